# pyright: reportPrivateUsage=false
"""One simulated Discord: its servers, channels, users, messages and files, and the effects of requests.

Holds the objects and their visibility, in Discord's own wire format (plain JSON objects). Knows nothing of sockets,
browsers or the bot.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import simcord.http.client as routes
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message
from simcord.backend.state import Backend
from simcord.enums import ChannelType
from simcord.http import router

from bot.playground.simulator.announcements import is_suppressed
from bot.playground.simulator.clock import WallClock
from bot.playground.simulator.nonces import Nonces, nonce_of
from bot.playground.simulator.reach import has_bot, refusal

if TYPE_CHECKING:
    from bot.playground.payload import Json

PINNED: Final = "3.2.1"
"""The version of SimCord whose saved state this playground can load."""
FILES: Final = CDN_BASE
"""The address under which the simulation stores files; `Outward` replaces it in outgoing JSON."""

_INTERACTION_LIFETIME_S = 20 * 60
_MANAGE_GUILD = 1 << 5
_EPHEMERAL_AND_SILENT = (1 << 6) | (1 << 12)
_TRANSIENT_FIELDS = ("clock", "subscribers", "http_requests", "transcript", "faults")

AnyChannel: TypeAlias = Channel
"""A channel, a thread or a DM."""

ROUTES: Final = routes.__name__
"""The module whose import registers SimCord's REST routes."""

Listener = Callable[[str, Mapping[str, Any]], None]


class ApiError(Exception):
    """Discord's refusal of a request: HTTP `status` and the JSON `body`."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body.get('message')}")
        self.status = status
        self.body = body


@dataclass(slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    data: bytes
    description: str | None = None
    fp: io.BytesIO = field(init=False)

    def __post_init__(self) -> None:
        self.fp = io.BytesIO(self.data)


@dataclass(frozen=True, slots=True)
class UnreadCount:
    """A user's numbers of unread messages and of pings in one place."""

    unread: int
    pings: int


class Discord:
    """The simulated Discord.

    The functions in `changed` are called after every visible change, those in `answered` with the id of an interaction
    that the bot has just answered (or tried to).
    """

    def __init__(self, saved: Json | None = None, *, keep_log: bool = True) -> None:
        self.backend = Backend(clock=WallClock())
        self.locales: dict[int, str] = {}
        self.closed: set[int] = set()
        """The users who accept no direct messages from the bot."""
        self.changed: list[Callable[[], None]] = []
        self.answered: list[Callable[[int], None]] = []
        self._nonces = Nonces()
        self._keep_log = keep_log
        if saved is not None:
            vars(self.backend).update(saved["backend"])
            self.locales = dict(saved["locales"])
            self.closed = set(saved["closed"])
            self._nonces = Nonces(saved["sent"])
        self.backend.subscribers.append(self._on_event)

    def saved(self) -> Json:
        """Return all that must survive a restart. Pickle it at once: it shares the live objects."""
        self._forget()
        state = {name: value for name, value in vars(self.backend).items() if name not in _TRANSIENT_FIELDS}
        return {"backend": state, "locales": self.locales, "closed": self.closed, "sent": self._nonces.saved()}

    def listen(self, listener: Listener) -> None:
        """Call `listener(event, payload)` for every gateway event from now on."""
        self.backend.subscribers.append(listener)

    # ---------------------------------------------------------------- requests of the bot

    def request(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        query: Json | None = None,
        uploads: Sequence[Upload] = (),
        reason: str | None = None,
    ) -> Any:
        """Carry out a REST request of the bot and return the JSON of the answer (None: no content).

        `path` starts with "/" and follows "/api/v10". Raise `ApiError` where Discord would refuse.
        """
        nonce = nonce_of(method, path, body)
        known = self._already_sent(nonce)
        if known is not None:
            return known
        if (refused := refusal(self.backend, self.closed, method, path)) is not None:
            raise ApiError(403, {"code": refused[0], "message": refused[1]})
        try:
            # The bot asks for no privileged intent, so Discord hides the content of users' messages from it.
            answer = router.dispatch(
                self.backend, method, path, json=body, params=query or {}, files=list(uploads), reason=reason,
                message_content_access=False,
            )  # fmt: skip
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            raise ApiError(501, {"code": 0, "message": f"The simulated Discord cannot do this: {gap}"}) from gap
        except BackendError as error:
            raise ApiError(error.status, error.to_json()) from error
        finally:
            self._notify_listeners(path)
        if nonce is not None:
            self._nonces.note(nonce, int(answer["channel_id"]), int(answer["id"]))
            answer["nonce"] = nonce
        return answer

    def fail(self, method: str, path: str, *, status: int, code: int = 0, times: int | None = 1) -> None:
        """Refuse the next `times` requests (None: all) with this method and a path that matches the glob."""
        message = "Injected by a test"
        fault = {"method": method, "path": path, "status": status, "code": code, "message": message}
        self.backend.faults.append({**fault, "times": times})

    def _already_sent(self, nonce: str | None) -> Json | None:
        channel, number = self._nonces.known(nonce) or (0, 0)
        message = self.backend.messages.get(channel, {}).get(number)
        return None if message is None else {**serializers.message_payload(self.backend, message), "nonce": nonce}

    # ---------------------------------------------------------------- readers

    @property
    def bot(self) -> tuple[int, str]:
        """The id and the name of the bot's account."""
        return self.backend.bot_user.id, self.backend.bot_user.name

    def has_bot(self, server: int) -> bool:
        """Return whether the bot is on a server."""
        return has_bot(self.backend, server)

    def manages(self, person: int, server: int) -> bool:
        """Return whether a user may manage a server, which includes inviting and removing bots."""
        if person not in self.backend.guilds[server].members:
            return False
        return bool(self.backend.compute_permissions(server, person) & _MANAGE_GUILD)

    def server_name(self, server: int) -> str:
        """Return the name of a server."""
        return self.backend.guilds[server].name

    def name_of(self, person: int) -> str:
        """Return the displayed name of an account."""
        user = self.backend.users[person]
        return user.global_name or user.name

    def roles(self, server: int) -> dict[str, str]:
        """Return the names of a server's roles that people can have, by id."""
        roles = self.backend.guilds[server].roles.values()
        return {str(role.id): role.name for role in roles if not role.managed and role.id != server}

    def names(self, viewer: int, server: int) -> dict[str, str]:
        """Return the names for mentions in a viewer's messages: "@id" users, "@&id" roles, "#id" places."""
        users = {f"@{number}": self.name_of(number) for number in self.backend.users}
        places = {f"#{place.id}": place.name or self.bot[1] for place in self.places(viewer)}
        roles = {f"@&{r.id}": r.name.lstrip("@") for r in self.backend.guilds[server].roles.values()}
        return {**users, **places, **roles}

    def file(self, path: str) -> bytes | None:
        """Return the stored file at this path below the file store, or None."""
        return self.backend.cdn.get(f"{FILES}/{path}")

    def places(self, viewer: int) -> list[AnyChannel]:
        """Return the places that `viewer` can open: channels and forums, then threads, newest first, then the DM."""
        channels = self.backend.channels.values()
        channels_in_sight = [c for c in channels if channel_accessible(self.backend, c.id, viewer)]
        text = [c for kind in (ChannelType.TEXT, ChannelType.FORUM) for c in channels_in_sight if c.type == kind]
        threads = sorted((c for c in channels_in_sight if c.is_thread), key=lambda c: -c.id)
        return [*text, *threads, *(c for c in channels_in_sight if c.type == ChannelType.DM)]

    def can_see(self, viewer: int, place: int) -> bool:
        """Return whether `viewer` may open this channel, thread or DM."""
        return channel_accessible(self.backend, place, viewer)

    def history(self, viewer: int, place: int, limit: int) -> list[Json]:
        """Return the newest `limit` messages that `viewer` sees there, oldest first, as Discord serves them.

        Adds `pings` (user ids) and, where a thread belongs to the message, `thread`.
        """
        if not self.can_see(viewer, place):
            return []
        payloads: list[Json] = []
        for message in reversed(self.backend.messages.get(place, {}).values()):
            if message_accessible(self.backend, place, message, viewer) and not is_suppressed(self.backend, message):
                payloads.append(self._payload(message))
            if len(payloads) >= limit:
                break
        return payloads[::-1]

    def unread(self, viewer: int, place: int, seen: int) -> UnreadCount:
        """Count the messages there that `viewer` has not read: those after the message with the id `seen`."""
        news = list(self._news(viewer, place, seen))
        return UnreadCount(len(news), sum(self._calls(viewer, message) for message in news))

    def pushes(self, viewer: int, place: int, seen: int) -> list[Json]:
        """Return the messages after the id `seen` that make the phone of `viewer` ring, oldest first."""
        calls = [message for message in self._news(viewer, place, seen) if self._calls(viewer, message)]
        return [self._payload(message) for message in reversed(calls)]

    def _news(self, viewer: int, place: int, seen: int) -> Iterator[Message]:
        """Yield the messages of others after the message with the id `seen`, newest first."""
        for message in reversed(self.backend.messages.get(place, {}).values()):
            if message.id <= seen:
                return
            if (
                message.author_id != viewer
                and not message.flags & _EPHEMERAL_AND_SILENT
                and not is_suppressed(self.backend, message)
            ):
                yield message

    def _calls(self, viewer: int, message: Message) -> bool:
        direct = self.backend.channels[message.channel_id].type == ChannelType.DM
        return direct or viewer in message.ping_user_ids

    def commands(self) -> list[Json]:
        """Return every slash command that the bot has registered, whatever permissions it requires."""
        return [command for scope in self.backend.commands.values() for command in scope.values()]

    def last_message(self, place: int) -> int:
        """Return the id of the newest message in a place, 0 if there is none."""
        return max(self.backend.messages.get(place, {}), default=0)

    def dismiss(self, viewer: int, place: int, message: int) -> None:
        """Delete an ephemeral message that only `viewer` can see; any other message stays."""
        stored = self.backend.messages.get(place, {}).get(message)
        if stored is not None and stored.is_ephemeral and stored.visible_to(viewer):
            del self.backend.messages[place][message]
            self._notify_listeners()

    def _payload(self, message: Message) -> Json:
        payload: Json = dict(serializers.message_payload(self.backend, message))
        payload["pings"] = list(message.ping_user_ids)
        meta = message.system_metadata
        thread = self.backend.channels.get(meta.channel_id if meta and meta.channel_id else message.id)
        if thread is not None and thread.is_thread:
            payload["thread"] = {"id": str(thread.id), "name": thread.name}
        return payload

    # ---------------------------------------------------------------- housekeeping

    def _on_event(self, event: str, payload: Mapping[str, Any]) -> None:
        if event == "MESSAGE_CREATE":
            self._add_pinged_members(int(payload["channel_id"]), int(payload["id"]))
        self._notify_listeners()

    def _add_pinged_members(self, place: int, message: int) -> None:
        """Add the users pinged by a message in a thread to that thread, as Discord does."""
        thread = self.backend.channels[place]
        if thread.is_thread and thread.parent_id is not None:
            for person in self.backend.messages[place][message].ping_user_ids:
                if self.can_see(person, thread.parent_id):
                    self.backend.add_thread_member(place, person)

    def _notify_listeners(self, path: str = "") -> None:
        if not self._keep_log:
            self.backend.transcript.clear()
            self.backend.http_requests.clear()
        for changed in self.changed:
            changed()
        if path.startswith("/interactions/"):
            for answered in self.answered:
                answered(int(path.split("/")[2]))

    def _forget(self) -> None:
        """Drop data that can no longer be requested: files of replaced pictures, old interactions, old nonces."""
        messages = [m for there in self.backend.messages.values() for m in there.values()]
        urls = {a["url"] for m in messages for a in m.attachments}
        blobs = self.backend.cdn._blobs  # noqa: SLF001 - SimCord never deletes a file by itself
        for url in [u for u in blobs if u not in urls]:
            del blobs[url]
        oldest = self.backend.snowflake() - (_INTERACTION_LIFETIME_S * 1000 << 22)
        for number in [n for n in self.backend.interactions if n < oldest]:
            self.backend.interaction_tokens.pop(self.backend.interactions.pop(number).token, None)
        self.backend._sequences.clear()  # noqa: SLF001 - one entry for each millisecond with a new id
