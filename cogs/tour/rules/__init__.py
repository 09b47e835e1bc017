"""The rules: active seats, legal moves, and the effect of each move.

Pure functions. A refusal never depends on another team's orders, since it would reveal them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Outcome, Public, Refused, RoundEnd, Seat, Step, ranked
from cogs.tour.board import Phase
from cogs.tour.facts import GoneForGood
from cogs.tour.moves import (
    Absent,
    Answer,
    AskWork,
    Change,
    Move,
    OfferWork,
    Ready,
    SetPlan,
    Swap,
    TakeBack,
    UndoPlan,
    Until,
)
from cogs.tour.options import Decides
from cogs.tour.rules import cards, orders, plans, work
from cogs.tour.rules.classification import standing, team_key, team_time
from cogs.tour.rules.riding import asked_before, current, question, ride
from cogs.tour.rules.rounds import end_round, next_round, open_race, stage_of
from cogs.tour.state import State, own_riders, rider, with_team

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.tour.options import Options


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Begin the race. Raise `Refused` if the server's own stage is missing or faulty."""
    return open_race(players, options, chance)


def to_act(state: State) -> frozenset[Seat]:
    """Return the seats that must give orders, or the seat that is asked; empty when the race is finished."""
    match state.phase:
        case Phase.ORDERS:
            return frozenset(Seat(index) for index, team in enumerate(state.teams) if team.ready is None)
        case Phase.ASK:
            return frozenset((asked_seat(state),))
        case _:
            return frozenset()


def asked_seat(state: State) -> Seat:
    """Return the seat whose rider's order asks."""
    return rider(state, current(state)).team


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of a seat, the moves for its absence last; empty if it is not active."""
    if seat not in to_act(state):
        return ()
    return (*_menu(state, seat), *_ABSENT)


def _menu(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.phase is Phase.ASK:
        stage = stage_of(state)
        answers = tuple(Answer(index) for index in range(len(question(stage, state).answers)))
        return answers if asked_before(stage, state) is None else (*answers, TakeBack())
    return (*_READY, *plans.choices(state, seat, stage_of(state)), *orders.changes(state, seat))


_READY = tuple(Ready(until) for until in Until)


_ABSENT = (Absent(), Absent(for_good=True))


def out_of_turn(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the moves that a seat may make out of turn: taking back that it is ready, and words about work."""
    if state.phase is not Phase.ORDERS:
        return ()
    taking_back = (TakeBack(),) if orders.may_take_back(state, seat) else ()
    return (*taking_back, *work.offers(state, seat))


def absent(_state: State, _seat: Seat, for_good: bool) -> Move:  # noqa: FBT001 - as the host calls it
    """Return the move that the host makes for an absent seat: “what stands counts” [D13]."""
    return Absent(for_good)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Make a move. Raise `Refused`, with the reason as its text, for a move that is in none of the menus."""
    if state.phase is Phase.OVER:
        raise Refused("refused-over")
    if not 0 <= seat < len(state.teams):
        raise Refused("refused-players")
    if isinstance(move, AskWork | OfferWork):
        return work.say(state, seat, move)
    if state.phase is Phase.ASK:
        return _answer(state, seat, move, chance)
    if isinstance(move, TakeBack):
        return orders.take_back(state, seat, move)
    if state.teams[seat].ready is not None:
        raise Refused("refused-gone" if state.teams[seat].gone else "refused-ready")
    return _give_order(state, seat, move, chance)


def _give_order(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    if isinstance(move, Change):
        return orders.change(state, seat, move)
    if isinstance(move, SetPlan):
        return plans.give(state, seat, move.plan, stage_of(state))
    if isinstance(move, UndoPlan):
        return plans.undo(state, seat)
    if isinstance(move, Swap):
        return _swap(state, seat, move)
    if isinstance(move, Answer):
        raise Refused("refused-not-asked")
    return _declare_ready(state, seat, move, chance)


def _swap(state: State, seat: Seat, move: Swap) -> Step[State]:
    """Swap two riders, and compute order and groups of the first round anew from their new places."""
    state = orders.swap(state, seat, move)
    spare = tuple(team.spare for team in state.teams)
    stand = tuple(rider.field for rider in state.riders)
    restarted = next_round(stage_of(state), replace(state, round=state.round - 1, course=(stand,)))
    teams = tuple(replace(team, spare=left) for team, left in zip(restarted.teams, spare, strict=True))
    return Step(replace(restarted, teams=teams))


def _declare_ready(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Mark a team as ready or absent: “at the deadline what stands counts, until something happens” [D13]."""
    if isinstance(move, Absent) and move.for_good:
        step = _ride_on(resign(state, seat), chance)
        return _with_resignation(step, seat)
    until = move.until if isinstance(move, Ready) else Until.EVENT
    return _ride_on(with_team(state, seat, replace(state.teams[seat], ready=until, since=state.round)), chance)


def resign(state: State, seat: Seat) -> State:
    """Mark a team as resigned and ready for good; where its orders ask, its riders' roles decide."""
    state = without_questions(state, seat)
    return with_team(state, seat, replace(state.teams[seat], gone=True, ready=Until.END))


def _with_resignation(step: Step[State], seat: Seat) -> Step[State]:
    """Return the step with the fact of the resignation before its news."""
    parts = tuple(replace(part, end=part.end + 1) for part in step.parts)
    return Step(step.state, (Public(GoneForGood(seat)), *step.news), parts)


def without_questions(state: State, seat: Seat) -> State:
    """Return the state in which a team's cards ask no questions."""
    own = own_riders(state, seat)
    new_orders = tuple(
        cards.without_questions(card) if number in own else card for number, card in enumerate(state.orders, 1)
    )
    return replace(state, orders=new_orders)


def _answer(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Continue the round with an answer; while a team is asked “orders stay as they are” [D13]."""
    if seat != asked_seat(state):
        raise Refused("refused-frozen")
    asked_question = question(stage_of(state), state)
    if isinstance(move, Absent):
        return _skip_answer(state, seat, move, asked_question.answers[asked_question.default], chance)
    previous = asked_before(stage_of(state), state) if isinstance(move, TakeBack) else None
    if previous is not None:
        return Step(previous)
    if not isinstance(move, Answer):
        raise Refused("refused-frozen")
    if not 0 <= move.answer < len(asked_question.answers):
        raise Refused("refused-no-answer", most=len(asked_question.answers))
    return _ride_on(state, chance, asked_question.answers[move.answer])


def _skip_answer(state: State, seat: Seat, move: Absent, default: str, chance: Chance) -> Step[State]:
    """Continue the round without an answer: “the role decides, and the team's cards ask no more” [D13]."""
    if not move.for_good:
        return _ride_on(without_questions(state, seat), chance, default)
    step = _ride_on(resign(state, seat), chance, default)
    return _with_resignation(step, seat)


def _ride_on(state: State, chance: Chance, answer: str = "") -> Step[State]:
    """Ride while all teams are ready: “in one step” [D13], round after round, until a team must act."""
    news: list[Public] = []
    parts: list[RoundEnd[State]] = []
    while answer or (state.phase is Phase.ORDERS and all(team.ready for team in state.teams)):
        if not answer:
            state = replace(state, rides=())
        progress = ride(stage_of(state), state, chance, answer)
        news.extend(progress.news)
        if progress.asks:
            return Step(replace(progress.state, phase=Phase.ASK), tuple(news), tuple(parts))
        step = end_round(progress.state)
        state, answer = step.state, ""
        news.extend(item for item in step.news if isinstance(item, Public))
        parts.append(RoundEnd(state, len(news)))
    return Step(state, tuple(news), tuple(parts))


def outcome(state: State) -> Outcome | None:
    """Return the ranking of the teams by the table's deciding classification; None while the race goes on."""
    if state.phase is not Phase.OVER:
        return None
    seats = [Seat(index) for index in range(len(state.teams))]
    teams = state.options.decides is Decides.TEAM
    order = standing(state)
    best = [min(order.index(number) for number in own_riders(state, seat)) for seat in seats]
    scores = [team_time(state, seat) if teams else _best_time(state, seat) for seat in seats]
    keys = [(-scores[seat] if teams else -best[seat], *(-place for place in team_key(state, seat))) for seat in seats]
    return ranked(scores, keys)


def _best_time(state: State, seat: Seat) -> int:
    return min(state.scores[number - 1].time for number in own_riders(state, seat))
