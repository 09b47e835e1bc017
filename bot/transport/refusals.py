"""Refusals: what an error of Discord's means, and how long the courier waits after it.

A table waits by itself, and all of it when Discord shuts its door. Code numbers are Discord's JSON error codes. Never
decides what else is done about a refusal: that is the recovery's.
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
    """Discord is overloaded or cannot be reached. The request may have been carried out all the same."""
    SLOWER = auto()
    """Too many requests of this kind: certainly not carried out."""
    HALT = auto()
    """Too many requests altogether, refused at Discord's door: certainly not carried out."""
    CLOSED = auto()
    """This person takes no direct messages from the bot."""
    CHANNEL_GONE = auto()
    MESSAGE_GONE = auto()
    ARCHIVED = auto()
    """The thread sleeps, or is locked."""
    FORBIDDEN = auto()
    """A permission is missing."""
    EDITED_OUT = auto()
    """The message is too old to be edited any more for now."""
    THREAD_EXISTS = auto()
    REJECTED = auto()
    """Anything else: a fault of the program or a rule of Discord's that it does not know."""

    @property
    def passes(self) -> bool:
        """Whether the same request may be accepted soon: Discord refused nothing for good."""
        return self in (Fault.LATER, Fault.SLOWER, Fault.HALT)


@dataclass(frozen=True)
class Failure:
    """A fault, how many seconds Discord asked to wait, if it did, and Discord's answer."""

    fault: Fault
    wait: float | None = None
    status: int | None = None
    """The HTTP status of the answer; None: there was no answer."""
    code: int = 0
    """Discord's JSON error code; 0 where the answer has none."""
    message: str = ""
    """Discord's words for the code, without those about single fields, which may quote what was sent."""

    @property
    def uncertain(self) -> bool:
        """Whether the request may have been carried out all the same."""
        return self.status is not None and self.status >= HTTPStatus.INTERNAL_SERVER_ERROR

    @property
    def answer(self) -> str:
        """Discord's answer for people to read: code and words, or the HTTP status where there is no code."""
        if not self.code:
            return f"HTTP {self.status}"
        return f"{self.code}: {self.message}" if self.message else str(self.code)


_CODES = {
    10003: Fault.CHANNEL_GONE,  # unknown channel
    10013: Fault.CLOSED,  # unknown user: the account is no more
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

TROUBLES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError)
"""What a request to Discord can raise."""


def failure_of(error: Exception) -> Failure:
    """Say what an exception of `TROUBLES` means."""
    if isinstance(error, discord.RateLimited):
        return Failure(Fault.SLOWER, error.retry_after)
    if not isinstance(error, discord.HTTPException):
        return Failure(Fault.LATER)
    words = error.text.partition("\n")[0][:LONGEST_MESSAGE].strip() if error.code else ""
    return Failure(_fault_of(error), status=error.status, code=error.code, message=words)


def _fault_of(error: discord.HTTPException) -> Fault:
    if error.status == HTTPStatus.TOO_MANY_REQUESTS:
        return Fault.HALT  # discord.py waits out all others by itself
    if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return Fault.LATER
    return _CODES.get(error.code, Fault.REJECTED)


OUT_OF_REACH = (Fault.MESSAGE_GONE, Fault.CHANNEL_GONE, Fault.FORBIDDEN, Fault.EDITED_OUT)
"""Why a letter cannot be painted over any more; what it was to tell goes by a new one."""

FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0
"""Seconds."""
FIRST_REFUSAL_WAIT, LONGEST_REFUSAL_WAIT = 30.0, 3600.0
"""Seconds: refusals pass slowly, and Discord bans addresses that make too many bad requests."""
STUBBORN_TRIES = 10
"""Tries, in a quarter of an hour and more, after which an answer of a server error counts as a refusal."""
LONGEST_MESSAGE = 120
"""Characters of Discord's words that are told."""


def delay_after(tries: int) -> float:
    """Return how many seconds to wait after so many tries before this one."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(tries, 16))


def refusal_delay_after(tries: int) -> float:
    """Return how many seconds to wait after so many rounds in which something was refused before this one."""
    return min(LONGEST_REFUSAL_WAIT, FIRST_REFUSAL_WAIT * 2.0 ** min(tries, 16))


class Backoff:
    """A pause of the whole courier. Whoever sends on into a closed door gets the bot's address banned."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until = float("-inf")
        self._tries = 0

    @property
    def left(self) -> float:
        """Seconds until anything may be sent; 0 or less: it may."""
        return self._until - self._clock.monotonic()

    def keep(self) -> None:
        """Begin a pause, longer than the last; those who fail while it lasts do not lengthen it."""
        if self.left <= 0:
            self._until = self._clock.monotonic() + delay_after(self._tries)
            self._tries += 1

    def end(self) -> None:
        """Note that something was let through."""
        self._tries = 0
