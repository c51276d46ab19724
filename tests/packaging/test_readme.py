"""Commands in the documents fit the built files, the Makefile and the supported Python versions."""

import re
import tomllib
from fnmatch import fnmatch

import pytest

from haspelknecht_qt import __version__


@pytest.fixture
def readme(packaging):
    return (packaging.parent / "README.md").read_text(encoding="utf-8")


def test_each_install_line_of_the_readme_names_one_built_file(readme):
    made = [
        f"haspelknecht-qt_{__version__}_amd64.deb",
        f"haspelknecht-qt-{__version__}-linux-x86_64.tar.xz",
        f"haspelknecht_qt-{__version__}-py3-none-any.whl",
        f"haspelknecht_qt-{__version__}.tar.gz",
    ]
    # With the compiled model a wheel is for one kind of system.
    built = f"haspelknecht_qt-{__version__}-py3-none-linux_x86_64.whl"
    patterns = re.findall(r"dist/(\S+\*[^`\s]*)", readme)
    assert [[name for name in made if fnmatch(name, pattern)] for pattern in patterns] == [[name] for name in made[:3]]
    assert [pattern for pattern in patterns if fnmatch(built, pattern)] == patterns[2:3]
    # The archive holds a folder of its own name with the program in it.
    (started,) = re.findall(r"`\./(\S+)/haspelknecht-qt`", readme)
    assert fnmatch(f"haspelknecht-qt-{__version__}", started)


def test_package_scripts_use_the_file_names_of_the_readme(packaging):
    scripts = packaging / "scripts"
    assert 'f"{NAME}_{version()}_{architecture}.deb"' in (scripts / "deb.py").read_text(encoding="utf-8")
    text = (scripts / "package.py").read_text(encoding="utf-8")
    assert 'name = f"{NAME}-{version()}"' in text
    assert 'f"{name}-linux-{machine}.tar.xz"' in text


def commands(text):
    """The `make` commands that a document names."""
    return set(re.findall(r"^ +make ([\w-]+)", text, re.MULTILINE)) | set(re.findall(r"`make ([\w-]+)", text))


def test_every_make_command_of_the_documents_exists(readme, packaging):
    root = packaging.parent
    rules = set(re.findall(r"^(\w[\w-]*):", (root / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for document in (*root.glob("*.md"), *(root / "docs").glob("*.md"), packaging / "README.md"):
        assert commands(document.read_text(encoding="utf-8")) <= rules, document.name
    assert {"play", "test", "package", "smoke", "trial"} <= commands(readme)
    assert {"test-long", "lint", "bench", "pictures"} <= commands(
        (root / "CONTRIBUTING.md").read_text(encoding="utf-8")
    )


def test_documents_and_metadata_name_the_same_python_versions(packaging):
    root = packaging.parent
    metadata = (root / "pyproject.toml").read_text(encoding="utf-8")
    supported = re.findall(r"Python :: (3\.\d+)\"", metadata)
    assert tomllib.loads(metadata)["project"]["requires-python"] == f">={supported[0]}"
    for name in ("README.md", "CONTRIBUTING.md"):
        lists = re.findall(r"Python (3\.\d+(?:, 3\.\d+)* or 3\.\d+)", (root / name).read_text(encoding="utf-8"))
        assert lists, f"{name} names no Pythons"
        assert all(re.findall(r"3\.\d+", each) == supported for each in lists), name
