"""Rides sealed in a row, one for each pawn, and void seals, which only their owner learns of."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.table.facts import SealVoid
from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Ride, Send
from tests.by_seat import all_premoves
from tests.e2e import playing
from tests.e2e.conftest import simulated
from tests.e2e.overheard import RequestRecorder, draw_alike
from tests.e2e.reading import answer, calls, letters, reply_text
from tests.e2e.world import custom_ids, verb, visible_text
from tests.games.fantom.e2e import hunting
from tests.games.fantom.e2e.test_planning import START, WHITE_RIDE, move_text, play_first_round
from tests.wording import plain

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.world import World

CAB = Transport.CAB
BLOCKED_RIDE = Ride(CAB, 2)
"""Red's ride from 3, and yellow's from 6 or 7: the first pawn there blocks the other."""
OTHER_RIDE = Ride(CAB, 4)
DM_CHANNEL_PATH = "/users/@me/channels"
"""The path of the request that opens a user's direct messages; no user sees this request."""
LETTER_DELAY_S = 5.0
"""The time after which a letter has been sent, in seconds."""


async def seal_rides(world: World, *moves: Any) -> None:
    """Seal these rides for bob, each on the panel that the one before returned."""
    sheet = await playing.panel(world, world.bob)
    for move in moves:
        n = world.app.tables.premove_menu(world.table(), 1)[0].index(move)
        result = await playing.press(world.bob, [sheet], n, "seal", "seal")
        sheet = answer(result) if result.followups else await playing.panel(world, world.bob)


async def play_until_void(world: World) -> hunting.Party:
    """Begin a hunt in which white rode to 12, bob sealed red's ride to 2, and then cid's yellow rode there."""
    party = await play_first_round(world)
    for move in (Ride(CAB, 14), WHITE_RIDE):
        await party.press(move)
    await seal_rides(world, BLOCKED_RIDE)
    await world.env.advance_time(playing.LULL_S)
    await party.press(BLOCKED_RIDE)
    return party


def void_text(language: str = "en") -> str:
    """Return bob's whisper about the void seal."""
    return plain(Say(language, "fantom").fact(SealVoid(BLOCKED_RIDE, "red", 0)))


async def test_a_void_seal_is_whispered_to_its_owner_and_the_owner_is_pinged(world: World) -> None:
    party = await play_until_void(world)
    assert all_premoves(world.table()) == ()
    await world.env.advance_time(playing.LULL_S)
    assert void_text() in "\n".join(letters(world, world.bob))
    assert void_text() in visible_text(await playing.panel(world, world.bob))
    assert void_text() in reply_text(await world.bob.slash(world.thread(), "table show", view="missed"))
    assert party.acting is world.bob
    assert calls(world, world.bob)


async def test_a_void_seal_is_no_longer_shown_after_its_owners_move(world: World) -> None:
    party = await play_until_void(world)
    await party.press(OTHER_RIDE)
    assert void_text() not in visible_text(await playing.panel(world, world.bob))
    assert void_text() not in reply_text(await world.bob.slash(world.thread(), "table show", view="missed"))


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_void_seal_is_described_in_its_owners_language(world: World, language: str) -> None:
    await world.bob.user.slash("me language", language=language)
    await play_until_void(world)
    await world.env.advance_time(LETTER_DELAY_S)
    assert void_text(language) in "\n".join(letters(world, world.bob))


@pytest.mark.unmeasured
async def test_other_users_learn_nothing_of_a_void_seal(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    overheard = RequestRecorder(monkeypatch)
    await play_until_void(world)
    await world.env.advance_time(playing.LULL_S)
    for person in (world.ann, world.cid):
        assert "The ride you sealed" not in visible_text(await playing.panel(world, person))
        assert "The ride you sealed" not in reply_text(await person.slash(world.thread(), "table show", view="missed"))
        assert "The ride you sealed" not in reply_text(await person.slash(world.thread(), "table show", view="history"))
    assert "The ride you sealed" not in "".join(overheard.not_to(world.bob))
    assert "The ride you sealed" in "".join(overheard.to(world.bob))


@pytest.mark.unmeasured
async def test_with_closed_messages_the_panel_shows_a_void_seal(world: World) -> None:
    world.close_direct_messages(world.bob)
    await play_until_void(world)
    await world.env.advance_time(playing.LULL_S)
    assert void_text() in visible_text(await playing.panel(world, world.bob))


async def record_round(folder: Path, *seals: Any) -> list[Any]:
    """Return everything, with times, that other users could notice of a round in which bob sealed these rides for red.

    Message ids are numbered in the order of their appearance.
    """
    with pytest.MonkeyPatch.context() as patch:
        draw_alike(patch)
        overheard = RequestRecorder(patch)
        async with simulated(folder) as world:
            overheard.clock = lambda: world.env.now().timestamp()
            party = await play_first_round(world)
            for move in (Ride(CAB, 14), WHITE_RIDE):
                await party.press(move)
            await world.env.advance_time(playing.LULL_S)
            await world.bob.slash(world.thread(), "table show", view="hints")
            for seal in seals:
                await world.bob.slash(world.thread(), "table seal", move=move_text(seal))
            await world.env.advance_time(playing.LULL_S)
            await party.press(BLOCKED_RIDE)
            await world.env.advance_time(playing.LULL_S)
            await party.press(OTHER_RIDE)
            await world.env.advance_time(playing.LULL_S)
            await world.cid.slash(world.thread(), "table show", view="board")
            await world.cid.slash(world.thread(), "table verify")
            names: dict[str, str] = {}
            requests = [request for request in overheard.times_not_to(world.bob) if request.path != DM_CHANNEL_PATH]
            contents = [(round(request.at, 3), _named(request.whole, names)) for request in requests]
            return [*contents, world.table().public_version]


def _named(text: str, names: dict[str, str]) -> str:
    return re.sub(r"\d{15,}", lambda match: names.setdefault(match[0], f"#{len(names)}"), text)


@pytest.mark.unmeasured
async def test_a_void_seal_changes_no_message_or_time_for_other_users(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """Edits, pings, versions and their times are the same in two worlds, one of them with a void seal."""
    without_seal, with_seal = [
        await record_round(tmp_path_factory.mktemp("hunt"), *seals) for seals in ((), (BLOCKED_RIDE,))
    ]
    assert "rides by cab" in repr(without_seal)
    assert with_seal == without_seal


@pytest.mark.unmeasured
async def test_a_series_is_made_on_its_turns_without_a_ping(world: World) -> None:
    party = await play_first_round(world)
    await seal_rides(world, WHITE_RIDE, OTHER_RIDE)
    await world.env.advance_time(playing.LULL_S)
    before = len(calls(world, world.bob))
    for move in (Ride(CAB, 14), Ride(CAB, 2)):
        await party.press(move)
        await world.env.advance_time(playing.LULL_S)
    assert [trip.pawn for trip in party.state.trips[-3:]] == [Pawn.WHITE, Pawn.YELLOW, Pawn.RED]
    assert party.acting is world.ann
    assert len(calls(world, world.bob)) <= before


@pytest.mark.unmeasured
async def test_together_a_series_of_all_pawns_is_made_at_once(world: World) -> None:
    party = await hunting.begin_quick(world, world.ann, world.bob, world.cid, riding="together")
    for move in START:
        await party.press(move)
    first = ((world.bob, Pawn.WHITE, 8), (world.cid, Pawn.YELLOW, 6), (world.bob, Pawn.RED, 4))
    for person, pawn, to in first:
        await hunting.typed(world, person, Send(pawn, CAB, to))
    await seal_rides(world, Send(Pawn.RED, CAB, 3), Send(Pawn.WHITE, CAB, 7))
    sheet = visible_text(await playing.panel(world, world.bob))
    assert sheet.index(move_text(Send(Pawn.RED, CAB, 3))) < sheet.index(move_text(Send(Pawn.WHITE, CAB, 7)))
    await party.press(Ride(CAB, 15))
    await world.env.advance_time(LETTER_DELAY_S)
    assert party.state.places == (7, 6, 3)
    assert party.acting is world.cid


async def test_each_ride_of_a_series_is_taken_back_by_pressing(world: World) -> None:
    await play_first_round(world)
    await seal_rides(world, WHITE_RIDE, OTHER_RIDE)
    sheet = await playing.panel(world, world.bob)
    second = [name for name in custom_ids(sheet) if name.startswith("unseal:")][1]
    await world.bob.click(sheet, custom_id=second)
    text = visible_text(await playing.panel(world, world.bob))
    assert (move_text(WHITE_RIDE) in text, move_text(OTHER_RIDE) in text) == (True, False)
    sheet = await playing.panel(world, world.bob)
    await world.bob.click(sheet, custom_id=verb(sheet, "unseal"))
    assert all_premoves(world.table()) == ()


async def test_a_series_is_taken_back_by_typing_a_ride_or_all(world: World) -> None:
    await play_first_round(world)
    await seal_rides(world, WHITE_RIDE, OTHER_RIDE)
    choices = await world.bob.autocomplete(world.thread(), "table seal", "withdraw", "")
    assert [choice["name"] for choice in choices] == [
        "all of them",
        f"⚪ White · {move_text(WHITE_RIDE)}",
        f"🔴 Red · {move_text(OTHER_RIDE)}",
    ]
    assert await world.cid.autocomplete(world.thread(), "table seal", "withdraw", "") == []
    reply = reply_text(await world.bob.slash(world.thread(), "table seal", withdraw=choices[2]["value"]))
    assert (move_text(WHITE_RIDE) in reply, move_text(OTHER_RIDE) in reply) == (True, False)
    reply = reply_text(await world.bob.slash(world.thread(), "table seal", move="2"))
    assert move_text(BLOCKED_RIDE) in reply
    refused = reply_text(await world.bob.slash(world.thread(), "table seal", withdraw="to the moon"))
    assert refused == Say("en")("no-such-move-ahead")
    await world.bob.slash(world.thread(), "table seal", withdraw="all of them")
    assert all_premoves(world.table()) == ()
