"""Compares the code of two commits without docstrings and comments.

    python -m tools.same_syntax OLD NEW [--renamed [--map]]

Every module must have the same syntax tree in both commits: so a commit that rewords prose changes no code. With
--renamed, identifiers, strings and file names may differ, and imports may have another order; --map prints the pairs.
Exit status 1 if a module differs.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

Pairs: TypeAlias = "Counter[tuple[str, str]]"
"""Number of changes from one text to another."""

IDENTIFIERS = frozenset({"id", "attr", "arg", "name", "asname", "module", "names", "kwd_attrs", "rest"})
"""Fields of syntax nodes that hold identifiers."""


def main() -> int:
    """Reads the command line, prints the differences and returns the exit status."""
    parser = argparse.ArgumentParser(description="Compares the code of two commits without docstrings.")
    parser.add_argument("old", help="commit before the change")
    parser.add_argument("new", help="commit after the change")
    parser.add_argument(
        "--renamed", action="store_true", help="allow other names, strings, files and orders of imports"
    )
    parser.add_argument("--map", action="store_true", help="print all changed names and strings")
    arguments = parser.parse_args()
    names: Pairs = Counter()
    texts: Pairs = Counter()
    differences = {}
    modules = list(_modules(arguments.old, arguments.new))
    for before, after in modules:
        if not before:
            differences[after] = "new"
        elif not after:
            differences[before] = "removed"
        elif found := _difference(
            _tree(arguments.old, before), _tree(arguments.new, after), names, texts, renamed=arguments.renamed
        ):
            differences[after] = found
    for name, found in differences.items():
        print(f"{name}: {found}")
    print(f"{len(modules) - len(differences)} modules are the same tree, {len(differences)} differ")
    for kind, pairs in (("identifiers", names), ("strings", texts)):
        changed = sorted((pair, count) for pair, count in pairs.items() if pair[0] != pair[1])
        if arguments.renamed:
            print(f"{len(changed)} {kind} have changed")
        if arguments.map:
            print("\n".join(f"  {old!r} -> {new!r} ({count})" for (old, new), count in changed))
    return bool(differences)


def _git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - no input of strangers


def _modules(old: str, new: str) -> Iterator[tuple[str, str]]:
    """Yields the old and the new path of each module; "" in the commit that lacks it."""
    there = set(_paths(old))
    moved = {}
    for line in _git("diff", "--find-renames=30%", "-l0", "--name-status", old, new).splitlines():
        status, *paths = line.split("\t")
        if status.startswith("R"):
            moved[paths[1]] = paths[0]
    for path in _paths(new):
        before = moved.get(path, path)
        yield before if before in there else "", path
        there.discard(before)
    for path in sorted(there):
        yield path, ""


def _paths(commit: str) -> list[str]:
    """Returns the paths of all modules of a commit."""
    files = _git("ls-tree", "-r", "--name-only", commit).splitlines()
    return [path for path in files if path.endswith(".py")]


def _tree(commit: str, path: str) -> ast.Module:
    """Returns a module's syntax tree without docstrings, those of attributes included."""
    module = ast.parse(_git("show", f"{commit}:{path}"))
    for node in ast.walk(module):
        if isinstance(body := getattr(node, "body", None), list):
            body[:] = [each for each in body if not _is_docstring(each)] or [ast.Pass()]
    return module


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def _difference(old: ast.Module, new: ast.Module, names: Pairs, texts: Pairs, *, renamed: bool) -> str:
    """Returns the first difference of two modules; "" if there is none. Counts the changed names and strings."""
    if renamed:
        imports = [_without_imports(module) for module in (old, new)]
        found = _compare(old, new, "", names, texts)
        return found or ("" if imports[0] == imports[1] else f"{imports[0]} imports became {imports[1]}")
    if ast.dump(old) == ast.dump(new):
        return ""
    lines = difflib.unified_diff(ast.unparse(old).splitlines(), ast.unparse(new).splitlines(), n=0, lineterm="")
    return "\n".join(list(lines)[3:7])


def _without_imports(module: ast.Module) -> int:
    """Removes the imports from a tree and returns their number."""
    number = 0
    for node in ast.walk(module):
        if isinstance(body := getattr(node, "body", None), list):
            rest = [each for each in body if not isinstance(each, ast.Import | ast.ImportFrom)]
            number += len(body) - len(rest)
            body[:] = rest or [ast.Pass()]
    return number


def _compare(old: object, new: object, field: str, names: Pairs, texts: Pairs) -> str:
    """Returns the first difference of two parts of trees that is no other name or string; "" if there is none."""
    if isinstance(old, list) and isinstance(new, list):
        if len(old) != len(new):
            return f"{field}: {len(old)} became {len(new)}"
        found = (_compare(each, other, field, names, texts) for each, other in zip(old, new, strict=True))
        return next(filter(None, found), "")
    if isinstance(old, ast.AST) and type(old) is type(new):
        found = (_compare(getattr(old, each), getattr(new, each), each, names, texts) for each in old._fields)
        return next(filter(None, found), "")
    if isinstance(old, str) and isinstance(new, str):
        (names if field in IDENTIFIERS else texts)[old, new] += 1
        return ""
    return "" if old == new else f"{field}: {old!r} became {new!r}"


if __name__ == "__main__":
    sys.exit(main())
