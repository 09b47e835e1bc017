"""Plan: compute the pending actions of one table, in order.

Pure: it compares a snapshot (the table, the pending news, the outbox entries) with what should stand on Discord, and
yields the next actions. It has no memory: after a crash it yields what is still missing. Carrying out an action changes
what is stored, so that the action is not planned again. The plan has two parts, because the first part does not need
the calls, which are expensive to read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.courier import announcements, direct_messages, events, places, sequels
from bot.courier.actions import (
    STATUSES_WITH_BOARD,
    Action,
    Archive,
    Dismiss,
    Erase,
    Intend,
    OpenThread,
    Paint,
    Reach,
    Renew,
    Resume,
    Send,
    Sweep,
    fingerprint_of,
    is_outdated,
    new_entry,
    offer_occasion,
    shown_entry,
)
from bot.courier.direct_messages import letters, played_letters, welcomes
from bot.courier.outbox import INVITATION_AGAIN, REPLACED_FINGERPRINT, EntryKind
from bot.courier.pings import call_entries, is_outdated_call, recipient_has_seat, turn_called, waiting_seats
from bot.courier.snapshot import Snapshot, Trouble
from bot.i18n.names import user_at
from bot.table.facts import PERSONAL_WHISPERS, DeadlineNear, SeatLost, TurnMissed
from bot.table.model import Status
from bot.table.seats import predecessor

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.courier.outbox import OutboxEntry
    from bot.table.news import NewsRow

EDIT_WINDOW_S = 3600.0
"""Seconds for which Discord lets a message be edited without a limit; after that a new board is posted."""


def plan_before_calls(s: Snapshot) -> Iterator[Action]:
    """Yield the actions that come before all calls, the next one first; never reads `s.calls`."""
    if s.is_away:
        yield from _dismiss_for_lost_server(s)
        return
    yield from _start_clocks(s)
    yield from _open_intents(s)
    if s.unswept and s.restoration is not None:
        yield Sweep(s.restoration)
    yield from _dismissals(s)
    if s.channel is not None:
        yield from places.card(s, s.channel) if s.table.place.apart else _card(s, s.channel)
    yield from places.members(s)
    if s.home is not None:
        yield from _chapters(s, s.home)
        yield from _board(s, s.home)
    yield from welcomes(s)


def plan_from_calls(s: Snapshot) -> Iterator[Action]:
    """Yield the actions that are due when `plan_before_calls` yields none, the next one first."""
    if s.is_away:
        return
    yield from letters(s)
    yield from _calls(s)
    yield from events.events(s)
    yield from _offers(s)
    yield from _farewell(s)
    yield from places.tag(s)
    yield from _invitation(s)
    yield from announcements.call(s)
    yield from direct_messages.notices(s)
    yield from direct_messages.onlookers(s)
    yield from _outdated_calls(s)
    yield from played_letters(s)
    yield from _troubles(s)
    yield from announcements.reports(s)
    yield from announcements.result(s)
    if s.table.finished:
        yield from _archive_intent(s)
        yield from _final_card(s)
        yield from _archive(s)


def _dismiss_for_lost_server(s: Snapshot) -> Iterator[Action]:
    """Dismiss the news of a finished table on a server that removed the bot; news of other tables stays pending."""
    if s.table.finished and s.pending:
        yield Dismiss(tuple(row.id for row in s.pending))


def _start_clocks(s: Snapshot) -> Iterator[Action]:
    """Start the clocks of turns with a late call that has arrived. This comes first, before any request can fail."""
    waiting = [seat for seat in waiting_seats(s.table) if s.table.seats[seat].clock.unreached]
    calls = {seat: turn_called(s.table, seat, s.entries) for seat in waiting}
    if seats := frozenset(seat for seat, call in calls.items() if call is not None and not call.open):
        yield Reach(seats)


def _open_intents(s: Snapshot) -> Iterator[Action]:
    """Resume intents that a crash or a lost connection left open, before anything is sent twice or too late."""
    for entry in s.entries:
        if entry.open and entry.kind.traits.resumed and entry.user not in s.closed_dms:
            yield Resume(entry, _still_wanted(entry, s))


def _still_wanted(entry: OutboxEntry, s: Snapshot) -> bool:  # noqa: PLR0911 - one for each kind of message
    """Return whether an interrupted message may still be sent. One that would ping in quiet hours is planned again."""
    if _pings_in_quiet_hours(entry, s):
        return False
    if entry.kind is EntryKind.CARD:
        return entry.channel in (s.channel, s.front)
    if entry.kind is EntryKind.SEQUEL:
        return entry.channel == s.home and sequels.still_holds(entry, s)
    if entry.kind is EntryKind.CALL:
        return entry.channel == s.home and any(
            turn_called(s.table, seat, [other]) is not None
            for other in s.entries
            if other.nonce == entry.nonce
            for seat in waiting_seats(s.table)
        )
    if entry.kind.traits.for_onlookers:
        return direct_messages.still_holds(entry, s)
    if entry.kind.traits.seat_bound:
        return recipient_has_seat(s.table, entry) and _has_valid_notice(entry, s)
    return entry.kind.traits.private or entry.kind.traits.elsewhere or entry.channel == s.home


def _has_valid_notice(letter: OutboxEntry, s: Snapshot) -> bool:
    """Return whether the news that a separate notice delivers still holds; True for any other letter."""
    if not direct_messages.is_notice(letter):
        return True
    return any(row.id in letter.news and _must_deliver(row, s) for row in s.pending)


def _pings_in_quiet_hours(entry: OutboxEntry, s: Snapshot) -> bool:
    """Return whether a message calls a recipient who has quiet hours now; the entries of a call share a message."""
    return any(other.nonce == entry.nonce and other.since is not None and other.user in s.asleep for other in s.entries)


def _dismissals(s: Snapshot) -> Iterator[Action]:
    row_ids = tuple(row.id for row in s.pending if row.seat is not None and not _must_deliver(row, s))
    if row_ids:
        yield Dismiss(row_ids)


def _must_deliver(row: NewsRow, s: Snapshot) -> bool:
    """Return whether a whisper has to be delivered: it is not fleeting, and its player still sits in the seat.

    A reminder is void once the seat has moved or was called after it. `Declined` is for the host alone, `SeatLost` for
    a player who has just lost the seat.
    """
    if direct_messages.is_for_host(row):
        return direct_messages.should_notify_host(s)
    if isinstance(row.fact, SeatLost | TurnMissed):
        return direct_messages.is_notice_valid(row, s)
    if row.seat is None or user_at(s.table, row.seat) is None or row.fact.fleeting or _concerns_predecessor(row, s):
        return False
    if not isinstance(row.fact, DeadlineNear):
        return True
    if not s.table.seats[row.seat].clock.reminded or row.seat not in waiting_seats(s.table):
        return False
    call = turn_called(s.table, row.seat, s.entries)
    return call is None or call.at < row.at


def _concerns_predecessor(row: NewsRow, s: Snapshot) -> bool:
    """Return whether a whisper is about the previous player of its seat."""
    before = None if row.seat is None else predecessor(s.table, row.seat)
    return before is not None and row.at <= (before.until_at or 0.0) and isinstance(row.fact, PERSONAL_WHISPERS)


def _card(s: Snapshot, channel: int) -> Iterator[Action]:
    """Keep one card up to date. A deleted thread takes its card with it: a message has at most one thread, ever."""
    cards = [card for card in s.of(EntryKind.CARD) if not s.has(Trouble.THREAD_GONE, card.message)]
    homeless = s.table.status in STATUSES_WITH_BOARD and s.home is None
    if not cards:
        if homeless or not s.table.finished:
            yield Send((shown_entry(s, EntryKind.CARD, channel),))
        return
    if homeless:
        yield OpenThread(cards[-1])
    if not s.table.finished and cards[-1].fingerprint != fingerprint_of(EntryKind.CARD, s):
        yield Paint(cards[-1])
    for old in s.of(EntryKind.CARD):
        if old is not cards[-1]:
            yield Erase(old)


def _final_card(s: Snapshot) -> Iterator[Action]:
    """Edit the card of a finished table last of all: from its fingerprint a restart knows that all was delivered."""
    if s.awaits_film:
        return
    for card in s.of(EntryKind.CARD)[-1:]:
        if card.fingerprint != fingerprint_of(EntryKind.CARD, s):
            yield Paint(card)


def _archive_intent(s: Snapshot) -> Iterator[Action]:
    """Record the intent to archive the thread before the card shows the end, so that a restart goes on with it."""
    has_farewell = any(entry.kind is EntryKind.FAREWELL for entry in s.entries) or not s.table.started
    if has_farewell and s.thread is not None and not any(entry.kind is EntryKind.ARCHIVE for entry in s.entries):
        yield Intend(new_entry(s, EntryKind.ARCHIVE, s.thread, "archive"))


def _archive(s: Snapshot) -> Iterator[Action]:
    """Archive the thread once, after everything else; a thread that was reopened by a message since stays open."""
    for entry in s.entries:
        if entry.kind is EntryKind.ARCHIVE and entry.open and entry.channel == s.thread:
            yield Archive(entry)


def _chapters(s: Snapshot, home: int) -> Iterator[Action]:
    """Send the end of a chapter before the board marks its news as delivered; the farewell covers the last chapter."""
    if s.table.finished:
        return
    for row in s.pending:
        if row.seat is None and row.fact.chapter:
            entry = new_entry(s, EntryKind.CHAPTER, home, f"chapter:{row.id}", news=(row.id,))
            yield Send((msgspec.structs.replace(entry, version=row.version),))


def _board(s: Snapshot, home: int) -> Iterator[Action]:
    if s.table.state is None:
        return
    boards = [board for board in s.of(EntryKind.BOARD) if board.channel == home]
    old_boards = [board for board in s.of(EntryKind.BOARD) if board not in boards] + boards[:-1]
    if not boards:
        if s.table.status in STATUSES_WITH_BOARD:
            yield Send((shown_entry(s, EntryKind.BOARD, home),))
    elif is_outdated(boards[-1], fingerprint_of(EntryKind.BOARD, s), s):
        needs_new_board = s.now - boards[-1].at > EDIT_WINDOW_S or s.is_buried or _is_buried_by(s, boards[-1])
        needs_new_board = needs_new_board and s.table.status in STATUSES_WITH_BOARD
        yield Send((shown_entry(s, EntryKind.BOARD, home),)) if needs_new_board else Paint(boards[-1])
    for board in old_boards:
        yield Erase(board)


def _is_buried_by(s: Snapshot, board: OutboxEntry) -> bool:
    """Return whether a newer chapter message hides the board, or the board is older than a restore.

    A chapter's message fills a screen or more.
    """
    if s.restoration is not None and board.at < s.restoration.at:
        return True
    return any((chapter.message or 0) > (board.message or 0) for chapter in s.of(EntryKind.CHAPTER))


def _calls(s: Snapshot) -> Iterator[Action]:
    for digest in s.calls.digests:
        yield Send(call_entries(digest, EntryKind.DIGEST, None, s.now))
    if s.calls.ping and s.home is not None:
        yield Send(call_entries(s.calls.ping, EntryKind.CALL, s.home, s.now))


def _farewell(s: Snapshot) -> Iterator[Action]:
    has_farewell = any(entry.kind is EntryKind.FAREWELL for entry in s.entries)
    if s.table.finished and s.table.started and s.home is not None and not has_farewell and not s.awaits_film:
        yield Send((new_entry(s, EntryKind.FAREWELL, s.home, "farewell"),))


def _invitation(s: Snapshot) -> Iterator[Action]:
    """Ask the invited users once and name those who are missing; delete the message when none is, or with the lobby.

    An invitation that was too old to be edited is posted again, without a ping.
    """
    invitations = [entry for entry in s.entries if entry.kind is EntryKind.INVITATION]
    if s.table.status is Status.LOBBY:
        fingerprint = fingerprint_of(EntryKind.INVITATION, s)
        is_due = all(entry.gone and entry.fingerprint == REPLACED_FINGERPRINT for entry in invitations)
        if fingerprint and s.front is not None and is_due and s.of(EntryKind.CARD):
            occasion = f"{INVITATION_AGAIN}:{len(invitations)}" if invitations else "invitation"
            yield Send((shown_entry(s, EntryKind.INVITATION, s.front, occasion),))
        for invitation in s.of(EntryKind.INVITATION):
            if invitation.fingerprint != fingerprint:
                yield Paint(invitation) if fingerprint else Erase(invitation)
        return
    for invitation in s.of(EntryKind.INVITATION):
        yield Erase(invitation)


def _offers(s: Snapshot) -> Iterator[Action]:
    """Ask each user with an offered seat once; delete the question when it is answered or withdrawn."""
    offers = {offer_occasion(*offer): offer[0] for offer in s.table.offers if s.table.status is Status.RUNNING}
    occasions = {entry.occasion for entry in s.entries if entry.kind is EntryKind.OFFER}
    for occasion, seat in offers.items():
        if s.home is not None and occasion not in occasions:
            yield Send((new_entry(s, EntryKind.OFFER, s.home, occasion, seat=seat),))
    for entry in s.of(EntryKind.OFFER):
        if entry.occasion not in offers:
            yield Erase(entry)


def _outdated_calls(s: Snapshot) -> Iterator[Action]:
    """Renew calls to finished turns: as the thread's last message they would name the wrong player.

    A call to several seats then names the remaining seats, without the time limit of a turn that has begun; a digest
    loses the tables that no longer wait for its recipient.
    """
    digests = [digest for digest in s.of(EntryKind.DIGEST) if digest.user not in s.closed_dms]
    outdated = [call for call in (*s.of(EntryKind.CALL), *digests) if is_outdated_call(s.table, call, s.entries)]
    yield from (Renew(call) for call in {call.nonce: call for call in outdated}.values())


def _troubles(s: Snapshot) -> Iterator[Action]:
    for entry in s.entries:
        if entry.kind is EntryKind.TROUBLE and entry.open and entry.user not in s.closed_dms:
            yield Resume(entry, is_wanted=not _is_redundant(entry, s))


def _is_redundant(notice: OutboxEntry, s: Snapshot) -> bool:
    """Return whether a notice of a lost thread is redundant: its channel is gone too, and that has a notice."""
    return s.channel is None and notice.occasion.startswith(f"{Trouble.THREAD_GONE}:")
