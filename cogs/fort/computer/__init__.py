"""The computer player: remembers some of the cards it saw and compares its options by rollouts.

It knows only the hand and the menu of its seat, never a state or the real deal; its handicap is forgetting. The budget
is a number of rollouts, not a time limit, so that equal chance gives equal choices. It never passes while it can act,
so that a table of computer players always finishes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from bot.game.contract import Strength
from bot.game.strengths import mixed
from cogs.fort.board import FACE_DOWN
from cogs.fort.cards import NUMBERS
from cogs.fort.computer.rollouts import BasicRollout, BonusRollout
from cogs.fort.moves import Leave, Move, Shoot, Turn
from cogs.fort.places import PLACES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from bot.game.contract import Budget, Style
    from cogs.fort.board import Board, Hand

_GREEDY_DEAL_INTERVAL = 2
"""In one of this many deals, opponents who look greedy are played as greedy; in all deals it would only cost strength
against other opponents."""
_LEAD_WEIGHT = 0.002
"""Worth of one card or point of lead, where a win is 1.0; decides between plans that lose equally often."""


class Skill(Struct, frozen=True):
    """The strength of a computer player."""

    span: int
    """The number of latest sightings that it remembers; a human remembers about seven."""
    share: float
    """The share of its budget that it uses."""


_STRONG_SKILL = Skill(span=len(PLACES), share=1.0)
_EASY_SKILLS = {
    False: {2: Skill(span=3, share=0.04), 3: Skill(span=4, share=0.06), 4: Skill(span=4, share=0.08)},
    True: {2: Skill(span=2, share=0.06), 3: Skill(span=4, share=0.1), 4: Skill(span=4, share=0.1)},
}
"""By bonus game and number of seats. With more seats, fewer of the remembered cards are still there on the next turn,
so a beginner needs a larger span."""
_STRONG_PERCENTAGES = {False: {2: 14, 3: 22, 4: 20}, True: {2: 36, 3: 23, 4: 26}}
"""By bonus game and number of seats: the percentage of turns in which the fair player plays like the strong one; in the
others it plays like the easy one."""
_BASIC_ROLLOUTS, _BONUS_ROLLOUTS = 24_000, 8_000
"""Rollouts for one second of budget on the first turn, in the basic and the bonus game: the speed of two-thirds of a
slow core. Rollouts get shorter as cards leave the field, so the same time later buys more of them."""
_MAX_ROLLOUT_FACTOR = 4.0
"""The largest factor by which the number of rollouts grows late in the game."""
_ALL_CARDS_MASK = (1 << NUMBERS[-1] + 1) - 1
"""A bit mask with the bit of every card set."""
_COINS = {False: {2: 2, 3: 1, 4: 1}, True: {2: 1, 3: 1, 4: 1}}
"""By bonus game and number of seats: the coins thrown for each card in a rollout. An opponent remembers the card's
place if one of them shows heads: half of the cards with one coin, three in four with two. Opponents with perfect memory
would make waiting pointless: two players who expect it of each other take every fitting card before it is gone, and the
third player wins."""
_STYLE_WEIGHT = 0.02
"""Worth, for a style, of a jump over all numbers, where a win is 1.0."""
_MAX_APPEND_OPTIONS = 6
"""The number of known cards that are considered for appending."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that wins the most rollouts.

    A card that the seat knew before it turned the card up is taken without rollouts: it was turned up for that.
    """
    skill = _skill(hand, budget)
    memory = remember(hand, skill.span)
    if len(moves) == 1 or memory.chosen:
        return moves[0]
    plans = _with_style(_plans(hand, moves, memory, chance), hand, budget.style)
    rollout = BonusRollout(hand.board) if hand.board.bonus else BasicRollout(hand.board)
    games = int(budget.seconds * skill.share * _rollouts_per_second(hand.board))
    return best_plan(plans, rollout, hand, memory, games, chance).move


def _skill(hand: Hand, budget: Budget) -> Skill:
    """Return the skill of this turn; it is the same for turning a card up and for deciding about it."""
    walls, bonus = hand.board.walls, hand.board.bonus
    strength = mixed(budget.strength, (walls, hand.seen), fair=_STRONG_PERCENTAGES[bonus][len(walls)])
    return _STRONG_SKILL if strength is Strength.STRONG else _EASY_SKILLS[bonus][len(walls)]


def _rollouts_per_second(board: Board) -> float:
    card_count = sum(card is not None for card in board.field)
    return (_BONUS_ROLLOUTS if board.bonus else _BASIC_ROLLOUTS) * min(
        _MAX_ROLLOUT_FACTOR, len(PLACES) / max(1, card_count)
    )


def _plans(hand: Hand, moves: tuple[Move, ...], memory: Memory, chance: Chance) -> list[Plan]:
    if isinstance(moves[0], Turn):
        return _turn_plans(hand, memory, chance)
    return [Plan(move, move.number if isinstance(move, Shoot) else memory.turned) for move in moves]


def _with_style(plans: list[Plan], hand: Hand, style: Style) -> list[Plan]:
    """Return the plans with the style's bonus: bold players like long jumps, careful players short ones."""
    last = hand.board.walls[hand.seat].cards[-1]

    def lean(plan: Plan) -> float:
        jump = 0 if plan.number is None or isinstance(plan.move, Shoot | Leave) else max(0, plan.number - last)
        return style.lean * _STYLE_WEIGHT * jump / NUMBERS[-1]

    return [replace(plan, lean=lean(plan)) for plan in plans] if style.lean else plans


def _turn_plans(hand: Hand, memory: Memory, chance: Chance) -> list[Plan]:
    """Return the plans of a turn: fetch a known card, or turn up an unknown one."""
    wall = hand.board.walls[hand.seat]
    known_numbers = sorted(memory.places)
    append_options = [number for number in known_numbers if number > wall.cards[-1]][:_MAX_APPEND_OPTIONS]
    insert_options = [number for number in known_numbers if number < wall.cards[-1]] if wall.magician else []
    plans = [Plan(Turn(memory.places[number]), number) for number in (*append_options, *insert_options)]
    return [*plans, Plan(Turn(chance.pick(memory.blank)))] if memory.blank else plans


class Plan(Struct, frozen=True):
    """A move and the card that it concerns."""

    move: Move
    number: int | None = None
    """The card to turn and take, to decide about or to shoot; None: the unknown card of a blank place."""
    lean: float = 0.0
    """Additional worth of the plan because of the player's style."""


class Deal(Struct, frozen=True):
    """One possible assignment of all that a player does not know."""

    pool: tuple[int, ...]
    """The unknown cards in reverse order of being turned up: the last is turned up first."""
    recalled: tuple[int, ...]
    """By seat, a bit mask: the cards whose place the seat remembers after they were turned up."""


def random_deal(hand: Hand, memory: Memory, chance: Chance) -> Deal:
    """Return a random deal in which the opponents have forgotten some of the cards that do not lie face up."""
    board = hand.board
    face_up_mask = sum(1 << (board.field[place - 1] or 0) for place in board.face_up)
    coins = _COINS[board.bonus][len(board.walls)]
    recalled = [face_up_mask | _heads(coins, chance) for _ in board.walls]
    recalled[hand.seat] = _ALL_CARDS_MASK
    return Deal(pool=chance.shuffled(memory.unknown), recalled=tuple(recalled))


def _heads(coins: int, chance: Chance) -> int:
    """Return a bit mask of the cards for which at least one of the coins shows heads."""
    mask = 0
    for _ in range(coins):
        mask |= chance.below(_ALL_CARDS_MASK + 1)
    return mask


def best_plan(
    plans: Sequence[Plan], rollout: BasicRollout | BonusRollout, hand: Hand, memory: Memory, games: int, chance: Chance
) -> Plan:
    """Return the plan with the highest mean worth for the hand's seat after about `games` rollouts.

    The worse half of the plans drops out after every round. All plans of a round are tried on the same deals, so that
    the luck of the deals cancels out.
    """
    candidates = list(range(len(plans)))
    totals = [0.0] * len(plans)
    rounds = max(1, (len(plans) - 1).bit_length())
    while len(candidates) > 1:
        for deal_index in range(max(1, games // (rounds * len(candidates)))):
            deal = random_deal(hand, memory, chance)
            for index in candidates:
                started_rollout = rollout.copy(greedy=deal_index % _GREEDY_DEAL_INTERVAL == _GREEDY_DEAL_INTERVAL - 1)
                totals[index] += plans[index].lean + _worth(plans[index], started_rollout, hand.seat, memory, deal)
        candidates.sort(key=lambda index: -totals[index])
        del candidates[(len(candidates) + 1) // 2 :]
    return plans[candidates[0]]


def _worth(plan: Plan, rollout: BasicRollout | BonusRollout, own_seat: int, memory: Memory, deal: Deal) -> float:
    """Play one rollout from this plan and return its worth.

    A win is worth 1, a tie its share, and the lead adds a little.
    """
    known_cards, pool = list(memory.places), list(deal.pool)
    number = pool.pop() if plan.number is None else plan.number
    if isinstance(plan.move, Shoot) and isinstance(rollout, BonusRollout):
        rollout.shoot(plan.move.target, number)
    elif isinstance(plan.move, Leave) or (plan.number is None and not rollout.wants(number)):
        known_cards.append(number)
    else:
        if isinstance(plan.move, Turn) and plan.number is not None:
            known_cards.remove(number)
        rollout.build(number)
    keys = rollout.finish(known_cards, pool, deal.recalled)
    top = max(keys)
    lead = keys[own_seat][0] - max(key[0] for seat, key in enumerate(keys) if seat != own_seat)
    return _LEAD_WEIGHT * lead + (1 / keys.count(top) if keys[own_seat] == top else 0)


class Memory(Struct, frozen=True):
    """The field as one player remembers it."""

    places: dict[int, int]
    """Number to place, for every card that lies face up or is remembered, except the turned card."""
    blank: tuple[int, ...]
    """The places whose card is not remembered, ascending."""
    unknown: tuple[int, ...]
    """The numbers that lie in the `blank` places in some order, ascending."""
    turned: int | None
    """The number of the card that is turned up at the moment."""
    chosen: bool
    """The turned card was remembered, or lay face up, before it was turned."""


def remember(hand: Hand, span: int) -> Memory:
    """Return the knowledge of a player who remembers the last `span` sightings of a hand."""
    board = hand.board
    numbers_by_place = {sighting.place: sighting.number for sighting in hand.seen[-span:]}
    turned_number = None if board.turned is None else board.field[board.turned - 1]
    places: dict[int, int] = {}
    blank: list[int] = []
    for place, card in enumerate(board.field, start=1):
        if card is None or place == board.turned:
            continue
        number = numbers_by_place.get(place) if card == FACE_DOWN else card
        if number is None:
            blank.append(place)
        else:
            places[number] = place
    return Memory(
        places=places,
        blank=tuple(blank),
        unknown=_unknown_numbers(board, {*places, turned_number}),
        turned=turned_number,
        chosen=board.turned in {*numbers_by_place, *board.face_up},
    )


def _unknown_numbers(board: Board, located_numbers: set[int | None]) -> tuple[int, ...]:
    built_numbers = {number for wall in board.walls for number in wall.cards}
    return tuple(number for number in NUMBERS if number not in built_numbers | located_numbers | set(board.shot))
