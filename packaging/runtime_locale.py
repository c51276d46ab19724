"""Runs first in the packaged program: sets UTF-8 for texts in a bare environment.

Python does the same by itself, except when embedded in another program. Qt would complain otherwise.
"""

import os

if not os.environ.get("LC_ALL") and (os.environ.get("LC_CTYPE") or os.environ.get("LANG") or "C") in {"C", "POSIX"}:
    os.environ["LC_CTYPE"] = "C.UTF-8"
