"""Installs packages on Debian or Ubuntu, or prints the command if that is not allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends")
QUICKLY = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=15", "-o", "DPkg::Lock::Timeout=30")
SECONDS = 180
"""Maximum time to obtain optional packages, in seconds."""


def may_install() -> bool:
    """Whether packages can be installed here without a password."""
    return shutil.which("apt-get") is not None and _privilege() is not None


def obtain(packages: list[str]) -> bool:
    """Installs these packages if that is allowed and quick. Returns whether they are installed now. Prints nothing."""
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
    """Installs these packages with apt-get. If that is not allowed, exits with the one command that does it.

    `why` is a sentence for the user. On a system without apt-get the message is this sentence and the Debian names of
    the packages.
    """
    command = [*INSTALL, *packages]
    if shutil.which("apt-get") is None:
        sys.exit(f"{why}\nInstall what your system calls the Debian packages {' '.join(packages)}, then try again.")
    privilege = _privilege()
    if privilege is None:
        sys.exit(f"{why}\nInstall it with:  sudo {' '.join(command)}")
    print(f"{why}\nInstalling {' '.join(packages)}", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    # A new system has no package lists yet, and an old one has outdated lists.
    for each in (["apt-get", "update", "--quiet"], command):
        try:
            subprocess.run([*privilege, *each], check=True, env=environment, stdout=subprocess.DEVNULL)
        except (OSError, subprocess.CalledProcessError) as error:
            sys.exit(f"{' '.join(each)} failed ({error}).\nWhen this command works, try again:  {' '.join(command)}")


def _privilege() -> list[str] | None:
    """Command prefix for root privileges; None if a password would be needed."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "--non-interactive", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "--non-interactive"]
    return None
