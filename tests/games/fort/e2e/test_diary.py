"""Thirty days of one table, with all that can come between: exactly the pings that should be, written down as a diary."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.diary import Calendar, Diary, Player, steady

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GOLDEN = Path(__file__).with_name("thirty_days.txt")
BEGIN = datetime(2026, 10, 19, 14, tzinfo=UTC)
END = BEGIN + timedelta(days=30)
OUTAGE = 48 * 3600.0


class Month:
    """The people of the table and what they do."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        eva, fred = (world.guild.add_member(world.env.create_user(name)) for name in ("eva", "fred"))
        self.ann = Player(world.ann, "Europe/Prague", ("07:30", "19:00"))
        self.bob = Player(world.bob, "America/New_York", ("12:30", "20:00"))
        self.cid = Player(world.cid, "Asia/Tokyo", ("08:00", "19:30"))
        self.dora = Player(world.dora, "UTC", ("10:00", "17:00"))
        self.eva = Player(eva, "Europe/Lisbon", ("09:00", "18:00"))
        self.fred = Player(fred, "Europe/Prague", ("08:15", "20:30"))
        self.players = (self.ann, self.bob, self.cid, self.dora, self.eva, self.fred)
        self.diary = Diary(world, monkeypatch, self.players)
        self.calendar = Calendar(self.diary, END)

    async def begin(self) -> None:
        """Let four people sit down, three of them with quiet hours on their own clocks; one has closed their messages."""
        for player, hours in ((self.ann, (22, 7)), (self.bob, (23, 8)), (self.cid, (22, 7))):
            begin, end = hours
            await player.actor.slash(self.world.channel, "quiet", **{"from": begin, "to": end}, zone=player.zone)
            self.diary.note(f"{player.name} wants quiet from {begin} to {end}, {player.zone}")
        self.world.close_direct_messages(self.dora.actor)
        self.diary.note("dora has closed their direct messages")
        await self.world.begin(*(player.actor for player in self.players[:4]))
        self.diary.note("ann, bob, cid and dora begin a game with a day a turn")
        for player in self.players:
            self.calendar.habits(player)

    async def outage(self) -> None:
        """Stop the bot for two days."""
        self.diary.note("THE BOT STOPS")
        await self.world.restart(after=OUTAGE)
        self.in_words()
        self.diary.note("THE BOT IS BACK")

    def in_words(self) -> None:
        """Let the game be told in words: no picture is looked at here."""
        uis = self.world.app.uis
        uis["fort"] = replace(uis["fort"], pictures=())

    async def stop(self, player: Player, why: str) -> None:
        """Let somebody look at Discord no more."""
        self.diary.note(f"{player.name} {why}")
        self.calendar.idle.add(player.name)


async def test_thirty_days(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    steady(monkeypatch)
    await world.restart(after=(BEGIN - world.env.now()).total_seconds())
    month = Month(world, monkeypatch)
    month.in_words()
    await month.begin()
    month.calendar.at("11-03 06:00", month.outage)
    await month.calendar.run()
    (Path("/tmp/h/thirty.txt")).write_text(str(month.diary))
    assert str(month.diary) == GOLDEN.read_text("utf-8")
