"""Runs first in the packaged program: in a bare environment, texts are UTF-8.

Python does the same by itself, but not where it is part of another program. Qt would complain otherwise.
"""

import os

if not os.environ.get("LC_ALL") and (os.environ.get("LC_CTYPE") or os.environ.get("LANG") or "C") in {"C", "POSIX"}:
    os.environ["LC_CTYPE"] = "C.UTF-8"
