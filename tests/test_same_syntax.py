"""Comparison of the code of two commits: docstrings and comments may differ, nothing else."""

import subprocess
import sys

import pytest

from tools import same_syntax

MODULE = '"""Adds."""\n\n\ndef add(one, other):\n    return one + other\n'


@pytest.fixture
def compare(tmp_path, monkeypatch, capsys):
    """Commits two sets of files, and returns the exit status of the comparison and the printed lines."""
    monkeypatch.chdir(tmp_path)

    def git(*words):
        identity = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "commit.gpgsign=false")
        command = ["git", *identity, *words]
        subprocess.run(command, check=True, capture_output=True)

    def commit(files):
        for old in tmp_path.glob("*.py"):
            old.unlink()
        for name, text in files.items():
            (tmp_path / name).write_text(text, encoding="utf-8")
        git("add", "--all")
        git("commit", "--allow-empty", "--message", "Files")

    def run(before, after, *options):
        git("init")
        commit(before)
        commit(after)
        monkeypatch.setattr(sys, "argv", ["same_syntax", "HEAD~1", "HEAD", *options])
        return same_syntax.main(), capsys.readouterr().out.splitlines()

    return run


def test_changed_prose_is_no_difference(compare):
    reworded = MODULE.replace("Adds", "Returns a sum") + "# A comment.\n"
    assert compare({"a.py": MODULE}, {"a.py": reworded}) == (0, ["1 modules are the same tree, 0 differ"])


def test_changed_code_is_a_difference(compare):
    status, lines = compare({"a.py": MODULE}, {"a.py": MODULE.replace("+", "-")})
    assert status == 1
    assert lines[0].startswith("a.py: ")


@pytest.mark.parametrize(
    "before, after, line",
    [
        ({"a.py": MODULE}, {"a.py": MODULE, "b.py": "x = 1\n"}, "b.py: new"),
        ({"a.py": MODULE, "b.py": "x = 1\n"}, {"a.py": MODULE}, "b.py: removed"),
    ],
)
def test_new_and_removed_modules_are_differences(compare, before, after, line):
    assert compare(before, after) == (1, [line, "1 modules are the same tree, 1 differ"])


def test_moved_module_with_other_names_is_no_difference_if_they_are_allowed(compare):
    renamed = MODULE.replace("add", "total")
    assert compare({"a.py": MODULE}, {"b.py": renamed}, "--renamed")[0] == 0
