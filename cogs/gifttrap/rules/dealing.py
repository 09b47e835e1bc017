"""The dealer's turn: choose a deck, preview its gifts, change up to two of them, and deal [R1] [D4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Refused, Seat, Step
from cogs.gifttrap.gifts import is_own
from cogs.gifttrap.moves import Choose, Deal, Replace, Turn
from cogs.gifttrap.rules.decks import DECKS, preview_of, replace_card, turn_card
from cogs.gifttrap.rules.rounds import deal, deal_by_chance, end_if_too_few, resign

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.gifttrap.moves import Dealing, Move
    from cogs.gifttrap.state import Preview, State


def menu(state: State) -> tuple[Move, ...]:
    """Return the dealer's moves: choose a deck, and once it is previewed change its gifts and deal them."""
    decks = tuple(map(Choose, DECKS)) if state.looks else ()
    preview = state.preview
    if preview is None:
        return decks
    if not state.changes:
        return (*decks, Deal())
    turns = tuple(Turn(number) for number, gift in enumerate(preview.gifts, 1) if not is_own(gift))
    return (*decks, *turns, *(Replace(number) for number in range(1, len(preview.gifts) + 1)), Deal())


def dealer_move(state: State, move: Dealing) -> Step[State]:
    """Make a move of the dealer; only `Deal` is visible to others. Raise `Refused` for an invalid move."""
    if isinstance(move, Choose):
        return _choose_deck(state, move)
    preview = state.preview
    if preview is None:
        raise Refused("refused-no-deck")
    return deal(state, preview) if isinstance(move, Deal) else _change_gift(state, preview, move)


def _choose_deck(state: State, move: Choose) -> Step[State]:
    """Preview a deck's gifts for the dealer, “eight times in a round” [D4]; a previewed deck keeps its changes.

    Raise `Refused` if no look is left.
    """
    if not state.looks:
        raise Refused("refused-no-looks")
    keeps = state.preview is not None and state.preview.deck == move.deck
    preview = state.preview if keeps else preview_of(state, move.deck)
    return Step(replace(state, preview=preview, looks=state.looks - 1))


def _change_gift(state: State, preview: Preview, move: Turn | Replace) -> Step[State]:
    """Turn over or replace a previewed gift: “up to two of its gifts” [D4] in a round."""
    if not 1 <= move.number <= len(preview.gifts):
        raise Refused("refused-no-gift", most=len(preview.gifts))
    if not state.changes:
        raise Refused("refused-no-changes")
    if isinstance(move, Replace):
        return Step(replace(state, preview=replace_card(state, preview, move.number), changes=state.changes - 1))
    if is_own(preview.gifts[move.number - 1]):
        raise Refused("refused-one-sided")
    return Step(replace(state, preview=turn_card(preview, move.number), changes=state.changes - 1))


def absent(state: State, seat: Seat, chance: Chance, *, for_good: bool) -> Step[State]:
    """Deal for an absent dealer; `for_good`: they have resigned, which ends the game if too few players are left."""
    if not for_good:
        return deal_by_chance(state, chance)
    resignation = resign(state, seat)
    step = end_if_too_few(resignation.state) or deal_by_chance(resignation.state, chance)
    return Step(step.state, (*resignation.news, *step.news))
