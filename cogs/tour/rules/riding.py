"""A round as it is ridden: rider after rider, from decision to decision, until it is over or somebody is asked.

Every decision follows from the frozen orders, from an answer to a question, or where none comes from the role.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game import Public
from cogs.tour.board import How, Question
from cogs.tour.dice import FACES, GREEN
from cogs.tour.facts import CardPlayed
from cogs.tour.moves import Order, Where
from cogs.tour.road import kind_at
from cogs.tour.rules import cards, moving
from cogs.tour.rules.arriving import steps_left, stopped
from cogs.tour.rules.speed import Situation, attacks, card, choices, fields, first_jump
from cogs.tour.state import State, Turn, group_of, place_of, rider, with_rider

if TYPE_CHECKING:
    from bot.chance import Chance
    from cogs.tour.road import Field, Stage


class Decision(Struct, frozen=True):
    """What a rider has to decide next, and what the card says to it."""

    about: str
    answers: tuple[str, ...]
    chosen: str
    """Empty: the owner is asked."""
    default: str
    """What the role says."""


class Progress(Struct, frozen=True):
    """How far a round came: the state, what there is to tell, and whether somebody is asked."""

    state: State
    news: tuple[Public, ...] = ()
    asks: bool = False


def ride(stage: Stage, state: State, chance: Chance, answer: str = "") -> Progress:
    """Ride on until the round is over or an order asks; `answer` answers the question that was asked last."""
    told: list[Public] = []
    while state.at < len(state.order):
        decision = decided(stage, state)
        chosen = answer or decision.chosen
        if not chosen:
            return Progress(state, tuple(told), asks=True)
        state, news = _APPLY[decision.about](stage, state, chance, chosen)
        told.extend(news)
        answer = ""
    return Progress(state, tuple(told))


def current(state: State) -> int:
    """Return the number of the rider whose turn it is."""
    return state.order[state.at]


def question(stage: Stage, state: State) -> Question:
    """Return what the rider's owner is asked."""
    decision = decided(stage, state)
    pace = situation(stage, state).pace
    at = decision.answers.index(decision.default)
    steps, ends = _ends(stage, state, decision.answers) if decision.about == "where" else (0, ())
    return Question(current(state), decision.about, decision.answers, pace.speed, at, steps, ends)


def _ends(stage: Stage, state: State, places: tuple[str, ...]) -> tuple[int, tuple[Field, ...]]:
    """Return how many fields there are to ride, and where each place leads."""
    number, now = current(state), situation(stage, state)
    order = _whole(stage, state, now)
    steps = steps_left(state, now, order)
    found = moving.ends(stage, state, number, steps) or {place_of(state, number): 0}
    return steps, tuple(moving.best(stage, state, number, (Where(each), order.whom), found) for each in places)


def _whole(stage: Stage, state: State, now: Situation) -> Order:
    """Return the card of the rider whose turn it is, with what is not chosen as the role has it."""
    order = state.orders[current(state) - 1]
    return cards.filled(order, cards.by_role(order.role, stage, place_of(state, current(state)), now))


def situation(stage: Stage, state: State) -> Situation:
    """Return how the rider whose turn it is stands: group and attack position “fixed when the round starts” [R22]."""
    who = rider(state, current(state))
    at = group_of(state, who.number)
    group = state.groups[at]
    place = group.riders.index(who.number)
    behind = group.riders[place + 1 : place + 2]
    start = state.turn.way[0] if state.turn.way else place_of(state, who.number)
    kind = kind_at(stage, start)
    return Situation(
        kind=kind,
        pace=state.paces[at],
        leader=place == 0,
        attacker=who.number in group.attackers,
        followed=any(kind_at(stage, place_of(state, each)) is kind for each in behind),
        reds=who.reds,
        cards=who.cards,
    )


def decided(stage: Stage, state: State) -> Decision:
    """Return the next decision of the rider whose turn it is."""
    order = state.orders[current(state) - 1]
    now, turn = situation(stage, state), state.turn
    role = cards.by_role(order.role, stage, place_of(state, current(state)), now)
    whole, plain = cards.filled(order, role), cards.filled(cards.unasked(order), role)
    if turn.how is None:
        return _about_start(now, turn, whole, plain)
    if not turn.settled:
        can = attacks(now, turn.how, turn.number)
        return Decision("attack", can, cards.about_attack(whole, can), cards.about_attack(plain, can))
    return _about_place(now, turn, whole, plain)


def _about_place(now: Situation, turn: Turn, whole: Order, plain: Order) -> Decision:
    """Return the decision where to ride; after a FALL there is nothing to ask."""
    default = _place(plain)
    rides = turn.how is not None and fields(now, turn.how, turn.number)
    answers = _PLACES if default in _PLACES else (*_PLACES, default)
    return Decision("where", answers, _place(whole) if rides else default, default)


_PLACES = tuple(str(where) for where in Where if where not in (Where.BESIDE, Where.SHIELD, Where.ASK))


def _place(order: Order) -> str:
    where = order.where or Where.FAR
    return "" if where is Where.ASK else str(where)


def _about_start(now: Situation, turn: Turn, whole: Order, plain: Order) -> Decision:
    """Return the decision “before any die is rolled” [R54]: first about the card, if there is one, then the speed."""
    if card(now) and not turn.kept:
        return Decision("card", ("card", "keep"), cards.play_card(whole.card, now), cards.play_card(plain.card, now))
    can = tuple(str(how) for how in choices(now) if how is not How.CARD)
    return Decision("speed", can, cards.about_speed(whole.speed, now), cards.about_speed(plain.speed, now))


Applied = tuple[State, tuple[Public, ...]]
"""The state after a decision, and what there is to tell of it."""


def _card(stage: Stage, state: State, chance: Chance, answer: str) -> Applied:
    """Keep the card, or play it: “as if ATTACK had been rolled” [R55], else “exactly the green number” [R57]."""
    if answer == "keep":
        return replace(state, turn=replace(state.turn, kept=True)), ()
    now, who = situation(stage, state), rider(state, current(state))
    played = card(now)
    told = Public(CardPlayed(who.team, who.number, played)) if played else None
    state = with_rider(state, replace(who, cards=tuple(each for each in who.cards if each is not played)))
    attacking = now.attacker
    number = 0 if attacking else chance.die(GREEN)
    state = replace(state, turn=Turn(kept=True, how=How.CARD, number=number, settled=not attacking))
    return state, (told,) if told else ()


def _speed(stage: Stage, state: State, chance: Chance, answer: str) -> Applied:
    """Take the speed over, or roll; where an ATTACK may be more than its number that is decided next."""
    now, how = situation(stage, state), How(answer)
    number = chance.pick(FACES[how]) if how in FACES else 0
    if how is How.RED:
        who = rider(state, current(state))
        state = with_rider(state, replace(who, reds=who.reds + 1))
    settled = not attacks(now, how, number)
    return replace(state, turn=Turn(kept=True, how=how, number=number, settled=settled)), ()


def _attack(stage: Stage, state: State, chance: Chance, answer: str) -> Applied:
    """Make of an ATTACK what was decided; “green before the jump is a pull” [R30], after it the attack is solo."""
    how, turn = How(answer), state.turn
    news: tuple[Public, ...] = ()
    if how is How.SOLO:
        state, way, news = _jump(stage, state)
        turn = replace(turn, way=way)
    if how in (How.SOLO, How.PULL):
        turn = replace(turn, number=chance.die(GREEN))
    return replace(state, turn=replace(turn, how=how, settled=True)), news


def _jump(stage: Stage, state: State) -> tuple[State, tuple[Field, ...], tuple[Public, ...]]:
    """Move the first fields of a solo attack: “2 fields first” [R26], 1 in a climb."""
    number, now = current(state), situation(stage, state)
    found = moving.ends(stage, state, number, first_jump(now.kind))
    if not found:
        return state, (), ()
    end = moving.best(stage, state, number, (Where.FAR, 0), found)
    way = moving.way(state, number, end, found)
    state, news = moving.moved(state, number, end)
    return state, way, news


def _where(stage: Stage, state: State, _chance: Chance, answer: str) -> Applied:
    """Ride to the place that was chosen, or pass speed on; then it is the next rider's turn."""
    now = situation(stage, state)
    return stopped(stage, state, now, _whole(stage, state, now), Where(answer))


_APPLY = {"card": _card, "speed": _speed, "attack": _attack, "where": _where}
