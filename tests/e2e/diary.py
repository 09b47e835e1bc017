"""A diary of everybody whom the bot makes a noise for: when, on whose clock at what hour, where, and in which words.

Noise makes a message that mentions somebody, and every direct message; an edit makes none, nor does an answer to what
somebody has just done. Beside it stands what people do, so that a reader can tell whether each ping should be. Only
listens.
"""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import simcord.http.client

from bot import host
from bot.courier.snapshot import CourierParts
from bot.i18n.translation import Say
from bot.scheduler import Scheduler
from bot.table.facts import HOST_FACTS, GameStarted, Joined, Opened
from bot.table.position import Position
from tests.discord_validator.recorder import recorded
from tests.e2e.playing import makes_moves, press
from tests.e2e.reading import said
from tests.e2e.world import sensible
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

    import pytest

    from tests.e2e.world import World

BEAT = 600.0
"""Seconds between two heartbeats: a month has as many of them as half a week has in earnest."""
SILENT = 1 << 12
"""The flag of a message that makes no noise."""
MOST_MOVES = 30
MOST_FACTS = 10_000
RECALLED = ("•", "👑")
"""What lines begin with that recall what happened, and who won."""
LATE = 60.0
"""Seconds after which what was planned does not happen any more."""
DONE, SAID, HEARD = range(3)
"""In one moment first what somebody did, then what the table said of it, then for whom it made a noise."""
SETTLED = (Opened, Joined, GameStarted)
"""What the diary says itself."""
_MENTION = re.compile(r"<@!?(\d+)>")
_TIME = re.compile(r"<t:(\d+)(?::\w)?>")
_PLACE = re.compile(r"<#(\d+)>")
_LINK = re.compile(r"\[([^\]]*)\]\(https://discord\.com/[^)]*\)")


@dataclass(frozen=True)
class Player:
    """Somebody with a name, a clock on the wall and hours at which they look at Discord."""

    actor: Any
    zone: str
    looks_at: tuple[str, ...] = ()
    """Local times, "07:30"."""

    @property
    def name(self) -> str:
        """What the diary calls them."""
        return str(self.actor.user.name)

    @property
    def id(self) -> int:
        """Their number on Discord."""
        return int(self.actor.id)

    def local(self, at: datetime) -> datetime:
        """A moment on their clock."""
        return at.astimezone(ZoneInfo(self.zone))


class Diary:
    """What the bot was heard to say, and what people did."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, players: Sequence[Player]) -> None:
        self.world = world
        self.players = {player.id: player for player in players}
        self._direct = {int(player.actor.user.dm_channel.id): player.id for player in players}
        self._lines: list[tuple[int, int, int, str]] = []
        self._read = 0
        """The last piece of news that was read in the history."""
        monkeypatch.setattr(simcord.http.client.FakeHTTPClient, "request", self._listening())

    def note(self, what: str) -> None:
        """Write down what somebody did."""
        self._write(self.world.env.now(), DONE, self._words(what))

    async def read_history(self, number: int = 1) -> None:
        """Write down what the host has said of the table since this was asked last, under the names of now."""
        table = self.world.table(number)
        say = Say(table.language, table.game, table.names)
        for row in await self.world.app.news.history(number, 0, size=MOST_FACTS):
            if row.id > self._read and isinstance(row.fact, HOST_FACTS) and not isinstance(row.fact, SETTLED):
                self._write(datetime.fromtimestamp(row.at, UTC), SAID, f"    · {self._words(say.fact(row.fact))}")
            self._read = max(self._read, row.id)

    def _write(self, at: datetime, rank: int, line: str) -> None:
        self._lines.append((round(at.timestamp()), rank, len(self._lines) if rank != HEARD else 0, line))

    def _listening(self) -> Any:
        send = simcord.http.client.FakeHTTPClient.request

        async def request(self_: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            sent = recorded(route, kwargs)
            answer = await send(self_, route, *args, **kwargs)  # what is refused makes no noise
            if sent.method == "POST" and (found := re.fullmatch(r"/channels/(\d+)/messages", sent.path)):
                self._heard(int(found[1]), sent.json or {})
            return answer

        return request

    def _heard(self, place: int, body: Mapping[str, Any]) -> None:
        content = str(body.get("content") or "")
        if place in self._direct:
            called = [self._direct[place]]
        else:
            mentions: Any = body.get("allowed_mentions") or {}
            allowed = {int(user) for user in mentions.get("users", ())}
            allowed &= set(self.world.guild.member_ids())  # nobody else hears a mention
            called = [user for user in map(int, _MENTION.findall(content)) if user in allowed]
        if body.get("flags", 0) & SILENT:
            return
        for user in called:
            player, now = self.players[user], self.world.env.now()
            clock = f"{player.local(now):%a %H:%M}"
            line = f"    → {player.name} ({clock} there), {self._place(place)}: {self._words(content)}"
            self._write(now, HEARD, line)

    def _place(self, place: int) -> str:
        if place in self._direct:
            return "direct message"
        return "#games" if place == self.world.channel.id else "thread"

    def _words(self, content: str) -> str:
        """The words on one line, without what follows them: what happened, and how a game ended."""
        named = _MENTION.sub(lambda found: f"@{self._name(int(found[1]))}", plain(content))
        dated = _TIME.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%-d %b %H:%M}", named)
        linked = _LINK.sub(lambda found: found[1], dated)
        placed = _PLACE.sub(lambda found: f"({self._place(int(found[1]))})", linked)
        own = itertools.takewhile(lambda line: not line.startswith(RECALLED), filter(None, placed.splitlines()))
        return " / ".join(own)

    def _name(self, user: int) -> str:
        return self.players[user].name if user in self.players else "?"

    def __str__(self) -> str:
        """The whole diary, a heading a day, times in UTC; what was said in one moment in the order of its words."""
        pages, day = list[str](), ""
        for second, _, _, line in sorted(self._lines):
            at = datetime.fromtimestamp(second, UTC)
            if (today := f"{at:%A %-d %B %Y}") != day:
                day = today
                pages += ["", day]
            pages.append(f"  {at:%H:%M} {line}")
        return "\n".join((*pages[1:], ""))


def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot from now on have few heartbeats, and back-offs that are the same whenever a test runs."""
    monkeypatch.setattr(host, "Scheduler", partial(Scheduler, beat=BEAT))
    monkeypatch.setattr(host, "CourierParts", _even)


def _even(**parts: Any) -> CourierParts:
    return CourierParts(**parts, jitter=Random(1))


class Calendar:
    """What is to happen when: what a test has put into it, and everybody looking at Discord at their hours."""

    def __init__(self, diary: Diary, ends: datetime, play: Callable[[Player], Awaitable[None]]) -> None:
        """Take in the diary, when all ends, and what somebody does who looks at Discord."""
        self.diary, self.world = diary, diary.world
        self._play = play
        self._ends = ends
        self._planned: list[tuple[datetime, int, Callable[[], Awaitable[None]]]] = []
        self.idle: set[str] = set()
        """The names of those who do not look at Discord."""

    def at(self, when: str, what: Callable[[], Awaitable[None]]) -> None:
        """Plan something for a time in UTC, "10-25 06:30"."""
        moment = datetime.strptime(f"{self._ends.year}-{when}", "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
        self._planned.append((moment, len(self._planned), what))

    def habits(self, player: Player) -> None:
        """Let somebody look at Discord at their hours, every day from now to the end."""
        for moment in _looks(player, self.world.env.now(), self._ends):
            self._planned.append((moment, len(self._planned), partial(self._look, player)))

    async def _look(self, player: Player) -> None:
        if player.name not in self.idle:
            await self._play(player)

    async def stop(self, player: Player, why: str) -> None:
        """Let somebody look at Discord no more."""
        self.diary.note(f"{player.name} {why}")
        self.idle.add(player.name)

    async def again(self, player: Player, why: str) -> None:
        """Let somebody look at Discord again."""
        self.diary.note(f"{player.name} {why}")
        self.idle.discard(player.name)

    async def run(self) -> None:
        """Let it all happen, each after the bot has come to rest from what was before."""
        while self._planned:
            self._planned.sort(key=lambda one: one[:2])
            moment, _, what = self._planned.pop(0)
            left = (moment - self.world.env.now()).total_seconds()
            if left < -LATE:
                continue  # the bot was not there
            await self.world.env.advance_time(max(0.0, left))
            await what()
        await self.world.env.advance_time(max(0.0, (self._ends - self.world.env.now()).total_seconds()))


def _looks(player: Player, begin: datetime, end: datetime) -> Iterator[datetime]:
    day = player.local(begin).date()
    while day <= player.local(end).date():
        for clock in player.looks_at:
            hour, minute = map(int, clock.split(":"))
            local = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(player.zone))
            if begin < (moment := local.astimezone(UTC)) < end:
                yield moment
        day += timedelta(days=1)


async def typed(world: World, player: Player, command: str, /, **options: Any) -> str:
    """Let somebody type a command in the channel; return the first line of the answer."""
    answered = said(await player.actor.slash(world.channel, command, **options))
    return next(iter(answered.splitlines()), "")


def is_called(world: World, player: Player) -> bool:
    """Whether a table waits for somebody."""
    table = world.table()
    seat = table.seat_of(player.id)
    return seat in table.people and seat in Position(table, world.app.tables.game_of(table)).acting


async def take_turn(diary: Diary, player: Player) -> None:
    """Let somebody who is to act press sensible moves until their turn is over."""
    world, moves = diary.world, 0
    if not is_called(world, player):
        return
    diary.note(f"{player.name} plays")
    since = _since(world, player)
    while is_called(world, player) and _since(world, player) == since and moves < MOST_MOVES:
        await _move(world, player)
        moves += 1


def _since(world: World, player: Player) -> float | None:
    table = world.table()
    began: float | None = table.seats[table.seat_of(player.id)].clock.since
    return began


async def _move(world: World, player: Player) -> None:
    _, _, n = sensible(world, world.table())
    places = (world.channel, *world.channel.threads)
    shown = [message for place in places for message in world.messages(place) if makes_moves(message)]
    await press(player.actor, sorted(shown, key=lambda message: message.id), n)
