"""Plan the direct messages: the letters of the seats, and what those are told who do not sit at the table.

Pure, like `bot.courier.plan`, which it is a part of. A letter tells a seat its secrets. Where turns are called by
letter there is one a round: what comes of the round is written into it. A letter is its reader's: when somebody else
sits in the seat, nothing of the seat is ever written into it again.

Onlookers hear of a seat they wished for or of a table they follow; the host hears who will not come. A wish for a seat
is taken by one table before anything is sent, and given back or struck off after: so nobody is told twice, by
whichever tables and after whatever crash.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.courier.actions import Amend, Paint, Retire, Send, dressed, is_outdated, new_entry
from bot.courier.outbox import EntryKind
from bot.courier.pings import called, is_theirs, is_turn
from bot.game.contract import Seat
from bot.table.facts import NOTICES, DeadlineNear, Declined
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


HANDED_OVER = "former"
"""What a letter shows whose reader has handed their seat over: that, and nothing to be pressed."""


def welcomes(s: Snapshot) -> Iterator[Action]:
    """Who takes a seat of a running game is told once what they have to know, by direct message."""
    for seat in sorted(s.table.people):
        user = s.table.seats[seat].user
        if user is None or user in s.closed or predecessor(s.table, seat) is None:
            continue
        occasion = f"welcome:{seat}:{sum(one.seat == seat for one in s.table.former)}"
        if s.table.state is not None and all(entry.occasion != occasion for entry in s.entries):
            yield Send((new_entry(s, EntryKind.WELCOME, None, occasion, user=user, seat=seat),))


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
    shown = f"{menu_turn(letter, s)}:{s.table.seats[letter.seat or 0].moves}"
    return f"{shown}:{name}" if (name := aside(letter, s)) else shown


def letters(s: Snapshot) -> Iterator[Action]:
    """Secrets of a table that cannot be read now wait until it can. Some letters call to the table as well."""
    if s.table.state is None:
        return
    calls = {ping.seat: ping for ping in s.calls.letters}
    for seat in sorted(s.table.people):
        user, ping = s.table.seats[seat].user, calls.get(seat)
        rows = [row for row in s.pending if row.seat == seat and not isinstance(row.fact, APART)]
        if user is None or user in s.closed:
            continue
        yield from _about_oneself(user, seat, s)
        news = tuple(row.id for row in rows)
        if ping is not None:
            (call,) = called((ping,), EntryKind.LETTER, None, s.now)
            yield Send((_with_menu(call, news, s),))
        elif news and (latest := _calling_letter(seat, s)):
            yield Paint(latest, news)
        elif news:
            letter = new_entry(s, EntryKind.LETTER, None, f"letter:{news[0]}", user=user, seat=seat, news=news)
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


def is_for_host(row: NewsRow) -> bool:
    """Whether a whisper is for whoever is the host now, in whatever seat."""
    return isinstance(row.fact, Declined)


def host_is_told(s: Snapshot) -> bool:
    """Whether it still matters to the host who will come, and whether they can be told."""
    return s.table.status is Status.LOBBY and s.table.host not in s.closed


def notices(s: Snapshot) -> Iterator[Action]:
    """Tell the host who will not come."""
    rows = tuple(row.id for row in s.pending if is_for_host(row))
    if rows and host_is_told(s):
        yield Send((new_entry(s, EntryKind.NOTICE, None, f"notice:{rows[0]}", user=s.table.host, news=rows),))


def onlookers(s: Snapshot) -> Iterator[Action]:
    """Tell those who wanted to know of a seat, or who follow the table, and write down that they were told."""
    told = {each.occasion: each for each in s.entries if each.kind.traits.for_onlookers and not each.gone}
    for user, wish in s.onlookers.wishes:
        yield from _wish(s, user, wish, told.get(occasion_of(user, wish)))
    for user, following in s.onlookers.followings:
        yield from _following(s, user, following, [each for each in told.values() if each.user == user])
    wanted = {occasion_of(user, wish) for user, wish in s.onlookers.wishes}
    followers = {user for user, _ in s.onlookers.followings}
    for entry in s.of(EntryKind.OPENING):
        if entry.occasion not in wanted:
            yield Retire(entry)
    for entry in s.of(EntryKind.FOLLOW):
        if entry.user not in followers:
            yield Retire(entry)


def occasion_of(user: int, wish: SeatWish) -> str:
    """Name what fulfils a wish, so that nobody is named by it."""
    return f"opening:{nonce_of(0, f'{user} {wish.at!r}', 0.0)[:16]}"


def _wish(s: Snapshot, user: int, wish: SeatWish, entry: OutboxEntry | None) -> Iterator[Action]:
    """Take it, tell it, strike it off; or give it back when the seat is gone meanwhile."""
    if wish.table is None:
        if _fulfils(s, user, wish):
            yield Amend(user, wish, replace(wish, table=s.table.id))
    elif entry is not None and entry.live:
        yield Amend(user, wish, None)
    elif entry is None and not _fulfils(s, user, wish):
        yield Amend(user, wish, replace(wish, table=None))
    elif entry is None and user not in s.onlookers.held:
        yield Send((_to_onlooker(s, EntryKind.OPENING, user, occasion_of(user, wish)),))


def _fulfils(s: Snapshot, user: int, wish: SeatWish) -> bool:
    """Whether somebody has sat down since the wish was made, and there is a seat left for who made it."""
    seat = s.onlookers.seat_free and s.table.seat_of(user) is None and user not in s.table.invited
    return seat and s.onlookers.sat_down > wish.at and s.now < wish.until and user not in s.closed


def _following(s: Snapshot, user: int, following: Following, told: list[OutboxEntry]) -> Iterator[Action]:
    """Tell of a round or the end once; what was told is written down before the next is looked for."""
    if any(each.open for each in told):
        return
    for entry in told:
        if entry.version > following.version:
            over = entry.fingerprint == END
            yield Amend(user, following, None if over else replace(following, version=entry.version))
        else:
            yield Retire(entry)
        return
    if s.table.seat_of(user) is not None or (s.table.over and user in s.closed):
        yield Amend(user, following, None)
    elif (s.table.over or user in s.onlookers.round_over) and _may_hear(s, user):
        yield Send((_news(s, user),))


def _may_hear(s: Snapshot, user: int) -> bool:
    """Nobody is told of the end before the table is."""
    return user not in s.closed and user not in s.onlookers.held and not s.awaits_film


END = "end"
"""What a message to a follower shows that is the last."""


def _news(s: Snapshot, user: int) -> OutboxEntry:
    occasion = f"follow:{nonce_of(0, str(user), 0.0)[:16]}:{s.table.version}"
    return replace(_to_onlooker(s, EntryKind.FOLLOW, user, occasion), fingerprint=END if s.table.over else "")


def _to_onlooker(s: Snapshot, kind: EntryKind, user: int, occasion: str) -> OutboxEntry:
    """It counts as a call: who is pinged often is left alone for a while."""
    return replace(new_entry(s, kind, None, occasion, user=user), since=s.now)


def still_holds(entry: OutboxEntry, s: Snapshot) -> bool:
    """Whether what was to be told to an onlooker when the bot was stopped may still be told."""
    if entry.kind is EntryKind.FOLLOW:
        return entry.user in {user for user, _ in s.onlookers.followings}
    return any(
        occasion_of(user, wish) == entry.occasion and _fulfils(s, user, wish) for user, wish in s.onlookers.wishes
    )
