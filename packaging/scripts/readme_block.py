"""Parts of README.md and packaging/README.md that a script writes. HTML comments enclose each part."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

from project import ROOT

README = ROOT / "packaging" / "README.md"


def read(name: str, readme: Path = README) -> list[str]:
    """Returns the lines of a part. Exits with an error message if the file has no such part."""
    return _found(name, readme.read_text(encoding="utf-8"), readme)[2].splitlines()


def write(name: str, lines: Sequence[str], readme: Path = README) -> None:
    """Replaces the lines of a part."""
    text = readme.read_text(encoding="utf-8")
    found = _found(name, text, readme)
    new = "".join(f"{line}\n" for line in lines)
    readme.write_text(f"{text[: found.start()]}{found[1]}{new}{found[3]}{text[found.end() :]}", encoding="utf-8")


def _found(name: str, text: str, readme: Path) -> re.Match[str]:
    pattern = rf"(<!-- {re.escape(name)}: .*-->\n)((?:(?!<!--).*\n)*)(<!-- end of {re.escape(name)} -->\n)"
    found = re.search(pattern, text)
    if found is None:
        sys.exit(f"{readme.name} has no part between <!-- {name}: ... --> and <!-- end of {name} -->")
    return found
