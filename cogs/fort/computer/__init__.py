"""The computer player: remembers some of what it saw, and plays its choices out many times.

Knows what its seat knows: hand and menu; forgetting is its handicap. Counts the games that it plays out instead of
watching a clock, so that the same chance always finds the same choice. Must never see a state or a real deal, and
never pass while it can do something, so that a table of computers always comes to an end.
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
"""In one of so many deals opponents who look greedy are; against others it would only cost strength."""
_MARGIN = 0.002
"""What one card or point of lead is worth next to a win (1.0): among lost games, the narrow ones."""


class Skill(Struct, frozen=True):
    """How good a computer player is."""

    span: int
    """How many sightings it keeps, the latest; a person keeps about seven."""
    share: float
    """How much of its budget it thinks for."""


_STRONG = Skill(span=len(PLACES), share=1.0)
_EASY = {
    False: {2: Skill(span=3, share=0.04), 3: Skill(span=4, share=0.06), 4: Skill(span=4, share=0.08)},
    True: {2: Skill(span=2, share=0.06), 3: Skill(span=4, share=0.1), 4: Skill(span=4, share=0.1)},
}
"""Whether figures count, and by seats: with more seats less comes back to who waits, so a beginner needs more."""
_OFTEN = {False: {2: 14, 3: 22, 4: 20}, True: {2: 36, 3: 23, 4: 26}}
"""In so many turns of a hundred the fair player does as the strong one; else as the easy one."""
_BASIC_ROLLOUTS, _BONUS_ROLLOUTS = 24_000, 8_000
"""Rollouts from the first turn that a second of budget buys, of the basic and the bonus game: what two-thirds of a
slow core manage. Later ones are the shorter the fewer cards are left, so that the same time buys more of them."""
_MORE = 4.0
"""As many times more of them at most."""
_EVERY_CARD = (1 << NUMBERS[-1] + 1) - 1
"""A bit for each card."""
_COINS = {False: {2: 2, 3: 1, 4: 1}, True: {2: 1, 3: 1, 4: 1}}
"""Whether figures count, and by seats: coins thrown for each card, of which one has to show heads for an opponent to
keep its place in mind: so of half of the cards, or of three in four. Opponents who remembered all would leave nothing
to wait for: two players who think so of each other take whatever fits before it is gone, and who sits beside them wins.
"""
_LEAN = 0.02
"""What a style finds a jump over the whole field worth next to a win."""
_NEAREST = 6
"""How many of the known cards are considered to append."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that wins most rollouts.

    A card it knew before it turned it up is taken: it was turned up for that.
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
    """Return how good the player is in this turn: turning a card up and deciding about it go together."""
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
    """Return the plans as a style sees them: who is bold likes to build far ahead, who is careful close by."""
    last = hand.board.walls[hand.seat].cards[-1]

    def lean(plan: Plan) -> float:
        ahead = 0 if plan.number is None or isinstance(plan.move, Shoot | Leave) else max(0, plan.number - last)
        return style.lean * _LEAN * ahead / NUMBERS[-1]

    return [replace(plan, lean=lean(plan)) for plan in plans] if style.lean else plans


def _turn_plans(hand: Hand, memory: Memory, chance: Chance) -> list[Plan]:
    """Return what can be done with a turn: fetch a known card, or turn up an unknown one."""
    wall = hand.board.walls[hand.seat]
    known = sorted(memory.places)
    appended = [number for number in known if number > wall.cards[-1]][:_NEAREST]
    inserted = [number for number in known if number < wall.cards[-1]] if wall.magician else []
    plans = [Plan(Turn(memory.places[number]), number) for number in (*appended, *inserted)]
    return [*plans, Plan(Turn(chance.pick(memory.blank)))] if memory.blank else plans


class Plan(Struct, frozen=True):
    """A move and what it is about."""

    move: Move
    number: int | None = None
    """The card to turn and take, to decide upon or to shoot; None: whatever an unknown place holds."""
    lean: float = 0.0
    """What it is worth besides, by the player's style."""


class Deal(Struct, frozen=True):
    """One way in which everything that a player does not know may be."""

    pool: tuple[int, ...]
    """The unknown cards, the next to be turned up last."""
    recalled: tuple[int, ...]
    """By seat, as bits: the cards whose place it keeps in mind once they were turned up."""


def dealt(hand: Hand, memory: Memory, chance: Chance) -> Deal:
    """Return a deal in which the others forgot some of the cards that do not lie face up."""
    board = hand.board
    shown = sum(1 << (board.field[place - 1] or 0) for place in board.face_up)
    coins = _COINS[board.bonus][len(board.walls)]
    recalled = [shown | _heads(coins, chance) for _ in board.walls]
    recalled[hand.seat] = _EVERY_CARD
    return Deal(pool=chance.shuffled(memory.unknown), recalled=tuple(recalled))


def _heads(coins: int, chance: Chance) -> int:
    """Return, as bits, the cards for which one of so many coins shows heads."""
    found = 0
    for _ in range(coins):
        found |= chance.below(_EVERY_CARD + 1)
    return found


def best(
    plans: Sequence[Plan], rollout: BasicRollout | BonusRollout, hand: Hand, memory: Memory, games: int, chance: Chance
) -> Plan:
    """Return the plan of greatest mean worth to the hand's seat after about `games` games.

    The worse half drops out after every round. All plans of a round are tried on the same deals: what they
    owe to luck cancels out.
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
    """Play one game out from this plan on; return 1 for a win, shares for a tie, and a touch for margin."""
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
    """Number to place, for every card that lies face up or is remembered; not the turned one."""
    blank: tuple[int, ...]
    """The places, ascending, whose card is not remembered."""
    unknown: tuple[int, ...]
    """The numbers, ascending, that lie in the `blank` places in some order."""
    turned: int | None
    """The number of the card turned up now."""
    chosen: bool
    """The card turned up now was remembered, or lay face up, before it was."""


def remember(hand: Hand, span: int) -> Memory:
    """Return what a player knows who remembers the last `span` sightings of a hand."""
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
