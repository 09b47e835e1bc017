"""Refusals: the meaning of Discord's errors, and how long the courier waits after each.

A table waits on its own; the whole courier waits when Discord refuses all requests. Code numbers are Discord's JSON
error codes. `bot.courier.recovery` decides about everything else.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from http import HTTPStatus
from typing import TYPE_CHECKING

import aiohttp
import discord

if TYPE_CHECKING:
    from bot.system.clock import Clock


class Fault(Enum):
    """Why a message could not be sent, edited or deleted."""

    LATER = auto()
    """Discord is overloaded or cannot be reached. The request may nevertheless have been carried out."""
    SLOWER = auto()
    """Too many requests of this kind: certainly not carried out."""
    HALT = auto()
    """Too many requests altogether: certainly not carried out."""
    CLOSED = auto()
    """The user accepts no direct messages from the bot."""
    CHANNEL_GONE = auto()
    MESSAGE_GONE = auto()
    ARCHIVED = auto()
    """The thread is archived or locked."""
    FORBIDDEN = auto()
    """A permission is missing."""
    EDITED_OUT = auto()
    """The message is too old for another edit at present."""
    THREAD_EXISTS = auto()
    REJECTED = auto()
    """Any other refusal: an error in the program, or a rule of Discord's that it does not know."""

    @property
    def passes(self) -> bool:
        """Whether the same request may be accepted soon: nothing was refused for good."""
        return self in (Fault.LATER, Fault.SLOWER, Fault.HALT)


@dataclass(frozen=True)
class Failure:
    """A fault, the seconds that Discord asked to wait (None: no number), and Discord's answer."""

    fault: Fault
    wait: float | None = None
    status: int | None = None
    """The HTTP status of the answer; None: there was no answer."""
    code: int = 0
    """Discord's JSON error code; 0: the answer has none."""
    message: str = ""
    """Discord's text for the code, without the lines on single fields, which may quote the message."""

    @property
    def uncertain(self) -> bool:
        """Whether Discord answered with a server error, after which the request may have been carried out."""
        return self.status is not None and self.status >= HTTPStatus.INTERNAL_SERVER_ERROR

    @property
    def answer(self) -> str:
        """Discord's answer as readable text: code and message, or the HTTP status if there is no code."""
        if not self.code:
            return f"HTTP {self.status}"
        return f"{self.code}: {self.message}" if self.message else str(self.code)


_CODES = {
    10003: Fault.CHANNEL_GONE,  # unknown channel
    10013: Fault.CLOSED,  # unknown user: the account was deleted
    10008: Fault.MESSAGE_GONE,  # unknown message
    30046: Fault.EDITED_OUT,  # edits of messages older than an hour
    50001: Fault.FORBIDDEN,  # missing access
    50007: Fault.CLOSED,  # cannot send messages to this user
    50013: Fault.FORBIDDEN,  # missing permissions
    50083: Fault.ARCHIVED,  # thread is archived
    50278: Fault.CLOSED,  # no mutual guild with this user
    160004: Fault.THREAD_EXISTS,  # a thread was already made of this message
    160005: Fault.ARCHIVED,  # thread is locked
}

REQUEST_ERRORS = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""The exceptions of a request to Discord."""


def failure_of(error: Exception) -> Failure:
    """Classify an exception of `REQUEST_ERRORS`."""
    if isinstance(error, discord.RateLimited):
        return Failure(Fault.SLOWER, error.retry_after)
    if not isinstance(error, discord.HTTPException):
        return Failure(Fault.LATER)
    words = error.text.partition("\n")[0][:MAX_MESSAGE_LENGTH].strip() if error.code else ""
    return Failure(_fault_of(error), status=error.status, code=error.code, message=words)


def _fault_of(error: discord.HTTPException) -> Fault:
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return Fault.HALT  # discord.py waits out all others by itself
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Fault.LATER
    return _CODES.get(error.code, Fault.REJECTED)


OUT_OF_REACH = (Fault.MESSAGE_GONE, Fault.CHANNEL_GONE, Fault.FORBIDDEN, Fault.EDITED_OUT)
"""Why a letter can no longer be edited; a new letter then delivers its news."""

FIRST_WAIT_S, MAX_WAIT_S = 1.0, 300.0
"""Seconds."""
FIRST_REFUSAL_WAIT_S, MAX_REFUSAL_WAIT_S = 30.0, 3600.0
"""Seconds: refusals pass slowly, and Discord bans addresses that make too many bad requests."""
TRIES_BEFORE_REJECTION = 10
"""Tries, over at least a quarter of an hour, after which a server error counts as a refusal of the request."""
MAX_MESSAGE_LENGTH = 120
"""The maximum number of characters of Discord's text that is shown."""


def delay_after(tries: int) -> float:
    """Return the seconds to wait after a failed try that `tries` failed tries preceded."""
    return min(MAX_WAIT_S, FIRST_WAIT_S * 2.0 ** min(tries, 16))


def refusal_delay_after(tries: int) -> float:
    """Return the seconds to wait after a round with a refusal that `tries` such rounds preceded."""
    return min(MAX_REFUSAL_WAIT_S, FIRST_REFUSAL_WAIT_S * 2.0 ** min(tries, 16))


class Backoff:
    """A pause of the whole courier. Requests during such a pause can get the bot's address banned."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until = float("-inf")
        self._tries = 0

    @property
    def seconds_left(self) -> float:
        """Seconds until sending is allowed; 0 or less: it is allowed now."""
        return self._until - self._clock.monotonic()

    def keep(self) -> None:
        """Begin a pause longer than the last; failures during a pause do not lengthen it."""
        if self.seconds_left <= 0:
            self._until = self._clock.monotonic() + delay_after(self._tries)
            self._tries += 1

    def end(self) -> None:
        """Note that a request was accepted: the next pause is short again."""
        self._tries = 0
