"""Contents of the packaged program."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import haspelknecht_qt
from haspelknecht_qt import __version__
from tests.languages import ANOTHER, OTHER, UNSUPPORTED_LANGUAGE

QT = "PySide6/Qt"


@pytest.mark.parametrize(
    "name",
    [
        # Linux
        f"{QT}/lib/libQt6Core.so.6",
        "libQt6Widgets.so.6",
        f"{QT}/lib/libicudata.so.73",
        "PySide6/QtSvg.abi3.so",
        "PySide6/libpyside6.abi3.so.6.11",
        f"{QT}/plugins/platforms/libqxcb.so",
        f"{QT}/plugins/platforms/libqoffscreen.so",
        f"{QT}/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        f"{QT}/translations/qtbase_{OTHER}.qm",
        f"{QT}/translations/qtbase_{ANOTHER}.qm",
        "libpython3.11.so.1.0",
        "libicuuc.so.73",
        "libxcb-cursor.so.0",
        "libffi.so.8",
        "python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so",
        "resources/haspelknecht/components.toml",
        f"translations/{OTHER}/messages.qm",
        "base_library.zip",
        # Windows
        "PySide6\\Qt6Gui.dll",
        "PySide6\\QtWidgets.pyd",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "VCRUNTIME140.dll",
        # macOS
        f"{QT}/lib/QtCore.framework/Versions/A/QtCore",
        f"{QT}/lib/QtNetwork.framework/Versions/A/QtNetwork",
        f"{QT}/lib/QtGui.framework/Resources/Info.plist",
        f"{QT}/plugins/platforms/libqcocoa.dylib",
    ],
)
def test_used_file_is_packaged(script, name):
    assert script("contents").wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}/lib/libQt6Quick.so.6",
        "libQt6EglFSDeviceIntegration.so.6",
        "PySide6/QtQuick.abi3.so",
        f"{QT}/plugins/platforms/libqvnc.so",
        f"{QT}/plugins/platformthemes/libqgtk3.so",
        f"{QT}/plugins/imageformats/libqjpeg.so",
        f"{QT}/plugins/tls/libqopensslbackend.so",
        f"{QT}/translations/qtbase_{UNSUPPORTED_LANGUAGE}.qm",
        f"{QT}/translations/qt_help_{OTHER}.qm",
        "libgtk-3.so.0",
        "libssl.so.3",
        "libX11.so.6",
        "libstdc++.so.6",
        "libxcb-randr.so.0",
        "attrs-26.1.0.dist-info/METADATA",
        "PySide6\\Qt6Quick.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6\\plugins\\platforms\\qminimal.dll",
        f"{QT}/lib/QtQuick.framework/Versions/A/QtQuick",
        f"{QT}/lib/QtQuick.framework/Resources/Info.plist",
    ],
)
def test_unused_file_is_not_packaged(script, name):
    assert not script("contents").wanted(name)


@pytest.fixture(scope="module")
def imports():
    """Every import of the program: (module, statement)."""
    return [
        (module, node)
        for module in Path(haspelknecht_qt.__file__).parent.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
    ]


def test_no_module_that_the_program_imports_is_left_out(script, imports):
    unused = set(script("contents").UNUSED_MODULES)
    imported = set()
    for _, node in imports:
        if isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
        elif not node.level:
            imported |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    assert not {name for name in imported if any(name == out or name.startswith(f"{out}.") for out in unused)}


def test_every_imported_module_of_qt_is_packaged(script, imports):
    kept = script("contents").QT_MODULES
    for module, node in imports:
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6.Qt"):
            assert node.module.removeprefix("PySide6.Qt") in kept, module


def test_version_resource_for_windows_holds_the_version(script):
    text = script("contents").version_resource(__version__)
    call = ast.parse(text, mode="eval").body
    assert call.func.id == "VSVersionInfo"
    assert text.count(f"'{__version__}'") == 2
    # Names with which PyInstaller evaluates the text.
    names = (
        "FixedFileInfo",
        "StringFileInfo",
        "StringStruct",
        "StringTable",
        "VSVersionInfo",
        "VarFileInfo",
        "VarStruct",
    )
    known = {name: lambda *values, **named: (values, named) for name in names}
    ((), named) = eval(text, known)  # noqa: S307 - our own text
    assert ".".join(map(str, named["ffi"][1]["filevers"])) == f"{__version__}.0"


def test_licence_of_every_library_is_named_and_included(packaging):
    text = (packaging / "copyright").read_text(encoding="utf-8")
    paragraphs = [dict(re.findall(r"^([\w-]+): (.*)", each, re.MULTILINE)) for each in text.split("\n\n")]
    used = {name for each in paragraphs if "Files" in each for name in each["License"].split(" or ")}
    assert used | {"Apache-2.0"} == {
        each["License"] for each in paragraphs if "License" in each and "Files" not in each
    } | {"public-domain"}
    assert {file.name for file in (packaging / "licences").iterdir()} == set(
        re.findall(r"licences/([\w.-]+\.txt)", text)
    )
    project = tomllib.loads((packaging.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = [re.match(r"[\w]+", each)[0] for each in project["dependencies"]]
    assert [name for name in names if name not in text] == []
