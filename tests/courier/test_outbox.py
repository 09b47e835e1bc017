"""The outbox: intents before sending, receipts after; news is marked as delivered together with its receipt."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.courier.outbox import EntryKind, OutboxEntry

if TYPE_CHECKING:
    from bot.courier.outbox import Outbox
    from tests.courier.world import World

CALL = OutboxEntry(
    table=1,
    kind=EntryKind.CALL,
    occasion="call:0:0.1",
    nonce="ab" * 12,
    at=1795264357.3307912,
    version=3,
    channel=77,
    user=5,
    seat=0,
    news=(3, 4),
    since=1795264357.3307912,
)


@pytest.fixture
def outbox(world: World) -> Outbox:
    return world.harness.outbox


async def test_an_entry_is_read_back_unchanged(outbox: Outbox) -> None:
    assert await outbox.add_intents([CALL])
    assert await outbox.current_entries(1) == (CALL,)
    assert await outbox.by_nonce(CALL.nonce) == (CALL,)
    assert await outbox.calls_to(5) == (CALL,)


async def test_the_same_intent_is_stored_once(outbox: Outbox) -> None:
    assert await outbox.add_intents([CALL])
    assert not await outbox.add_intents([replace(CALL, nonce="cd" * 12)])
    assert await outbox.current_entries(1) == (CALL,)


async def test_intents_of_one_message_are_stored_together_or_not_at_all(outbox: Outbox) -> None:
    await outbox.add_intents([CALL])
    assert not await outbox.add_intents([replace(CALL, table=2, nonce="cd" * 12), replace(CALL, nonce="cd" * 12)])
    assert await outbox.current_entries(2) == ()


async def test_a_receipt_completes_every_intent_of_its_message(outbox: Outbox) -> None:
    await outbox.add_intents([CALL, replace(CALL, table=2)])
    await outbox.mark_sent(CALL.nonce, 78, 99, 12.0)
    assert [(entry.channel, entry.message) for entry in await outbox.by_nonce(CALL.nonce)] == [(78, 99)] * 2


async def test_an_unsent_intent_can_be_dropped_but_a_sent_one_cannot(outbox: Outbox) -> None:
    await outbox.add_intents([CALL])
    await outbox.drop_unsent(CALL.nonce)
    assert await outbox.current_entries(1) == ()
    await outbox.add_intents([CALL])
    await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    await outbox.drop_unsent(CALL.nonce)
    assert len(await outbox.current_entries(1)) == 1


async def test_a_deleted_ping_still_counts_as_its_seats_newest(outbox: Outbox) -> None:
    await outbox.add_intents([CALL])
    await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    await outbox.mark_gone(CALL.nonce)
    (call,) = await outbox.current_entries(1)
    assert call.gone
    ping = replace(CALL, occasion="call:0:0.2", nonce="cd" * 12)
    await outbox.add_intents([ping])
    assert await outbox.current_entries(1) == (ping,)


async def test_an_intent_leaves_a_table_unfinished(outbox: Outbox) -> None:
    await outbox.add_intents([CALL])
    assert await outbox.unfinished() == (1,)
    await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    assert await outbox.unfinished() == ()


@pytest.mark.parametrize(("fingerprint", "expected"), [("running:5", (1,)), ("ended:5", ()), ("closed:None", ())])
async def test_a_card_that_does_not_show_the_end_leaves_a_table_unfinished(
    outbox: Outbox, fingerprint: str, expected: tuple[int, ...]
) -> None:
    await outbox.add_intents([replace(CALL, kind=EntryKind.CARD, since=None, fingerprint=fingerprint)])
    await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    assert await outbox.unfinished() == expected


async def test_a_message_keeps_its_stored_form(outbox: Outbox) -> None:
    await outbox.add_intents([replace(CALL, plain=True), replace(CALL, table=2, nonce="cd" * 12)])
    assert [(await outbox.current_entries(table))[0].plain for table in (1, 2)] == [True, False]


@pytest.mark.parametrize("kind", [EntryKind.FAREWELL, EntryKind.INVITATION])
async def test_a_one_time_message_is_remembered_after_its_deletion(outbox: Outbox, kind: EntryKind) -> None:
    await outbox.add_intents([replace(CALL, kind=kind, since=None)])
    await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    await outbox.mark_gone(CALL.nonce)
    assert [(entry.kind, entry.gone) for entry in await outbox.current_entries(1)] == [(kind, True)]


@pytest.mark.parametrize("arrived", [True, False])
async def test_news_added_to_a_letter_is_delivered_only_if_the_letter_was_sent(
    world: World, outbox: Outbox, *, arrived: bool
) -> None:
    dealt = await world.deal(world.channel, 0, 1)
    table = dealt.id
    await world.drain()
    news = world.harness.news
    facts = [row.id for row in await news.history(table, 0)]
    await world.harness.outbox._database.rows("UPDATE news SET told = NULL", ())
    to = dealt.host
    letter = replace(CALL, table=table, kind=EntryKind.LETTER, user=to, turn=CALL.since, news=(), plain=True)
    await outbox.add_intents([letter])
    if arrived:
        await outbox.mark_sent(letter.nonce, 77, 99, 12.0)
    await outbox.mark_letter(letter.nonce, None, "None:1", facts[:1], 13.0)
    pending = [row.id for row in await news.pending(table)]
    assert (facts[0] in pending) is not arrived
    assert set(facts[1:]) <= set(pending)
    (stored_letter,) = await outbox.by_nonce(letter.nonce)
    assert (stored_letter.turn, stored_letter.fingerprint, stored_letter.news) == (None, "None:1", (facts[0],))


async def test_an_intent_for_a_user_without_a_seat_is_refused(world: World, outbox: Outbox) -> None:
    """The user may just have been forgotten; a message with several parts is then not sent at all."""
    dealt = await world.deal(world.channel, 0, 1)
    await world.drain()
    intent = replace(CALL, table=dealt.id, occasion="of a test", user=dealt.host, nonce="cd" * 12)
    stranger = replace(intent, user=CALL.user, occasion="of another")
    assert not await outbox.add_intents([stranger])
    assert not await outbox.add_intents([intent, stranger])
    assert await outbox.by_nonce(intent.nonce) == ()
    assert await outbox.add_intents([intent])


async def test_a_receipt_for_a_missing_entry_returns_false(outbox: Outbox) -> None:
    await outbox.add_intents([CALL])
    assert await outbox.mark_sent(CALL.nonce, 77, 99, 12.0)
    assert not await outbox.mark_sent("ef" * 12, 77, 100, 12.0)
