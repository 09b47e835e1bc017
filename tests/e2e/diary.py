"""A diary of every notification sound that the bot causes, with time, local hour, place and text.

A sound comes from a message that mentions a user and from every direct message, but not from an edit or from the answer
to a press. The diary also lists the players' actions, so that a reader can judge each ping. It only observes.
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
from tests.e2e.reading import reply_text
from tests.e2e.world import sensible
from tests.wording import plain

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

    import pytest

    from tests.e2e.world import World

HEARTBEAT_S = 600.0
"""Seconds between two heartbeats; a month then has as many heartbeats as half a week has in production."""
SILENT = 1 << 12
"""Discord's flag for a message without a notification sound."""
MOST_MOVES = 30
MOST_FACTS = 10_000
RECAP_MARKS = ("•", "👑")
"""First characters of lines that recap events or name the winner."""
MAX_DELAY_S = 60.0
"""Seconds after which an overdue event is skipped."""
ACTION_RANK, FACT_RANK, NOTIFICATION_RANK = range(3)
"""Order of entries with equal times: a player's action, then the table's facts, then the notifications."""
SKIPPED_FACTS = (Opened, Joined, GameStarted)
"""Facts that the history leaves out because the diary notes these actions itself."""
_MENTION = re.compile(r"<@!?(\d+)>")
_TIME = re.compile(r"<t:(\d+)(?::\w)?>")
_PLACE = re.compile(r"<#(\d+)>")
_LINK = re.compile(r"\[([^\]]*)\]\(https://discord\.com/[^)]*\)")


@dataclass(frozen=True)
class Player:
    """A user with a name, a time zone and fixed hours for looking at Discord."""

    actor: Any
    zone: str
    looks_at: tuple[str, ...] = ()
    """Local times such as "07:30"."""

    @property
    def name(self) -> str:
        """The user's name in the diary."""
        return str(self.actor.user.name)

    @property
    def id(self) -> int:
        """The user's Discord id."""
        return int(self.actor.id)

    def local(self, moment: datetime) -> datetime:
        """Convert a moment to the player's local time."""
        return moment.astimezone(ZoneInfo(self.zone))


class Diary:
    """The recorded notifications of the bot and actions of the players."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, players: Sequence[Player]) -> None:
        self.world = world
        self.players = {player.id: player for player in players}
        self._direct = {int(player.actor.user.dm_channel.id): player.id for player in players}
        self._lines: list[tuple[int, int, int, str]] = []
        self._read = 0
        """Id of the last news entry that was read from the history."""
        monkeypatch.setattr(simcord.http.client.FakeHTTPClient, "request", self._recording())

    def note(self, what: str) -> None:
        """Record a player's action."""
        self._write(self.world.env.now(), ACTION_RANK, self._words(what))

    async def read_history(self, number: int = 1) -> None:
        """Record a table's public facts since the last call, with the players' current names."""
        table = self.world.table(number)
        say = Say(table.language, table.game, table.names)
        for row in await self.world.app.news.history(number, 0, size=MOST_FACTS):
            if row.id > self._read and isinstance(row.fact, HOST_FACTS) and not isinstance(row.fact, SKIPPED_FACTS):
                self._write(datetime.fromtimestamp(row.at, UTC), FACT_RANK, f"    · {self._words(say.fact(row.fact))}")
            self._read = max(self._read, row.id)

    def _write(self, moment: datetime, rank: int, line: str) -> None:
        self._lines.append(
            (round(moment.timestamp()), rank, len(self._lines) if rank != NOTIFICATION_RANK else 0, line)
        )

    def _recording(self) -> Any:
        send = simcord.http.client.FakeHTTPClient.request

        async def request(self_: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            sent = recorded(route, kwargs)
            answer = await send(self_, route, *args, **kwargs)  # a refused request makes no sound
            if sent.method == "POST" and (match := re.fullmatch(r"/channels/(\d+)/messages", sent.path)):
                self._record_notification(int(match[1]), sent.json or {})
            return answer

        return request

    def _record_notification(self, place: int, body: Mapping[str, Any]) -> None:
        content = str(body.get("content") or "")
        if place in self._direct:
            recipients = [self._direct[place]]
        else:
            mentions: Any = body.get("allowed_mentions") or {}
            allowed = {int(user) for user in mentions.get("users", ())}
            allowed &= set(self.world.guild.member_ids())  # a mention notifies only members of the server
            recipients = [user for user in map(int, _MENTION.findall(content)) if user in allowed]
        if body.get("flags", 0) & SILENT:
            return
        for user in recipients:
            player, now = self.players[user], self.world.env.now()
            clock = f"{player.local(now):%a %H:%M}"
            line = f"    → {player.name} ({clock} there), {self._place(place)}: {self._words(content)}"
            self._write(now, NOTIFICATION_RANK, line)

    def _place(self, place: int) -> str:
        if place in self._direct:
            return "direct message"
        return "#games" if place == self.world.channel.id else "thread"

    def _words(self, content: str) -> str:
        """Return the text on one line, without the recap and the result that follow it."""
        with_names = _MENTION.sub(lambda match: f"@{self._name(int(match[1]))}", plain(content))
        with_dates = _TIME.sub(lambda match: f"{datetime.fromtimestamp(int(match[1]), UTC):%-d %b %H:%M}", with_names)
        without_links = _LINK.sub(lambda match: match[1], with_dates)
        with_places = _PLACE.sub(lambda match: f"({self._place(int(match[1]))})", without_links)
        own_lines = itertools.takewhile(
            lambda line: not line.startswith(RECAP_MARKS), filter(None, with_places.splitlines())
        )
        return " / ".join(own_lines)

    def _name(self, user: int) -> str:
        return self.players[user].name if user in self.players else "?"

    def __str__(self) -> str:
        """Return the whole diary with a heading per day and UTC times; entries of one moment are sorted by text."""
        pages, day = list[str](), ""
        for second, _, _, line in sorted(self._lines):
            moment = datetime.fromtimestamp(second, UTC)
            if (today := f"{moment:%A %-d %B %Y}") != day:
                day = today
                pages += ["", day]
            pages.append(f"  {moment:%H:%M} {line}")
        return "\n".join((*pages[1:], ""))


def remove_jitter(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give every later bot of this test rare heartbeats and retry delays without jitter."""
    monkeypatch.setattr(host, "Scheduler", partial(Scheduler, beat=HEARTBEAT_S))
    monkeypatch.setattr(host, "CourierParts", _courier_without_jitter)


def _courier_without_jitter(**parts: Any) -> CourierParts:
    return CourierParts(**parts, jitter=Random(1))


class Calendar:
    """A schedule of planned events and of the hours at which players look at Discord."""

    def __init__(self, diary: Diary, ends: datetime, play: Callable[[Player], Awaitable[None]]) -> None:
        """Create a schedule that ends at `ends`; `play` is called when a player looks at Discord."""
        self.diary, self.world = diary, diary.world
        self._play = play
        self._ends = ends
        self._planned: list[tuple[datetime, int, Callable[[], Awaitable[None]]]] = []
        self.idle: set[str] = set()
        """Names of the players who do not look at Discord at present."""

    def at(self, when: str, action: Callable[[], Awaitable[None]]) -> None:
        """Schedule an event for a UTC time such as "10-25 06:30"."""
        moment = datetime.strptime(f"{self._ends.year}-{when}", "%Y-%m-%d %H:%M").replace(tzinfo=UTC)
        self._planned.append((moment, len(self._planned), action))

    def habits(self, player: Player) -> None:
        """Schedule the player's daily looks at Discord until the end."""
        for moment in _look_times(player, self.world.env.now(), self._ends):
            self._planned.append((moment, len(self._planned), partial(self._look, player)))

    async def _look(self, player: Player) -> None:
        if player.name not in self.idle:
            await self._play(player)

    async def stop(self, player: Player, why: str) -> None:
        """Stop the player's looks at Discord; note the reason."""
        self.diary.note(f"{player.name} {why}")
        self.idle.add(player.name)

    async def again(self, player: Player, why: str) -> None:
        """Resume the player's looks at Discord; note the reason."""
        self.diary.note(f"{player.name} {why}")
        self.idle.discard(player.name)

    async def run(self) -> None:
        """Run all events in order of time, each after the bot has come to rest."""
        while self._planned:
            self._planned.sort(key=lambda event: event[:2])
            moment, _, action = self._planned.pop(0)
            delay_s = (moment - self.world.env.now()).total_seconds()
            if delay_s < -MAX_DELAY_S:
                continue  # the bot was down at that time
            await self.world.env.advance_time(max(0.0, delay_s))
            await action()
        await self.world.env.advance_time(max(0.0, (self._ends - self.world.env.now()).total_seconds()))


def _look_times(player: Player, begin: datetime, end: datetime) -> Iterator[datetime]:
    day = player.local(begin).date()
    while day <= player.local(end).date():
        for clock in player.looks_at:
            hour, minute = map(int, clock.split(":"))
            local = datetime(day.year, day.month, day.day, hour, minute, tzinfo=ZoneInfo(player.zone))
            if begin < (moment := local.astimezone(UTC)) < end:
                yield moment
        day += timedelta(days=1)


async def typed(world: World, player: Player, command: str, /, **options: Any) -> str:
    """Type a command in the channel as the player; return the first line of the answer."""
    reply = reply_text(await player.actor.slash(world.channel, command, **options))
    return next(iter(reply.splitlines()), "")


def is_called(world: World, player: Player) -> bool:
    """Return whether a table waits for the player's move."""
    table = world.table()
    seat = table.seat_of(player.id)
    return seat in table.people and seat in Position(table, world.app.tables.game_of(table)).acting


async def take_turn(diary: Diary, player: Player) -> None:
    """Press sensible moves until the active player's turn is over."""
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
    boards = [message for place in places for message in world.messages(place) if makes_moves(message)]
    await press(player.actor, sorted(boards, key=lambda message: message.id), n)
