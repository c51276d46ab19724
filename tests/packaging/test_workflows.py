"""Workflow files of forges: they call one script on every system, and the other systems wait for Linux."""

import re
import shlex
import tomllib

import pytest
import yaml

ACTIONS = (".github/workflows/packages.yml", ".forgejo/workflows/packages.yml")
GITLAB = ".gitlab-ci.yml"
MACHINE = "packaging/scripts/machine.py"
PREPARATION = ("choco install python", "brew install python", "mv results linux")
"""Commands beside the script: installing Python where the machine has none, and naming the results."""


@pytest.fixture
def workflow(packaging):
    """Reads a workflow file of the checkout."""

    def read(name):
        file = packaging.parent / name
        if not file.exists():
            pytest.skip("only a checkout has it")
        return yaml.safe_load(file.read_text(encoding="utf-8"))

    return read


def jobs(content):
    """Jobs of a file of GitLab."""
    return {name: job for name, job in content.items() if isinstance(job, dict) and "script" in job}


def check_command(line, *, compared):
    words = shlex.split(line.replace("\\", "/"))
    assert re.fullmatch(r"py|python(3(\.\d+)?)?", words[0])
    assert words[1:3] == [MACHINE, "results"]
    assert words[3:] == (["--compare", "linux"] if compared else [])


@pytest.mark.parametrize("name", ACTIONS)
def test_jobs_of_actions_call_only_the_script(workflow, name):
    content = workflow(name)
    assert set(content["jobs"]) == {"linux", "others"}
    for key, job in content["jobs"].items():
        (line,) = (step["run"] for step in job["steps"] if "run" in step)
        check_command(line, compared=key == "others")
    others = content["jobs"]["others"]
    assert others["needs"] == "linux"
    assert "download-artifact" in " ".join(step.get("uses", "") for step in others["steps"])


@pytest.mark.parametrize("name", ACTIONS)
def test_actions_cover_every_system(workflow, script, name):
    content = workflow(name)
    systems = [each["system"] for each in content["jobs"]["others"]["strategy"]["matrix"]["include"]]
    assert {"linux-x86_64", *systems} == set(script("smoke_report").SYSTEMS)


def test_gitlab_has_a_job_of_every_system_that_calls_only_the_script(workflow, script):
    found = jobs(workflow(GITLAB))
    assert set(found) == set(script("smoke_report").SYSTEMS)
    for name, job in found.items():
        lines = [line for line in job["script"] if not line.startswith(PREPARATION)]
        assert len(lines) == 1
        check_command(lines[0], compared=name != "linux-x86_64")


def test_python_versions_of_workflows_are_supported(workflow, packaging):
    metadata = tomllib.loads((packaging.parent / "pyproject.toml").read_text(encoding="utf-8"))
    hook = metadata["tool"]["hatch"]["metadata"]["hooks"]["custom"]["classifiers"]
    supported = {line.rpartition(" ")[2] for line in hook if re.search(r":: 3\.\d+$", line)}
    steps = [step for job in workflow(ACTIONS[0])["jobs"].values() for step in job["steps"]]
    named = {step["with"]["python-version"] for step in steps if "python-version" in step.get("with", {})}
    named |= set(re.findall(r"python:(3\.\d+)-", str(workflow(GITLAB))))
    assert named
    assert named <= supported
