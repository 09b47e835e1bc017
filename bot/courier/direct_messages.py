"""Plan the direct messages: the letters of the seats, the welcomes, and the notifications of host and onlookers.

Pure; a part of `bot.courier.plan`. A letter holds a seat's secrets. If a game calls turns by letter, there is one
letter per round, and the events of the round are edited into it. A letter belongs to its reader: once another player
sits in the seat, nothing about the seat is written into it again.

Onlookers are notified of a seat they wished for or of a table they follow; the host is notified of declined
invitations. One table takes a wish for a seat before anything is sent, and later deletes it or gives it back. So a wish
is answered once, by one table, also after a crash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Paint, Retire, Send, UpdateSubscription, is_outdated, new_entry, picture_fingerprint
from bot.courier.outbox import PAST_FINGERPRINT, EntryKind
from bot.courier.pings import call_entries, is_turn, recipient_has_seat
from bot.game.contract import Seat
from bot.table.facts import ACCOUNT_WHISPERS, DeadlineNear, Declined, SeatLost
from bot.table.model import Status
from bot.table.seats import predecessor
from bot.transport.message import nonce_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.actions import Action
    from bot.courier.outbox import OutboxEntry
    from bot.courier.snapshot import Snapshot
    from bot.preferences.settings import Following, SeatWish
    from bot.table.news import NewsRow


HANDED_OVER_FINGERPRINT = "former"
"""The fingerprint of a letter after its reader has lost the seat: it shows only that, above a disabled button."""


def welcomes(s: Snapshot) -> Iterator[Action]:
    """Yield a welcome for each new player of a seat of a running game, once."""
    for seat in sorted(s.table.people):
        user = s.table.seats[seat].user
        if user is None or user in s.closed_dms or predecessor(s.table, seat) is None:
            continue
        occasion = f"welcome:{seat}:{sum(tenure.seat == seat for tenure in s.table.former)}"
        if s.table.state is not None and all(entry.occasion != occasion for entry in s.entries):
            yield Send((new_entry(s, EntryKind.WELCOME, None, occasion, user=user, seat=seat),))


def next_letter(letter: OutboxEntry, s: Snapshot) -> OutboxEntry | None:
    """Return the letter that called the reader of a calling letter to the seat's next turn; None: there is none yet."""
    if not (letter.live and letter.since and recipient_has_seat(s.table, letter)):
        return None
    later_letters = (
        other
        for other in s.of(EntryKind.LETTER)
        if other.seat == letter.seat and other.user == letter.user and other.since and other.since > letter.since
    )
    return min(later_letters, key=lambda other: other.version, default=None)


def is_past(letter: OutboxEntry, s: Snapshot) -> bool:
    """Return whether a calling letter is closed: its reader has one of a later turn, or the game ended."""
    is_last = s.table.finished and letter.live and letter.since is not None and recipient_has_seat(s.table, letter)
    return is_last or next_letter(letter, s) is not None


def menu_turn(letter: OutboxEntry, s: Snapshot) -> float | None:
    """Return the start of the turn whose menu a letter shows now; None: it shows none.

    A sent letter stays with the turn for which it was sent, because that turn may be resumed; the next turn has a
    letter of its own.
    """
    seat = Seat(letter.seat or 0)
    if not recipient_has_seat(s.table, letter):
        return None
    is_current = not letter.live or is_turn(s.table, seat, letter.turn) or is_turn(s.table, seat, letter.since)
    return s.menu_of(seat) if is_current else None


def aside(letter: OutboxEntry, s: Snapshot) -> str:
    """Return the name of a seat's moves out of turn if this letter called it last, else an empty text."""
    seat = Seat(letter.seat or 0)
    latest = _calling_letter(seat, s) if recipient_has_seat(s.table, letter) else None
    return s.asides.get(seat, "") if latest is not None and latest.nonce == letter.nonce else ""


def letter_fingerprint(letter: OutboxEntry, s: Snapshot) -> str:
    """Return the fingerprint of a letter's current content: the turn of its menu and the seat's number of moves.

    It is constant once the seat has a letter of a later turn, or the game has ended.
    """
    if not recipient_has_seat(s.table, letter):
        return HANDED_OVER_FINGERPRINT
    if is_past(letter, s):
        return PAST_FINGERPRINT
    fingerprint = f"{menu_turn(letter, s)}:{s.table.seats[letter.seat or 0].moves}"
    return f"{fingerprint}:{name}" if (name := aside(letter, s)) else fingerprint


def shown_fingerprint(letter: OutboxEntry, s: Snapshot) -> str:
    """Return the fingerprint of a letter that is sent or edited now; one of an earlier round lacks no pictures."""
    fingerprint = letter_fingerprint(letter, s)
    return fingerprint if fingerprint == PAST_FINGERPRINT else picture_fingerprint(fingerprint, s)


def letters(s: Snapshot) -> Iterator[Action]:
    """Yield letters with new whispers, some of which call the seat too. Those of an unreadable table wait."""
    if s.table.state is None:
        return
    yield from _personal_notices(s)
    calls = {ping.seat: ping for ping in s.calls.letters}
    for seat in sorted(s.table.people):
        user, ping = s.table.seats[seat].user, calls.get(seat)
        whispers = [row for row in s.pending if row.seat == seat and not isinstance(row.fact, SEPARATE_WHISPERS)]
        if user is None or user in s.closed_dms:
            continue
        news = tuple(row.id for row in whispers)
        if ping is not None:
            (call,) = call_entries((ping,), EntryKind.LETTER, None, s.now)
            yield Send((_with_menu(call, news, s),))
        elif news and (latest := _calling_letter(seat, s)):
            yield Paint(latest, news)
        elif news:
            letter = new_entry(s, EntryKind.LETTER, None, f"letter:{news[0]}", user=user, seat=seat, news=news)
            yield Send((_with_menu(letter, news, s),))


SEPARATE_WHISPERS = (DeadlineNear, *ACCOUNT_WHISPERS)
"""Whispers that do not belong in a letter with the seat's secrets."""


NOTICE_PREFIX = "notice:"
"""The beginning of the occasion of a message that delivers one fact about its reader."""


def _personal_notices(s: Snapshot) -> Iterator[Action]:
    """Yield a separate message for each notice about a user alone; it contains no secret of the table.

    The player of an open seat gets one too: that they have lost it.
    """
    for row in s.pending:
        user = None if row.seat is None else s.table.seats[row.seat].user
        if user is None or user in s.closed_dms or not isinstance(row.fact, ACCOUNT_WHISPERS):
            continue
        yield Send(
            (
                new_entry(
                    s, EntryKind.LETTER, None, f"{NOTICE_PREFIX}{row.id}", user=user, seat=row.seat, news=(row.id,)
                ),
            )
        )


def is_notice(entry: OutboxEntry) -> bool:
    """Return whether a message delivers one fact about its reader."""
    return entry.occasion.startswith(NOTICE_PREFIX)


def is_notice_valid(row: NewsRow, s: Snapshot) -> bool:
    """Return whether the notice of a missed turn or a lost seat still holds: the player has not come back since.

    A seat that another user has taken meanwhile has no way back either.
    """
    if row.seat is None or s.table.status is not Status.RUNNING:
        return False
    state, before = s.table.seats[row.seat], predecessor(s.table, row.seat)
    if isinstance(row.fact, SeatLost):
        return state.open
    is_predecessors = before is not None and row.at <= (before.until_at or 0.0)
    return state.plays and state.missed > 0 and not is_predecessors


def _with_menu(letter: OutboxEntry, news: tuple[int, ...], s: Snapshot) -> OutboxEntry:
    fingerprint, turn = shown_fingerprint(letter, s), menu_turn(letter, s)
    return replace(letter, news=news, turn=turn, fingerprint=fingerprint)


def _calling_letter(seat: Seat, s: Snapshot) -> OutboxEntry | None:
    """Return the letter that last called a seat; later whispers of its round are edited into it."""
    letters_to_seat = (
        letter
        for letter in reversed(s.of(EntryKind.LETTER))
        if letter.seat == seat and recipient_has_seat(s.table, letter)
    )
    return next((letter for letter in letters_to_seat if letter.since), None)


def played_letters(s: Snapshot) -> Iterator[Action]:
    """Yield edits of letters after their turn has progressed; without the menu when it is over, then in short."""
    if s.table.state is None:
        return
    for letter in s.of(EntryKind.LETTER):
        if letter.user not in s.closed_dms and _changes(letter, s) and _differs(letter, s):
            yield Paint(letter)


def _changes(letter: OutboxEntry, s: Snapshot) -> bool:
    """Return whether a letter has or had buttons, or is longer than a letter of an ended round."""
    return bool(_has_menu(letter) or menu_turn(letter, s) or aside(letter, s) or is_past(letter, s))


def _differs(letter: OutboxEntry, s: Snapshot) -> bool:
    fingerprint = letter_fingerprint(letter, s)
    if fingerprint == PAST_FINGERPRINT:
        return letter.fingerprint != PAST_FINGERPRINT
    return is_outdated(letter, fingerprint, s)


def _has_menu(letter: OutboxEntry) -> bool:
    """Return whether a letter has buttons now: its turn's menu, or moves out of turn."""
    return letter.turn is not None or letter.fingerprint.count(":") > 1


def is_for_host(row: NewsRow) -> bool:
    """Return whether a whisper is for the present host, whatever the host's seat is."""
    return isinstance(row.fact, Declined)


def should_notify_host(s: Snapshot) -> bool:
    """Return whether a declined invitation still matters to the host, and the host accepts direct messages."""
    return s.table.status is Status.LOBBY and s.table.host not in s.closed_dms


def notices(s: Snapshot) -> Iterator[Action]:
    """Notify the host of declined invitations."""
    rows = tuple(row.id for row in s.pending if is_for_host(row))
    if rows and should_notify_host(s):
        yield Send((new_entry(s, EntryKind.NOTICE, None, f"{NOTICE_PREFIX}{rows[0]}", user=s.table.host, news=rows),))


def onlookers(s: Snapshot) -> Iterator[Action]:
    """Notify subscribers of a free seat or of the table's progress, and record that in their subscriptions."""
    entries = {entry.occasion: entry for entry in s.entries if entry.kind.traits.for_onlookers and not entry.gone}
    for user, wish in s.onlookers.wishes:
        yield from _wish(s, user, wish, entries.get(occasion_of(user, wish)))
    for user, following in s.onlookers.followings:
        yield from _following(s, user, following, [entry for entry in entries.values() if entry.user == user])
    occasions = {occasion_of(user, wish) for user, wish in s.onlookers.wishes}
    followers = {user for user, _ in s.onlookers.followings}
    for entry in s.of(EntryKind.OPENING):
        if entry.occasion not in occasions:
            yield Retire(entry)
    for entry in s.of(EntryKind.FOLLOW):
        if entry.user not in followers:
            yield Retire(entry)


def occasion_of(user: int, wish: SeatWish) -> str:
    """Return the idempotency key of a seat notification; contains no user id."""
    return f"opening:{nonce_of(0, f'{user} {wish.at!r}', 0.0)[:16]}"


def _wish(s: Snapshot, user: int, wish: SeatWish, entry: OutboxEntry | None) -> Iterator[Action]:
    """Take a wish, notify the user, delete the wish; or give it back if the seat was taken meanwhile."""
    if wish.table is None:
        if _fulfils(s, user, wish):
            yield UpdateSubscription(user, wish, replace(wish, table=s.table.id))
    elif entry is not None and entry.live:
        yield UpdateSubscription(user, wish, None)
    elif entry is None and not _fulfils(s, user, wish):
        yield UpdateSubscription(user, wish, replace(wish, table=None))
    elif entry is None and user not in s.onlookers.held:
        yield Send((_to_onlooker(s, EntryKind.OPENING, user, occasion_of(user, wish)),))


def _fulfils(s: Snapshot, user: int, wish: SeatWish) -> bool:
    """Return whether a player has joined since the wish was made, and the user may take a free seat."""
    seat = s.onlookers.seat_free and s.table.seat_of(user) is None and user not in s.table.invited
    return seat and s.onlookers.sat_down > wish.at and s.now < wish.until and user not in s.closed_dms


def _following(s: Snapshot, user: int, following: Following, entries: list[OutboxEntry]) -> Iterator[Action]:
    """Notify a follower of a round or of the end; record each notification before the next is planned."""
    if any(entry.open for entry in entries):
        return
    for entry in entries:
        if entry.version > following.version:
            is_at_end = entry.fingerprint == END_FINGERPRINT
            yield UpdateSubscription(user, following, None if is_at_end else replace(following, version=entry.version))
        else:
            yield Retire(entry)
        return
    if s.table.seat_of(user) is not None or (s.table.finished and user in s.closed_dms):
        yield UpdateSubscription(user, following, None)
    elif (s.table.finished or user in s.onlookers.round_over) and _may_hear(s, user):
        yield Send((_news(s, user),))


def _may_hear(s: Snapshot, user: int) -> bool:
    """Return whether a follower may be notified now; not of the end before the table's own farewell."""
    return user not in s.closed_dms and user not in s.onlookers.held and not s.awaits_film


END_FINGERPRINT = "end"
"""The fingerprint of the last notification to a follower."""


def _news(s: Snapshot, user: int) -> OutboxEntry:
    occasion = f"follow:{nonce_of(0, str(user), 0.0)[:16]}:{s.table.version}"
    return replace(
        _to_onlooker(s, EntryKind.FOLLOW, user, occasion), fingerprint=END_FINGERPRINT if s.table.finished else ""
    )


def _to_onlooker(s: Snapshot, kind: EntryKind, user: int, occasion: str) -> OutboxEntry:
    """Return an entry that counts as a call, so that the limit for pings includes it."""
    return replace(new_entry(s, kind, None, occasion, user=user), since=s.now)


def still_holds(entry: OutboxEntry, s: Snapshot) -> bool:
    """Return whether an interrupted notification of an onlooker may still be sent."""
    if entry.kind is EntryKind.FOLLOW:
        return entry.user in {user for user, _ in s.onlookers.followings}
    return any(
        occasion_of(user, wish) == entry.occasion and _fulfils(s, user, wish) for user, wish in s.onlookers.wishes
    )
