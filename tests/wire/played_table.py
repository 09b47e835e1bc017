"""A table of two people who press whatever they are offered, on boards, in direct messages and in private panels."""

from __future__ import annotations

import asyncio
import time
from random import Random
from typing import TYPE_CHECKING, Any

import psycopg

from bot import discovery
from tests.wire.bot_process import until
from tests.wire.presses import MOVES, OPENS, Control, choices
from tests.wire.wire_table import GAME, QUIET_TIME_S, WireTable

if TYPE_CHECKING:
    from pathlib import Path

    from bot.game.contract import AnyGame
    from bot.playground.loopback import LoopbackDiscord

BY_LETTER = next(ui.game for ui in discovery.uis().values() if ui.letter_pictures and 2 in ui.game.players)
"""A game that two can play in direct messages."""
PATIENCE_S = 4.0
"""Seconds for which a player waits for an answer before the next press, as Discord's client does."""
MOVE_LIMIT_S = 240.0
"""Seconds within which a table must move on, on a busy machine."""
LOOK_INTERVAL_S = 0.1
"""Seconds between two looks at the database."""
MAX_MESSAGES = 30
"""The number of newest messages in which a player looks for controls."""


class PlayedTable(WireTable):
    """A table over PostgreSQL of any game that two can play; its people sit in the order of their seats."""

    def __init__(
        self,
        loopback: LoopbackDiscord,
        channel: int,
        people: tuple[int, int],
        folder: Path,
        postgresql: str,
        game: AnyGame = GAME,
    ) -> None:
        super().__init__(loopback, channel, people, folder, game)
        self.postgresql = postgresql
        self.presses: dict[int, Control] = {}
        """All presses, by interaction."""
        self._refused: set[Control] = set()
        self._luck = Random(channel)

    @property
    def acting(self) -> list[int]:
        """The people whose turn it is."""
        return [self.people[seat] for seat in sorted(self.game.to_act(self.state()))]

    def letters(self) -> list[Control]:
        """Return the controls that make a move in the direct messages of the active people."""
        direct = self.world.backend.dm_channels
        return [control for person in self.acting for control in self._controls(person, direct[person], MOVES)]

    def useful_controls(self) -> list[Control]:
        """Return the controls that make a move: in letters, else at the table, else those that open a panel."""
        at_table = [(person, self.thread or self.channel) for person in self.acting]
        return (
            self.letters()
            or [control for seen in at_table for control in self._controls(*seen, MOVES)]
            or [control for seen in at_table for control in self._controls(*seen, OPENS)]
        )

    def _controls(self, person: int, place: int, verbs: tuple[str, ...]) -> list[Control]:
        """Return the controls with these verbs on the newest message that has any which did not fail."""
        for message in reversed(self.world.history(person, place, MAX_MESSAGES)):
            seen = (
                Control(person, place, int(message["id"]), *choice) for choice in choices(message["components"], verbs)
            )
            if controls := [
                control for control in seen if control.table == self.number and control not in self._refused
            ]:
                return controls
        return []

    def press_any(self) -> Control | None:
        """Press one of the offered controls and return it; None: there is none."""
        if not (controls := self.useful_controls()):
            return None
        control = self._luck.choice(controls)
        self.presses[control.press(self.world)] = control
        return control

    def moved_by_letter(self) -> bool:
        """Return whether a press in a direct message has made a move."""
        direct = self.world.backend.dm_channels
        by_letter = [press for press, control in self.presses.items() if control.place == direct[control.user]]
        return any(map(self.saved, by_letter))

    async def move_on(self, limit_s: float = MOVE_LIMIT_S) -> float:
        """Press until a move is stored or the game is over; return the seconds. Raise `TimeoutError`."""
        began = time.monotonic()
        async with asyncio.timeout(limit_s):
            moves = await self._answer(lambda: self.moves)
            while not await self._answer(lambda: self.over or self.moves > moves):
                await self._press_and_wait(moves)
        return time.monotonic() - began

    async def _press_and_wait(self, moves: int) -> None:
        """Press, then wait for a move or a panel as long as a player waits; remember a control without any effect."""
        control = await self._answer(self.press_any)
        end = time.monotonic() + PATIENCE_S
        while control and time.monotonic() < end:
            if await self._answer(lambda: self.moves > moves):
                return
            if control.custom_id.startswith(OPENS) and self._panel_is_open(control):
                return
            await asyncio.sleep(LOOK_INTERVAL_S)
        if control and self.world.backend.interactions[max(self.presses)].responded:
            self._refused.add(control)
        await asyncio.sleep(LOOK_INTERVAL_S)

    def _panel_is_open(self, control: Control) -> bool:
        return bool(self._controls(control.user, control.place, MOVES))

    async def _answer(self, question: Any) -> Any:
        """Return the result of a function that reads the database; wait while the server is away."""
        while True:
            try:
                return question()
            except psycopg.OperationalError:
                await asyncio.sleep(LOOK_INTERVAL_S)

    async def settled(self) -> None:
        """Wait until all saved changes are delivered and no further message follows."""
        await until(lambda: not self.untold(), MOVE_LIMIT_S)
        await asyncio.sleep(QUIET_TIME_S)
        await until(lambda: not self.untold(), MOVE_LIMIT_S)
