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
from cogs.tour.rules.arriving import finish_turn, steps_left
from cogs.tour.rules.effects import Effects
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
    news: list[Public] = []
    while state.at < len(state.order):
        progress = _turn(stage, state, chance, answer)
        state, answer = progress.state, ""
        news.extend(progress.news)
        if progress.asks:
            return Progress(state, tuple(news), asks=True)
    return Progress(state, tuple(news))


def _turn(stage: Stage, state: State, chance: Chance, answer: str) -> Progress:
    """Continue the active rider's turn to its end or to a question; the situation is the same for the whole turn."""
    rider_situation = situation(stage, state)
    full_order, all_news = _full_order(stage, state, rider_situation), tuple[Public, ...]()
    while True:
        topic = _next_topic(rider_situation, state.turn)
        chosen = answer or _choice(topic, rider_situation, state.turn, full_order) or next_decision(stage, state).chosen
        if not chosen:
            return Progress(state, all_news, asks=True)
        if topic == "where":
            state, news = finish_turn(stage, state, rider_situation, full_order, Where(chosen))
            return Progress(state, (*all_news, *news))
        state, news = _APPLY[topic](stage, state, rider_situation, chance, chosen)
        all_news, answer = (*all_news, *news), ""
        if state.turn.way:
            full_order = _full_order(stage, state, rider_situation)


def current(state: State) -> int:
    """Return the number of the active rider."""
    return state.order[state.at]


def question(stage: Stage, state: State) -> Question:
    """Return the question to the active rider's team."""
    decision = next_decision(stage, state)
    pace = situation(stage, state).pace
    default_index = decision.answers.index(decision.default)
    steps, ends = _ends(stage, state, decision.answers) if decision.about == "where" else (0, ())
    return Question(current(state), decision.about, decision.answers, pace.speed, default_index, steps, ends)


def _ends(stage: Stage, state: State, places: tuple[str, ...]) -> tuple[int, tuple[Field, ...]]:
    """Return the number of fields to ride, and the field that each place means."""
    number, rider_situation = current(state), situation(stage, state)
    order = _full_order(stage, state, rider_situation)
    steps = steps_left(state, rider_situation, order)
    reachable = moving.ends(stage, state, number, steps) or {place_of(state, number): 0}
    return steps, tuple(moving.best(stage, state, number, (Where(place), order.whom), reachable) for place in places)


def _full_order(stage: Stage, state: State, situation: Situation) -> Order:
    """Return the active rider's card completed by the role."""
    number = current(state)
    order = state.orders[number - 1]
    return cards.completed_by_role(order, cards.by_role(order.role, stage, place_of(state, number), situation))


def situation(stage: Stage, state: State) -> Situation:
    """Return the active rider's situation: group and attack position “fixed when the round starts” [R22]."""
    number = current(state)
    active, group_index = rider(state, number), group_of(state, number)
    group = state.groups[group_index]
    place = group.riders.index(number)
    start = state.turn.way[0] if state.turn.way else place_of(state, number)
    kind = kind_at(stage, start)
    return Situation(
        kind=kind,
        pace=state.paces[group_index],
        leader=place == 0,
        attacker=number in group.attackers,
        followed=_kind_behind(stage, state, group, place) is kind,
        cards=active.cards,
    )


def _kind_behind(stage: Stage, state: State, group: Group, place: int) -> Kind | None:
    """Return the terrain of the next rider of the group; None for the last rider."""
    index = place + 1
    return kind_at(stage, place_of(state, group.riders[index])) if index < len(group.riders) else None


def next_decision(stage: Stage, state: State) -> Decision:
    """Return the next decision of the active rider; a card that asks does so only if the answers differ in effect."""
    order = state.orders[current(state) - 1]
    rider_situation, turn = situation(stage, state), state.turn
    topic = _next_topic(rider_situation, turn)
    role = cards.by_role(order.role, stage, place_of(state, current(state)), rider_situation)
    default = _choice(topic, rider_situation, turn, cards.completed_by_role(cards.without_questions(order), role))
    answers, full_order = _answers(topic, rider_situation, turn, default), cards.completed_by_role(order, role)
    chosen = _choice(topic, rider_situation, turn, full_order)
    if not chosen and not Effects(stage, state, rider_situation, full_order).differ(topic, answers):
        chosen = default
    return Decision(topic, answers, chosen, default)


def asked_before(stage: Stage, state: State) -> State | None:
    """Return the state at the last question of this turn that may be answered anew; None if there is none."""
    rider_situation, question_state, earlier = situation(stage, state), None, replace(state, turn=Turn())
    while earlier.turn != state.turn:
        topic = _next_topic(rider_situation, earlier.turn)
        order = _full_order(stage, earlier, rider_situation)
        chosen = _choice(topic, rider_situation, earlier.turn, order) or next_decision(stage, earlier).chosen
        if not chosen:
            question_state = earlier
        silent_answer = str(How.TAKE) if topic == "speed" else "keep"
        if topic not in ("card", "speed") or chosen not in ("", silent_answer):
            return None
        earlier, _ = _APPLY[topic](stage, earlier, rider_situation, Chance(b"", 0), silent_answer)
    return question_state


def _next_topic(situation: Situation, turn: Turn) -> str:
    """Return the next decision's topic: “before any die is rolled” [R54] the card, if there is one, then the speed."""
    if turn.how is None:
        return "card" if card(situation) and not turn.kept else "speed"
    return "where" if turn.settled else "attack"


def _choice(topic: str, situation: Situation, turn: Turn, order: Order) -> str:
    """Return the choice of a completed card; empty: the owner is asked."""
    match topic:
        case "card":
            return cards.play_card(order.card, situation)
        case "speed":
            return cards.speed_choice(order.speed, situation)
        case "attack":
            return cards.attack_choice(order, _attack_uses(situation, turn))
        case _:
            return "" if order.where is Where.ASK else order.where or Where.FAR


def _attack_uses(situation: Situation, turn: Turn) -> tuple[How, ...]:
    """Return the uses of the rolled ATTACK or of the jersey's card."""
    return attacks(situation, turn.how, turn.number) if turn.how else ()


def _answers(topic: str, situation: Situation, turn: Turn, default: str) -> tuple[str, ...]:
    """Return all possible answers."""
    match topic:
        case "card":
            return ("card", "keep")
        case "speed":
            return tuple(str(how) for how in choices(situation) if how is not How.CARD)
        case "attack":
            return _attack_uses(situation, turn)
        case _:
            return _PLACES if default in _PLACES else (*_PLACES, str(default))


_PLACES = tuple(str(where) for where in Where if where not in (Where.BESIDE, Where.SHIELD, Where.ASK))


Applied = tuple[State, tuple[Public, ...]]
"""The state after a decision, and its news."""


def _card(_stage: Stage, state: State, situation: Situation, chance: Chance, answer: str) -> Applied:
    """Keep the card, or play it: “as if ATTACK had been rolled” [R55], else “exactly the green number” [R57]."""
    if answer == "keep":
        return replace(state, turn=replace(state.turn, kept=True)), ()
    active, played = rider(state, current(state)), card(situation)
    fact = Public(CardPlayed(active.team, active.number, played)) if played else None
    state = with_rider(state, replace(active, cards=tuple(jersey for jersey in active.cards if jersey is not played)))
    attacking = situation.attacker
    number = 0 if attacking else chance.die(GREEN)
    state = replace(state, turn=Turn(kept=True, how=How.CARD, number=number, settled=not attacking))
    return state, (fact,) if fact else ()


def _speed(_stage: Stage, state: State, situation: Situation, chance: Chance, answer: str) -> Applied:
    """Take the speed over, or roll; if an ATTACK has several uses, its use is decided next."""
    how = How(answer)
    number = chance.pick(FACES[how]) if how in FACES else 0
    settled = not attacks(situation, how, number)
    return replace(state, turn=Turn(kept=True, how=how, number=number, settled=settled)), ()


def _attack(stage: Stage, state: State, situation: Situation, chance: Chance, answer: str) -> Applied:
    """Use an ATTACK as decided; “green before the jump is a pull” [R30], after it the attack is solo."""
    how, turn = How(answer), state.turn
    news: tuple[Public, ...] = ()
    if how is How.SOLO:
        state, way, news = _jump(stage, state, situation)
        turn = replace(turn, way=way)
    if how in (How.SOLO, How.PULL):
        turn = replace(turn, number=chance.die(GREEN))
    return replace(state, turn=replace(turn, how=how, settled=True)), news


def _jump(stage: Stage, state: State, situation: Situation) -> tuple[State, tuple[Field, ...], tuple[Public, ...]]:
    """Move the first fields of a solo attack: “2 fields first” [R26], 1 in a climb."""
    number = current(state)
    way = moving.way(stage, state, number, first_jump(situation.kind), (Where.FAR, 0))
    if len(way) == 1:
        return state, (), ()
    state, news = moving.move_rider(state, number, way[-1])
    return state, way, news


_APPLY = {"card": _card, "speed": _speed, "attack": _attack}
"""The function that applies each decision; the decision where to ride is missing, because it ends the turn."""
