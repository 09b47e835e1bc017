"""Thirty days of one table with all kinds of events: a diary of exactly the pings that are due.

`thirty_days.txt` is that diary, for a person to read: each line with an arrow is a noise on a user's phone that needs a
good reason. A change of the bot that changes the diary changes when users are disturbed.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.diary import Calendar, Diary, Player, remove_jitter, take_turn, typed

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GOLDEN = Path(__file__).with_name("thirty_days.txt")
BEGIN = datetime(2026, 10, 19, 14, tzinfo=UTC)
END = BEGIN + timedelta(days=30)
OUTAGE = 48 * 3600.0


class Month:
    """The users of the table and their actions."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        eva, fred = (world.guild.add_member(world.env.create_user(name)) for name in ("eva", "fred"))
        self.ann = Player(world.ann, "Europe/Prague", ("07:30",))
        self.bob = Player(world.bob, "America/New_York", ("20:00",))
        self.cid = Player(world.cid, "Asia/Tokyo", ("19:30",))
        self.dora = Player(world.dora, "UTC", ("17:00",))
        self.eva = Player(eva, "Europe/Lisbon", ("18:00",))
        self.fred = Player(fred, "Europe/Prague", ("20:30",))
        self.players = (self.ann, self.bob, self.cid, self.dora, self.eva, self.fred)
        self.diary = Diary(world, monkeypatch, self.players)
        self.calendar = Calendar(self.diary, END, partial(take_turn, self.diary))

    async def begin(self) -> None:
        """Seat four users: three have quiet hours, each in their own time zone, and one takes no direct messages."""
        for player, hours in ((self.ann, (22, 7)), (self.bob, (23, 8)), (self.cid, (22, 7))):
            begin, end = hours
            await player.actor.slash(self.world.channel, "me quiet", **{"from": begin, "to": end}, zone=player.zone)
            self.diary.note(f"{player.name} wants quiet from {begin} to {end}, {player.zone}")
        self.world.close_direct_messages(self.dora.actor)
        self.diary.note("dora has closed their direct messages")
        await self.world.begin(*(player.actor for player in self.players[:4]))
        self.diary.note("ann, bob, cid and dora begin a game with a day a turn")
        for player in self.players:
            self.calendar.habits(player)

    def plan(self) -> None:
        """Put the events into the calendar."""
        for moment, event in (
            ("10-22 12:00", self.holiday),
            ("10-25 02:00", partial(self.calendar.again, self.cid, "is back")),
            ("10-28 23:30", partial(self.calendar.stop, self.cid, "forgets the game for two days")),
            ("10-29 12:00", self.thread_sleeps),
            ("10-31 10:00", partial(self.calendar.again, self.cid, "remembers it")),
            ("10-31 20:00", self.bob_leaves),
            ("11-02 12:00", partial(self.takes, self.eva)),
            ("11-03 06:00", self.outage),
            ("11-06 12:00", partial(self.calendar.stop, self.dora, "is not seen any more")),
            ("11-09 18:30", self.votes),
            ("11-10 18:30", self.votes),
            ("11-11 12:00", partial(self.takes, self.fred)),
            ("11-12 12:00", self.thread_is_locked),
        ):
            self.calendar.at(moment, event)

    async def holiday(self) -> None:
        """Set Cid away until Saturday."""
        answered = await typed(self.world, self.cid, "me away", until="2026-10-24")
        self.diary.note(f"cid is away until 24 October: {answered}")
        self.calendar.idle.add("cid")

    async def thread_sleeps(self) -> None:
        """Archive the thread, as Discord does when it is inactive."""
        self.diary.note("Discord archives the thread")
        path = f"/channels/{self.world.thread().id}/messages"
        self.world.env.inject_error("POST", path, status=400, code=50083, times=1)

    async def thread_is_locked(self) -> None:
        """Lock the thread as a moderator."""
        self.diary.note("a moderator locks the thread")
        thread = self.world.thread().id
        self.world.env.inject_error("POST", f"/channels/{thread}/messages", status=400, code=50083, times=None)
        self.world.env.inject_error("PATCH", f"/channels/{thread}", status=403, code=50083, times=None)

    async def bob_leaves(self) -> None:
        """Remove Bob from the server for good."""
        self.diary.note("bob leaves the server")
        self.calendar.idle.add("bob")
        self.world.guild.remove_member(self.world.bob)
        path = f"/channels/{self.world.bob.user.dm_channel.id}/messages"
        self.world.env.inject_error("POST", path, status=403, code=50278, times=None)
        await self.world.env.settle()

    async def takes(self, player: Player) -> None:
        """Take the open seat for the player."""
        await self.diary.read_history()
        self.diary.note(f"{player.name} takes a seat: " + await typed(self.world, player, "table join", table=1))

    async def votes(self) -> None:
        """Let the others vote to open dora's seat."""
        for player in (self.ann, self.cid, self.eva):
            answered = await typed(self.world, player, "table vote", about="replace", table=1, player=3)
            self.diary.note(f"{player.name} wants dora to be replaced: {answered}")
            if self.world.table().open or not self.world.table().seats[3].missed > 1:
                return

    async def outage(self) -> None:
        """Stop the bot for two days."""
        self.diary.note("THE BOT STOPS")
        await self.world.restart(after=OUTAGE)
        self.in_words()
        self.diary.note("THE BOT IS BACK")

    def in_words(self) -> None:
        """Show the game as text only: this test looks at no picture."""
        uis = self.world.app.uis
        uis["fort"] = replace(uis["fort"], pictures=())


async def test_thirty_days(world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    remove_jitter(monkeypatch)
    await world.restart(after=(BEGIN - world.env.now()).total_seconds())
    month = Month(world, monkeypatch)
    month.in_words()
    await month.begin()
    month.plan()
    await month.calendar.run()
    await month.diary.read_history()
    (tmp_path / GOLDEN.name).write_text(str(month.diary), "utf-8")  # to be compared with the golden file
    assert str(month.diary) == GOLDEN.read_text("utf-8")
