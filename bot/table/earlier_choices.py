"""Earlier choices: the move that a seat was offered while it waited, found by the stamp of its button.

A panel that stood open when its seat's turn came still offers what could be planned or done out of turn. Its buttons
carry the number of a move in that menu, not the move; so the game is replayed to the menu with the same stamp. A stamp
contains the seat's own number of moves, so a choice from before the seat's last turn is never found. Pure.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import premoves, replay

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from bot.table.position import Position
    from bot.table.store import LogEntry

MAX_STATES = 200
"""States that are searched, the newest first: far more than there are moves between two turns of a seat."""


def legal_choice(position: Position, log: Sequence[LogEntry], seat: Seat, seen: str, n: int) -> Any | None:
    """Return the `n`-th move of the menu with the stamp `seen`, shown to a seat before its turn; None: not legal now.

    None also if no such menu was shown. Raise `ReplayDiffers` if the game cannot be replayed.
    """
    if not seen or seat not in position.acting:
        return None
    move = _chosen(position, seat, seen, n) or _chosen_earlier(position, log, seat, seen, n)
    return move if move in position.menu(seat) else None


def _chosen_earlier(position: Position, log: Sequence[LogEntry], seat: Seat, seen: str, n: int) -> Any | None:
    table = position.table
    log = [entry for entry in log if entry.version <= table.version]
    states = [step.state for _, step in replay.states(position.game, table, log)]
    for state in reversed(states[-MAX_STATES:]):
        earlier = position.at(state)
        if seat not in earlier.acting:
            move = _chosen(earlier, seat, seen, n) or _offered(earlier.menu(seat), earlier.stamp(seat), seen, n)
            if move is not None:
                same_piece = premoves.piece(earlier, seat) == premoves.piece(position, seat)
                return move if same_piece else None
    return None


def _chosen(position: Position, seat: Seat, seen: str, n: int) -> Any | None:
    """Return the `n`-th move of a seat's premove menu, with no move sealed before it, if `seen` is its stamp."""
    table = position.table.with_seat(seat, premoves=())
    return _offered(*premoves.menu(position.after(table), seat), seen, n)


def _offered(moves: tuple[Any, ...], stamp: str, seen: str, n: int) -> Any | None:
    return moves[n] if moves and seen == stamp and 0 <= n < len(moves) else None
