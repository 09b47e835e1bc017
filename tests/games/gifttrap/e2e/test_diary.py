"""A fortnight of one table at which all players choose at once in secret: a diary of exactly the pings that are due.

`fortnight.txt` is that diary, for a person to read: each line with an arrow is a noise on a user's phone that needs a
good reason. A change of the bot that changes the diary changes when users are disturbed.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cogs.gifttrap.board import Phase
from tests.e2e import playing
from tests.e2e.diary import Calendar, Diary, Player, is_called, remove_jitter, typed
from tests.e2e.playing import newest_with
from tests.e2e.world import verb
from tests.games.gifttrap.e2e import giving

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

GOLDEN = Path(__file__).with_name("fortnight.txt")
BEGIN = datetime(2026, 10, 19, 14, tzinfo=UTC)
END = BEGIN + timedelta(days=14)
OUTAGE = 48 * 3600.0


class Fortnight:
    """The users of the table and their actions."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = world
        eva, fred = (world.guild.add_member(world.env.create_user(name)) for name in ("eva", "fred"))
        self.ann = Player(world.ann, "Europe/Prague", ("07:30", "19:00"))
        self.bob = Player(world.bob, "America/New_York", ("20:00",))
        self.cid = Player(world.cid, "Asia/Tokyo", ("19:30",))
        self.dora = Player(world.dora, "UTC", ("17:00",))
        self.eva = Player(eva, "Europe/Lisbon", ("21:00",))
        self.fred = Player(fred, "Europe/Prague", ("12:15",))
        self.players = (self.ann, self.bob, self.cid, self.dora, self.eva, self.fred)
        self.diary = Diary(world, monkeypatch, self.players)
        self.calendar = Calendar(self.diary, END, self.play)

    async def begin(self) -> None:
        """Seat four users: three have quiet hours, each in their own time zone, and one takes no direct messages."""
        for player, hours in ((self.ann, (22, 7)), (self.bob, (23, 8)), (self.cid, (22, 7))):
            begin, end = hours
            await player.actor.slash(self.world.channel, "me quiet", **{"from": begin, "to": end}, zone=player.zone)
            self.diary.note(f"{player.name} wants quiet from {begin} to {end}, {player.zone}")
        self.world.close_direct_messages(self.dora.actor)
        self.diary.note("dora has closed their direct messages")
        self.diary.note("ann, bob, cid and dora begin a game with a day a turn")
        await playing.begin(self.world, "gifttrap", *(player.actor for player in self.players[:4]))
        for player in self.players:
            self.calendar.habits(player)
        for when, callback in (
            ("10-21 18:00", partial(self.calendar.stop, self.bob, "does not look in for a day")),
            ("10-22 18:00", partial(self.calendar.again, self.bob, "looks in again")),
            ("10-24 11:00", self.outage),
            ("10-27 12:00", self.offers),
            ("10-27 13:00", self.accepts),
            ("10-29 06:00", self.leaves),
            ("10-30 10:00", self.takes),
        ):
            self.calendar.at(when, callback)

    async def play(self, player: Player) -> None:
        """Deal, unwrap or fill a whole sheet for an active player."""
        if not is_called(self.world, player):
            return
        table = self.world.table()
        by_user = {player.id: player.actor for player in self.players}
        party = giving.Party(self.world, [by_user.get(getattr(sitter, "user", 0)) for sitter in table.sitters])
        if party.state.phase is Phase.DEAL:
            self.diary.note(f"{player.name} deals")
            await party.deal()
        if is_called(self.world, player):
            self.diary.note(f"{player.name} chooses")
            await party.choose(self.world.table().seat_of(player.id))

    async def outage(self) -> None:
        """Stop the bot for two days, over the end of summer time, in the middle of a round."""
        self.diary.note("THE BOT STOPS")
        await self.world.restart(after=OUTAGE)
        giving.show_text_only(self.world)
        self.diary.note("THE BOT IS BACK")

    async def offers(self) -> None:
        """Offer dora's seat to eva."""
        answered = await typed(self.world, self.dora, "table offer", table=1, player=self.eva.actor.user)
        self.diary.note(f"dora offers their seat to eva: {answered}")

    async def accepts(self) -> None:
        """Press the button below the offer as eva."""
        await self.diary.read_history()
        offer = newest_with(self.world.messages(self.world.thread()), "sit")
        self.diary.note("eva takes the seat")
        await self.eva.actor.click(offer, custom_id=verb(offer, "sit"))

    async def leaves(self) -> None:
        """Offer cid's seat to any user."""
        self.diary.note("cid leaves the game")
        confirmation = (await self.world.cid.slash(self.world.thread(), "table leave")).response
        await self.world.cid.click(confirmation, custom_id=verb(confirmation, "quit"))

    async def takes(self) -> None:
        """Take the open seat as fred."""
        await self.diary.read_history()
        self.diary.note("fred takes a seat: " + await typed(self.world, self.fred, "table join", table=1))


async def test_a_fortnight(world: World, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    remove_jitter(monkeypatch)
    await world.restart(after=(BEGIN - world.env.now()).total_seconds())
    fortnight = Fortnight(world, monkeypatch)
    giving.show_text_only(world)
    await fortnight.begin()
    try:
        await fortnight.calendar.run()
    finally:
        await fortnight.diary.read_history()
        (tmp_path / GOLDEN.name).write_text(str(fortnight.diary), "utf-8")  # to be compared with the golden file
    assert str(fortnight.diary) == GOLDEN.read_text("utf-8")
