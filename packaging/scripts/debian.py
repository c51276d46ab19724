"""Packages of a Debian or Ubuntu system: installed where that is allowed, else named."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")
QUICKLY = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15", "-o", "DPkg::Lock::Timeout=30")
SECONDS = 180
"""So long it is tried to get packages that things go on without."""


def may_install() -> bool:
    """Whether packages can be installed here without asking for a password."""
    return shutil.which("apt-get") is not None and _privilege() is not None


def obtain(packages: list[str]) -> bool:
    """Installs these packages if that is allowed and soon done; the answer is whether they are there now. Says nothing."""
    if not packages:
        return True
    if shutil.which("apt-get") is None or (privilege := _privilege()) is None:
        return False
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        for command in (["apt-get", "update", *QUICKLY], [*INSTALL, *QUICKLY, *packages]):
            subprocess.run([*privilege, *command], check=True, capture_output=True, env=environment, timeout=SECONDS)
    except (OSError, subprocess.SubprocessError):
        return False
    return True


def require(packages: list[str], why: str) -> None:
    """Installs these packages with apt-get; where that is not allowed, ends with the one command that does it.

    `why` is a sentence for the user. On a system without apt-get it ends with that sentence and the packages' Debian names.
    """
    command = [*INSTALL, *packages]
    if shutil.which("apt-get") is None:
        sys.exit(f"{why}\nInstall what your system calls the Debian packages {' '.join(packages)}, then try again.")
    privilege = _privilege()
    if privilege is None:
        sys.exit(f"{why}\nInstall it with:  sudo {' '.join(command)}")
    print(f"{why}\nInstalling {' '.join(packages)}", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # A fresh system has no package lists yet, an old one lists that have moved on.
    for each in (["apt-get", "update", "--quiet"], command):
        try:
            subprocess.run([*privilege, *each], check=True, env=environment, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"{' '.join(each)} failed ({error}).\nWhen this command works, try again:  {' '.join(command)}")


def _privilege() -> list[str] | None:
    """What stands before a command to run it as root; None where a password would be asked for."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "--non-interactive", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "--non-interactive"]
    return None
