"""A request to Discord, frozen at the moment of sending, and its problems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec


@dataclass(frozen=True)
class Upload:
    """A file of a request."""

    name: str
    size: int
    """Bytes."""


@dataclass(frozen=True)
class Request:
    """A request. Equal requests have the same problems."""

    method: str
    path: str
    """Below the API's version, without the query: `/channels/1/messages`."""
    body: bytes | None
    """JSON with sorted keys; None: no body."""
    uploads: tuple[Upload, ...] = ()

    @property
    def json(self) -> Any:
        """The body, decoded anew on every call; None without a body."""
        return None if self.body is None else msgspec.json.decode(self.body)


@dataclass(frozen=True)
class Problem:
    """An error that Discord would refuse, or that has an unintended effect."""

    where: str
    """The JSON path in the body, `/components/0/label`."""
    what: str

    def __str__(self) -> str:
        return f"{self.where or '/'}: {self.what}"


def encoded(body: Any) -> bytes:
    """Encode a body so that equal bodies are equal bytes."""
    return msgspec.json.encode(body, order="deterministic")
