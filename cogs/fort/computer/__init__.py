"""The computer player: remembers some of the cards it saw and compares its options by rollouts.

It knows only the hand and the menu of its seat, never a state or the real deal. Below strong it has a kind of mistake
that lasts the whole game (`flaws`). The budget is a number of rollouts, not a time limit, so that equal chance gives
equal choices. It never passes while it can act, so that a table of computer players always finishes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Strength
from cogs.fort.cards import NUMBERS, Figure, figure
from cogs.fort.computer.flaws import Skill, skill
from cogs.fort.computer.memory import Memory, recollect, unexplored
from cogs.fort.computer.search import Plan, best_plan
from cogs.fort.computer.sense import sensible, surest
from cogs.fort.moves import Move, Shoot, Turn
from cogs.fort.places import PLACES

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from bot.game.contract import Budget, Style
    from cogs.fort.board import Board, Hand

_BASIC_ROLLOUTS, _BONUS_ROLLOUTS = 24_000, 8_000
"""Rollouts for one second of budget on the first turn, in the basic and the bonus game: the speed of two-thirds of a
slow core. Rollouts get shorter as cards leave the field, so the same time later buys more of them."""
_MAX_ROLLOUT_FACTOR = 4.0
"""The largest factor by which the number of rollouts grows late in the game."""
_SHARE = 0.15
"""The share of its budget that a player below strong uses: it judges well enough, and its flaw weakens it instead."""
_GOOD_BONUS_SHARE = 0.7
"""The share that a good player uses in the bonus game with more than two seats: by fewer rollouts, any flaw made it as
weak as a fair one."""
_DUEL_SEATS = 2
_STYLE_WEIGHT = 0.02
"""Worth, for a style, of a jump over all numbers, where a win is 1.0."""
_MAX_APPEND_OPTIONS = 6
"""The number of known cards that are considered for appending."""


def choose(hand: Hand, moves: tuple[Move, ...], chance: Chance, budget: Budget) -> Move:
    """Return the move of the menu that wins the most rollouts, as far as the player's flaw allows.

    A card that the seat knew before it turned the card up is taken without rollouts: it was turned up for that.
    """
    own_skill = skill(hand.board, budget)
    memory = recollect(hand, own_skill, budget)
    if len(moves) == 1 or memory.chosen:
        return moves[0]
    plans = sensible(_plans(hand, moves, memory, chance), hand, memory)
    leaning = [replace(plan, lean=_lean(plan, hand, memory, own_skill, budget.style)) for plan in plans]
    games = int(budget.seconds * _share(hand.board, budget.strength) * _rollouts_per_second(hand.board))
    return best_plan(leaning, hand, memory, games, own_skill.conceit, chance).move


def _share(board: Board, strength: Strength) -> float:
    """Return the share of its budget that a player of this strength uses."""
    if strength is Strength.STRONG:
        return 1.0
    needs_more = strength is Strength.GOOD and board.bonus and len(board.walls) > _DUEL_SEATS
    return _GOOD_BONUS_SHARE if needs_more else _SHARE


def _rollouts_per_second(board: Board) -> float:
    card_count = sum(card is not None for card in board.field)
    return (_BONUS_ROLLOUTS if board.bonus else _BASIC_ROLLOUTS) * min(
        _MAX_ROLLOUT_FACTOR, len(PLACES) / max(1, card_count)
    )


def _plans(hand: Hand, moves: tuple[Move, ...], memory: Memory, chance: Chance) -> list[Plan]:
    if isinstance(moves[0], Turn):
        return _turn_plans(hand, memory, chance)
    return [Plan(move, move.number if isinstance(move, Shoot) else memory.turned) for move in moves]


def _lean(plan: Plan, hand: Hand, memory: Memory, own_skill: Skill, style: Style) -> float:
    """Return the worth that the player's style and flaw add to a plan that builds.

    Bold players like long jumps, careful players short ones. A patient player regrets only cards that are still in the
    field: two who regretted every jump waited for ever, one of them for more points than the others had already.
    """
    if not plan.builds or plan.number is None:
        return 0.0
    last, number = hand.board.walls[hand.seat].cards[-1], plan.number
    jump = max(0, number - last) / NUMBERS[-1]
    skipped_count = sum(last < card < number for card in (*memory.places, *memory.unknown))
    regret = own_skill.patience * skipped_count / len(NUMBERS)
    likes = 2 if hand.board.bonus and figure(number) is Figure.CANNON else 1
    return style.lean * _STYLE_WEIGHT * jump - regret + likes * own_skill.haste


def _turn_plans(hand: Hand, memory: Memory, chance: Chance) -> list[Plan]:
    """Return the plans of a turn: fetch a known card, or turn up an unknown one."""
    wall = hand.board.walls[hand.seat]
    known_numbers = sorted(memory.places)
    fitting_numbers = [number for number in known_numbers if number > wall.cards[-1]]
    append_options = surest(hand, fitting_numbers)[:_MAX_APPEND_OPTIONS]
    insert_options = [number for number in known_numbers if number < wall.cards[-1]] if wall.magician else []
    plans = [Plan(Turn(memory.places[number]), number) for number in (*append_options, *insert_options)]
    return [*plans, Plan(Turn(chance.pick(unexplored(hand, memory))))] if memory.blank else plans
