"""Plan the letters: what a seat is told by direct message, and how the letter that called it goes on.

Pure, like `bot.courier.plan`, which it is a part of. Where turns are called by letter there is one a round: what comes
of the round is written into it. A letter is its reader's: when somebody else sits in the seat, nothing of the seat is
ever written into it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Paint, Send
from bot.courier.entries import called, new_entry
from bot.courier.looks import dressed, is_outdated
from bot.courier.pings import is_theirs, is_turn
from bot.game import Seat
from bot.storage.entry_kinds import EntryKind
from bot.table.facts import NOTICES, DeadlineNear
from bot.table.model import Person
from bot.table.seats import predecessor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.observe import Snapshot
    from bot.storage.outbox import OutboxEntry


HANDED_OVER = "former"
"""What a letter shows whose reader has handed their seat over: that, and nothing to be pressed."""


def welcomes(s: Snapshot) -> Iterator[Action]:
    """Who takes a seat of a running game is told once what they have to know, by direct message."""
    for seat in sorted(s.table.people):
        sitter = s.table.seats[seat]
        if not isinstance(sitter, Person) or sitter.user in s.closed or predecessor(s.table, seat) is None:
            continue
        occasion = f"welcome:{seat}:{sum(one.seat == seat for one in s.table.former)}"
        if s.table.state is not None and all(entry.occasion != occasion for entry in s.entries):
            yield Send((new_entry(s, EntryKind.WELCOME, None, occasion, user=sitter.user, seat=seat),))


def menu_turn(letter: OutboxEntry, s: Snapshot) -> float | None:
    """Return the beginning of the turn whose menu a letter shows now; None: it shows none.

    A letter that was sent keeps to the turn it was sent for, which may be taken up again: the next has a letter of
    its own.
    """
    seat = Seat(letter.seat or 0)
    if not is_theirs(s.table, letter):
        return None
    lasts = not letter.live or is_turn(s.table, seat, letter.turn) or is_turn(s.table, seat, letter.since)
    return s.menu_of(seat) if lasts else None


def aside(letter: OutboxEntry, s: Snapshot) -> str:
    """Name what its seat may do though it is not to act, where a letter shows that: the last that called it does."""
    seat = Seat(letter.seat or 0)
    latest = _calling_letter(seat, s) if is_theirs(s.table, letter) else None
    return s.asides.get(seat, "") if latest is not None and latest.nonce == letter.nonce else ""


def letter_fingerprint(letter: OutboxEntry, s: Snapshot) -> str:
    """Name what a letter would show now: the turn of its menu, and how far its owner has come in it."""
    if not is_theirs(s.table, letter):
        return HANDED_OVER
    shown = f"{menu_turn(letter, s)}:{s.table.plies[letter.seat or 0]}"
    return f"{shown}:{name}" if (name := aside(letter, s)) else shown


def letters(s: Snapshot) -> Iterator[Action]:
    """Secrets of a table that cannot be read now wait until it can. Some letters call to the table as well."""
    if s.table.state is None:
        return
    calls = {ping.seat: ping for ping in s.calls.letters}
    for seat in sorted(s.table.people):
        sitter, ping = s.table.seats[seat], calls.get(seat)
        rows = [row for row in s.pending if row.seat == seat and not isinstance(row.fact, APART)]
        if not isinstance(sitter, Person) or sitter.user in s.closed:
            continue
        yield from _about_oneself(sitter.user, seat, s)
        news = tuple(row.id for row in rows)
        if ping is not None:
            (call,) = called((ping,), EntryKind.LETTER, None, s.now)
            yield Send((_with_menu(call, news, s),))
        elif news and (latest := _calling_letter(seat, s)):
            yield Paint(latest, news)
        elif news:
            letter = new_entry(s, EntryKind.LETTER, None, f"letter:{news[0]}", user=sitter.user, seat=seat, news=news)
            yield Send((_with_menu(letter, news, s),))


APART = (DeadlineNear, *NOTICES)
"""What is whispered to a seat and stands in no letter with its secrets."""


def _about_oneself(user: int, seat: Seat, s: Snapshot) -> Iterator[Action]:
    """What somebody is told of themselves is a message of its own, with nothing of the table's in it."""
    for row in s.pending:
        if row.seat == seat and isinstance(row.fact, NOTICES):
            yield Send(
                (new_entry(s, EntryKind.LETTER, None, f"notice:{row.id}", user=user, seat=seat, news=(row.id,)),)
            )


def _with_menu(letter: OutboxEntry, news: tuple[int, ...], s: Snapshot) -> OutboxEntry:
    shown, turn = dressed(letter_fingerprint(letter, s), s), menu_turn(letter, s)
    return replace(letter, news=news, turn=turn, fingerprint=shown)


def _calling_letter(seat: Seat, s: Snapshot) -> OutboxEntry | None:
    """The letter that called a seat last: what comes of the round it called for is written into it."""
    own = (each for each in reversed(s.of(EntryKind.LETTER)) if each.seat == seat and is_theirs(s.table, each))
    return next((each for each in own if each.since), None)


def played_letters(s: Snapshot) -> Iterator[Action]:
    """A letter shows how far its turn has come, and loses its menu when that is over, wherever it was played."""
    if s.table.state is None:
        return
    for letter in s.of(EntryKind.LETTER):
        if letter.user in s.closed or not (_has_menu(letter) or menu_turn(letter, s) or aside(letter, s)):
            continue
        if is_outdated(letter, letter_fingerprint(letter, s), s):
            yield Paint(letter)


def _has_menu(letter: OutboxEntry) -> bool:
    """Whether something can be pressed in a letter as it stands: its turn's menu, or what needs no turn."""
    return letter.turn is not None or letter.fingerprint.count(":") > 1
