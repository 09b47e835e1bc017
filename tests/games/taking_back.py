"""What can be taken back, of every game: all that nobody has learned from, and nothing else.

A way back is one of the same seat's own moves, as silent as the first. Where a choice can only be replaced, the first
must leave no trace. What a game has decided against a way back stands in its own folder.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Public
from bot.table import turns
from bot.table.decisions import DecisionContext
from bot.table.model import Pace, Person, Place, Status, Table
from bot.table.position import Position
from tests.by_seat import by_seat, states
from tests.games.properties import Moment, menus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bot.game.contract import AnyGame, Seat, Step

NOW = 1000.0
TRIED, FOLLOWED = 2, 30
"""So many moves of a seat are tried at a moment, and so many that may follow where any might."""
REDEALS = 2
"""So often what a seat cannot know is dealt anew, to see whether a move has shown it some of it."""


@dataclass(frozen=True)
class Decided:
    """What a game has decided against a way back, each with its reason in `tests/games/<game>/ways_back.py`."""

    counted: str | None = None
    """The field of a hand that counts how often its seat may change its mind yet; nothing gives that back."""
    left: Callable[[Any, Any], int] = lambda _state, _hand: 1
    """How often a seat may yet change its mind, of a state and its hand: with none left there is no way back."""
    looks: frozenset[str] = frozenset()
    """The moves that look through what only their seat may see: what was seen is not given back."""


@cache
def decided(game: str) -> Decided:
    """Return what a game has decided; most have nothing to say."""
    name = f"tests.games.{game}.ways_back"
    if find_spec(f"tests.games.{game}") is None or find_spec(name) is None:
        return Decided()
    found: Decided = import_module(name).DECIDED
    return found


class _Watched(Chance):
    """A chance that knows whether anybody drew."""

    __slots__ = ("drawn",)

    def __init__(self, seed: bytes, n: int) -> None:
        super().__init__(seed, n)
        self.drawn = False

    def _seeded(self) -> Callable[[], float]:
        self.drawn = True
        return super()._seeded()


class _Made:
    """A move and what came of it."""

    def __init__(self, game: AnyGame, before: Any, seat: Seat, move: Any, seats: int) -> None:
        luck = _Watched(b"", 1)
        self._step = game.apply(before, seat, move, luck)
        self.state = self._step.state
        self.drawn = luck.drawn
        self._seats = seats
        self._again = game, before, seat, move

    @property
    def noticed(self) -> bool:
        """Whether others can see that it was made."""
        game, before, seat, _ = self._again
        return _noticed(game, before, self._step, seat, self._seats)

    @property
    def revealed(self) -> bool:
        """Whether it has shown its own seat something that it could not know."""
        game, before, seat, move = self._again
        seen = game.hand(self.state, seat)
        dealt = (game.redeal(before, seat, Chance(b"%d" % n, 0)) for n in range(REDEALS))
        return any(game.hand(game.apply(other, seat, move, Chance(b"", 1)).state, seat) != seen for other in dealt)

    @property
    def silent(self) -> bool:
        """Whether nobody at all has learned anything from it, and nothing was drawn."""
        return not (self.drawn or self.noticed or self.revealed)


def _noticed(game: AnyGame, before: Any, step: Step[Any], seat: Seat, seats: int) -> bool:
    after = step.state
    told = any(isinstance(news, Public) or news.to != seat for news in step.news)
    others = [other for other in Moment(step, seats).each_seat() if other != seat]
    return (
        told
        or game.outcome(after) != game.outcome(before)
        or game.to_act(after) != game.to_act(before)
        or game.board(after) != game.board(before)
        or any(game.hand(after, other) != game.hand(before, other) for other in others)
        or any(menus(game, after, other) != menus(game, before, other) for other in others)
    )


def _uncounted(game: AnyGame, hand: Any) -> Any:
    field = decided(game.name).counted
    return hand if field is None else replace(hand, **{field: 1})


def _may_change(game: AnyGame, state: Any, seat: Seat) -> bool:
    return decided(game.name).left(state, game.hand(state, seat)) > 0


def _tried(game: AnyGame, at: Moment) -> Iterator[tuple[Seat, Any]]:
    for seat in at.each_seat():
        menu, luck = menus(game, at.state, seat), Chance(b"tried %d" % at.deal, seat)
        picked = [luck.pick(menu) for _ in range(TRIED) if menu]
        yield from ((seat, move) for move in picked if type(move).__name__ not in decided(game.name).looks)


def what_nobody_learned_from_can_be_taken_back(game: AnyGame, at: Moment) -> None:
    """A silent move is free: one of its seat's own leads back as silently, or replaces it and leaves no trace."""
    for seat, move in _tried(game, at):
        made = _Made(game, at.state, seat, move, at.seats)
        before, after = (_uncounted(game, game.hand(state, seat)) for state in (at.state, made.state))
        if before == after or not made.silent or not _may_change(game, made.state, seat):
            continue
        back = _leads_back(game, at, made, seat, before) or _is_replaced(game, at, made, seat, move)
        assert back, f"seat {seat} cannot take back {move}"


def a_silent_move_is_free(game: AnyGame, at: Moment) -> None:
    """The host makes it so that nobody notices, and whoever was to be waited for has all the time they had."""
    for seat, move in _tried(game, at):
        if game.outcome(at.state) is not None or not _Made(game, at.state, seat, move, at.seats).silent:
            continue
        table = _table(game, at)
        decision = turns.typed(DecisionContext(Position(table, game, b"k"), NOW), int(seat) + 1, move)
        assert decision.kind.is_private, f"everybody notices {move}"
        after = decision.table
        assert decision.news == ()
        assert (by_seat(after, "since"), by_seat(after, "due"), by_seat(after, "missed")) == (
            by_seat(table, "since"),
            by_seat(table, "due"),
            by_seat(table, "missed"),
        )


def _table(game: AnyGame, at: Moment) -> Table:
    """A table at which the game stands so, in the middle of the turns."""
    acting = [seat in game.to_act(at.state) for seat in at.each_seat()]
    return Table(
        id=1,
        game=game.name,
        status=Status.RUNNING,
        place=Place(1, 2),
        host=1,
        language="en",
        pace=Pace.DAILY,
        seats=states(
            *(Person(seat + 1, f"{seat}") for seat in at.each_seat()),
            missed=(1,) * at.seats,
            since=tuple(NOW / 2 if acts else None for acts in acting),
            due=tuple(NOW * 2 if acts else None for acts in acting),
        ),
        options=game.options(),
        version=1,
        rules=1,
        opened=0.0,
        changed=0.0,
        seed=b"seed",
        state=at.state,
    )


def _leads_back(game: AnyGame, at: Moment, made: _Made, seat: Seat, hand: Any) -> bool:
    for move in menus(game, made.state, seat):
        after = game.apply(made.state, seat, move, Chance(b"", 1)).state
        seen = _uncounted(game, game.hand(after, seat))
        if seen == hand and _Made(game, made.state, seat, move, at.seats).silent:
            return True
    return False


def _is_replaced(game: AnyGame, at: Moment, made: _Made, seat: Seat, first: Any) -> bool:
    offered = {*menus(game, at.state, seat)} - {first}
    for move in menus(game, made.state, seat):
        if move not in offered:
            continue
        with_it, without = (game.apply(state, seat, move, Chance(b"", 1)).state for state in (made.state, at.state))
        seen = [_uncounted(game, game.hand(state, seat)) for state in (with_it, without)]
        if seen[0] == seen[1] and _Made(game, made.state, seat, move, at.seats).silent:
            return True
    return False


def what_was_learned_is_never_taken_back(game: AnyGame, at: Moment) -> None:
    """No move leads back behind what was drawn, shown or told: only what all can see being taken back comes back.

    That is: somebody is not ready any more; of that others know no more than the board has shown to all.
    """
    for seat, move in _tried(game, at):
        made = _Made(game, at.state, seat, move, at.seats)
        follows, luck = menus(game, made.state, seat), Chance(b"followed %d" % at.deal, seat)
        if made.silent or not follows:
            continue
        for other in {luck.pick(follows) for _ in range(FOLLOWED)}:
            again = _Made(game, made.state, seat, other, at.seats)
            if _looks_alike(game, at.state, again.state, seat):
                assert not made.drawn, f"seat {seat} draws again by {other} after {move}"
                assert not made.revealed, f"seat {seat} has seen something by {move} and takes it back by {other}"
                assert again.noticed, f"seat {seat} takes {move} back by {other}, and nobody sees it"


def _looks_alike(game: AnyGame, one: Any, other: Any, seat: Seat) -> bool:
    seen = [(_uncounted(game, game.hand(state, seat)), game.board(state), game.to_act(state)) for state in (one, other)]
    return bool(seen[0] == seen[1])
