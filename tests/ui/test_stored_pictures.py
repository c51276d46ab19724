"""Pictures of the start page are stored for the next start; a damaged or outdated file only costs the rendering."""

import pytest
from PySide6.QtGui import QColor, QPixmap

from haspelknecht_qt.ui.window.stored_pictures import StoredPictures


@pytest.fixture
def picture(qapp):  # noqa: ARG001 - pixmaps need an application
    found = QPixmap(40, 20)
    found.fill(QColor("#a93226"))
    return found


@pytest.fixture
def folder(tmp_path, picture):
    """Folder with one stored picture."""
    pictures = StoredPictures(tmp_path / "cache")
    pictures.add("banner", "light 40", picture)
    pictures.store()
    return tmp_path / "cache"


def test_a_picture_is_found_as_it_was_stored(folder, picture):
    found = StoredPictures(folder).find("banner", "light 40")
    assert found is not None
    assert found.toImage().convertToFormat(picture.toImage().format()) == picture.toImage()


@pytest.mark.parametrize("name, key", [("banner", "dark 40"), ("yard", "light 40")])
def test_picture_of_another_name_or_key_is_not_found(folder, name, key):
    assert StoredPictures(folder).find(name, key) is None


@pytest.mark.parametrize("damage", [b"", b"no picture", "half"])
def test_damaged_picture_is_not_found(folder, damage):
    file = folder / "banner.pixels"
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2] if damage == "half" else damage)
    assert StoredPictures(folder).find("banner", "light 40") is None


def test_pictures_that_cannot_be_stored_are_logged_and_kept_in_memory(tmp_path, picture, caplog):
    (tmp_path / "cache").touch()
    pictures = StoredPictures(tmp_path / "cache")
    pictures.add("banner", "light 40", picture)
    pictures.store()
    assert "is not stored" in caplog.text
    assert pictures.find("banner", "light 40") is picture
