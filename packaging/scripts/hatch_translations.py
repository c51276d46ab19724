"""Build hooks for hatchling: add the languages with compiled messages, the compiled models, and the language classifiers."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

import native
import package_texts
from packaging.tags import sys_tags

import translations


class TranslationsHook(BuildHookInterface):
    """Adds the runtime files of translations/ to the folder where haspelknecht_qt/paths.py looks for them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is packed. An editable installation uses the files of the checkout."""
        if version == "editable":
            return
        self._folder = tempfile.TemporaryDirectory()
        translations.deliver(Path(self._folder.name))
        build_data["force_include"][self._folder.name] = "haspelknecht_qt/_data/translations"
        self._add_models(build_data)

    def _add_models(self, build_data: dict[str, Any]) -> None:
        """Adds the compiled models.

        The wheel is then for this platform and every Python; without a compiler it is for all platforms.
        """
        self._built = tempfile.TemporaryDirectory()
        built = native.build(Path(self._built.name))
        if not built:
            return
        for library, place in built.items():
            build_data["force_include"][str(library)] = f"{place}/{library.name}"
        build_data["pure_python"] = False
        # The tag of this system's linker: older systems are untested.
        platform = next(tag.platform for tag in sys_tags() if not tag.platform.startswith(("manylinux", "musllinux")))
        build_data["tag"] = f"py3-none-{platform}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's signature
        """Runs after the wheel is packed."""
        if version != "editable":
            self._folder.cleanup()
            self._built.cleanup()


class TranslationsMetadata(MetadataHookInterface):
    """Adds the languages to the classifiers of this hook in pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Runs when the metadata of the package are read."""
        spoken_here = [f"Natural Language :: {name}" for name in package_texts.each("english_name").values()]
        metadata["classifiers"] = sorted([*self.config["classifiers"], *spoken_here])
