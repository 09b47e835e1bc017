"""The moves at which a person would laugh: no computer player of any strength makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.fort.cards import NUMBERS, WALL_SIZE, Figure, figure, points, with_card, worth
from cogs.fort.computer.memory import FRESH, remember
from cogs.fort.moves import Shoot

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from cogs.fort.board import Hand
    from cogs.fort.computer.memory import Memory
    from cogs.fort.computer.search import Plan

WIDE_JUMP, NEAR_JUMP = 20, 10
"""A wide jump, and a near card: nobody makes such a jump while they know such a card."""
SMALL_STEP = 3
"""A turned card as near as this is always built: a player who leaves it must come back for it and loses a turn."""
ROYAL_WORTH = 3
"""The bonus points of a king or a queen, which nobody overlooks."""
EARLY_LENGTH = 5
"""Up to this length of a wall, nobody leaves it too little room for ten cards."""


def sensible(plans: Sequence[Plan], hand: Hand, memory: Memory) -> Sequence[Plan]:
    """Return the obvious plans if there are any, otherwise those at which nobody would laugh, if there are any."""
    if isinstance(plans[0].move, Shoot):
        return [plan for plan in plans if isinstance(plan.move, Shoot) and not wastes_shot(hand, plan.move)] or plans
    builders = [(plan, plan.number) for plan in plans if plan.builds and plan.number is not None]
    obvious = [plan for plan, number in builders if is_obvious(hand, number)]
    follies = {plan for plan, number in builders if is_folly(hand, number, memory.places)}
    return obvious or [plan for plan in plans if plan not in follies] or plans


def is_obvious(hand: Hand, number: int) -> bool:
    """Return whether everybody would build this card, once they know where it is.

    That is the tenth card of a wall, in the bonus game only if the wall then has the most points. Of turned cards it is
    also one of the next numbers, one that a rival would take as its tenth (basic game), or a king or a queen that the
    magician can insert, while the wall is not about to end the game.
    """
    wall, bonus = hand.board.walls[hand.seat], hand.board.bonus
    length, last = len(wall.cards), wall.cards[-1]
    if length == WALL_SIZE - 1:
        return (number > last or wall.magician) and (not bonus or _has_most_points(hand, number))
    if hand.board.turned is None:
        return False
    if number < last:
        return wall.magician and worth(number) >= ROYAL_WORTH
    return number <= last + SMALL_STEP or (not bonus and _is_tenth_of_a_rival(hand, number))


def _has_most_points(hand: Hand, number: int) -> bool:
    """Return whether the own wall would have more points than every other with this card, even without a shot."""
    own_points = points(with_card(hand.board.walls[hand.seat].cards, number))
    return all(wall.points < own_points for seat, wall in enumerate(hand.board.walls) if seat != hand.seat)


def _is_tenth_of_a_rival(hand: Hand, number: int) -> bool:
    """Return whether a card that lies open would finish another wall: a player who leaves it loses the game."""
    return any(len(wall.cards) == WALL_SIZE - 1 and wall.cards[-1] < number for wall in hand.board.walls)


def surest(hand: Hand, numbers: Sequence[int]) -> Sequence[int]:
    """Return the obvious numbers whose places everybody knows, or all numbers if there is none.

    A player who mixes up places may believe that an older card wins as well, and then turns up another card.
    """
    places = remember(hand, FRESH).places
    return [number for number in numbers if number in places and is_obvious(hand, number)] or numbers


def is_folly(hand: Hand, number: int, known_numbers: Collection[int]) -> bool:
    """Return whether a person would laugh at building this card, for someone who knows where these numbers lie."""
    return skips_better(hand, number, known_numbers) or leaves_no_room(hand, number) or finishes_and_loses(hand, number)


def skips_better(hand: Hand, number: int, known_numbers: Collection[int]) -> bool:
    """Return whether the card is a wide jump without bonus points, although a near card is known."""
    last = hand.board.walls[hand.seat].cards[-1]
    if number - last < WIDE_JUMP or (hand.board.bonus and worth(number)):
        return False
    return any(last < known <= last + NEAR_JUMP for known in known_numbers)


def leaves_no_room(hand: Hand, number: int) -> bool:
    """Return whether the card, not a small step, makes a young wall of the basic game too high for ten cards.

    A wall for which too few cards are left has nothing to lose.
    """
    cards = hand.board.walls[hand.seat].cards
    built_numbers = {built for wall in hand.board.walls for built in wall.cards}
    missing_count = WALL_SIZE - len(cards)
    fitting_count = sum(left > cards[-1] and left not in built_numbers for left in NUMBERS)
    return (
        not hand.board.bonus
        and len(cards) <= EARLY_LENGTH
        and number > cards[-1] + SMALL_STEP
        and NUMBERS[-1] - number < missing_count - 1 <= fitting_count - 1
    )


def finishes_and_loses(hand: Hand, number: int) -> bool:
    """Return whether the card ends the bonus game although another wall has more points.

    A cannon may change that, and there is nothing to wait for when nothing fits the best wall any more.
    """
    board, wall = hand.board, hand.board.walls[hand.seat]
    if not board.bonus or len(wall.cards) < WALL_SIZE - 1 or figure(number) is Figure.CANNON:
        return False
    best = max((other for seat, other in enumerate(board.walls) if seat != hand.seat), key=lambda other: other.points)
    return points(with_card(wall.cards, number)) < best.points and not best.out


def wastes_shot(hand: Hand, shot: Shoot) -> bool:
    """Return whether a shot at a card without bonus points spares a king or a queen of the same wall, or a leader.

    A leader is a wall with more points than the own wall that the cannon can hit, while the target has fewer.
    """
    walls, target = hand.board.walls, hand.board.walls[shot.target]
    if worth(shot.number):
        return False
    own_points = walls[hand.seat].points
    spares_leader = target.points < own_points < max(wall.points for wall in walls if wall.exposed)
    return spares_leader or any(worth(number) >= ROYAL_WORTH for number in target.exposed)
