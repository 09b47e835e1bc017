"""The events of one gateway connection, filtered and censored by its declared intents.

Holds no socket: it passes finished events to a function.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import discord
from simcord.backend import serializers
from simcord.gateway import FakeGateway, FakeWebSocket

from bot.playground.payload import Json, inner

if TYPE_CHECKING:
    from bot.playground.simulator.discord_state import Discord

Push = Callable[[str, Mapping[str, Any]], None]


class _PassingParsers(dict[str, Any]):
    """A stand-in for discord.py's parsers: every event has one, which passes the payload on."""

    def __init__(self, push: Push) -> None:
        super().__init__()
        self._push = push

    def __missing__(self, event: str) -> Callable[[Any], None]:
        return lambda payload: self._push(event, payload)

    def get(self, event: str, default: Any = None) -> Any:
        del default
        return self[event]


class Shard(NamedTuple):
    """A part of the bot's servers. Direct messages belong to the first shard."""

    number: int
    total: int

    def has(self, server: int | None) -> bool:
        """Return whether the events of a server (None: of direct messages) belong to this shard."""
        return ((server or 0) >> _TIME_BIT) % self.total == self.number


_TIME_BIT = 22
"""The lowest bit of an id that is part of its time; Discord divides servers among shards by these bits."""


_SERVER_EVENTS = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
"""Events whose payload is a server."""


class GatewayFeed:
    """The events of one session, filtered by its shard and by the intents (Discord's bit field) it declared."""

    def __init__(self, world: Discord, intents: int, shard: Shard, push: Push) -> None:
        self._world = world
        self._shard = shard
        self._push = push
        state = SimpleNamespace(parsers=_PassingParsers(push), intents=discord.Intents(**dict(_declared(intents))))
        self._gate = FakeGateway(world.backend, state)
        self._upstream = FakeWebSocket(world.backend, self._gate)

    def greet(self, session: str, resume_url: str) -> None:
        """Push READY and then every server of the shard, as Discord does after IDENTIFY."""
        backend = self._world.backend
        guilds = [guild for guild in backend.guilds.values() if self._has(guild.id)]
        ready: Json = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session,
            "resume_gateway_url": resume_url,
            "shard": list(self._shard),
            "application": {"id": str(backend.application_id), "flags": 0},
        }
        self._push("READY", ready)
        for guild in guilds:
            self._gate.feed("GUILD_CREATE", serializers.guild_create_payload(backend, guild))

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        """Push this event unless the declared intents exclude it. An interaction gets its locales.

        The events of other shards and of servers that the bot is not on are left out.
        """
        server = payload.get("guild_id")
        if server is not None and not self._world.has_bot(int(server)):
            return
        subject = payload["id"] if event in _SERVER_EVENTS else server
        if not self._shard.has(None if subject is None else int(subject)):
            return
        if event == "INTERACTION_CREATE":
            # SimCord knows only one locale.
            user = inner(payload, "user") or payload["member"]["user"]
            payload = {**payload, "locale": self._world.locales.get(int(user["id"]), "en-US")}
            if "guild_locale" in payload:
                guild = self._world.backend.guilds[int(payload["guild_id"])]
                payload = {**payload, "guild_locale": guild.preferred_locale}
        self._gate.feed(event, payload)

    def _has(self, server: int) -> bool:
        """Return whether the bot is on a server of this shard."""
        return self._world.has_bot(server) and self._shard.has(server)

    async def members(self, ask: Mapping[str, Any]) -> None:
        """Answer REQUEST_GUILD_MEMBERS."""
        await self._upstream.request_chunks(
            int(ask["guild_id"]),
            ask.get("query"),
            limit=int(ask.get("limit", 0)),
            user_ids=[int(user) for user in cast("list[str]", ask.get("user_ids") or [])],
            presences=bool(ask.get("presences", False)),
            nonce=ask.get("nonce"),
        )


def _declared(bits: int) -> Iterator[tuple[str, bool]]:
    """Yield the name of each intent, and whether Discord's bit field has it."""
    return ((name, bool(bits & bit)) for name, bit in discord.Intents.VALID_FLAGS.items())
