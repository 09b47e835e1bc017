"""The replay of the night's failures, which `tests.failure_entries` writes."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bot import discovery
from bot.maintenance.record import load
from tests import tree
from tests.failure_entries import FOLDER_VARIABLE, HYPOTHESIS_SEED, RECORD, FailedTests
from tests.fuzz.odd import odd_moves
from tests.fuzz.playthrough import ends_in, wishes_of
from tests.games import properties
from tests.seeds import VARIABLES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.records.model import Record

LUCKS = 20
"""Deals and sets of odd moves tried at the last moment of a record, which does not store those that failed."""


def complaints(folder: Path) -> list[str]:
    """Replay every entry of a folder; return one text for each entry that still fails."""
    return [f"{path.name}: {complaint}" for path in sorted(folder.glob("*.json")) for complaint in _replay(path)]


def _replay(path: Path) -> Iterator[str]:
    if path.name.startswith(RECORD):
        yield from _replay_record(path)
        return
    entry = msgspec.json.decode(path.read_bytes(), type=FailedTests)
    variables = {name: value for name, value in entry.variables.items() if name in VARIABLES}
    seed = entry.variables.get(HYPOTHESIS_SEED)
    options = () if seed is None else (f"--hypothesis-seed={seed}",)
    environment = {name: value for name, value in os.environ.items() if name not in {*VARIABLES, FOLDER_VARIABLE}}
    process = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, *entry.tests],
        cwd=tree.ROOT,
        env=environment | variables,
        check=False,
        capture_output=True,
        text=True,
    )
    if process.returncode:
        yield f"pytest's exit code is {process.returncode}; {entry.about}\n{process.stdout[-3000:]}"


def _replay_record(path: Path) -> Iterator[str]:
    record = load(path)
    game = discovery.games()[record.game]
    try:
        for count in range(len(record.moves) + 1):
            _ask(game, replace(record, moves=record.moves[:count]), LUCKS if count == len(record.moves) else 1)
    except Exception as error:  # noqa: BLE001 - a game may fail in any way
        yield f"{type(error).__name__} {error}; {record.about}"


def _ask(game: AnyGame, record: Record, lucks: int) -> None:
    """Check every property at the moment to which a record leads; raise the exception of a broken property."""
    step, earlier = ends_in(game, record), [move for _, move in wishes_of(game, record)]
    for luck in map(random.Random, range(lucks)):
        odd = odd_moves(game, step.state, record.seats, earlier, luck)
        for check in properties.EVERY_MOMENT:
            check(game, properties.Moment(step, record.seats, odd, luck.randrange(1000)))
