"""A whole bot around a courier, small enough that tests can break any part.

Tables, database and discord.py are real; Discord is simulated, the test advances the clock, and the presenter writes
its arguments as plain text.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from simcord.enums import ChannelType

from bot.courier.courier import Courier
from bot.courier.pings import PingPolicy
from bot.courier.snapshot import CourierParts
from bot.game.contract import Seat, Strength
from bot.membership import Membership
from bot.scheduler import Scheduler
from bot.storage.news import SqlNews
from bot.storage.outbox import SqlOutbox
from bot.storage.tables import SqlStore
from bot.system.clock import Timers
from bot.table import premoves, seats
from bot.table.model import Pace, Person, Place, SeatOffer, Status, Table
from bot.table.policies import Policy
from bot.table.service import Tables
from bot.transport.forums import Forums
from bot.transport.message import Attachment, Message, Plain
from bot.transport.sender import Sender
from tests import acts
from tests.courier.toy import ERRAND, Go, Options
from tests.databases import open_database
from tests.table.harness import preferences_of

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
    from pathlib import Path

    import simcord

    from bot.game.contract import Fact
    from bot.storage.database import Database
    from bot.system.clock import Clock

GAMES = {ERRAND.name: ERRAND}
PROMPT = PingPolicy(gather=0.0, lull=30.0, pings=2, many=3)


class SteppedClock:
    """A clock that stands still until `pass_time`."""

    def __init__(self, start: float) -> None:
        self._wall = start
        self._steady = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._count = itertools.count()

    def now(self) -> float:
        return self._wall

    def monotonic(self) -> float:
        return self._steady

    async def sleep(self, seconds: float) -> None:
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._steady + seconds, next(self._count), future))
        await future

    def seconds_to_wake(self) -> float | None:
        """Return the seconds until the next sleeper wakes, or None without a sleeper."""
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)
        return self._sleepers[0][0] - self._steady if self._sleepers else None

    def set_wall(self, seconds: float) -> None:
        """Set the wall clock forward without waking sleepers."""
        self._wall += seconds

    def move(self, seconds: float) -> None:
        """Advance both clocks and wake the sleepers that are due."""
        self._wall += seconds
        self._steady += seconds
        while self._sleepers and self._sleepers[0][0] <= self._steady:
            future = heapq.heappop(self._sleepers)[2]
            if not future.done():
                future.set_result(None)


class PlainPresenter:
    """A presenter whose messages list its arguments as text."""

    def __init__(self) -> None:
        self.broken: set[str] = set()
        self.filmed = False
        self.sequels = 0
        """The messages that follow the first one of each end."""
        self.lettering = False
        self.framing = False
        self.filming: asyncio.Event | None = None
        self.films_made = 0
        self.latest: list[list[str]] = []
        self.unready: set[int] = set()
        """Tables whose pictures wait for their backgrounds."""

    def _call(self, *lines: str, pings: Sequence[int] = (), picture: Attachment | None = None) -> Message:
        """Return a message that pings; unless `framing`, it has a plain form."""

        def view() -> ui.View:
            new_view = ui.View(timeout=None)
            new_view.add_item(ui.Button(label="go", custom_id=f"go:{lines[0]}"))
            return new_view

        framed = self._post(*lines, pings=pings)
        if self.framing:
            return framed
        attachments = (picture,) if picture else ()
        return Message(framed.view, attachments, tuple(pings), Plain("\n".join(lines), (), view))

    def _post(self, *lines: str, pings: Sequence[int] = (), picture: bool = False) -> Message:
        if lines[0] in self.broken:
            raise RuntimeError(f"the stage fell over: {lines[0]}")

        def view() -> ui.LayoutView:
            new_view = ui.LayoutView(timeout=None)
            new_view.add_item(ui.TextDisplay("\n".join(lines)))
            if picture:
                new_view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
            return new_view

        attachments = (Attachment("board.png", b"\x89PNG" + lines[1].encode(), "a board"),) if picture else ()
        return Message(view, attachments, tuple(pings))

    async def card(self, table: Table) -> Message:
        names = " ".join(table.names)
        return self._post("card", f"#{table.id} {table.status} {names} thread={table.place.thread}")

    async def board(self, table: Table, latest: Sequence[Fact]) -> Message:
        self.latest.append([type(fact).__name__ for fact in latest])
        pictured = table.id not in self.unready
        return self._post("board", f"#{table.id} v{table.version} {table.status}", picture=pictured)

    async def call(
        self,
        table: Table,
        seats: Sequence[Seat],
        since: Sequence[Fact],
        *,
        begun: frozenset[Seat] = frozenset(),
        unread: frozenset[Seat] = frozenset(),
        reminding: bool = False,
    ) -> Message:
        users = [sitter.user for seat in seats if isinstance(sitter := table.sitters[seat], Person)]
        pings = " ".join(f"<@{user}>" for user in users)
        text = f"#{table.id} {pings} since={len(since)}{' begun' * len(begun)}{' unread' * len(unread)}"
        text += " reminding" * reminding
        return self._call("call", text, pings=users)

    def aside(self, table: Table, seat: Seat) -> str:  # noqa: ARG002 - this game has no such commands
        return ""

    def needs_letter(self, table: Table, seat: Seat) -> bool:  # noqa: ARG002 - the same answer for all tables
        return self.lettering

    async def letter(
        self, table: Table, seat: Seat, facts: Sequence[Fact], *, menu: bool, played: bool = False
    ) -> Message:
        text = " ".join(map(str, facts))
        text += " in words" * (table.id in self.unready)
        return self._call("letter", f"#{table.id} seat {seat} {text}{' menu' * menu}{' played' * played}")

    async def past_letter(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        return self._call("letter", f"#{table.id} seat {seat} past {' '.join(map(str, facts))}")

    async def welcome(self, table: Table, seat: Seat) -> Message:
        return self._call("welcome", f"#{table.id} seat {seat} {table.names[seat]}")

    async def handed_over(self, table: Table, user: int) -> Message:
        return self._call("handed over", f"#{table.id} <@{user}>")

    async def offer(self, table: Table, seat: Seat, offer: SeatOffer) -> Message:
        return self._call("offer", f"#{table.id} seat {seat} <@{offer.to}>", pings=(offer.to,))

    async def farewell(self, table: Table, last: Sequence[Fact], film: Attachment | None) -> Sequence[Message]:
        last_facts = " ".join(type(fact).__name__ for fact in last)
        first = self._call("farewell", f"#{table.id} {last_facts} {table.seed.hex()}", picture=film)
        return first, *self._sequels(table, "farewell", pictured=film is not None)

    async def chapter(self, table: Table, facts: Sequence[Fact]) -> Sequence[Message]:
        first = self._post("chapter", f"#{table.id} " + " ".join(type(fact).__name__ for fact in facts))
        return first, *self._sequels(table, "chapter")

    def _sequels(self, table: Table, end: str, *, pictured: bool = False) -> Iterator[Message]:
        for number in range(1, self.sequels + 1):
            yield self._post("sequel", f"#{table.id} {end} {number}", picture=pictured)

    async def invitation(self, table: Table) -> Message:
        mentions = " ".join(f"<@{user}>" for user in table.invited)
        return self._call("invitation", f"#{table.id} {mentions}", pings=table.invited)

    async def free_seat_notice(self, table: Table, user: int) -> Message:
        return self._call("opening", f"#{table.id} for {user}")

    async def follower_notice(self, table: Table, user: int, facts: Sequence[Fact]) -> Message:
        names = " ".join(type(fact).__name__ for fact in facts)
        return self._call("follow", f"#{table.id} for {user} {table.status} {names}")

    async def announcement(self, table: Table) -> Message:
        return self._call("announcement", f"#{table.id}")

    async def result(self, table: Table) -> Message:
        return self._post("result", f"#{table.id} {table.status}", picture=True)

    async def report(self, table: Table, text: str, **variables: str | int) -> Message:
        return self._post("report", f"#{table.id} {text} {variables['place']}")

    async def notice(self, table: Table, facts: Sequence[Fact]) -> Message:
        return self._call("notice", f"#{table.id} " + " ".join(map(str, facts)))

    def films(self, table: Table) -> bool:  # noqa: ARG002 - the same answer for all tables
        return self.filmed

    async def film(self, table: Table) -> Attachment | None:  # noqa: ARG002 - the same film for all tables
        self.films_made += 1
        if self.filming is not None:
            await self.filming.wait()
        return None if "no film" in self.broken else Attachment("film.gif", b"GIF89a", "a film")

    async def nudge(self, tables: Sequence[tuple[Table, Seat]], user: int, *, reminding: bool = False) -> Message:
        numbers = " ".join(f"#{table.id}" for table, _ in tables)
        return self._call("digest", f"<@{user}> {numbers}{' hurry' * reminding}")

    async def about_oneself(self, table: Table, seat: Seat, facts: Sequence[Fact]) -> Message:
        return self._call("about oneself", f"#{table.id} {seat} {len(facts)}")

    async def trouble(self, table: Table, text: str, **variables: str | int) -> Message:
        return self._call("trouble", f"#{table.id} {text} {sorted(variables)}")


class Surroundings:
    """The environment of a bot; a test may change it before a bot starts."""

    def __init__(self, client: discord.Client, clock: Clock) -> None:
        self.client = client
        self.clock = clock
        self.presenter = PlainPresenter()
        self.ping_policy = PROMPT
        self.delivering = True
        self.pacing = False
        self.pause = 0.0
        self.backgrounds_ready = asyncio.Event()

    def draw(self) -> None:
        """Make all backgrounds available."""
        self.presenter.unready.clear()
        self.backgrounds_ready.set()

    async def ready(self, table: Table, within: float | None) -> bool:
        """Wait for a table's background if it is missing and `within` is None; return whether it is available."""
        if table.id in self.presenter.unready and within is None:
            await self.backgrounds_ready.wait()
        return table.id not in self.presenter.unready


class Harness:
    """One process of the bot on a database file."""

    def __init__(self, world: Surroundings, database: Any) -> None:
        self.world = world
        self.clock = world.clock
        self.presenter = world.presenter
        self.timers = Timers(self.clock)
        self.database: Database = database
        self.outbox = SqlOutbox(database)
        self.news = SqlNews(database, GAMES)
        self.people = preferences_of(database, limit=0)
        self.sender = Sender(world.client)
        self.tables = Tables(
            GAMES,
            SqlStore(database, GAMES),
            self.clock,
            self._told,
            key=b"k" * 32,
            entropy=lambda n: b"\x07" * n,
            policy=Policy(prepare=self.people.prepare, quiet=self.people.quiet_hours),
        )
        self.membership = Membership(self.sender, self.tables, self.people, self.clock, self.timers)
        self.courier = Courier(self.parts())
        self.scheduler = Scheduler(self.tables, self.clock, self.timers, lambda: world.pause, beat=3600.0)

    def parts(self) -> CourierParts:
        return CourierParts(
            tables=self.tables,
            news=self.news,
            outbox=self.outbox,
            people=self.people,
            presenter=self.presenter,
            sender=self.sender,
            forums=Forums(self.world.client),
            clock=self.clock,
            timers=self.timers,
            title=lambda table: f"errand {table.id}",
            ping_policy=self.world.ping_policy,
            note_unreachable=self.membership.note_unreachable,
            ready=self.world.ready,
            jitter=Random(1),
        )

    def _told(self, table: Table) -> None:
        if self.world.delivering:
            self.courier.wake(table.id)
            self.membership.note_change(table)
        if self.world.pacing:
            self.scheduler.note_change(table)

    async def begin(self) -> None:
        self.people.pin_while(self.tables.are_around, self.tables.are_on)
        await self.tables.load_all()
        await self.courier.start()
        if self.world.pacing:
            self.scheduler.start()
        self.membership.start()

    async def end(self) -> None:
        await self.membership.close()
        await self.scheduler.close()
        await self.courier.close()
        await self.timers.close()


class World(Surroundings):
    """A server with a channel and users, and the bot on it."""

    def __init__(self, env: simcord.Env, path: Path, clock: SteppedClock, channel: Any, people: Sequence[Any]) -> None:
        super().__init__(env.bot, clock)
        self.env = env
        self.channel = channel
        self.path = path
        self.hands = clock
        self.people = people
        self._stack = AsyncExitStack()
        self._keys = itertools.count()
        self.harness: Harness

    async def begin(self) -> Harness:
        """Start a bot as a new process."""
        database = await self._stack.enter_async_context(open_database(self.path))
        self.harness = Harness(self, database)
        await self.harness.begin()
        return self.harness

    async def end(self) -> None:
        await self.harness.end()
        await self._stack.aclose()

    async def begin_again(self) -> Harness:
        self._stack = AsyncExitStack()
        return await self.begin()

    async def restart(self) -> Harness:
        await self.end()
        return await self.begin_again()

    async def die(self) -> Harness:
        """End without finishing any work, as after SIGKILL, and start again."""
        await self.harness.courier.kill()
        return await self.restart()

    def key(self) -> str:
        return f"test:{next(self._keys)}"

    def person(self, n: int) -> Person:
        return Person(self.people[n].id, self.people[n].name)

    async def open(
        self,
        channel: Any,
        *seats: int,
        computers: int = 0,
        private: bool = False,
        guests: tuple[int, ...] = (),
        pace: Pace = Pace.DAILY,
        **options: Any,
    ) -> Table:
        """Open a table with these players; the guests are invited."""
        tables, host = self.harness.tables, self.person(seats[0])
        table = await tables.open(
            ERRAND.name,
            Place(channel.guild.id, channel.id, forum=is_forum(self.env, channel), private=private),
            host,
            language="en",
            pace=pace,
            options=Options(**options),
            key=self.key(),
            invited=tuple(self.people[n].id for n in guests),
        )
        for n in seats[1:]:
            await acts.join(tables, table.id, self.person(n), self.key())
        for _ in range(computers):
            await acts.add_computer(tables, table.id, host.user, Strength.FAIR, self.key())
        return table

    async def deal(self, channel: Any, *seats: int, computers: int = 0, **options: Any) -> Table:
        table = await self.open(channel, *seats, computers=computers, **options)
        return await self.harness.tables.start(table.id, self.people[seats[0]].id, self.key())

    async def go(self, table: int, n: int, times: int = 1) -> None:
        """Make some steps for a player."""
        for _ in range(times):
            await acts.play(self.harness.tables, table, self.people[n].id, Go(), self.key())

    async def seal(self, table: int, n: int) -> None:
        """Seal a step for a waiting player, which other players cannot notice."""
        seat = self.harness.tables.get(table).seat_of(self.people[n].id)
        assert seat is not None
        _, stamp = self.harness.tables.premove_menu(self.harness.tables.get(table), seat)
        user = self.people[n].id
        await self.harness.tables.change(
            table, user, self.key(), lambda context: premoves.set_premove(context, user, stamp, 0)
        )

    async def take(self, table: int, n: int, seat: int) -> None:
        """Take a seat of a running game for a user."""
        person = self.person(n)
        await self.harness.tables.change(
            table, person.user, self.key(), lambda context: seats.take(context, person, Seat(seat))
        )

    async def offer(self, table: int, n: int, to: int) -> None:
        """Offer a player's seat to another user."""
        user, other = self.person(n).user, self.person(to)
        await self.harness.tables.change(table, user, self.key(), lambda context: seats.offer(context, user, other))

    async def drain_words(self) -> None:
        """Wait until only pictures are pending."""
        async with asyncio.timeout(60):
            while self.harness.courier.queued:  # noqa: ASYNC110 - the courier has no event for it
                await asyncio.sleep(0.01)

    async def drain(self) -> None:
        """Wait until the courier and the membership checks have no more work at this moment."""
        await self.harness.courier.drain()
        await self.harness.membership.drain()
        await self.harness.courier.drain()

    async def pass_time(self, seconds: float) -> None:
        """Advance the clocks, stopping at each moment at which a sleeper wakes."""
        await self.rest()
        left = seconds
        while left > 0:
            wake_s = self.hands.seconds_to_wake()
            stride = left if wake_s is None else min(left, max(wake_s, 0.0))
            self.hands.move(stride)
            self.env.backend.clock.advance(stride)
            left -= stride
            await self.rest()
        await self.rest()

    async def rest(self) -> None:
        """Run all tasks that can run at this moment."""
        for _ in range(20):
            await asyncio.sleep(0)
        await self.drain()
        await self.harness.scheduler.drain()
        await self.drain()

    # ------------------------------------------------------------------------------ reading messages

    def messages(self, channel: int) -> list[SentMessage]:
        """Return the bot's messages in a channel, thread or direct-message channel, oldest first."""
        messages = self.env.backend.messages.get(channel, {})
        user = self.client.user
        own = [raw for _, raw in sorted(messages.items()) if user is not None and raw.author_id == user.id]
        return [SentMessage(raw) for raw in own if raw.components]

    def texts(self, channel: int, kind: str = "") -> list[str]:
        """Return the texts (without the first line) of the messages of a kind, or of all kinds."""
        return [message.text for message in self.messages(channel) if kind in ("", message.kind)]

    def dm(self, n: int, kind: str = "") -> list[str]:
        return self.texts(self.people[n].user.dm_channel.id, kind)

    def thread(self, table: int) -> int:
        thread = self.harness.tables.get(table).place.thread
        assert thread is not None
        return thread

    def sent(self, kind: str, table: int | None = None) -> list[str]:
        """Return the texts of all messages of a kind that were ever sent, also of deleted ones."""
        created = [entry[2] for entry in self.env.backend.transcript if entry[:2] == ("GATEWAY", "MESSAGE_CREATE")]
        texts = [text_of(payload).partition("\n") for payload in created if payload["components"]]
        start = "" if table is None else f"#{table} "
        return [text for message_kind, _, text in texts if message_kind == kind and text.startswith(start)]

    def requests(self, part: str, method: str = "") -> list[Any]:
        """Return the bot's requests to paths that contain `part`."""
        return [
            request for request in self.env.http_requests if part in request.path and method in ("", request.method)
        ]

    async def pending(self, table: int) -> int:
        return len(await self.harness.news.pending(table))

    def over(self, table: int) -> bool:
        return self.harness.tables.get(table).status is Status.ENDED


def is_forum(env: simcord.Env, channel: Any) -> bool:
    """Whether a channel is a forum."""
    return env.backend.channels[channel.id].type is ChannelType.FORUM


def text_of(payload: dict[str, Any]) -> str:
    """Return a message's text: its content, or the first text of its frame."""
    return str(payload.get("content") or payload["components"][0]["content"])


class SentMessage:
    """A message of the bot, with its kind and text."""

    def __init__(self, raw: Any) -> None:
        self.id = raw.id
        self.mentions = set(raw.mention_user_ids)
        self.attachments = [attachment["filename"] for attachment in raw.attachments]
        self.silent = bool(raw.flags & 4096)
        self.kind, _, self.text = text_of({"content": raw.content, "components": raw.components}).partition("\n")


@asynccontextmanager
async def simulated(
    path: Path, make: Callable[[discord.Client], simcord.Env], people: int = 6
) -> AsyncGenerator[World]:
    """Yield a world with a started bot."""
    client = discord.Client(intents=discord.Intents(guilds=True, messages=True))
    env = make(client)
    await env.start()
    try:
        guild = env.create_guild("Board gamers")
        channel = guild.create_text_channel("games")
        members = [guild.add_member(env.create_user(f"player{n}")) for n in range(people)]
        await env.settle()
        world = World(env, path, SteppedClock(env.now().timestamp()), channel, members)
        await world.begin()
        try:
            yield world
        finally:
            await world.end()
    finally:
        await env.shutdown()
        await client.close()
