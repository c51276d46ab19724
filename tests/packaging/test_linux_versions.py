"""Library versions that the packaged folder requires, and the parts of the readme that scripts write."""

import shutil
import subprocess
import sys

import pytest

NEEDS_TOOLS = pytest.mark.skipif(
    sys.platform != "linux" or not (shutil.which("cc") and shutil.which("objdump")), reason="no cc or objdump"
)
PAGE = """# Page

<!-- glibc: made by `make glibc ARGS=write` -->
| needs at least | for |
| --- | --- |
| GLIBC 2.36 | a.so |
| GLIBCXX 3.4.29 | b.so |
<!-- end of glibc -->

After it.
"""


@pytest.fixture
def page(tmp_path):
    file = tmp_path / "README.md"
    file.write_text(PAGE, encoding="utf-8")
    return file


@pytest.fixture
def glibc(script):
    return script("glibc")


def test_versions_are_compared_as_numbers(glibc):
    assert glibc.version("2.9") < glibc.version("2.36") < glibc.version("2.36.1")
    assert glibc.number(glibc.version("3.4.29")) == "3.4.29"


@NEEDS_TOOLS
def test_symbol_versions_required_by_a_library_are_found(glibc, tmp_path):
    code = tmp_path / "a.c"
    code.write_text(
        'extern int old(int); extern int newer(int);\n__asm__(".symver old,abs@GLIBC_2.2.5");\n'
        "int f(int x) { return old(x); }\n",
        encoding="utf-8",
    )
    library = tmp_path / "folder" / "liba.so"
    library.parent.mkdir()
    subprocess.run([shutil.which("cc"), "-shared", "-fPIC", "-o", library, code], check=True)
    found = glibc.wanted_in(library.parent)
    assert set(found["GLIBC"]) == {(2, 2, 5)}
    assert found["GLIBC"][2, 2, 5] == ["liba.so"]
    assert found["GLIBCXX"] == {}


@NEEDS_TOOLS
def test_python_requires_no_newer_glibc_than_it_runs_with(glibc):
    newest = glibc.wanted(shutil.which(sys.executable))["GLIBC"]
    assert (2, 0) < newest <= glibc.own_version()


def test_a_folder_without_libraries_is_refused(glibc, tmp_path):
    with pytest.raises(SystemExit, match="has no programs and libraries"):
        glibc.wanted_in(tmp_path)


def test_versions_named_in_the_readme_are_read(glibc, page):
    assert glibc.named(page) == {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 29)}
    page.write_text(PAGE.replace("| GLIBCXX 3.4.29 | b.so |\n", ""), encoding="utf-8")
    with pytest.raises(SystemExit, match="names no version of GLIBCXX"):
        glibc.named(page)


def test_written_versions_can_be_read_again(glibc, script, page):
    found = {"GLIBC": {(2, 9): ["x/old.so"], (2, 38): ["x/c.so", "d.so"]}, "GLIBCXX": {(3, 4, 30): ["e.so"]}}
    script("readme_block").write("glibc", list(glibc.lines(found)), page)
    assert glibc.named(page) == {"GLIBC": (2, 38), "GLIBCXX": (3, 4, 30)}
    text = page.read_text(encoding="utf-8")
    assert "| GLIBC 2.38 | c.so, d.so |\n" in text
    assert (text.startswith("# Page\n\n<!-- glibc"), text.endswith("<!-- end of glibc -->\n\nAfter it.\n")) == (
        True,
        True,
    )


def test_too_new_versions_are_reported_with_their_files(glibc, page):
    allowed = glibc.named(page)
    assert glibc.too_new({"GLIBC": {(2, 36): ["a.so"], (2, 4): ["b.so"]}, "GLIBCXX": {}}, allowed) == []
    (sentence,) = glibc.too_new({"GLIBC": {(2, 36): ["a.so"], (2, 38): ["c.so"]}, "GLIBCXX": {}}, allowed)
    assert sentence == "GLIBC 2.38 is asked for by c.so; packaging/README.md allows 2.36"


def test_check_on_a_newer_system_is_reported_as_left_out(glibc, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(glibc, "named", lambda: {"GLIBC": (2, 36), "GLIBCXX": (3, 4, 29)})
    monkeypatch.setattr(glibc, "own_version", lambda: (2, 41))
    assert glibc.check(tmp_path) == []
    assert capsys.readouterr().out.startswith("left out: the oldest glibc of the archive")
    monkeypatch.setattr(glibc, "own_version", lambda: (2, 36))
    with pytest.raises(SystemExit):
        glibc.check(tmp_path)


def test_the_readme_names_both_libraries(glibc):
    assert set(glibc.named()) == set(glibc.LIBRARIES)


def test_missing_part_of_the_readme_is_reported(script, page):
    with pytest.raises(SystemExit, match="no part between <!-- other: "):
        script("readme_block").read("other", page)


def test_releases_are_reported_as_left_out_without_root(script, monkeypatch, capsys, tmp_path):
    releases = script("releases")
    monkeypatch.setattr(releases.installations, "why_no_clean_system", lambda **_: "which only root can")
    assert releases.try_all(tmp_path, tmp_path, is_trial=True) == (True, [])
    assert capsys.readouterr().out == (
        "left out: the packages on Debian 12, Debian 13, Ubuntu 24.04, Ubuntu 26.04, which only root can\n"
    )


def test_each_release_is_made_with_the_keys_of_its_distribution(script, monkeypatch, tmp_path):
    releases, made = script("releases"), []
    monkeypatch.setattr(releases, "ubuntu_keys", lambda _: tmp_path / "ubuntu.gpg")
    monkeypatch.setattr(releases.installations, "BASE", tmp_path / "clean-root.tar")
    monkeypatch.setattr(
        releases.installations, "make_base", lambda base, *words, script: made.append((base.name, words, script))
    )
    monkeypatch.setattr(releases, "CleanSystem", lambda _work, base: base)
    for release in releases.RELEASES:
        assert releases.make_system(release, tmp_path) == release.base
    assert [name for name, *_ in made] == [f"clean-root-{each.code_name}.tar" for each in releases.RELEASES]
    for release, (_, words, _) in zip(releases.RELEASES, made, strict=True):
        keys = tmp_path / "ubuntu.gpg" if release.is_ubuntu else releases.DEBIAN_KEYS
        assert {f"--keyring={keys}", "--force-check-gpg"} <= set(words)


def test_manifest_key_dropped_by_flatpak_builder_is_found(script):
    differences = script("flatpak").differences
    written = {"app-id": "a", "modules": [{"name": "b", "typo": 1}], "list": [1, 2]}
    assert differences(written, {"id": "a", "modules": [{"name": "b", "typo": 1}], "list": [1, 2], "more": 3}) == []
    assert differences(written, {"id": "a", "modules": [{"name": "b"}], "list": [1]}) == ["/modules/0/typo", "/list"]
