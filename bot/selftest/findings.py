"""The result of a self-test. Frozen values."""

from __future__ import annotations

from msgspec import Struct


class GameTrial(Struct, frozen=True):
    """A game that was played, or was not played to its end."""

    game: str
    moves: int
    seconds: float
    """From the opening of the table until its last message stood, in seconds."""
    slowest_s: float
    """The slowest move in seconds: the decision of the computer player and the transaction."""
    is_over: bool
    """Whether the game reached its end by its rules."""
    is_told: bool | None
    """Whether the message about the end stands in the thread; None: there was no thread."""
    drawing_s: float | None
    """Seconds of the drawing of a board; None: it could not be drawn."""
    is_slow: bool = False
    """Whether it was stopped because its moves took too long."""


class MissingPermissions(Struct, frozen=True):
    """The permissions that the bot lacks in a channel."""

    channel: int
    names: tuple[str, ...]
    """Discord's names of permissions."""


class Findings(Struct, frozen=True):
    """What a self-test found."""

    trials: tuple[GameTrial, ...]
    no_thread: str | None
    """The text id of the reason why the games were played without a thread; None: they had one."""
    missing: tuple[MissingPermissions, ...]
    accepts_messages: bool
    """Whether a direct message reached the moderator."""
    upload_s: float | None
    """Seconds of the upload of a picture; None: no picture, or Discord refused it."""
    latency_s: float
    """Seconds until Discord answers a heartbeat of the connection; NaN: unknown yet."""
    request_s: float
    """Seconds of a request to Discord without a picture."""
    advice: tuple[str, ...]
    """The text ids of advice to the bot's operator."""
    leftover: int | None
    """The id of the thread that could not be deleted; None: nothing is left."""
