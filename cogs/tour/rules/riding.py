"""The ride of a round: decision by decision and rider by rider, until the round is ridden or a team is asked.

Every decision follows from the frozen orders or from an answer to a question; without an answer the role decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.chance import Chance
from bot.game.contract import Public
from cogs.tour.board import How, Question
from cogs.tour.dice import FACES, GREEN
from cogs.tour.facts import CardPlayed
from cogs.tour.moves import Order, Where
from cogs.tour.road import kind_at
from cogs.tour.rules import cards, moving
from cogs.tour.rules.arriving import steps_left, stopped
from cogs.tour.rules.speed import Situation, attacks, card, choices, first_jump
from cogs.tour.state import State, Turn, group_of, place_of, rider, with_rider

if TYPE_CHECKING:
    from cogs.tour.board import Group
    from cogs.tour.road import Field, Kind, Stage


class Decision(Struct, frozen=True):
    """The next decision of a rider, and their card's choice."""

    about: str
    answers: tuple[str, ...]
    chosen: str
    """Empty: the owner is asked."""
    default: str
    """The role's choice."""


class Progress(Struct, frozen=True):
    """The progress of a round: the state, the news, and whether a team is asked."""

    state: State
    news: tuple[Public, ...] = ()
    asks: bool = False


def ride(stage: Stage, state: State, chance: Chance, answer: str = "") -> Progress:
    """Ride on until the round is ridden or an order asks; `answer` is the answer to the last question."""
    told: list[Public] = []
    while state.at < len(state.order):
        progress = _turn(stage, state, chance, answer)
        state, answer = progress.state, ""
        told.extend(progress.news)
        if progress.asks:
            return Progress(state, tuple(told), asks=True)
    return Progress(state, tuple(told))


def _turn(stage: Stage, state: State, chance: Chance, answer: str) -> Progress:
    """Continue the active rider's turn to its end or to a question; the situation is the same for the whole turn."""
    now = situation(stage, state)
    whole, told = _whole(stage, state, now), tuple[Public, ...]()
    while True:
        about = _about(now, state.turn)
        chosen = answer or _chosen(about, now, state.turn, whole)
        if not chosen:
            return Progress(state, told, asks=True)
        if about == "where":
            state, news = stopped(stage, state, now, whole, Where(chosen))
            return Progress(state, (*told, *news))
        state, news = _APPLY[about](stage, state, now, chance, chosen)
        told, answer = (*told, *news), ""
        if state.turn.way:
            whole = _whole(stage, state, now)


def current(state: State) -> int:
    """Return the number of the active rider."""
    return state.order[state.at]


def question(stage: Stage, state: State) -> Question:
    """Return the question to the active rider's team."""
    decision = decided(stage, state)
    pace = situation(stage, state).pace
    at = decision.answers.index(decision.default)
    steps, ends = _ends(stage, state, decision.answers) if decision.about == "where" else (0, ())
    return Question(current(state), decision.about, decision.answers, pace.speed, at, steps, ends)


def _ends(stage: Stage, state: State, places: tuple[str, ...]) -> tuple[int, tuple[Field, ...]]:
    """Return the number of fields to ride, and the field that each place means."""
    number, now = current(state), situation(stage, state)
    order = _whole(stage, state, now)
    steps = steps_left(state, now, order)
    found = moving.ends(stage, state, number, steps) or {place_of(state, number): 0}
    return steps, tuple(moving.best(stage, state, number, (Where(each), order.whom), found) for each in places)


def _whole(stage: Stage, state: State, now: Situation) -> Order:
    """Return the active rider's card completed by the role."""
    number = current(state)
    order = state.orders[number - 1]
    return cards.filled(order, cards.by_role(order.role, stage, place_of(state, number), now))


def situation(stage: Stage, state: State) -> Situation:
    """Return the active rider's situation: group and attack position “fixed when the round starts” [R22]."""
    number = current(state)
    who, at = rider(state, number), group_of(state, number)
    group = state.groups[at]
    place = group.riders.index(number)
    start = state.turn.way[0] if state.turn.way else place_of(state, number)
    kind = kind_at(stage, start)
    return Situation(
        kind=kind,
        pace=state.paces[at],
        leader=place == 0,
        attacker=number in group.attackers,
        followed=_kind_behind(stage, state, group, place) is kind,
        reds=who.reds,
        cards=who.cards,
    )


def _kind_behind(stage: Stage, state: State, group: Group, place: int) -> Kind | None:
    """Return the terrain of the next rider of the group; None for the last rider."""
    after = place + 1
    return kind_at(stage, place_of(state, group.riders[after])) if after < len(group.riders) else None


def decided(stage: Stage, state: State) -> Decision:
    """Return the next decision of the active rider."""
    order = state.orders[current(state) - 1]
    now, turn = situation(stage, state), state.turn
    about = _about(now, turn)
    role = cards.by_role(order.role, stage, place_of(state, current(state)), now)
    default = _chosen(about, now, turn, cards.filled(cards.unasked(order), role))
    chosen = default if _fell(turn) else _chosen(about, now, turn, cards.filled(order, role))
    return Decision(about, _answers(about, now, turn, default), chosen, default)


def asked_before(stage: Stage, state: State) -> State | None:
    """Return the state at the last question of this turn that may be answered anew; None if there is none."""
    now, found, earlier = situation(stage, state), None, replace(state, turn=Turn())
    while earlier.turn != state.turn:
        about = _about(now, earlier.turn)
        chosen = _chosen(about, now, earlier.turn, _whole(stage, earlier, now))
        if not chosen:
            found = earlier
        silent = str(How.TAKE) if about == "speed" else "keep"
        if about not in ("card", "speed") or chosen not in ("", silent):
            return None
        earlier, _ = _APPLY[about](stage, earlier, now, Chance(b"", 0), silent)
    return found


def _about(now: Situation, turn: Turn) -> str:
    """Return the next decision's topic: “before any die is rolled” [R54] the card, if there is one, then the speed."""
    if turn.how is None:
        return "card" if card(now) and not turn.kept else "speed"
    return "where" if turn.settled else "attack"


def _chosen(about: str, now: Situation, turn: Turn, order: Order) -> str:
    """Return the choice of a completed card; empty: the owner is asked."""
    match about:
        case "card":
            return cards.play_card(order.card, now)
        case "speed":
            return cards.about_speed(order.speed, now)
        case "attack":
            return cards.about_attack(order, _can_attack(now, turn))
        case _:
            asks = order.where is Where.ASK and not _fell(turn)
            return "" if asks else order.where or Where.FAR


def _fell(turn: Turn) -> bool:
    """Return whether a red die was a FALL: “who falls stays” [D1], so that there is nothing to ask."""
    return turn.how is How.RED and not turn.number


def _can_attack(now: Situation, turn: Turn) -> tuple[How, ...]:
    """Return the uses of the rolled ATTACK or of the jersey's card."""
    return attacks(now, turn.how, turn.number) if turn.how else ()


def _answers(about: str, now: Situation, turn: Turn, default: str) -> tuple[str, ...]:
    """Return all possible answers."""
    match about:
        case "card":
            return ("card", "keep")
        case "speed":
            return tuple(str(how) for how in choices(now) if how is not How.CARD)
        case "attack":
            return _can_attack(now, turn)
        case _:
            return _PLACES if default in _PLACES else (*_PLACES, str(default))


_PLACES = tuple(str(where) for where in Where if where not in (Where.BESIDE, Where.SHIELD, Where.ASK))


Applied = tuple[State, tuple[Public, ...]]
"""The state after a decision, and its news."""


def _card(_stage: Stage, state: State, now: Situation, chance: Chance, answer: str) -> Applied:
    """Keep the card, or play it: “as if ATTACK had been rolled” [R55], else “exactly the green number” [R57]."""
    if answer == "keep":
        return replace(state, turn=replace(state.turn, kept=True)), ()
    who, played = rider(state, current(state)), card(now)
    told = Public(CardPlayed(who.team, who.number, played)) if played else None
    state = with_rider(state, replace(who, cards=tuple(each for each in who.cards if each is not played)))
    attacking = now.attacker
    number = 0 if attacking else chance.die(GREEN)
    state = replace(state, turn=Turn(kept=True, how=How.CARD, number=number, settled=not attacking))
    return state, (told,) if told else ()


def _speed(_stage: Stage, state: State, now: Situation, chance: Chance, answer: str) -> Applied:
    """Take the speed over, or roll; if an ATTACK has several uses, its use is decided next."""
    how = How(answer)
    number = chance.pick(FACES[how]) if how in FACES else 0
    if how is How.RED:
        who = rider(state, current(state))
        state = with_rider(state, replace(who, reds=who.reds + 1))
    settled = not attacks(now, how, number)
    return replace(state, turn=Turn(kept=True, how=how, number=number, settled=settled)), ()


def _attack(stage: Stage, state: State, now: Situation, chance: Chance, answer: str) -> Applied:
    """Use an ATTACK as decided; “green before the jump is a pull” [R30], after it the attack is solo."""
    how, turn = How(answer), state.turn
    news: tuple[Public, ...] = ()
    if how is How.SOLO:
        state, way, news = _jump(stage, state, now)
        turn = replace(turn, way=way)
    if how in (How.SOLO, How.PULL):
        turn = replace(turn, number=chance.die(GREEN))
    return replace(state, turn=replace(turn, how=how, settled=True)), news


def _jump(stage: Stage, state: State, now: Situation) -> tuple[State, tuple[Field, ...], tuple[Public, ...]]:
    """Move the first fields of a solo attack: “2 fields first” [R26], 1 in a climb."""
    number = current(state)
    way = moving.way(stage, state, number, first_jump(now.kind), (Where.FAR, 0))
    if len(way) == 1:
        return state, (), ()
    state, news = moving.moved(state, number, way[-1])
    return state, way, news


_APPLY = {"card": _card, "speed": _speed, "attack": _attack}
"""The function that applies each decision; the decision where to ride is missing, because it ends the turn."""
