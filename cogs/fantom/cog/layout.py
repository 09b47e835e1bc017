"""Layout of Fantom's menus: every move once, grouped by kind.

Uses the moves and the board of the reader's hand. A prompt never shows more than the moves themselves do.
"""

from __future__ import annotations

from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import MAX_BUTTONS_PER_ROW, MAX_LIST_OPTIONS, Buttons, Choice, Drawer, Picker, Row
from cogs.fantom.board import Phase
from cogs.fantom.cog.scarce import with_warnings
from cogs.fantom.describe import from_now
from cogs.fantom.knowledge.placing import ranked_hideouts, ranked_stations
from cogs.fantom.knowledge.rides import network_of, planned_pawn
from cogs.fantom.labels import PICTOGRAMS, area, central_station, label, label_with_lines, name
from cogs.fantom.moves import Double, Hide, Place, PlaceThem, Ride, Send, Surface, Take

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bot.i18n.translation import Say
    from cogs.fantom.board import Board, Hand

    _Numbered = Sequence[tuple[int, Any]]
    """Moves with their numbers in the menu."""

_MAX_SHARED_RIDES = 2
"""Up to this many rides can be the same for Fantom and for a pawn; then no prompt may name either."""
_GOOD_STATION_COUNT = 15
"""Number of good starting stations offered first."""
_PROMPTS = {Double: "pick-a-double", Surface: "pick-a-surfacing"}


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return the rows of a menu, below warnings about scarce tickets.

    Stations are listed by part of the town, a few rides become buttons, double moves and reveals get their own lists.
    """
    groups = [tuple(group) for _, group in groupby(enumerate(moves), key=_kind)]
    groups.sort(key=lambda group: _kind(group[0]) is not PlaceThem)
    rows = tuple(row for group in groups for row in _LAYOUTS[_kind(group[0])](group, hand.board, say))
    return with_warnings(rows, moves, hand, say)


def _kind(numbered: tuple[int, object]) -> type[object]:
    return type(numbered[1])


def _placing_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """Return a list of good stations with their lines, and a drawer with all stations.

    A town has so many stations that their lists would fill a phone's screen below the public board.
    """
    numbered = {move.station: n for n, move in moves}
    ranked = ranked_hideouts if board.phase is Phase.HIDE else ranked_stations
    good_stations = ranked(network_of(board), board.placed)[:_GOOD_STATION_COUNT]
    choices = (
        Choice(numbered[station], label_with_lines(board, station, say.language))
        for station in good_stations
        if station in numbered
    )
    every_station = Drawer(say("drawer-stations", count=len(moves)), _station_lists(moves, board, say), "🗺️")
    return (Picker(say("pick-a-good-start"), tuple(choices)), every_station)


def _automatic_placing_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """Return the button that chooses a start: for the reader's next pawns, or for Fantom."""
    count = len(list(takewhile(lambda detective: detective.seat == board.turn, from_now(board))))
    label = say("hide-for-me") if board.phase is Phase.HIDE else say("place-them", count=count)
    return (Buttons(tuple(Choice(n, label, "✨", main=True) for n, _ in moves)),)


def _station_lists(moves: _Numbered, board: Board, say: Say) -> tuple[Picker, ...]:
    """Return a list for each quarter.

    Quarters do not depend on the pawns' places; a quarter without a move is left out.
    """
    moves_by_quarter = [
        (quarter, [numbered for numbered in moves if numbered[1].station in quarter]) for quarter in _quarters(board)
    ]
    return tuple(
        _quarter_list(quarter, quarter_moves, board, say)
        for quarter, quarter_moves in moves_by_quarter
        if quarter_moves
    )


def _quarters(board: Board) -> list[range]:
    """Split the stations by number into as few lists as possible, of nearly equal length."""
    size = network_of(board).size
    length = -(-size // -(-size // MAX_LIST_OPTIONS))
    return [range(first, min(first + length, size + 1)) for first in range(1, size + 1, length)]


def _quarter_list(quarter: range, moves: _Numbered, board: Board, say: Say) -> Picker:
    return Picker(
        say(
            "pick-a-start",
            first=quarter[0],
            last=quarter[-1],
            area=say("area", area=area(board, quarter)),
            middle=name(board, central_station(board, quarter), say.language),
        ),
        tuple(Choice(n, label(board, move.station, say.language)) for n, move in moves),
    )


def _ride_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """Return rows for the rides of the active pawn, of Fantom, or of a pawn for which a premove is planned."""
    pawn = planned_pawn(board, tuple(move for _, move in moves))
    if pawn is not board.pawn and len(moves) > _MAX_SHARED_RIDES and pawn is not None:
        return _list_rows(moves, say("pick-a-ride", pawn=pawn.value), board, say)
    if len(moves) <= MAX_BUTTONS_PER_ROW:
        return (Buttons(tuple(_ride_choice(n, move, board, say) for n, move in moves)),)
    return _list_rows(moves, _ride_prompt(board, say), board, say)


def _ride_prompt(board: Board, say: Say) -> str:
    if board.phase is Phase.DETECTIVES and board.pawn is not None:
        return say("pick-a-ride", pawn=board.pawn.value)
    return say("pick-a-second" if board.phase is Phase.SECOND else "pick-a-flight")


def _send_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    pawns = [tuple(group) for _, group in groupby(moves, key=lambda numbered: numbered[1].pawn)]
    return tuple(
        row for rides in pawns for row in _list_rows(rides, say("pick-a-ride", pawn=rides[0][1].pawn.value), board, say)
    )


def _special_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    return _list_rows(moves, say(_PROMPTS[type(moves[0][1])]), board, say)


def _list_rows(moves: _Numbered, prompt: str, board: Board, say: Say) -> tuple[Row, ...]:
    return tuple(Picker(prompt, tuple(_ride_choice(n, move, board, say) for n, move in part)) for part in _parts(moves))


def _ride_choice(n: int, move: Ride | Send | Double | Surface, board: Board, say: Say) -> Choice:
    return Choice(n, label(board, move.to, say.language), PICTOGRAMS[move.transport])


def _take_rows(moves: _Numbered, _board: Board, say: Say) -> tuple[Row, ...]:
    choices = (
        Choice(n, say("one-ticket", transport=move.transport.value), PICTOGRAMS[move.transport]) for n, move in moves
    )
    return (Buttons(tuple(choices)),)


def _parts(moves: _Numbered) -> list[_Numbered]:
    """Split the moves into as few lists as possible, of nearly equal length."""
    count = -(-len(moves) // MAX_LIST_OPTIONS)
    size = -(-len(moves) // count)
    return [moves[first : first + size] for first in range(0, len(moves), size)]


_LAYOUTS: dict[type, Callable[[_Numbered, Board, Say], tuple[Row, ...]]] = {
    Place: _placing_rows,
    PlaceThem: _automatic_placing_rows,
    Hide: _placing_rows,
    Ride: _ride_rows,
    Send: _send_rows,
    Double: _special_rows,
    Surface: _special_rows,
    Take: _take_rows,
}
