"""Menu entry, file type, description and manual page: each is valid, and they agree."""

import configparser
import gzip
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

import pytest

from haspelknecht_qt import __version__, cli
from haspelknecht_qt.games import GAMES
from haspelknecht_qt.games.haspelknecht.boards import FILE_SUFFIX
from tests.languages import OTHERS, SOURCE, UNSUPPORTED_LANGUAGE

NAME = "haspelknecht-qt"


@pytest.fixture(params=[False, True], ids=["names", "long names"])
def installed(script, tmp_path, request, monkeypatch):
    """The folder with all files, and their common name."""
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1600000000")
    icons = tmp_path / "icons"
    for file in ("hicolor/48x48/apps/haspelknecht-qt.png", "hicolor/scalable/apps/haspelknecht-qt.svg"):
        (icons / file).parent.mkdir(parents=True)
        (icons / file).touch()
    share = tmp_path / "share"
    script("linux_files").install(share, icons, long_names=request.param)
    return share, script("project").ID if request.param else NAME


@pytest.fixture
def languages(packaging):
    """The folder of the translations."""
    return packaging.parent / "translations"


@pytest.fixture
def pages(installed):
    """The text of the manual page in each language that has one, by its code."""
    folder = installed[0] / "man"
    return {
        SOURCE if page.parents[1] == folder else page.parents[1].name: gzip.decompress(page.read_bytes()).decode()
        for page in folder.rglob(f"{NAME}.6.gz")
    }


def entries(file):
    """The keys of a desktop entry."""
    parser = configparser.ConfigParser(interpolation=None, delimiters="=")
    parser.optionxform = str
    parser.read(file, encoding="utf-8")
    return parser["Desktop Entry"]


def test_linux_files_are_installed_under_their_paths(installed, languages):
    share, name = installed
    files = {str(path.relative_to(share)) for path in share.rglob("*") if path.is_file()}
    written = {path.parent.name for path in languages.glob("*/manual.6")} - {SOURCE}
    manuals = {f"man/man6/{NAME}.6.gz", *(f"man/{code}/man6/{NAME}.6.gz" for code in written)}
    opener = f"{NAME}-open" if name == NAME else f"{name}.open"
    assert files == {
        f"applications/{name}.desktop",
        f"applications/{opener}.desktop",
        f"icons/hicolor/48x48/apps/{name}.png",
        f"icons/hicolor/scalable/apps/{name}.svg",
        *manuals,
        "metainfo/io.github.haspelknecht_qt.HaspelknechtQt.metainfo.xml",
        f"mime/packages/{name}.xml",
    }


def test_menu_entry_starts_the_program_and_is_translated(installed):
    share, name = installed
    entry = entries(share / "applications" / f"{name}.desktop")
    assert (entry["Exec"], entry["Icon"], entry["Terminal"]) == (NAME, name, "false")
    for key in ("GenericName", "Comment", "Keywords"):
        translated = [entry[key], *(entry[f"{key}[{code}]"] for code in OTHERS)]
        assert len(set(translated)) == len(translated)


def test_a_double_click_on_a_saved_game_or_a_board_opens_it(installed):
    share, _ = installed
    (file,) = (share / "applications").glob("*open.desktop")
    entry = entries(file)
    program, command, field = entry["Exec"].split()
    assert (program, field, entry["NoDisplay"]) == (NAME, "%f", "true")
    assert command in cli.COMMANDS
    mime = ET.parse(next((share / "mime" / "packages").iterdir()))  # noqa: S314 - our own file
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    kinds = mime.findall(f"{space}mime-type")
    assert entry["MimeType"] == "".join(f"{kind.get('type')};" for kind in kinds)
    patterns = [[glob.get("pattern") for glob in kind.findall(f"{space}glob")] for kind in kinds]
    assert patterns == [[f"*.{game}" for game in GAMES], [f"*{FILE_SUFFIX}"]]


def test_the_description_names_the_menu_entry_and_this_version(installed):
    share, name = installed
    root = ET.parse(next((share / "metainfo").iterdir())).getroot()  # noqa: S314 - our own file
    assert root.findtext("launchable") == f"{name}.desktop"
    assert root.findtext("icon") == name
    assert root.findtext("provides/binary") == NAME
    release = root.find("releases/release")
    assert (release.get("version"), release.get("date")) == (__version__, "2020-09-13")


@pytest.mark.parametrize(
    "tool, words, folder",
    [
        ("desktop-file-validate", [], "applications"),
        ("appstreamcli", ["validate", "--no-net"], "metainfo"),
    ],
)
def test_validators_of_the_desktop_find_no_fault(installed, tool, words, folder):
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    share, _ = installed
    done = subprocess.run([tool, *words, *(share / folder).iterdir()], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_descriptions_name_the_authors_and_publishers(installed, pages, packaging):
    share, _ = installed
    metainfo = next((share / "metainfo").iterdir()).read_text(encoding="utf-8")
    readme = (packaging.parent / "README.md").read_text(encoding="utf-8")
    for text in (*pages.values(), metainfo, readme):
        for name in ("Thomas Spitzer", "Quined Games", "Michael Kiesling", "Wolfgang Kramer", "eggertspiele"):
            assert name in text


def test_descriptions_name_every_game(installed, pages):
    share, name = installed
    entry = entries(share / "applications" / f"{name}.desktop")
    metainfo = next((share / "metainfo").iterdir()).read_text(encoding="utf-8")
    assert all(f".{game}" in page for game in GAMES for page in pages.values())
    for title in ("Haspelknecht", "Gueules Noires"):
        assert all(title in text for text in (*pages.values(), metainfo))
        assert all(title in entry[key] for key in ("Comment", *(f"Comment[{code}]" for code in OTHERS)))


def test_the_manual_pages_name_every_command_and_no_other(pages):
    assert SOURCE in pages
    for page in pages.values():
        assert set(re.findall(r"^\.It Cm (\S+)", page, re.MULTILINE)) == set(cli.COMMANDS)
        assert ".Dd September 13, 2020" in page
        assert "@" not in page


def test_options_in_manual_pages_are_those_of_the_commands(pages):
    commands = {name: command() for name, command in cli.COMMANDS.items()}
    needed = {
        name: [option.name for option in command.options if option.required] for name, command in commands.items()
    }
    known = {option.name for command in commands.values() for option in command.options} | {"--version", "--help"}
    for page in pages.values():
        synopsis = page.partition(".Sh SYNOPSIS\n")[2].partition("\n.Sh ")[0]
        parts = re.findall(r"^\.Cm (\w+)(.*?)(?=^\.Nm)", synopsis, re.MULTILINE | re.DOTALL)
        assert {name: re.findall(r"^\.Fl (\S+)", rest, re.MULTILINE) for name, rest in parts} == {
            name: [option[1:] for option in options] for name, options in needed.items()
        }
        assert {f"--{name}" for name in re.findall(r"(?:\bFl -|--)([a-z-]+)", page)} <= known


def test_manual_pages_and_help_use_the_same_word_for_a_file(pages, languages):
    for code, page in pages.items():
        messages = ET.parse(languages / code / "messages.ts").iterfind("context[name='CommandLine']/message")  # noqa: S314 - our own file
        translated = {message.findtext("source"): message.findtext("translation") for message in messages}
        files = re.findall(r"^\.(?:It )?Cm \w+ Ar (\S+)", page, re.MULTILINE)
        assert {file.casefold() for file in files} == {(translated.get("FILE") or "FILE").casefold()}


def test_the_manual_pages_name_all_languages(pages, script):
    package_texts = script("package_texts")
    for code, page in pages.items():
        assert (package_texts.english_description() if code == SOURCE else package_texts.native_descriptions()) in page


def test_translated_manual_page_has_the_structure_of_the_english_page(pages):
    def frame(page):
        # NAME and SYNOPSIS are not translated: groff and mandoc set the page by them.
        page = re.sub(r"^\.Sh (?!NAME$|SYNOPSIS$).*", ".Sh", page, flags=re.MULTILINE)
        page = re.sub(r"\bAr [^\W\d]\w+", "Ar", page)
        return re.findall(rf"^(?:\.(?:D[dt]|Os|S[hs]|Bl|It|El|Bd|Ed)\b|{NAME} ).*", page, re.MULTILINE)

    def marked(page):
        return set(re.findall(r"\b(?:Cm|Fl|Pa|Ev) \S+", page))

    for page in pages.values():
        assert frame(page) == frame(pages[SOURCE])
        assert marked(page) == marked(pages[SOURCE])


def test_missing_translations_of_package_texts_fall_back_to_english(script, monkeypatch):
    translations = script("translations")
    monkeypatch.setattr(translations, "codes", lambda: (SOURCE, UNSUPPORTED_LANGUAGE))
    english = translations.facts(SOURCE)
    toy = {"package": {"comment": "Hab SoSlI' <Quch>", "description": ["Qapla'."]}}
    monkeypatch.setattr(translations, "facts", lambda code: english if code == SOURCE else toy)
    package_texts = script("package_texts")
    assert package_texts.desktop_entry("Comment=@comment@\nKeywords=@keywords@\n") == (
        f"Comment={english['package']['comment']}\nComment[{UNSUPPORTED_LANGUAGE}]=Hab SoSlI' <Quch>\n"
        f"Keywords={';'.join(english['package']['keywords'])};\n"
    )
    paragraphs = package_texts.xml("  <p>@description@</p>").splitlines()
    assert paragraphs[1] == f'  <p xml:lang="{UNSUPPORTED_LANGUAGE}">Qapla\'.</p>'
    assert len(paragraphs) == len(english["package"]["description"]) + 1
    assert "&lt;Quch&gt;" in package_texts.xml("<summary>@comment@</summary>")
    # NSIS has no texts in this language.
    assert package_texts.installer().splitlines()[:1] == [
        f'!insertmacro MUI_LANGUAGE "{english["package"]["installer"]}"'
    ]
    assert package_texts.installer().count("MUI_LANGUAGE") == 1


def test_the_manual_page_is_well_formed(languages):
    mandoc = shutil.which("mandoc")
    if mandoc is None:
        pytest.skip("mandoc is not installed")
    for file in languages.glob("*/manual.6"):
        page = file.read_text(encoding="utf-8").replace("@DATE@", "November 1, 2020")
        done = subprocess.run(
            [mandoc, "-T", "lint", "-W", "warning"], input=page, check=False, capture_output=True, text=True
        )
        assert [line for line in done.stdout.splitlines() if "AUTHORS section without An" not in line] == []
