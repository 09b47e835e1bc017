"""Every check of this repository in one command, the same for people and for CI: `python -m tests`.

Runs them all even when one fails, so that one run tells everything, and closes with a table and pytest's own
last line. Names of checks as arguments run only those. Never changes a file.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SCRIPTS = Path(sysconfig.get_path("scripts"))

PURE = "bot/chance.py,bot/game.py,cogs/*/**,tests/sample/cogs/*/**"
"""Rules and what they stand on: every branch of them is tested."""
IMPURE = "**/cogs/*/__init__.py,**/cogs/*/cog.py,**/cogs/*/cog/**"
"""What ties a game to Discord; the end-to-end tests see to it."""
WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are cores: a test that kills a bot and waits for the next leaves its core to the others."""

PARALLEL = ("-n", str(WORKERS), "--dist", "worksteal")


@dataclass(frozen=True)
class Check:
    """One check: what it is called and what it runs, a script of the environment first."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a check went: its exit code, the seconds it took and the last line that it printed."""

    name: str
    code: int
    seconds: float
    last: str


CHECKS = (
    Check("lint", ("ruff", "check", ".")),
    Check("format", ("ruff", "format", "--check", ".")),
    Check("mypy", ("mypy",)),
    Check("pyright", ("basedpyright",)),
    Check("imports", ("lint-imports",)),
    Check("dockerfile", ("hadolint", "Dockerfile")),
    Check("yaml", ("yamllint", "--strict", "compose.yaml")),
    Check("compose", ("check-jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")),
    Check("validator", ("pytest", "tests/discord_validator")),
    Check("forget", ("coverage", "erase")),
    Check("unmeasured", ("pytest", *PARALLEL, "-m", "unmeasured")),
    Check("pytest", ("coverage", "run", "-m", "pytest", *PARALLEL, "-m", "not unmeasured")),
    Check("combine", ("coverage", "combine", "--quiet")),
    Check("pure", ("coverage", "report", f"--include={PURE}", f"--omit={IMPURE}", "--fail-under=100")),
    Check("coverage", ("coverage", "report")),
)


def run(check: Check) -> Result:
    """Run one check and pass on what it prints as it prints it."""
    print(f"\n== {check.name}: {' '.join(check.command)}", flush=True)
    script, *arguments = check.command
    last, started = "", time.monotonic()
    with subprocess.Popen(
        [SCRIPTS / script, *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            last = line.strip() or last
    return Result(check.name, process.returncode, time.monotonic() - started, last)


def main(names: list[str]) -> int:
    """Run the checks of these names, or all; return 0 when every one passed."""
    if unknown := set(names) - {check.name for check in CHECKS}:
        print(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(c.name for c in CHECKS)}")
        return 2
    results = [run(check) for check in CHECKS if not names or check.name in names]
    print("\n== all checks")
    for result in results:
        print(f"{'failed' if result.code else 'ok':6}  {result.name:10}  {result.seconds:6.1f} s")
    for result in results:
        if result.name in ("unmeasured", "pytest"):
            print(f"\n{result.last}")
    return int(any(result.code for result in results))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
