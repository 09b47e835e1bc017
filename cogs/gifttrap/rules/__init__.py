"""The rules: the active seats, every legal move, and the effect of each move.

Pure. A refusal never depends on another seat's sheet or on the order of a deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import MODERATOR, Refused, Seat, Step
from cogs.gifttrap.board import Phase, is_complete
from cogs.gifttrap.moves import Absent, Dealing, Draft, Move, Open, OpenAll, Ready, TakeBack, Trap, Void
from cogs.gifttrap.options import QuickUnwrap
from cogs.gifttrap.rules import choosing, dealing, unwrapping
from cogs.gifttrap.rules.decks import own_at_table, void
from cogs.gifttrap.rules.rounds import start_game

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.gifttrap.options import Options
    from cogs.gifttrap.state import State


def start(players: int, options: Options, chance: Chance) -> Step[State]:
    """Start the game.

    Raise `Refused` for GiftTRAP with quick unwrapping, and for an invalid file of the server's own gifts.
    """
    if options.gifttrap_card and options.quick_unwrap is QuickUnwrap.YES:
        raise Refused("refused-trap-needs-hands")
    return start_game(players, options, chance)


def to_act(state: State) -> frozenset[Seat]:
    """Return the dealer, the seats that still choose, or the seat that unwraps; empty when the game is finished."""
    match state.phase:
        case Phase.DEAL:
            return frozenset((state.dealer,))
        case Phase.CHOOSE:
            return frozenset(choosing.choosing_seats(state))
        case _:
            return frozenset() if state.turn is None else frozenset((state.turn,))


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return every legal move of a seat; the last two are the `Absent` moves. Empty for a seat that is not active."""
    if seat not in to_act(state):
        return ()
    return (*_menu(state, seat), Absent(), Absent(for_good=True))


def _menu(state: State, seat: Seat) -> tuple[Move, ...]:
    if state.phase is Phase.DEAL:
        return dealing.menu(state)
    if state.phase is Phase.UNWRAP:
        return (*(Open(giver, tile) for giver, tile in unwrapping.closed_tiles(state, seat)), OpenAll())
    ready = (Ready(),) if is_complete(state.friends[seat].sheet) else ()
    return (*choosing.sheet_changes(state, seat), *ready)


def out_of_turn(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return the out-of-turn moves of a seat: take back `Ready` or `Absent`, call GiftTRAP.

    For `MODERATOR`, return the moves that void gifts.
    """
    if seat == MODERATOR:
        return own_at_table(state)
    if choosing.may_take_back(state, seat):
        return (TakeBack(),)
    if state.phase is not Phase.UNWRAP or not state.friends[seat].trap or state.friends[seat].gone:
        return ()
    void_gifts = (*state.trapped, *state.voided)
    return tuple(Trap(gift) for gift in range(1, len(state.gifts) + 1) if gift not in void_gifts)


def absent(_state: State, _seat: Seat, for_good: bool) -> Move:  # noqa: FBT001 - the host passes it by position
    """Return the move for an absent player: “tastes are never invented for a person” [D9]."""
    return Absent(for_good)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    """Make a move; raise `Refused`, with the id of the text that gives the reason, if it is in none of the menus."""
    if state.phase is Phase.OVER:
        raise Refused("refused-over")
    if isinstance(move, Void):
        return void(state, seat, move)
    if seat == MODERATOR:
        raise Refused("refused-players")
    if isinstance(move, TakeBack):
        return choosing.take_back(state, seat)
    if isinstance(move, Trap):
        return unwrapping.trap(state, seat, move)
    _check_turn(state, seat)
    return _APPLY[state.phase](state, seat, move, chance)


def _check_turn(state: State, seat: Seat) -> None:
    """Raise `Refused` if the seat is not active."""
    if seat in to_act(state):
        return
    if state.phase is not Phase.CHOOSE:
        raise Refused("refused-not-dealer" if state.phase is Phase.DEAL else "refused-not-unwrapping")
    friend = state.friends[seat]
    raise Refused("refused-gone" if friend.gone else "refused-ready" if friend.ready else "refused-sitting-out")


def _deal(state: State, seat: Seat, move: Move, chance: Chance) -> Step[State]:
    if isinstance(move, Absent):
        return dealing.absent(state, seat, chance, for_good=move.for_good)
    if not isinstance(move, Dealing):
        raise Refused("refused-not-dealt")
    return dealing.dealer_move(state, move)


def _choose(state: State, seat: Seat, move: Move, _chance: Chance) -> Step[State]:
    if isinstance(move, Draft):
        return choosing.change_sheet(state, seat, move)
    if isinstance(move, Absent):
        return choosing.sit_out(state, seat, for_good=move.for_good)
    if isinstance(move, Ready):
        return choosing.declare_ready(state, seat)
    raise Refused("refused-choosing")


def _unwrap(state: State, seat: Seat, move: Move, _chance: Chance) -> Step[State]:
    if isinstance(move, Open):
        return unwrapping.open_one(state, seat, move)
    if isinstance(move, OpenAll | Absent):
        return unwrapping.absent(state, seat, for_good=isinstance(move, Absent) and move.for_good)
    raise Refused("refused-unwrapping")


_APPLY = {Phase.DEAL: _deal, Phase.CHOOSE: _choose, Phase.UNWRAP: _unwrap}
