"""The puzzles of the day: the standing of each user, and their moves, each made once and stored in one transaction."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec.structs import replace

from bot.daily import seeds
from bot.daily.model import Attempt, ended, record_of
from bot.game.contract import Refused
from bot.system.shards import DIRECT_MESSAGES
from bot.table.store import StorageFailed

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Mapping

    from bot.daily.chain import Chain
    from bot.daily.dealing import Dealer
    from bot.daily.model import DailyRecord
    from bot.daily.store import DailyStore
    from bot.game.daily import AnyDailyPuzzle, DailyResult
    from bot.system.clock import Clock, Timers

    Choose = Callable[["DailyStanding"], Any]
    """Returns the move that a user chose, given their standing; raises `Refused`, or `OutOfDate`."""

AHEAD_DELAY_S = 60.0
"""Seconds after a start before puzzles are dealt ahead; other work comes first."""
AFTER_MIDNIGHT_S = 5.0
"""Seconds after midnight when the puzzles of the next day are dealt."""
DEAL_WAIT_S = 12.0
"""Seconds for which a reader waits for a puzzle that is being dealt."""

_log = structlog.stdlib.get_logger(__name__)


class OutOfDate(Exception):  # noqa: N818 - the answer is the current panel
    """A press on a panel that shows an earlier standing: nothing was done."""


@dataclass(frozen=True)
class Visitor:
    """The user who plays, and the server on which they do so."""

    user: int
    name: str = ""
    guild: int | None = None
    """None: in direct messages, or in a private channel."""


@dataclass(frozen=True)
class DailyStanding:
    """One user's standing in a day's puzzle. Show only `view`, `moves` and `result` to the user."""

    rules: AnyDailyPuzzle
    game: str
    day: int
    number: int
    """The number of the puzzle, for readers."""
    puzzle: Any
    progress: Any
    attempt: Attempt | None
    """None: the user has not made a move."""

    @property
    def stamp(self) -> int:
        """The number of moves so far, which a press must name."""
        return 0 if self.attempt is None else self.attempt.moves

    @cached_property
    def view(self) -> Any:
        """What the user may see."""
        return self.rules.view(self.puzzle, self.progress)

    @cached_property
    def moves(self) -> tuple[Any, ...]:
        """The legal moves."""
        return self.rules.moves(self.puzzle, self.progress)

    @cached_property
    def result(self) -> DailyResult | None:
        """The end of the attempt; None while it goes on."""
        return self.rules.result(self.puzzle, self.progress)

    @property
    def par(self) -> int:
        """The cost that a good player needs."""
        return self.rules.par(self.puzzle)


class Dailies:
    """The puzzles of the day of all games and users. Belongs to one event loop.

    It holds nothing about a user, except while they share a result.
    """

    def __init__(
        self,
        rules: Mapping[str, AnyDailyPuzzle],
        store: DailyStore,
        chain: Chain,
        dealer: Dealer,
        clock: Clock,
        timers: Timers,
        owns: Callable[[int], bool] = lambda _guild: True,
    ) -> None:
        """`owns(DIRECT_MESSAGES)`: this process deals the puzzles ahead for all processes.

        `rules` are the games with a puzzle of the day; the first is the one that users get without a choice.
        """
        self._owns = owns
        self.rules = rules
        self.chain = chain
        self.store = store
        self._dealer = dealer
        self._clock = clock
        self._timers = timers
        self._sharing: set[tuple[int, str, int, int]] = set()
        """The user, game, day and channel of each result that is being sent to a channel."""

    def start(self) -> None:
        """Deal today's and tomorrow's puzzles soon, and those of each further day a day ahead."""
        if self.rules:
            self._timers.set("daily ahead", AHEAD_DELAY_S, self._deal_ahead)

    async def close(self) -> None:
        """Cancel what is under way."""
        await self._dealer.close()

    @property
    def today(self) -> int:
        """The present day."""
        return seeds.day_of(self._clock.now())

    @property
    def next_begins(self) -> int:
        """When the next puzzle comes, in Unix seconds."""
        return int(seeds.begin_of(self.today + 1))

    async def standing(self, user: int, game: str, day: int, *, within: float = DEAL_WAIT_S) -> DailyStanding | None:
        """Return a user's standing; None if the puzzle is not dealt `within` so many seconds. Raise `StorageFailed`."""
        puzzle = await self._dealer.puzzle(game, day, within)
        if puzzle is None:
            return None
        attempt = await self.store.attempt(user, game, day)
        return self._standing(game, day, await self.chain.number(day), puzzle, attempt)

    def _standing(self, game: str, day: int, number: int, puzzle: Any, attempt: Attempt | None) -> DailyStanding:
        rules = self.rules[game]
        progress = None if attempt is None else _progress(rules, attempt)
        if progress is None:
            attempt, progress = (attempt if attempt and attempt.ended else None), rules.start(puzzle)
        return DailyStanding(rules, game, day, number, puzzle, progress, attempt)

    async def play(self, visitor: Visitor, game: str, day: int, stamp: int | None, choose: Choose) -> DailyStanding:
        """Make the move that `choose` returns, and return the new standing.

        `stamp` is the number of moves that the user saw; None: the move was typed, and its words say what it is. Raise
        `OutOfDate` if the panel was an older one, `Refused` if the puzzle is over, not dealt or forbids the move, and
        `StorageFailed`.
        """
        self.require_open(day)
        puzzle = await self._dealer.puzzle(game, day, DEAL_WAIT_S)
        if puzzle is None:
            raise Refused("puzzle-not-ready")
        before = await self.store.attempt(visitor.user, game, day)
        if before is None and day != self.today:
            raise Refused("puzzle-over")
        standing = self._standing(game, day, await self.chain.number(day), puzzle, before)
        is_over = before is not None and before.ended
        if is_over or (stamp is not None and stamp != standing.stamp):
            raise OutOfDate
        after = self._moved(standing, visitor, choose(standing))

        def decide(stored: Attempt | None) -> Attempt:
            if stored != before:
                raise OutOfDate
            return after

        await self.store.change(visitor.user, game, day, decide)
        return self._standing(game, day, standing.number, puzzle, after)

    def require_open(self, day: int) -> None:
        """Raise `Refused` for a day whose puzzle can no longer be played, or not yet."""
        if not self.today - 1 <= day <= self.today:
            raise Refused("puzzle-over")

    def _moved(self, standing: DailyStanding, visitor: Visitor, move: Any) -> Attempt:
        """Return the attempt after a move. Raise `Refused`."""
        rules, before = standing.rules, standing.attempt
        progress = rules.apply(standing.puzzle, standing.progress, move)
        attempt = before or Attempt(
            user=visitor.user, game=standing.game, day=standing.day, progress="", par=standing.par
        )
        attempt = replace(attempt, moves=attempt.moves + 1, progress=msgspec.json.encode(progress).decode())
        attempt = _seen_on(attempt, visitor)
        result = rules.result(standing.puzzle, progress)
        return attempt if result is None else ended(attempt, result, self.today)

    @asynccontextmanager
    async def sharing(self, visitor: Visitor, game: str, day: int, channel: int) -> AsyncGenerator[Attempt]:
        """Give the attempt whose result the body of the block shares in a channel, and note afterwards that it did.

        Raise `Refused` if there is nothing to share, or if the user has shared it in this channel, or is doing so;
        `StorageFailed` before the block. After an error in the block, or the end of the process, the user may share it
        again: whether the message was sent is not known, and twice is better than never.
        """
        key = (visitor.user, game, day, channel)
        attempt = _require_shareable(await self.store.attempt(visitor.user, game, day))
        if channel in attempt.shared or key in self._sharing:
            raise Refused("puzzle-shared-here")
        self._sharing.add(key)
        try:
            yield attempt
            await self._note_shared(visitor, game, day, channel)
        finally:
            self._sharing.discard(key)

    async def _note_shared(self, visitor: Visitor, game: str, day: int, channel: int) -> None:
        def decide(attempt: Attempt | None) -> Attempt | None:
            if attempt is None:  # the user's data was deleted meanwhile
                return None
            return _seen_on(replace(attempt, shared=(*attempt.shared, channel)), visitor)

        try:
            await self.store.change(visitor.user, game, day, decide)
        except StorageFailed as error:  # the result stands in the channel all the same
            _log.warning("daily.storage_failed", reason=str(error))

    async def yesterday(self, user: int, game: str) -> tuple[DailyStanding, Any] | None:
        """Return a user's standing in yesterday's puzzle, and its solution; None if it is not dealt.

        Raise `Refused` on the bot's first day, and `StorageFailed`.
        """
        day = self.today - 1
        if await self.chain.number(day) < 1:
            raise Refused("puzzle-no-solution")
        standing = await self.standing(user, game, day)
        if standing is None:
            return None
        own = standing.progress if standing.result is not None else None
        return standing, standing.rules.solution(standing.puzzle, own)

    async def record(self, user: int, game: str) -> DailyRecord:
        """Return a user's record. Raise `StorageFailed`."""
        return record_of(await self.store.scores(user, game), self.today)

    def _deal_ahead(self) -> None:
        """Deal today's and tomorrow's puzzles, and set the timer for the next day."""
        today = self.today
        for day in (today, today + 1) if self._owns(DIRECT_MESSAGES) else ():
            self._dealer.prepare(day)
        wait_s = seeds.begin_of(today + 1) - self._clock.now() + AFTER_MIDNIGHT_S
        self._timers.set("daily ahead", wait_s, self._deal_ahead)


def _progress(rules: AnyDailyPuzzle, attempt: Attempt) -> Any:
    """Return the progress of an attempt; None if it is damaged, or deleted since."""
    try:
        return msgspec.json.decode(attempt.progress, type=rules.progress_type)
    except msgspec.MsgspecError:
        return None


def _require_shareable(attempt: Attempt | None) -> Attempt:
    """Return an attempt. Raise `Refused` unless it has a result that counts."""
    if attempt is None or not attempt.ended:
        raise Refused("puzzle-not-over")
    if attempt.late:
        raise Refused("puzzle-over")
    return attempt


def _seen_on(attempt: Attempt, visitor: Visitor) -> Attempt:
    """Return an attempt with the server on which its user was seen, and their name there."""
    return attempt if visitor.guild is None else replace(attempt, guild=visitor.guild, name=visitor.name)
