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

_GREEDY_EVERY = 2
"""In one of this many deals, opponents who look greedy are played as greedy; in all deals it would only cost strength
against other opponents."""
_MARGIN = 0.002
"""Worth of one card or point of lead, where a win is 1.0; decides between plans that lose equally often."""


class Skill(Struct, frozen=True):
    """The strength of a computer player."""

    span: int
    """The number of latest sightings that it remembers; a human remembers about seven."""
    share: float
    """The share of its budget that it uses."""


_STRONG = Skill(span=len(PLACES), share=1.0)
_EASY = {
    False: {2: Skill(span=3, share=0.04), 3: Skill(span=4, share=0.06), 4: Skill(span=4, share=0.08)},
    True: {2: Skill(span=2, share=0.06), 3: Skill(span=4, share=0.1), 4: Skill(span=4, share=0.1)},
}
"""By bonus game and number of seats. With more seats, fewer of the remembered cards are still there on the next turn,
so a beginner needs a larger span."""
_OFTEN = {False: {2: 14, 3: 22, 4: 20}, True: {2: 36, 3: 23, 4: 26}}
"""By bonus game and number of seats: the percentage of turns in which the fair player plays like the strong one; in the
others it plays like the easy one."""
_BASIC_ROLLOUTS, _BONUS_ROLLOUTS = 24_000, 8_000
"""Rollouts for one second of budget on the first turn, in the basic and the bonus game: the speed of two-thirds of a
slow core. Rollouts get shorter as cards leave the field, so the same time later buys more of them."""
_MORE = 4.0
"""The largest factor by which the number of rollouts grows late in the game."""
_EVERY_CARD = (1 << NUMBERS[-1] + 1) - 1
"""A bit mask with the bit of every card set."""
_COINS = {False: {2: 2, 3: 1, 4: 1}, True: {2: 1, 3: 1, 4: 1}}
"""By bonus game and number of seats: the coins thrown for each card in a rollout. An opponent remembers the card's
place if one of them shows heads: half of the cards with one coin, three in four with two. Opponents with perfect memory
would make waiting pointless: two players who expect it of each other take every fitting card before it is gone, and the
third player wins."""
_LEAN = 0.02
"""Worth, for a style, of a jump over all numbers, where a win is 1.0."""
_NEAREST = 6
"""The number of known cards that are considered for appending."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that wins the most rollouts.

    A card that the seat knew before it turned the card up is taken without rollouts: it was turned up for that.
    """
    skill = _skill(hand, budget)
    memory = remember(hand, skill.span)
    if len(moves) == 1 or memory.chosen:
        return moves[0]
    plans = _leaning(_plans(hand, moves, memory, chance), hand, budget.style)
    rollout = BonusRollout(hand.board) if hand.board.bonus else BasicRollout(hand.board)
    games = int(budget.seconds * skill.share * _rollouts_a_second(hand.board))
    return best(plans, rollout, hand, memory, games, chance).move


def _skill(hand: Hand, budget: Budget) -> Skill:
    """Return the skill of this turn; it is the same for turning a card up and for deciding about it."""
    walls, bonus = hand.board.walls, hand.board.bonus
    strength = mixed(budget.strength, (walls, hand.seen), fair=_OFTEN[bonus][len(walls)])
    return _STRONG if strength is Strength.STRONG else _EASY[bonus][len(walls)]


def _rollouts_a_second(board: Board) -> float:
    left = sum(shown is not None for shown in board.field)
    return (_BONUS_ROLLOUTS if board.bonus else _BASIC_ROLLOUTS) * min(_MORE, len(PLACES) / max(1, left))


def _plans(hand: Hand, moves: tuple[Move, ...], memory: Memory, chance: Chance) -> list[Plan]:
    if isinstance(moves[0], Turn):
        return _turn_plans(hand, memory, chance)
    return [Plan(move, move.number if isinstance(move, Shoot) else memory.turned) for move in moves]


def _leaning(plans: list[Plan], hand: Hand, style: Style) -> list[Plan]:
    """Return the plans with the style's bonus: bold players like long jumps, careful players short ones."""
    last = hand.board.walls[hand.seat].cards[-1]

    def lean(plan: Plan) -> float:
        ahead = 0 if plan.number is None or isinstance(plan.move, Shoot | Leave) else max(0, plan.number - last)
        return style.lean * _LEAN * ahead / NUMBERS[-1]

    return [replace(plan, lean=lean(plan)) for plan in plans] if style.lean else plans


def _turn_plans(hand: Hand, memory: Memory, chance: Chance) -> list[Plan]:
    """Return the plans of a turn: fetch a known card, or turn up an unknown one."""
    wall = hand.board.walls[hand.seat]
    known = sorted(memory.places)
    appended = [number for number in known if number > wall.cards[-1]][:_NEAREST]
    inserted = [number for number in known if number < wall.cards[-1]] if wall.magician else []
    plans = [Plan(Turn(memory.places[number]), number) for number in (*appended, *inserted)]
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


def dealt(hand: Hand, memory: Memory, chance: Chance) -> Deal:
    """Return a random deal in which the opponents have forgotten some of the cards that do not lie face up."""
    board = hand.board
    shown = sum(1 << (board.field[place - 1] or 0) for place in board.face_up)
    coins = _COINS[board.bonus][len(board.walls)]
    recalled = [shown | _heads(coins, chance) for _ in board.walls]
    recalled[hand.seat] = _EVERY_CARD
    return Deal(pool=chance.shuffled(memory.unknown), recalled=tuple(recalled))


def _heads(coins: int, chance: Chance) -> int:
    """Return a bit mask of the cards for which at least one of the coins shows heads."""
    found = 0
    for _ in range(coins):
        found |= chance.below(_EVERY_CARD + 1)
    return found


def best(
    plans: Sequence[Plan], rollout: BasicRollout | BonusRollout, hand: Hand, memory: Memory, games: int, chance: Chance
) -> Plan:
    """Return the plan with the highest mean worth for the hand's seat after about `games` rollouts.

    The worse half of the plans drops out after every round. All plans of a round are tried on the same deals, so that
    the luck of the deals cancels out.
    """
    alive = list(range(len(plans)))
    totals = [0.0] * len(plans)
    rounds = max(1, (len(plans) - 1).bit_length())
    while len(alive) > 1:
        for number in range(max(1, games // (rounds * len(alive)))):
            deal = dealt(hand, memory, chance)
            for at in alive:
                started = rollout.copy(greedy=number % _GREEDY_EVERY == _GREEDY_EVERY - 1)
                totals[at] += plans[at].lean + _worth(plans[at], started, hand.seat, memory, deal)
        alive.sort(key=lambda at: -totals[at])
        del alive[(len(alive) + 1) // 2 :]
    return plans[alive[0]]


def _worth(plan: Plan, rollout: BasicRollout | BonusRollout, me: int, memory: Memory, deal: Deal) -> float:
    """Play one rollout from this plan and return its worth.

    A win is worth 1, a tie its share, and the lead adds a little.
    """
    cards, pool = list(memory.places), list(deal.pool)
    number = pool.pop() if plan.number is None else plan.number
    if isinstance(plan.move, Shoot) and isinstance(rollout, BonusRollout):
        rollout.shoot(plan.move.target, number)
    elif isinstance(plan.move, Leave) or (plan.number is None and not rollout.wants(number)):
        cards.append(number)
    else:
        if isinstance(plan.move, Turn) and plan.number is not None:
            cards.remove(number)
        rollout.build(number)
    keys = rollout.finish(cards, pool, deal.recalled)
    top = max(keys)
    lead = keys[me][0] - max(key[0] for seat, key in enumerate(keys) if seat != me)
    return _MARGIN * lead + (1 / keys.count(top) if keys[me] == top else 0)


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
    kept = {sighting.place: sighting.number for sighting in hand.seen[-span:]}
    turned = None if board.turned is None else board.field[board.turned - 1]
    places: dict[int, int] = {}
    blank: list[int] = []
    for place, shown in enumerate(board.field, start=1):
        if shown is None or place == board.turned:
            continue
        number = kept.get(place) if shown == FACE_DOWN else shown
        if number is None:
            blank.append(place)
        else:
            places[number] = place
    return Memory(
        places=places,
        blank=tuple(blank),
        unknown=_unknown(board, {*places, turned}),
        turned=turned,
        chosen=board.turned in {*kept, *board.face_up},
    )


def _unknown(board: Board, located: set[int | None]) -> tuple[int, ...]:
    built = {number for wall in board.walls for number in wall.cards}
    return tuple(number for number in NUMBERS if number not in built | located | set(board.shot))
