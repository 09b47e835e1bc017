"""Plays one game at random with odd moves, and stores games that reach new branches and one that breaks.

Every playthrough is a new table, or the beginning of a stored game continued differently. The properties of
`tests.games.properties` are checked at each moment, the slow ones at some. The same seed finds the same games.
"""

from __future__ import annotations

import hashlib
import random
import sys
import time
import traceback
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bot.game.chance import SEED_BYTES
from bot.game.contract import Refused
from bot.maintenance.reader import Unavailable
from bot.maintenance.record import load, save
from tests.fuzz.branches import Branches
from tests.fuzz.odd import odd_moves
from tests.fuzz.playthrough import Playthrough, ends_in, minimised, wishes_of
from tests.games import properties
from tests.games.combinations import combinations
from tests.games.properties import Moment

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from bot.game.contract import AnyGame
    from bot.records.model import Record
    from tests.fuzz.playthrough import Wish
    from tests.games.properties import Property

THOROUGH = 0.125
"""The share of moments without a new branch at which the slow properties are checked."""
SLOW = (
    properties.menus_are_exactly_the_legal_moves,
    properties.a_redeal_changes_no_view_of_the_seat,
    properties.a_note_changes_only_its_owners_hand,
    properties.the_computer_depends_only_on_its_seats_view,
)
QUICK = tuple(candidate for candidate in properties.EVERY_MOMENT if candidate not in SLOW)
REUSE_ODDS = 0.5
"""The share of playthroughs that begin like a stored game."""
SKIPPED = 0.02
"""The share of such a game's moves that are left out."""
PATIENCE = 20.0
"""The limit in seconds for making a finding smaller."""


@dataclass(frozen=True)
class Finding:
    """A game that broke a property."""

    about: str
    file: Path


class _Broken(Exception):  # noqa: N818 - carries the finding out of the playthrough
    def __init__(self, record: Record, problem: str) -> None:
        super().__init__(problem)
        self.record = msgspec.structs.replace(record, about=problem)
        self.about = problem


def _forget(game: str) -> None:
    """Clear the caches of a game's modules, so that the same seed runs the same branches."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"cogs.{game}."):
            for value in vars(module).values():
                if callable(forget := getattr(value, "cache_clear", None)):
                    forget()


class Fuzzer:
    """A fuzzer of one game; it stores records in `folder`."""

    def __init__(self, game: AnyGame, folder: Path, seed: int) -> None:
        self.moves = 0
        """The number of moves so far."""
        self._game = game
        self._folder = folder
        self._luck = random.Random(seed)
        _forget(game.name)
        self._branches = Branches(game.name)
        self._kept: list[Record] = []
        self._options = cache(partial(_options, game))

    def run(self, stop: Callable[[], bool]) -> Finding | None:
        """Play until a property breaks, or until `stop`, called before every move, returns True."""
        try:
            self._take_up(stop)
            while not stop():
                playthrough, wishes = self._idea()
                if reached := self._play(playthrough, wishes, stop):
                    self._kept.append(playthrough.record(reached))
                    _saved(self._kept[-1], self._folder)
        except _Broken as broken:
            return Finding(broken.about, _saved(broken.record, self._folder / "broken"))
        return None

    def status(self) -> str:
        """Return a line with the progress."""
        return f"{self._game.name}: {self.moves} moves, {len(self._branches)} branches, {len(self._kept)} games kept"

    def _take_up(self, stop: Callable[[], bool]) -> None:
        """Play the stored games that can still be played."""
        for path in sorted(self._folder.glob("*.json")):
            try:
                record = load(path)
                wishes = wishes_of(self._game, record)
                playthrough = self._playthrough(record, record.seed)
            except (Unavailable, Refused, msgspec.MsgspecError, ValueError):
                continue
            if self._play(playthrough, wishes, _until_empty(wishes, stop)):
                self._kept.append(record)

    def _idea(self) -> tuple[Playthrough, list[Wish]]:
        """Return a new table, or one with the moves of a stored game's beginning."""
        luck = self._luck
        if not self._kept or luck.random() >= REUSE_ODDS:
            seats = luck.choice(self._game.players)
            return Playthrough(self._game, seats, luck.choice(self._options(seats)), luck.randbytes(SEED_BYTES)), []
        record = luck.choice(self._kept)
        wishes = wishes_of(self._game, record)[: luck.randrange(len(record.moves) + 1)]
        seed = luck.choice((record.seed, luck.randbytes(SEED_BYTES).hex()))
        return self._playthrough(record, seed), [wish for wish in wishes if luck.random() >= SKIPPED]

    def _playthrough(self, record: Record, seed: str) -> Playthrough:
        options = msgspec.json.decode(record.options, type=self._game.options)
        return Playthrough(self._game, record.seats, options, bytes.fromhex(seed))

    def _play(self, playthrough: Playthrough, wishes: list[Wish], stop: Callable[[], bool]) -> int:
        """Play until the end, or until `stop`; return the number of moves up to the last new branch, 0 without one.

        Raise `_Broken` if a property breaks.
        """
        reached, new, earlier = 0, True, dict[Any, None]()
        try:
            while True:
                self._check(playthrough, earlier, thorough=new or self._luck.random() < THOROUGH)
                if playthrough.over or stop():
                    break
                wish = self._next(playthrough, wishes)
                earlier[wish[1]] = None
                new = self._branches.grew_by(partial(playthrough.make, wish))
                reached = len(playthrough.moves) if new else reached
                self.moves += 1
            assert len(playthrough.moves) < properties.LONGEST, "it goes on and on"
            assert ends_in(self._game, playthrough.record()) == playthrough.step, "it does not replay"
        except _Broken:
            raise
        except Exception as error:
            raise _Broken(playthrough.record(), _fault_line("a game can be played", error)) from error
        return reached

    def _next(self, playthrough: Playthrough, wishes: list[Wish]) -> Wish:
        """Return the next desired move that is legal, or a random move."""
        while wishes:
            wish = wishes.pop(0)
            if playthrough.legal(wish):
                return wish
        return playthrough.any_move(self._luck)

    def _check(self, playthrough: Playthrough, earlier: Collection[Any], *, thorough: bool) -> None:
        """Check the properties at the moment of a playthrough; raise `_Broken`."""
        luck = self._luck
        odd = odd_moves(self._game, playthrough.step.state, playthrough.seats, earlier, luck) if thorough else ()
        moment = Moment(playthrough.step, playthrough.seats, odd, luck.randrange(1000))
        if thorough:
            self._require(SLOW, playthrough, moment)
            # The slow checks have tried moves and filled the game's caches, which would hide the branches of the same
            # move from the trace. Which moments are checked so depends on luck; the branches of a game must not.
            _forget(self._game.name)
            playthrough.deal()
        self._require(QUICK, playthrough, moment)

    def _require(self, checked: Collection[Property], playthrough: Playthrough, moment: Moment) -> None:
        """Check some properties; raise `_Broken` for the first that does not hold."""
        for candidate in checked:
            if problem := _broken(candidate, self._game, moment):
                raise _Broken(self._smaller(playthrough.record(), candidate, moment), problem)

    def _smaller(self, record: Record, broken: Property, moment: Moment) -> Record:
        """Return a game with fewer moves that breaks the same property."""
        late = time.monotonic() + PATIENCE

        def breaks(candidate: Record) -> bool:
            try:
                step = ends_in(self._game, candidate)
            except Exception:  # noqa: BLE001 - not a valid game
                return False
            return _broken(broken, self._game, replace(moment, step=step)) is not None

        return minimised(record, breaks, lambda: time.monotonic() > late)


def _options(game: AnyGame, seats: int) -> list[msgspec.Struct]:
    """Return the options that `seats` players can play with."""
    return combinations(game.options, partial(properties.starts, game, seats))


def _until_empty(wishes: list[Wish], stop: Callable[[], bool]) -> Callable[[], bool]:
    return lambda: stop() or not wishes


def _saved(record: Record, folder: Path) -> Path:
    """Write a record to a file named after its content; return the path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{hashlib.sha256(msgspec.json.encode(record)).hexdigest()[:12]}.json"
    if not path.exists():
        save(record, path)
    return path


def _broken(broken_property: Property, game: AnyGame, moment: Moment) -> str | None:
    """Check a property at a moment; return the fault, or None."""
    try:
        broken_property(game, moment)
    except Exception as error:  # noqa: BLE001 - a game may fail in any way
        return _fault_line(broken_property.__name__, error)
    return None


def _fault_line(name: str, error: Exception) -> str:
    """Return one line with the broken property, the error and its place."""
    where = traceback.extract_tb(error.__traceback__)[-1]
    message = " ".join(str(error).split()) or where.line
    return f"{name.replace('_', ' ')}: {type(error).__name__} at {Path(where.filename).name}:{where.lineno}: {message}"
