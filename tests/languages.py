"""The languages as tests take them: from their folders."""

import tomllib

from haspelknecht_qt import languages, paths

CODES = tuple(
    code
    for code in languages.codes()
    if not tomllib.loads((paths.translations() / code / languages.FACTS).read_text(encoding="utf-8")).get("unfinished")
)
"""All that are finished, English first: one that calls itself unfinished may lack whatever it likes."""
OTHERS = CODES[1:]
"""All that are translated."""
