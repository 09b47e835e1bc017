"""Automatic moves: premoves whose turn has come, and the moves of computer players."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import structlog

from bot.table import computers, premoves, turns
from bot.table.decisions import DecisionContext
from bot.table.model import Status
from bot.table.store import Repeated

if TYPE_CHECKING:
    from msgspec import Struct

    from bot.game.contract import Seat
    from bot.table.decisions import Decision
    from bot.table.model import Table
    from bot.table.policies import Policy
    from bot.table.position import Position, Positions
    from bot.table.repository import Repository


DRAFT_PAUSE_FACTOR = 0.1
"""The factor for the pause after a private change, such as a draft move of a computer player."""
SHORTEST_PAUSE_FACTOR, LONGEST_PAUSE_FACTOR, PAUSE_FACTOR_STEP = 0.5, 1.5, 0.2
"""The factor for the pause before a computer player's only sensible move, the greatest factor, and the step that each
doubling of the number of sensible moves adds. The factor is 1 for six moves."""

_log = structlog.stdlib.get_logger(__name__)


def pause_factor(choices: int) -> float:
    """Return the factor for the pause before the choice from a number of sensible moves."""
    doublings = math.log2(max(1, choices))
    return min(SHORTEST_PAUSE_FACTOR + PAUSE_FACTOR_STEP * doublings, LONGEST_PAUSE_FACTOR)


def public_pause_factor(position: Position, seat: Seat) -> float:
    """Return the factor for the pause before an active seat's move, from the board alone: 1 if the game has no rule.

    The menu would be wrong here: its length may depend on what only this seat knows (Fantom's station, a hand), so a
    player with a watch would learn of it. A game's error is logged; then the factor is 1.
    """
    count = position.game.traits.choices
    if count is None:
        return 1.0
    try:
        return pause_factor(count(position.answers.board, seat))
    except Exception:  # noqa: BLE001 - a fault in a game must not stop the table
        _log.exception("computer.choices_failed", game=position.game.name)
        return 1.0


class Autoplay:
    """Finds and makes a table's next automatic move."""

    def __init__(self, positions: Positions, repository: Repository, policy: Policy) -> None:
        self._positions = positions
        self._repository = repository
        self._policy = policy

    def pause(self, table: Table) -> float | None:
        """Return the factor for the pause before the table's next automatic move, or None if no such move is due.

        It is 0.0 for a premove; `public_pause_factor` for a computer player's move, so that the players can follow the
        game; and `DRAFT_PAUSE_FACTOR` after a private change. A computer player may make a dozen private draft moves in
        one turn, and with full pauses the players would wait that long for nothing they can see. None for a rehearsal,
        whose moves the self-test makes.
        """
        if table.game not in self._positions or table.rehearsal:
            return None
        position = self._positions.of(table)
        if premoves.due_premoves(position):
            return 0.0
        seats = computers.program_seats(position)
        if not seats:
            return None
        is_public = table.version == table.last_public_version
        return public_pause_factor(position, seats[0]) if is_public else DRAFT_PAUSE_FACTOR

    async def move(self, table_id: int) -> bool:
        """Make the table's next automatic move and return whether a move was made.

        Choose again if the table changed meanwhile: a move, a cleared premove, another sitter, or the same automatic
        move made by another process. Raise `Refused` if the table does not exist or the game refuses the move,
        `Conflict` or `StorageFailed` if the move could not be saved.
        """
        while True:
            table = await self._repository.find(table_id)
            position = self._positions.of(table)
            choice = next(iter(premoves.due_premoves(position)), None) or await self._choose(position)
            if choice is None:
                return False
            try:
                if await self._make_move(table, *choice):
                    return True
            except Repeated:
                continue

    async def _choose(self, position: Position) -> tuple[Seat, Any] | None:
        acting = computers.program_seats(position)
        if not acting:
            return None
        choose, max_seconds = self._policy.choose_move, self._policy.computer_seconds
        return acting[0], await computers.decide_move(position, acting[0], choose, max_seconds)

    async def _make_move(self, chosen_at: Table, seat: Seat, move: Struct) -> bool:
        is_premove = chosen_at.seats[seat].plays

        def decide(table: Table) -> Decision | None:
            if table.moves != chosen_at.moves or table.status is not Status.RUNNING or table.paused:
                return None
            if table.seats[seat].plays is not is_premove:
                return None  # the seat was taken or left while the move was chosen
            position = self._positions.of(table)
            if is_premove and (seat, move) not in premoves.due_premoves(position):
                return None  # the premove was cleared or changed before this change got the lock
            context = DecisionContext(position, self._repository.clock.now(), self._policy.quiet)
            return turns.apply_move(context, seat, move, sealed=is_premove)

        key = f"computer:{chosen_at.id}:{chosen_at.moves + 1}"
        table = await self._repository.change(chosen_at.id, key, decide, by=None)
        return table.seats[seat].moves > chosen_at.seats[seat].moves
