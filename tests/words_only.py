"""Show whether commits change only docstrings and comments: `python -m tests.words_only [COMMIT ...]` (default: HEAD).

Compares the syntax trees, without docstrings, of each Python file around a commit. Exits with 1 if one differs.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from typing import cast

from tests import tree
from tests.changed.repository import Repository


def code_of(source: str) -> str:
    """Return a dump of a module's syntax tree without docstrings and other bare strings. Raise `SyntaxError`."""
    module = ast.parse(source)
    for node in ast.walk(module):
        for name, statements in ast.iter_fields(node):
            if isinstance(statements, list):
                items = cast("list[object]", statements)
                setattr(node, name, [item for item in items if not _is_text(item)])
    return ast.dump(module)


def _is_text(statement: object) -> bool:
    match statement:
        case ast.Pass():  # takes the place of a docstring that was the whole body
            return True
        case ast.Expr(ast.Constant(str())):
            return True
        case _:
            return False


def changed_code(repository: Repository, commit: str) -> list[str]:
    """Return the Python files whose code a commit changes, adds or deletes."""
    names = repository.git("diff", "--name-only", "--no-renames", f"{commit}^", commit, "--", "*.py").splitlines()
    return [name for name in names if _code(repository, f"{commit}^:{name}") != _code(repository, f"{commit}:{name}")]


def _code(repository: Repository, name: str) -> str | None:
    try:
        return code_of(repository.git("show", name))
    except subprocess.CalledProcessError:  # the commit does not contain the file
        return None


def main(commits: list[str]) -> int:
    """Print the result for each commit and return the exit code."""
    repository = Repository(tree.ROOT)
    changes = {commit: changed_code(repository, commit) for commit in commits or ["HEAD"]}
    for commit, names in changes.items():
        print(f"{commit}: {'only words' if not names else 'code of ' + ', '.join(names)}")  # noqa: T201 - the output
    return int(any(changes.values()))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
