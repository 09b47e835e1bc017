"""The question who works, asked by a team in public, and the promises of others; “both bind nobody” [D19].

Words only: no order and no ride depends on them, and they reveal no order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Step
from cogs.tour.board import Phase
from cogs.tour.facts import WorkAsked, WorkPromised
from cogs.tour.moves import WORK_ROUNDS, AskWork, OfferWork
from cogs.tour.state import with_team

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.game.contract import Seat
    from cogs.tour.state import State


def offers(state: State, seat: Seat) -> tuple[AskWork | OfferWork, ...]:
    """Return the words that a team may say now."""
    return tuple(move for move in (AskWork(), OfferWork()) if next(_objections(state, seat, move), None) is None)


def say(state: State, seat: Seat, move: AskWork | OfferWork) -> Step[State]:
    """Ask, or promise work. Raise `Refused` while that makes no sense."""
    for objection in _objections(state, seat, move):
        raise objection
    team = state.teams[seat]
    if isinstance(move, AskWork):
        return Step(with_team(state, seat, replace(team, asked_work=state.round)), (Public(WorkAsked(seat)),))
    last = state.round + WORK_ROUNDS - 1
    promised = with_team(state, seat, replace(team, works_until=last))
    return Step(promised, (Public(WorkPromised(seat, state.round, last)),))


def _objections(state: State, seat: Seat, move: AskWork | OfferWork) -> Iterator[Refused]:
    """Yield the reasons against saying something now: “once in two rounds” [D19]."""
    team = state.teams[seat]
    if team.gone:
        yield Refused("refused-gone")
    if state.phase is Phase.ASK:
        yield Refused("refused-frozen")
    if state.arrivals:
        yield Refused("refused-work-late")
    if isinstance(move, AskWork) and _is_open(state, team.asked_work):
        yield Refused("refused-work-soon", round=team.asked_work + WORK_ROUNDS)
    if isinstance(move, OfferWork) and team.works_until >= state.round:
        yield Refused("refused-work-promised", round=team.works_until)
    if isinstance(move, OfferWork) and not any(
        _is_open(state, other.asked_work) for index, other in enumerate(state.teams) if index != seat
    ):
        yield Refused("refused-work-unasked")


def _is_open(state: State, asked: int) -> bool:
    """Return whether a question of this round (0: none) still stands."""
    return bool(asked) and state.round < asked + WORK_ROUNDS
