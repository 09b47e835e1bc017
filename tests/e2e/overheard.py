"""A recorder of every request that the bot sends, with pictures and recipients. It only observes."""

from __future__ import annotations

import hashlib
import secrets
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import simcord.http.client
from simcord import interactions

from bot import host
from bot.table.service import Tables
from tests.discord_validator.json_access import listing
from tests.discord_validator.recorder import recorded

if TYPE_CHECKING:
    import logging
    from collections.abc import Callable, Iterable

    import pytest

LOGGED = ("table", "version", "change", "asked", "user", "refused", "interaction", "reason")
"""The fields of a log line that are compared besides its message."""
_SIGNATURE_BYTES = 8
"""Number of leading bytes that identify a file's type."""
DOORS = (simcord.http.client.FakeHTTPClient, simcord.http.client.FakeWebhookAdapter)


class RecordedRequest(NamedTuple):
    """A request to Discord."""

    path: str
    whole: str
    """The request with, for each of its files, the first bytes and the digest."""
    at: float
    """Time of the request by the recorder's clock, in seconds."""


class RequestRecorder:
    """A recorder of all requests to Discord, oldest first."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.requests: list[RecordedRequest] = []
        self.clock: Callable[[], float] = lambda: 0.0
        self._asking: dict[str, int] = {}
        for door in DOORS:
            monkeypatch.setattr(door, "request", self._through(vars(door)["request"]))
        monkeypatch.setattr(interactions, "base_payload", self._noting(interactions.base_payload))

    @property
    def said(self) -> list[str]:
        """Return every request."""
        return [request.whole for request in self.requests]

    @property
    def times(self) -> list[RecordedRequest]:
        """Return every request by time and path; simultaneous requests to different places have no fixed order."""
        return sorted(self.requests, key=lambda request: (request.at, request.path))

    def times_not_to(self, person: Any) -> list[RecordedRequest]:
        """Return the requests that are not for this person alone, in order of time."""
        return [request for request in self.times if not self._for(person, request.path)]

    def to(self, person: Any) -> list[str]:
        """Return the requests for this person alone: direct messages and answers to their interactions."""
        return [request.whole for request in self.requests if self._for(person, request.path)]

    def not_to(self, person: Any) -> list[str]:
        """Return the requests that are not for this person alone."""
        return [request.whole for request in self.requests if not self._for(person, request.path)]

    def _for(self, person: Any, path: str) -> bool:
        places = path.split("/")
        is_answer = any(self._asking.get(place) == person.id for place in places)
        return is_answer or str(person.user.dm_channel.id) in places

    def _through(self, send: Any) -> Any:
        async def request(self_: Any, route: Any, *args: Any, **kwargs: Any) -> Any:
            request = recorded(route, kwargs)
            files = [_digest(content(part["value"])) for part in _parts(kwargs)]
            self.requests.append(RecordedRequest(request.path, repr((request, files)), self.clock()))
            return await send(self_, route, *args, **kwargs)

        return request

    def _noting(self, make: Any) -> Any:
        def payload(backend: Any, *, user_id: int, **rest: Any) -> Any:
            record, interaction = make(backend, user_id=user_id, **rest)
            self._asking[record.token] = user_id
            return record, interaction

        return payload


def _parts(sent: dict[str, Any]) -> Iterable[Any]:
    return listing(sent.get("form") or sent.get("multipart"))


def content(file: Any) -> bytes:
    """Return a file's content; keep its read position."""
    if isinstance(file, bytes | str):
        return file if isinstance(file, bytes) else file.encode()
    position = file.tell()
    data: bytes = file.read()
    file.seek(position)
    return data


def _digest(file: bytes) -> tuple[bytes, str]:
    """Return a short identification of a file, because whole pictures are slow to print and compare."""
    return file[:_SIGNATURE_BYTES], hashlib.sha256(file).hexdigest()


def draw_alike(monkeypatch: pytest.MonkeyPatch, seed: bytes = b"s") -> None:
    """Make every later bot draw the same keys and seeds, so that two worlds differ only in the tested respect.

    `seed` is one byte, which is repeated.
    """
    monkeypatch.setattr(secrets, "token_bytes", b"k".__mul__)
    deal_alike(monkeypatch, seed)


def deal_alike(monkeypatch: pytest.MonkeyPatch, seed: bytes = b"s") -> None:
    """Give every later table the same seed: one byte, repeated."""
    monkeypatch.setattr(host, "Tables", partial(Tables, entropy=seed.__mul__))


def log_lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return every log line of the bot with its fields."""
    bot_records = [record for record in caplog.records if record.name.partition(".")[0] == "bot"]
    return [f"{line.name} {line.levelname} {line.getMessage()} {_logged_fields(line)}" for line in bot_records]


def _logged_fields(line: logging.LogRecord) -> dict[str, Any]:
    return {name: vars(line)[name] for name in LOGGED if name in vars(line)}
