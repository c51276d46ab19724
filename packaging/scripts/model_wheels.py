"""Makes a wheel for each system with its compiled models, in dist/wheels, and checks it.

model_wheels.py            all systems; needs the results of foreign_models.py
model_wheels.py --trial    the systems whose models are built; the others are printed as left out

Each wheel is the pure wheel with the models added. The wheel of this system is installed into a new environment, where
the strongest bot of each game plays without a compiler.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

import installations
import library_facts
import reproducible
from foreign_models import TARGETS, Target, musl_folder
from project import NAME, ROOT, STRONGEST
from running import CheckFailed, expect, run

from haspelknecht_qt.core.compiled.model import COMMON_FUNCTIONS
from haspelknecht_qt.games import models

DIST = ROOT / "dist" / "wheels"
PURE = ROOT / "build" / "model-wheels"
MUSL, MINGW = musl_folder() / "COPYRIGHT", Path("/usr/share/doc/mingw-w64-x86-64-dev/copyright")
NOTICES = {"win32": {"musl": MUSL, "mingw-w64": MINGW}, "darwin": {"musl": MUSL}, "linux": {}}
"""Copyright notices of code that is linked into the models, by system and origin."""


def make_pure() -> Path:
    """Builds the wheel without models; returns its file."""
    if PURE.exists():
        shutil.rmtree(PURE)
    environment = reproducible.environment() | {"CXX": "/nonexistent"}
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", PURE, ROOT]
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    (file,) = PURE.glob("*-py3-none-any.whl")
    return file


def add_models(pure: Path, target: Target, folder: Path) -> Path:
    """Makes the wheel for a target in a folder: adds the models to the pure wheel and changes the tag."""
    with tempfile.TemporaryDirectory() as name:
        root = _unpack(pure, Path(name))
        for game in models.folders():
            copy = root / "haspelknecht_qt" / "games" / game / "model" / target.library_name
            shutil.copyfile(target.file(game), copy)
            copy.chmod(0o755)
        (metadata,) = root.glob("*.dist-info")
        for origin, notice in NOTICES[target.platform].items():
            shutil.copyfile(notice, metadata / "licenses" / f"{origin}.txt")
        file = metadata / "WHEEL"
        text = file.read_text(encoding="utf-8")
        changed = text.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false").replace(
            "-none-any", f"-none-{target.tag}"
        )
        file.write_text(changed, encoding="utf-8")
        folder.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "wheel", "pack", "--dest-dir", folder, root]
        subprocess.run(command, check=True, env=reproducible.environment(), stdout=subprocess.DEVNULL)
    return folder / pure.name.replace("-none-any", f"-none-{target.tag}")


def check(wheel: Path, pure: Path, target: Target) -> None:
    """Unpacks a wheel and compares it with the pure one. Raises CheckFailed for a wrong tag, file or library."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        root, plain = _unpack(wheel, Path(one)), _unpack(pure, Path(other))
        (metadata,) = root.glob("*.dist-info")
        lines = (metadata / "WHEEL").read_text(encoding="utf-8").splitlines()
        tags = [line for line in lines if line.startswith("Tag: ")]
        expect(truth=tags == [f"Tag: py3-none-{target.tag}"], sentence=f"{wheel.name}: {tags}")
        expect(truth="Root-Is-Purelib: false" in lines, sentence=f"{wheel.name} is marked as pure")
        added = _files(root) - _files(plain)
        libraries = {f"haspelknecht_qt/games/{game}/model/{target.library_name}" for game in models.folders()}
        notices = {name for name in added if ".dist-info/licenses/" in name}
        expect(truth=len(notices) == len(NOTICES[target.platform]), sentence=f"{wheel.name} has {sorted(notices)}")
        code = {name for name in added if ".dist-info/" not in name}
        expect(truth=code == libraries, sentence=f"{wheel.name} has {sorted(code)}, allowed are {sorted(libraries)}")
        for name in sorted(_files(plain)):
            if not name.endswith(("/WHEEL", "/RECORD")):
                same = (root / name).is_file() and (root / name).read_bytes() == (plain / name).read_bytes()
                expect(truth=same, sentence=f"{wheel.name}: {name} is not that of the pure wheel")
        for game in models.folders():
            check_library(root / "haspelknecht_qt" / "games" / game / "model" / target.library_name, game, target)


def check_library(file: Path, game: str, target: Target) -> None:
    """Raises CheckFailed if a library is not one for the target, or needs more than each such system has."""
    facts = library_facts.read(file, target.platform)
    label = f"{target.name}, {game}"
    expect(truth=facts.machine == target.machine, sentence=f"{label}: the processor is {facts.machine}")
    strange = facts.needed - library_facts.SYSTEM_LIBRARIES[target.platform]
    expect(truth=not strange, sentence=f"{label}: it needs {sorted(strange)}")
    missing = {f"{game}_{name}" for name in ("version", "model", *COMMON_FUNCTIONS)} - facts.exported
    expect(truth=not missing, sentence=f"{label}: the functions {sorted(missing)} are missing")
    if target.platform != "win32":
        expect(truth=facts.oldest <= target.oldest, sentence=f"{label}: it needs version {facts.oldest} of the system")
    if target.platform != "linux":
        foreign = {"exp", "pow"} & facts.imported
        expect(truth=not foreign, sentence=f"{label}: it uses the system's {sorted(foreign)}")
    if (target.platform, target.machine) == ("darwin", "arm64"):
        expect(truth=facts.is_signed, sentence=f"{label}: it has no code signature")


def check_choice(target: Target) -> None:
    """Lets pip choose a wheel for the target out of all of them and the pure one. Raises CheckFailed for another one."""
    with tempfile.TemporaryDirectory() as chosen:
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-index"]
        places_of_wheels = ["--find-links", DIST, "--find-links", PURE]
        wanted = ["--no-deps", "--only-binary", ":all:", "--platform", target.tag, "--dest", chosen, NAME]
        subprocess.run([*command, *places_of_wheels, *wanted], check=True)
        (found,) = Path(chosen).iterdir()
        expect(truth=target.tag in found.name, sentence=f"{target.name}: pip chooses {found.name}")


def check_installed(wheel: Path) -> None:
    """Installs the wheel of this system; the strongest bots play there although no compiler is on the path."""
    with tempfile.TemporaryDirectory(prefix="haspelknecht-wheel-") as name:
        place = installations.wheel(wheel, Path(name))
        for game, bot in STRONGEST.items():
            words = (
                "simulate",
                "--game",
                game,
                "--players",
                "2",
                "--bots",
                f"{bot},random",
                "--seed",
                "1516",
                "--games",
                "1",
            )
            told = run(place, *words, PATH="/nonexistent")
            expect(truth=bot in told, sentence=f"{game}: {bot} does not play\n{told}")


def _unpack(wheel: Path, folder: Path) -> Path:
    command = [sys.executable, "-m", "wheel", "unpack", "--dest", folder, wheel]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (root,) = folder.iterdir()
    return root


def _files(root: Path) -> set[str]:
    return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}


def _built(*, is_trial: bool) -> Iterable[Target]:
    """Targets with all models. The others are an error, in a trial a line of output."""
    for target in TARGETS:
        if all(target.file(game).is_file() for game in models.folders()):
            yield target
        elif is_trial:
            print(f"left out: the wheel for {target.name}, for want of its compiled models", flush=True)
        else:
            sys.exit(f"There are no models for {target.name}. Run: make foreign-models")


def main() -> None:
    """Makes and checks all wheels; exits with the reason if one is wrong."""
    parser = argparse.ArgumentParser(description="Makes wheels with compiled models.")
    parser.add_argument("--trial", action="store_true", help="leave out systems without compiled models")
    targets = list(_built(is_trial=parser.parse_args().trial))
    if DIST.exists():
        shutil.rmtree(DIST)
    pure = make_pure()
    try:
        made = {target: add_models(pure, target, DIST) for target in targets}
        for target, wheel in made.items():
            check(wheel, pure, target)
            check_choice(target)
            print(f"ok      {wheel.name}", flush=True)
            if (target.platform, target.machine) == (sys.platform, platform.machine()):
                check_installed(wheel)
                print(f"ok      {wheel.name}: the strongest bots play without a compiler", flush=True)
    except CheckFailed as reason:
        sys.exit(str(reason))


if __name__ == "__main__":
    main()
