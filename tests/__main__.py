"""Every check of this repository in one command, the same for developers and for CI: `python -m tests`.

Runs all checks even if one fails, then prints a table and pytest's own last line. Checks without tests
run one after another beside the tests, because one of them alone would leave cores idle. Names of checks as arguments
run only those checks; `changed` runs the checks that a change needs (`tests.changed`), `night` those that take too long
for every change (`tests.night`). Changes no file.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tests.changed import command as changed

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sysconfig.get_path("scripts"))

PURE = "bot/game/chance.py,bot/game/contract.py,bot/game/extensions.py,cogs/*/**,tests/sample/cogs/*/**"
"""The rules and the modules they depend on; every branch of them is tested."""
RULES = "bot.game.chance,bot.game.contract,bot.game.extensions,cogs,tests/sample"
"""The packages traced while the tests of rules run; tracing the host and the pictures too would take twice as long."""
IMPURE = "**/cogs/*/__init__.py,**/cogs/*/cog.py,**/cogs/*/cog/**"
"""The parts of a game that use Discord; the end-to-end tests cover them."""
WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are cores: a test that kills a bot and waits for the next one leaves its core idle."""

CONTRACTS = ("tests/table", *(f"tests/storage/test_{name}.py" for name in ("group_commit", "news", "tables")))
"""The tests of everything that a database promises to the host; they run on SQLite and on PostgreSQL."""
ON_POSTGRESQL = (("TEST_DATABASE", "postgresql"),)

PYTESTS = ("rules", "pytest", "postgresql", "night", "measured")
"""Checks whose last line is pytest's own count of tests."""

COMPILED = ROOT / ".pytest_cache" / "d" / "bytecode"
"""The shared cache of bytecode, because a dozen processes import the same thousand modules."""

PARALLEL = ("-n", str(WORKERS), "--dist", "worksteal")


@dataclass(frozen=True)
class Check:
    """A check: its name and its command, which begins with a script of the environment."""

    name: str
    command: tuple[str, ...]
    beside: bool = False
    """Whether it runs at the same time as the tests and prints at its end, because it needs none of their results."""
    variables: tuple[tuple[str, str], ...] = ()
    """The names and values of additional environment variables."""


@dataclass(frozen=True)
class Result:
    """The result of a check: its exit code, its seconds and the last line that it printed."""

    name: str
    code: int | None
    """None: the check could not run here and was skipped."""
    seconds: float
    last: str


CHECKS = (
    Check("lint", ("ruff", "check", "."), beside=True),
    Check("format", ("ruff", "format", "--check", "."), beside=True),
    Check("mypy", ("mypy",), beside=True),
    Check("imports", ("lint-imports",), beside=True),
    Check("dockerfile", ("hadolint", "Dockerfile"), beside=True),
    Check("yaml", ("yamllint", "--strict", "compose.yaml"), beside=True),
    Check("compose", ("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml"), beside=True),
    Check("validator", ("pytest", "tests/discord_validator"), beside=True),
    Check("pytest", ("pytest", *PARALLEL, "-m", "not pure and not night")),
    Check("postgresql", ("pytest", *PARALLEL, "-m", "not night", *CONTRACTS), variables=ON_POSTGRESQL),
    Check("forget", ("coverage", "erase")),
    Check("rules", ("coverage", "run", f"--source={RULES}", "-m", "pytest", *PARALLEL, "-m", "pure and not night")),
    Check("combine", ("coverage", "combine", "--quiet")),
    Check("pure", ("coverage", "report", f"--include={PURE}", f"--omit={IMPURE}", "--fail-under=100")),
)


def run(check: Check) -> Result:
    """Run one check and print its output: at once, or at its end if it runs beside others."""
    heading = f"\n== {check.name}: {' '.join(check.command)}"
    script, *arguments = check.command
    lines, start_time = [heading], time.monotonic()
    if not check.beside:
        print(heading, flush=True)
    with subprocess.Popen(
        [SCRIPTS / script, *arguments],
        cwd=ROOT,
        env=environment() | dict(check.variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        for line in process.stdout or ():
            lines.append(line.rstrip("\n"))
            if not check.beside:
                print(line, end="", flush=True)
    if check.beside:
        print("\n".join(lines), flush=True)
    last = next((line.strip() for line in reversed(lines[1:]) if line.strip()), "")
    return Result(check.name, process.returncode, time.monotonic() - start_time, last)


def environment() -> dict[str, str]:
    """Return the environment of a check, with the shared cache of bytecode."""
    variables = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return variables | {"PYTHONPYCACHEPREFIX": str(COMPILED)}


def run_all(checks: Sequence[Check]) -> list[Result]:
    """Run checks and return their results in order; the checks that run beside others run one after another."""
    with ThreadPoolExecutor(1) as aside:
        beside = {check.name: aside.submit(run, check) for check in checks if check.beside}
        alone = {check.name: run(check) for check in checks if not check.beside}
        return [alone.get(check.name) or beside[check.name].result() for check in checks]


def checks_of_a_change(arguments: list[str]) -> list[Check]:
    """Print the selection of a change and return its checks, with pytest only if it selects tests."""
    lines, tests = changed.plan(ROOT, arguments)
    print("\n".join(lines), flush=True)
    quick = [check for check in CHECKS if check.name in changed.CHECKS]
    return [*quick, Check("pytest", ("pytest", *PARALLEL, "-m", "not night", *tests))] if tests else quick


def main(names: list[str]) -> int:
    """Run the named checks, or all, or those of a change or of the night; return 0 if every check passed."""
    if names[:1] == ["changed"]:
        return report(run_all(checks_of_a_change(names[1:])))
    if names[:1] == ["night"]:
        from tests import night  # noqa: PLC0415 - it imports this module

        return night.main(names[1:])
    if unknown := set(names) - {check.name for check in CHECKS}:
        print(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(c.name for c in CHECKS)}")
        return 2
    return report(run_all([check for check in CHECKS if not names or check.name in names]))


def _word(result: Result) -> str:
    return "skipped" if result.code is None else "failed" if result.code else "ok"


def report(results: Sequence[Result]) -> int:
    """Print the table of all results and pytest's own last lines; return 0 if every check passed."""
    print("\n== all checks")
    for result in results:
        print(f"{_word(result):7}  {result.name:10}  {result.seconds:6.1f} s")
    for result in results:
        if result.name in PYTESTS or result.name.startswith("seed "):
            print(f"\n{result.last}")
    return int(any(result.code for result in results))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
