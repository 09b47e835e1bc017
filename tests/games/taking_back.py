"""Properties of undo in every game: a move can be taken back if it revealed nothing, and only then.

A way back is a move of the same seat that restores its hand and is as silent as the first move. If a choice can only
be replaced, the first choice must leave no trace. A game's exceptions are in its own folder, in `ways_back.py`.
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
TRIED_MOVES, FOLLOWING_MOVES = 2, 30
"""The number of a seat's moves tried at a moment, and of the moves tried after each of them."""
REDEALS = 2
"""The number of redeals used to find whether a move has shown its seat hidden information."""


@dataclass(frozen=True)
class Exceptions:
    """A game's exceptions from undo, each with its reason in `tests/games/<game>/ways_back.py`."""

    counted: str | None = None
    """The field of a hand that counts how many changes of mind the seat has left; undo does not give them back."""
    left: Callable[[Any, Any], int] = lambda _state, _hand: 1
    """Return how many changes of mind a seat has left, from a state and its hand; with 0 there is no way back."""
    looks: frozenset[str] = frozenset()
    """The names of moves that look at secrets of their seat; a look cannot be undone."""


@cache
def exceptions_of(game: str) -> Exceptions:
    """Return a game's exceptions; most games have none."""
    name = f"tests.games.{game}.ways_back"
    if find_spec(f"tests.games.{game}") is None or find_spec(name) is None:
        return Exceptions()
    decisions: Exceptions = import_module(name).DECIDED
    return decisions


class _WatchedChance(Chance):
    """A chance that records whether it was drawn from."""

    __slots__ = ("drawn",)

    def __init__(self, seed: bytes, n: int) -> None:
        super().__init__(seed, n)
        self.drawn = False

    def _seeded(self) -> Callable[[], float]:
        self.drawn = True
        return super()._seeded()


class _Trial:
    """A move and its effects."""

    def __init__(self, game: AnyGame, before: Any, seat: Seat, move: Any, seats: int) -> None:
        luck = _WatchedChance(b"", 1)
        self._step = game.apply(before, seat, move, luck)
        self.state = self._step.state
        self.drawn = luck.drawn
        self._seats = seats
        self._again = game, before, seat, move

    @property
    def noticed(self) -> bool:
        """Whether other seats can notice the move."""
        game, before, seat, _ = self._again
        return _noticed(game, before, self._step, seat, self._seats)

    @property
    def revealed(self) -> bool:
        """Whether the move has shown its own seat hidden information."""
        game, before, seat, move = self._again
        hand = game.hand(self.state, seat)
        redeals = (game.redeal(before, seat, Chance(b"%d" % n, 0)) for n in range(REDEALS))
        return any(game.hand(game.apply(other, seat, move, Chance(b"", 1)).state, seat) != hand for other in redeals)

    @property
    def silent(self) -> bool:
        """Whether the move revealed nothing to any seat and drew nothing."""
        return not (self.drawn or self.noticed or self.revealed)


def _noticed(game: AnyGame, before: Any, step: Step[Any], seat: Seat, seats: int) -> bool:
    after = step.state
    is_announced = any(isinstance(news, Public) or news.to != seat for news in step.news)
    others = [other for other in Moment(step, seats).each_seat() if other != seat]
    return (
        is_announced
        or game.outcome(after) != game.outcome(before)
        or game.to_act(after) != game.to_act(before)
        or game.board(after) != game.board(before)
        or any(game.hand(after, other) != game.hand(before, other) for other in others)
        or any(menus(game, after, other) != menus(game, before, other) for other in others)
    )


def _without_counter(game: AnyGame, hand: Any) -> Any:
    field = exceptions_of(game.name).counted
    return hand if field is None else replace(hand, **{field: 1})


def _may_change(game: AnyGame, state: Any, seat: Seat) -> bool:
    return exceptions_of(game.name).left(state, game.hand(state, seat)) > 0


def _trials(game: AnyGame, moment: Moment) -> Iterator[tuple[Seat, Any]]:
    for seat in moment.each_seat():
        menu, luck = menus(game, moment.state, seat), Chance(b"tried %d" % moment.deal, seat)
        picked = [luck.pick(menu) for _ in range(TRIED_MOVES) if menu]
        yield from ((seat, move) for move in picked if type(move).__name__ not in exceptions_of(game.name).looks)


def silent_moves_can_be_taken_back(game: AnyGame, moment: Moment) -> None:
    """A silent move has an equally silent way back, or another move of its seat replaces it without a trace."""
    for seat, move in _trials(game, moment):
        trial = _Trial(game, moment.state, seat, move, moment.seats)
        before, after = (_without_counter(game, game.hand(state, seat)) for state in (moment.state, trial.state))
        if before == after or not trial.silent or not _may_change(game, trial.state, seat):
            continue
        way_back = _leads_back(game, moment, trial, seat, before) or _is_replaced(game, moment, trial, seat, move)
        assert way_back, f"seat {seat} cannot take back {move}"


def silent_moves_stay_private(game: AnyGame, moment: Moment) -> None:
    """The host keeps a silent move private, without news, and clocks keep running as they did."""
    for seat, move in _trials(game, moment):
        if game.outcome(moment.state) is not None or not _Trial(game, moment.state, seat, move, moment.seats).silent:
            continue
        table = _table(game, moment)
        decision = turns.apply_typed(DecisionContext(Position(table, game, b"k"), NOW), int(seat) + 1, move)
        assert decision.kind.is_private, f"everybody notices {move}"
        after = decision.table
        assert decision.news == ()
        assert (by_seat(after, "since"), by_seat(after, "due"), by_seat(after, "missed")) == (
            by_seat(table, "since"),
            by_seat(table, "due"),
            by_seat(table, "missed"),
        )


def _table(game: AnyGame, moment: Moment) -> Table:
    """Return a table with the game in this state, in the middle of the turns."""
    acting = [seat in game.to_act(moment.state) for seat in moment.each_seat()]
    return Table(
        id=1,
        game=game.name,
        status=Status.RUNNING,
        place=Place(1, 2),
        host=1,
        language="en",
        pace=Pace.DAILY,
        seats=states(
            *(Person(seat + 1, f"{seat}") for seat in moment.each_seat()),
            missed=(1,) * moment.seats,
            since=tuple(NOW / 2 if acts else None for acts in acting),
            due=tuple(NOW * 2 if acts else None for acts in acting),
        ),
        options=game.options(),
        version=1,
        rules=1,
        opened=0.0,
        changed=0.0,
        seed=b"seed",
        state=moment.state,
    )


def _leads_back(game: AnyGame, moment: Moment, trial: _Trial, seat: Seat, hand: Any) -> bool:
    for move in menus(game, trial.state, seat):
        after = game.apply(trial.state, seat, move, Chance(b"", 1)).state
        hand_after = _without_counter(game, game.hand(after, seat))
        if hand_after == hand and _Trial(game, trial.state, seat, move, moment.seats).silent:
            return True
    return False


def _is_replaced(game: AnyGame, moment: Moment, trial: _Trial, seat: Seat, first: Any) -> bool:
    menu = {*menus(game, moment.state, seat)} - {first}
    for move in menus(game, trial.state, seat):
        if move not in menu:
            continue
        with_it, without_it = (
            game.apply(state, seat, move, Chance(b"", 1)).state for state in (trial.state, moment.state)
        )
        hands = [_without_counter(game, game.hand(state, seat)) for state in (with_it, without_it)]
        if hands[0] == hands[1] and _Trial(game, trial.state, seat, move, moment.seats).silent:
            return True
    return False


def revealing_moves_cannot_be_undone(game: AnyGame, moment: Moment) -> None:
    """No move undoes what was drawn, shown or announced; only a public change can be undone, and in public.

    For example, when a player is no longer ready, the others learn only what the board has shown to all.
    """
    for seat, move in _trials(game, moment):
        trial = _Trial(game, moment.state, seat, move, moment.seats)
        follows, luck = menus(game, trial.state, seat), Chance(b"followed %d" % moment.deal, seat)
        if trial.silent or not follows:
            continue
        for other in {luck.pick(follows) for _ in range(FOLLOWING_MOVES)}:
            second_trial = _Trial(game, trial.state, seat, other, moment.seats)
            if _look_alike(game, moment.state, second_trial.state, seat):
                assert not trial.drawn, f"seat {seat} draws again by {other} after {move}"
                assert not trial.revealed, f"seat {seat} has seen something by {move} and takes it back by {other}"
                assert second_trial.noticed, f"seat {seat} takes {move} back by {other}, and nobody sees it"


def _look_alike(game: AnyGame, first: Any, second: Any, seat: Seat) -> bool:
    views = [
        (_without_counter(game, game.hand(state, seat)), game.board(state), game.to_act(state))
        for state in (first, second)
    ]
    return bool(views[0] == views[1])
