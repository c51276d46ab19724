"""Contents of the packages for Windows and macOS, with small made-up wheels and libraries."""

import gc
import struct
import zipfile

import pytest

SYSTEM_DLL = "KERNEL32.dll"
SYSTEM_DYLIB = "/usr/lib/libSystem.B.dylib"
QT_DLLS = ("Core", "Gui", "Widgets", "Svg")
MODULES = {"PySide6.QtCore", "attrs"}


def dll(*needs, machine=0x8664):
    """A library of Windows with one section, which holds the libraries that it loads and one function of each, number 1."""
    names, table = struct.pack("<QQ", 1 << 63 | 1, 0), b""
    functions = 0x1000 + 20 * (len(needs) + 1)
    for need in needs:
        table += struct.pack("<5I", functions, 0, 0, functions + len(names), functions)
        names += need.encode() + b"\0"
    section = (table + bytes(20) + names).ljust(0x200, b"\0")
    dos = b"MZ".ljust(60, b"\0") + struct.pack("<I", 64)
    coff = struct.pack("<4sHHIIIHH", b"PE\0\0", machine, 1, 0, 0, 0, 240, 0x2022)
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, 0, 0x200, 0, 0, 0x1000)
    optional += struct.pack("<QIIHHHHHHIIIIHH", 0x180000000, 0x1000, 0x200, 6, 0, 0, 0, 6, 0, 0, 0x2000, 0x200, 0, 2, 0)
    optional += struct.pack("<QQQQII", 0, 0, 0, 0, 0, 16)
    directories = struct.pack("<IIII", 0, 0, 0x1000, len(table) + 20).ljust(128, b"\0")
    header = struct.pack("<8sIIIIIIHHI", b".rdata", 0x200, 0x1000, 0x200, 0x200, 0, 0, 0, 0, 0x40000040)
    return (dos + coff + optional + directories + header).ljust(0x200, b"\0") + section


def dylib(*needs, folders=(), processor=0x0100000C, oldest=(13, 0)):
    """A library of macOS for one processor."""
    commands = [command(0xC, struct.pack("<IIII", 24, 0, 0, 0), need) for need in needs]
    commands += [command(0x8000001C, struct.pack("<I", 12), folder) for folder in folders]
    commands.append(struct.pack("<IIIIII", 0x32, 24, 1, oldest[0] << 16 | oldest[1] << 8, 0, 0))
    body = b"".join(commands)
    return struct.pack("<IIIIIIII", 0xFEEDFACF, processor, 0, 6, len(commands), len(body), 0, 0) + body


def command(kind, fields, text):
    data = text.encode() + b"\0"
    data = data.ljust(-(-len(data) // 8) * 8, b"\0")
    return struct.pack("<II", kind, 8 + len(fields) + len(data)) + fields + data


def fat(*slices):
    """A library of macOS for several processors."""
    head, body, start = struct.pack(">II", 0xCAFEBABE, len(slices)), b"", 0x100
    for data in slices:
        processor = struct.unpack_from("<I", data, 4)[0]
        head += struct.pack(">IIIII", processor, 0, start + len(body), len(data), 0)
        body += data
    return head.ljust(start, b"\0") + body


@pytest.fixture
def windows_files():
    files = {"attrs/__init__.py": b"", "shiboken6/__init__.py": b"", "shiboken6/Shiboken.pyd": dll("python3.dll")}
    files |= {f"PySide6/Qt6{name}.dll": dll(SYSTEM_DLL) for name in QT_DLLS}
    files["PySide6/QtCore.pyd"] = dll("Qt6Core.dll", "python3.dll")
    files["PySide6/plugins/platforms/qwindows.dll"] = dll("QT6GUI.dll", SYSTEM_DLL)
    files["PySide6/plugins/platforms/qoffscreen.dll"] = dll("Qt6Gui.dll")
    files["PySide6/plugins/iconengines/qsvgicon.dll"] = dll("Qt6Svg.dll")
    files["PySide6/plugins/imageformats/qsvg.dll"] = dll("Qt6Svg.dll")
    return files


@pytest.fixture
def macos_files():
    framework = "PySide6/Qt/lib/{0}.framework/Versions/A/{0}"
    gui = "@rpath/QtGui.framework/Versions/A/QtGui"
    plugin = dylib(gui, SYSTEM_DYLIB, folders=["@loader_path/../../lib"])
    files = {"attrs/__init__.py": b"", "shiboken6/__init__.py": b"", "shiboken6/Shiboken.abi3.so": dylib(SYSTEM_DYLIB)}
    files |= {framework.format(name): dylib(SYSTEM_DYLIB) for name in ("QtCore", "QtGui")}
    core = "@rpath/QtCore.framework/Versions/A/QtCore"
    files["PySide6/QtCore.abi3.so"] = dylib(core, folders=["@loader_path/", "@loader_path/Qt/lib"])
    for name in ("platforms/libqcocoa", "platforms/libqoffscreen", "iconengines/libqsvgicon", "imageformats/libqsvg"):
        files[f"PySide6/Qt/plugins/{name}.dylib"] = plugin
    return files


@pytest.fixture
def texts(script):
    """The files of Qt's own texts that the program needs."""
    source = script("translations").SOURCE_LANGUAGE
    return sorted(script("contents").qt_texts() - {f"qtbase_{source}.qm"})


@pytest.fixture
def checked(script, texts, tmp_path, monkeypatch):
    """Checks a system with these files in one wheel; returns the closure and the troubles."""
    contents = script("other_contents")
    # pefile collects garbage after each library. In a process with many tests that takes half a second.
    monkeypatch.setattr(gc, "collect", lambda *_: 0)

    def run(key, files):
        (system,) = (each for each in script("other_systems").systems() if each.key == key)
        qt = "PySide6" if system.platform == "win32" else "PySide6/Qt"
        with zipfile.ZipFile(tmp_path / "made_up-1.whl", "w") as archive:
            for name, data in ({f"{qt}/translations/{text}": b"" for text in texts} | files).items():
                if data is not None:
                    archive.writestr(name, data)
        wheels = contents.Wheels([tmp_path / "made_up-1.whl"])
        try:
            return contents.check(system, wheels, MODULES | set(contents.LOADED_BY_QT))
        finally:
            wheels.close()

    return run


def test_a_complete_package_for_windows_has_no_trouble(checked, windows_files):
    closure, troubles = checked("windows-x86_64", windows_files)
    assert troubles == []
    # Found through the plugins; the case of letters does not matter.
    assert {"PySide6/Qt6Core.dll", "PySide6/Qt6Gui.dll", "PySide6/Qt6Svg.dll"} <= closure.loaded
    assert "PySide6/Qt6Widgets.dll" not in closure.loaded


def test_a_complete_package_for_macos_has_no_trouble(checked, macos_files):
    closure, troubles = checked("macos-arm64", macos_files)
    assert troubles == []
    assert closure.newer == {}
    assert "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui" in closure.loaded


@pytest.mark.parametrize(
    "changed, sentence",
    [
        ({"attrs/__init__.py": None}, "the Python module attrs is in no wheel"),
        (
            {"PySide6/plugins/platforms/qwindows.dll": None},
            "Qt's plugin platforms/windows is in no wheel; the folder has offscreen",
        ),
        (
            {"PySide6/QtCore.pyd": dll("Qt6Core.dll", "nowhere.dll")},
            "PySide6/QtCore.pyd loads nowhere.dll, which is in no wheel and not one of the system's own",
        ),
        (
            {"PySide6/Qt6Core.dll": dll("Qt6Quick.dll"), "PySide6/Qt6Quick.dll": dll()},
            "PySide6/Qt6Core.dll loads PySide6/Qt6Quick.dll, which contents.py leaves out",
        ),
        ({"PySide6/Qt6Svg.dll": dll(machine=0xAA64)}, "PySide6/Qt6Svg.dll is for arm64, not for x86_64"),
    ],
)
def test_each_trouble_on_windows_is_reported(checked, windows_files, changed, sentence):
    assert checked("windows-x86_64", windows_files | changed)[1] == [sentence]


def test_missing_texts_of_qt_are_reported(checked, windows_files, texts):
    name = f"PySide6/translations/{texts[0]}"
    assert checked("windows-x86_64", windows_files | {name: None})[1] == [f"Qt's texts {name} are in no wheel"]


def test_library_outside_the_searched_folders_is_reported(checked, macos_files):
    lost = dylib("@rpath/QtCore.framework/Versions/A/QtCore", folders=["@loader_path/elsewhere"])
    _, troubles = checked("macos-arm64", macos_files | {"PySide6/QtCore.abi3.so": lost})
    name = "@rpath/QtCore.framework/Versions/A/QtCore"
    assert troubles == [f"PySide6/QtCore.abi3.so loads {name}, which is in no wheel and not one of the system's own"]


def test_each_processor_of_macos_is_checked(checked, macos_files):
    both = fat(dylib(SYSTEM_DYLIB), dylib("/opt/lib/strange.dylib", processor=0x01000007))
    files = macos_files | {"shiboken6/Shiboken.abi3.so": both}
    assert checked("macos-arm64", files)[1] == []
    _, troubles = checked("macos-x86_64", files)
    assert any("Shiboken.abi3.so loads /opt/lib/strange.dylib" in line for line in troubles)
    assert any("is for arm64, not for x86_64" in line for line in troubles)


def test_files_for_a_newer_macos_are_listed_without_trouble(script, checked, macos_files):
    files = macos_files | {"shiboken6/Shiboken.abi3.so": dylib(SYSTEM_DYLIB, oldest=(15, 1))}
    closure, troubles = checked("macos-arm64", files)
    assert (closure.newer, troubles) == ({"shiboken6/Shiboken.abi3.so": (15, 1)}, [])
    assert script("other_contents").describe_newer(closure.newer) == ["made for 15.1: Shiboken.abi3.so"]


@pytest.mark.parametrize("reader", ["read_windows", "read_macos"])
def test_file_that_is_no_library_is_reported(script, tmp_path, reader):
    file = tmp_path / "notes.dll"
    file.write_bytes(b"no library at all")
    with pytest.raises(ValueError, match=r"notes\.dll is no library"):
        getattr(script("binaries"), reader)(file)


def test_imported_modules_are_found_without_type_checking_imports(script, tmp_path):
    (tmp_path / "part.py").write_text(
        "import json\nfrom PySide6 import QtSvg\nfrom PySide6.QtGui import QColor\n"
        "from . import other\nimport haspelknecht_qt.core\n"
        "if TYPE_CHECKING:\n    import types_only\nelse:\n    import fallback\n",
        encoding="utf-8",
    )
    contents = script("other_contents")
    found = contents.imported_modules(tmp_path) - set(contents.LOADED_BY_QT)
    assert found == {"PySide6", "PySide6.QtSvg", "PySide6.QtGui", "fallback"}


def test_every_optional_package_is_imported_by_the_program(script, packaging):
    text = "".join(file.read_text(encoding="utf-8") for file in (packaging.parent / "haspelknecht_qt").rglob("*.py"))
    for name in script("other_contents").OPTIONAL_PACKAGES:
        assert f"import {name}" in text or f"from {name}" in text, name


def test_wheels_are_requested_for_the_oldest_supported_macos(script):
    systems = {system.key: system for system in script("other_systems").systems()}
    assert list(systems) == ["windows-x86_64", "macos-arm64", "macos-x86_64"]
    major, minor = systems["macos-arm64"].oldest
    assert systems["macos-arm64"].tag == f"macosx_{major}_{minor}_arm64"
