"""Messages that are not compiled: the program compiles them at its start, or reports that it cannot."""

import os
import shutil
import sys
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QTranslator

from haspelknecht_qt import languages, message_files, paths
from haspelknecht_qt.commands import qt
from tests.languages import OTHER, SOURCE


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """The folder of the languages, as in a checkout without compiled messages."""
    for code in (SOURCE, OTHER):
        (tmp_path / code).mkdir()
        for name in ("messages.ts", languages.FACTS_FILE):
            shutil.copyfile(paths.translations() / code / name, tmp_path / code / name)
    monkeypatch.setattr(paths, "translations", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def without_tool(monkeypatch):
    monkeypatch.setattr(message_files, "find_message_compiler", lambda: None)


def first_plural(file):
    """Context, text and forms of the first message with plurals."""
    for context in ET.parse(file).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            if message.get("numerus") == "yes":
                return (
                    context.findtext("name"),
                    message.findtext("source"),
                    [form.text for form in message.iter("numerusform")],
                )
    raise AssertionError("no plurals")


@pytest.mark.parametrize("code", [SOURCE, OTHER])
def test_start_compiles_missing_message_files(qapp, checkout, capsys, code):  # noqa: ARG001 - Qt is started
    qt.create_application()
    context, text, forms = first_plural(checkout / code / "messages.ts")
    translator = QTranslator()
    assert translator.load(str(languages.messages_file(code)))
    assert [translator.translate(context, text, "", number) for number in (1, 2)] == forms
    assert capsys.readouterr().err == ""
    assert not [file for file in checkout.rglob("*") if file.is_file() and file.name.count(".") > 1]


@pytest.mark.usefixtures("checkout")
def test_only_outdated_message_files_are_compiled():
    message_files.compile_outdated()
    assert message_files.outdated_files() == {}
    compiled = languages.messages_file(OTHER)
    os.utime(compiled, (0, 0))
    assert message_files.outdated_files() == {compiled.with_suffix(".ts"): compiled}
    message_files.compile_outdated()
    assert compiled.stat().st_mtime > 0


@pytest.mark.usefixtures("without_tool")
def test_package_without_sources_has_nothing_to_compile(checkout):
    for file in checkout.rglob("*.ts"):
        file.unlink()
    message_files.compile_outdated()


@pytest.mark.usefixtures("qapp", "checkout", "without_tool")
def test_missing_compiler_is_reported_once(capsys):
    qt.create_application()
    assert capsys.readouterr().err == (
        "haspelknecht-qt: The texts are not compiled, so plurals are wrong and other languages are missing: "
        "Qt’s tool lrelease was not found. To compile them: make play\n"
    )


def test_error_of_the_compiler_is_reported(qapp, checkout, capsys):  # noqa: ARG001 - Qt is started
    (checkout / SOURCE / "messages.ts").write_text("<TS", encoding="utf-8")
    qt.create_application()
    sentence = capsys.readouterr().err
    assert sentence.startswith("haspelknecht-qt: The texts are not compiled")
    assert "messages.ts" in sentence
    assert not languages.messages_file(SOURCE).exists()


@pytest.mark.skipif(sys.platform != "linux", reason="a file that is no program")
def test_compiler_that_cannot_be_run_is_reported(checkout, monkeypatch):
    monkeypatch.setattr(message_files, "find_message_compiler", lambda: str(checkout / SOURCE / "messages.ts"))
    with pytest.raises(message_files.CompileError, match="Permission denied"):
        message_files.compile_outdated()
