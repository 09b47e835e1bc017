"""The search: compares plans by rollouts on random deals of the cards that a player does not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from cogs.fort.cards import NUMBERS
from cogs.fort.computer.rollouts import BasicRollout, BonusRollout
from cogs.fort.moves import Leave, Move, Shoot, Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from cogs.fort.board import Hand
    from cogs.fort.computer.memory import Memory

_GREEDY_DEAL_INTERVAL = 2
"""In one of this many deals, opponents who look greedy are played as greedy; in all deals it would only cost strength
against other opponents."""
_LEAD_WEIGHT = 0.002
"""Worth of one card or point of lead, where a win is 1.0; decides between plans that lose equally often."""
_CONCEIT_CYCLE = 10
"""The number of successive deals of which a share is played with underrated rivals."""
_ALL_CARDS_MASK = (1 << NUMBERS[-1] + 1) - 1
"""A bit mask with the bit of every card set."""
_COINS = {False: {2: 2, 3: 1, 4: 1}, True: {2: 1, 3: 1, 4: 1}}
"""By bonus game and number of seats: the coins thrown for each card in a rollout. An opponent remembers the card's
place if one of them shows heads: half of the cards with one coin, three in four with two. Opponents with perfect memory
would make waiting pointless: two players who expect it of each other take every fitting card before it is gone, and the
third player wins."""


class Plan(Struct, frozen=True):
    """A move and the card that it concerns."""

    move: Move
    number: int | None = None
    """The card to turn and take, to decide about or to shoot; None: the unknown card of a blank place."""
    lean: float = 0.0
    """Additional worth of the plan because of the player's style or flaw."""

    @property
    def builds(self) -> bool:
        """Whether the plan brings a card that the player knows into its wall."""
        return self.number is not None and not isinstance(self.move, Shoot | Leave)


class Deal(Struct, frozen=True):
    """One possible assignment of all that a player does not know."""

    pool: tuple[int, ...]
    """The unknown cards in reverse order of being turned up: the last is turned up first."""
    recalled: tuple[int, ...]
    """By seat, a bit mask: the cards whose place the seat remembers after they were turned up."""


def random_deal(hand: Hand, memory: Memory, chance: Chance, *, underrated: bool = False) -> Deal:
    """Return a random deal in which the opponents have forgotten some of the cards that do not lie face up.

    Underrated opponents have forgotten all of these cards.
    """
    board = hand.board
    face_up_mask = sum(1 << (board.field[place - 1] or 0) for place in board.face_up)
    coins = _COINS[board.bonus][len(board.walls)]
    recalled = [face_up_mask | (0 if underrated else _heads(coins, chance)) for _ in board.walls]
    recalled[hand.seat] = _ALL_CARDS_MASK
    return Deal(pool=chance.shuffled(memory.unknown), recalled=tuple(recalled))


def _heads(coins: int, chance: Chance) -> int:
    """Return a bit mask of the cards for which at least one of the coins shows heads."""
    mask = 0
    for _ in range(coins):
        mask |= chance.below(_ALL_CARDS_MASK + 1)
    return mask


def best_plan(plans: Sequence[Plan], hand: Hand, memory: Memory, games: int, conceit: float, chance: Chance) -> Plan:
    """Return the plan with the highest mean worth for the hand's seat after about `games` rollouts.

    The worse half of the plans drops out after every round. All plans of a round are tried on the same deals, so that
    the luck of the deals cancels out. `conceit` is the share of the deals in which rivals are underrated.
    """
    rollout = BonusRollout(hand.board) if hand.board.bonus else BasicRollout(hand.board)
    candidates = list(range(len(plans)))
    totals = [0.0] * len(plans)
    rounds = max(1, (len(plans) - 1).bit_length())
    while len(candidates) > 1:
        for deal_index in range(max(1, games // (rounds * len(candidates)))):
            underrated = deal_index % _CONCEIT_CYCLE < conceit * _CONCEIT_CYCLE
            greedy = not underrated and deal_index % _GREEDY_DEAL_INTERVAL == _GREEDY_DEAL_INTERVAL - 1
            deal = random_deal(hand, memory, chance, underrated=underrated)
            for index in candidates:
                started_rollout = rollout.copy(greedy=greedy, timid=underrated)
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
