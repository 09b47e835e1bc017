"""Premoves and suggestions of rides, by presses and by typing: seals that play by themselves, advice on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.interactions import confirmations
from cogs.fantom.board import Pawn
from cogs.fantom.map.transport import Transport
from cogs.fantom.moves import Hide, Place, Ride
from tests.by_seat import all_premoves
from tests.e2e import playing
from tests.e2e.overheard import RequestRecorder
from tests.e2e.reading import answer, buttons, calls, reply_text
from tests.e2e.world import parts, verb, verbs_of, visible_text
from tests.games.fantom.e2e import hunting
from tests.stand_ins import returning
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

START = (Place(7), Place(1), Place(3), Hide(20))
"""Bob has white on 7 and red on 3, cid has yellow on 1; Fantom (ann) is on 20."""
WHITE_RIDE = Ride(Transport.CAB, 12)
"""White's ride from 7, which bob can seal while Fantom flees."""


def move_text(move: Any, language: str = "en") -> str:
    """Return a move as users read it."""
    return Say(language, "fantom").move(move)


async def play_first_round(world: World) -> hunting.Party:
    """Begin a hunt and play its first round: Fantom must ride, the detectives wait."""
    party = await hunting.begin_quick(world, world.ann, world.bob, world.cid)
    for move in (*START, Ride(Transport.CAB, 8), Ride(Transport.CAB, 6), Ride(Transport.CAB, 4)):
        await party.press(move)
    for move in (Ride(Transport.CAB, 15), Ride(Transport.CAB, 7), Ride(Transport.CAB, 1), Ride(Transport.CAB, 3)):
        await party.press(move)
    await world.env.advance_time(playing.LULL_S)
    return party


async def seal_by_pressing(world: World, move: Any = WHITE_RIDE) -> Any:
    """Seal a ride on bob's panel; return the panel he gets then."""
    sheet = await playing.panel(world, world.bob)
    n = world.app.tables.premove_menu(world.table(), 1)[0].index(move)
    await playing.press(world.bob, [sheet], n, "seal", "seal")
    return await playing.panel(world, world.bob)


def last_trip(party: hunting.Party) -> tuple[Pawn, Ride]:
    """Return the last ride of a pawn."""
    trip = party.state.trips[-1]
    return trip.pawn, Ride(trip.transport, trip.to)


@pytest.mark.unmeasured
async def test_a_sealed_ride_is_made_on_its_turn_without_a_ping(world: World) -> None:
    party = await play_first_round(world)
    sheet = await seal_by_pressing(world)
    assert move_text(WHITE_RIDE) in visible_text(sheet)
    await world.env.advance_time(playing.LULL_S)
    before = len(calls(world, world.bob))
    await party.press(Ride(Transport.CAB, 14))
    await world.env.advance_time(playing.LULL_S)
    assert last_trip(party) == (Pawn.WHITE, WHITE_RIDE)
    assert party.acting is world.cid
    assert len(calls(world, world.bob)) <= before


async def open_unrefreshed_panel(world: World) -> tuple[Any, tuple[Any, ...]]:
    """Open a panel of bob's that no change refreshes; return it with the moves that it offers to seal."""
    sheet = await playing.panel(world, world.bob)
    assert "seal" in verbs_of(sheet)
    world.lose_panels()
    return sheet, world.app.tables.premove_menu(world.table(), 1)[0]


@pytest.mark.unmeasured
async def test_a_seal_chosen_when_the_turn_has_come_is_the_move(world: World) -> None:
    party = await play_first_round(world)
    sheet, offered = await open_unrefreshed_panel(world)
    await party.press(Ride(Transport.CAB, 14))
    assert party.acting is world.bob
    result = await playing.press(world.bob, [sheet], offered.index(WHITE_RIDE), "seal", "seal")
    assert last_trip(party) == (Pawn.WHITE, WHITE_RIDE)
    assert result.followups == []
    assert Say("en")("seal-prompt") in visible_text(sheet)


async def bring_reds_turn(world: World, party: hunting.Party, *, kept: bool) -> tuple[Any, tuple[Any, ...], Any]:
    """Let cid's yellow change what bob's panel offers to red; return the panel, its menu and a ride.

    The ride stays legal if `kept`, else yellow takes its station.
    """
    await party.press(Ride(Transport.CAB, 14))
    await party.press(WHITE_RIDE)
    assert party.acting is world.cid
    sheet, offered = await open_unrefreshed_panel(world)
    goals = {ride.to for ride in offered if isinstance(ride, Ride)}
    blocking = next(ride for ride in party.menu if isinstance(ride, Ride) and ride.to in goals)
    await party.press(blocking)
    assert (party.acting, world.app.tables.premove_menu(world.table(), 1)[0] == offered) == (world.bob, False)
    choice = next(ride for ride in offered if isinstance(ride, Ride) and (ride.to != blocking.to) is kept)
    return sheet, offered, choice


@pytest.mark.unmeasured
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_late_seal_is_the_move_also_if_other_choices_are_gone(world: World, *, restarted: bool) -> None:
    party = await play_first_round(world)
    sheet, offered, choice = await bring_reds_turn(world, party, kept=True)
    if restarted:
        await world.restart()
    await playing.press(world.bob, [sheet], offered.index(choice), "seal", "seal")
    assert last_trip(party) == (Pawn.RED, choice)


@pytest.mark.unmeasured
async def test_a_late_seal_that_is_no_longer_legal_is_refused(world: World) -> None:
    party = await play_first_round(world)
    sheet, offered, choice = await bring_reds_turn(world, party, kept=False)
    result = await playing.press(world.bob, [sheet], offered.index(choice), "seal", "seal")
    assert reply_text(result) == plain(Say("en")("stale-click"))
    assert last_trip(party)[0] is Pawn.YELLOW


@pytest.mark.unmeasured
async def test_a_late_seal_asks_first_if_the_move_is_grave(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await play_first_round(world)
    sheet, offered = await open_unrefreshed_panel(world)
    await party.press(Ride(Transport.CAB, 14))
    monkeypatch.setattr(confirmations, "_is_grave", returning(value=True))
    (row,) = [part for part in parts(sheet) if (getattr(part, "custom_id", None) or "").startswith("seal:")][:1]
    question = answer(await world.bob.select(sheet, [str(offered.index(WHITE_RIDE))], custom_id=row.custom_id))
    assert party.acting is world.bob
    await world.bob.click(question, custom_id=verb(question, "yes"))
    assert last_trip(party) == (Pawn.WHITE, WHITE_RIDE)


@pytest.mark.unmeasured
async def test_a_ping_after_a_sealed_ride_shows_the_moves_before_it(world: World) -> None:
    party = await play_first_round(world)
    await seal_by_pressing(world)
    for move in (Ride(Transport.CAB, 14), Ride(Transport.CAB, 2)):
        await party.press(move)
        await world.env.advance_time(playing.LULL_S)
    assert party.acting is world.bob
    text = visible_text(calls(world, world.bob)[-1])
    assert "Fantom flees" in text
    assert "12" in text


@pytest.mark.unmeasured
async def test_a_panel_with_a_seal_offers_another_seal(world: World) -> None:
    await play_first_round(world)
    say = Say("en")
    assert say("seal-prompt") in visible_text(await playing.panel(world, world.bob))
    text = visible_text(await seal_by_pressing(world))
    assert say("seal-next") in text
    assert "🔴 Red" in text
    assert say("seal-prompt") not in text
    await world.bob.slash(world.thread(), "table seal", move="8")
    text = visible_text(await playing.panel(world, world.bob))
    assert say("sealed-series") in text
    assert say("seal-another", count=2) in text


@pytest.mark.unmeasured
@pytest.mark.parametrize("words", ["🐎 by cab to 12", "🐎 by Cab TO 12", "cab to 12", "12"])
async def test_a_ride_is_sealed_by_typing(world: World, words: str) -> None:
    party = await play_first_round(world)
    reply = reply_text(await world.bob.slash(world.thread(), "table seal", move=words))
    assert move_text(WHITE_RIDE) in reply
    await party.press(Ride(Transport.CAB, 14))
    await world.env.advance_time(1)
    assert last_trip(party) == (Pawn.WHITE, WHITE_RIDE)


async def test_autocomplete_offers_rides_to_seal(world: World) -> None:
    await play_first_round(world)
    choices = await world.bob.autocomplete(world.thread(), "table seal", "move", "12")
    assert [(choice["name"], choice["value"]) for choice in choices] == [(move_text(WHITE_RIDE), move_text(WHITE_RIDE))]
    assert await world.ann.autocomplete(world.thread(), "table seal", "move", "") == []


@pytest.mark.unmeasured
async def test_a_waiting_players_hint_names_the_commands_for_seals(world: World) -> None:
    await play_first_round(world)
    before = reply_text(await world.bob.slash(world.thread(), "table show", view="hints"))
    await world.bob.slash(world.thread(), "table seal", move="12")
    after = reply_text(await world.bob.slash(world.thread(), "table show", view="hints"))
    assert all(f"/table {name}" in before for name in ("seal", "suggest"))
    assert ("/table seal" in before, "/table seal" in after) == (True, True)
    assert "seal" not in reply_text(await world.ann.slash(world.thread(), "table show", view="hints"))


@pytest.mark.unmeasured
async def test_a_typed_seal_distinguishes_cab_and_taxi_to_one_station(world: World) -> None:
    hunting.describe_in_words(world)
    party = await hunting.begin(world, world.ann, world.bob, world.cid)
    for move in (Place(50), Place(4), Place(54), Hide(20)):
        await party.press(move)
    for words in ("to 24", "24"):
        refused = reply_text(await world.cid.slash(world.thread(), "table seal", move=words))
        assert refused == Say("en")("no-such-move-ahead")
    choices = await world.cid.autocomplete(world.thread(), "table seal", "move", "to 24")
    assert [choice["value"] for choice in choices] == ["🐎 by cab to 24", "🚕 by taxi to 24"]
    await world.cid.slash(world.thread(), "table seal", move="🚕 by taxi to 24")
    await party.press(Ride(Transport.CAB, 51))
    await world.env.advance_time(1)
    assert last_trip(party) == (Pawn.YELLOW, Ride(Transport.TAXI, 24))


@pytest.mark.unmeasured
async def test_the_owner_of_an_illegal_seal_is_pinged(world: World) -> None:
    party = await play_first_round(world)
    await party.press(Ride(Transport.CAB, 14))
    await party.press(WHITE_RIDE)
    onto = Ride(Transport.CAB, 2)
    reply = reply_text(await world.bob.slash(world.thread(), "table seal", move=move_text(onto)))
    assert move_text(onto) in reply
    await world.env.advance_time(playing.LULL_S)
    await party.press(onto)
    await world.env.advance_time(playing.LULL_S)
    assert last_trip(party) == (Pawn.YELLOW, onto)
    assert party.acting is world.bob
    assert calls(world, world.bob)
    await party.press(Ride(Transport.CAB, 8))
    assert all_premoves(world.table()) == ()


@pytest.mark.unmeasured
async def test_the_panel_names_the_pawn_of_a_seal(world: World) -> None:
    party = await play_first_round(world)
    assert "⚪ White" in visible_text(await playing.panel(world, world.bob))
    for move in (Ride(Transport.CAB, 14), WHITE_RIDE):
        await party.press(move)
    assert "🔴 Red" in visible_text(await playing.panel(world, world.bob))


@pytest.mark.unmeasured
async def test_a_seal_survives_a_restart(world: World) -> None:
    party = await play_first_round(world)
    await seal_by_pressing(world)
    await world.restart()
    hunting.describe_in_words(world)
    assert move_text(WHITE_RIDE) in visible_text(await playing.panel(world, world.bob))
    await party.press(Ride(Transport.CAB, 14))
    await world.env.advance_time(1)
    assert last_trip(party) == (Pawn.WHITE, WHITE_RIDE)


@pytest.mark.unmeasured
async def test_a_seal_is_broken_by_pressing(world: World) -> None:
    party = await play_first_round(world)
    sheet = await seal_by_pressing(world)
    await world.bob.click(sheet, custom_id=verb(sheet, "unseal"))
    assert move_text(WHITE_RIDE) not in visible_text(await playing.panel(world, world.bob))
    await party.press(Ride(Transport.CAB, 14))
    await world.env.advance_time(playing.LULL_S)
    assert party.acting is world.bob


async def test_a_seal_is_broken_by_typing(world: World) -> None:
    await play_first_round(world)
    await seal_by_pressing(world)
    assert move_text(WHITE_RIDE) not in reply_text(
        await world.bob.slash(world.thread(), "table seal", withdraw="all of them")
    )
    assert all_premoves(world.table()) == ()


@pytest.mark.unmeasured
async def test_a_seal_is_visible_to_its_owner_only(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_first_round(world)
    await world.env.advance_time(2 * 3600)
    before = [visible_text(message) for message in world.messages(world.thread())]
    overheard = RequestRecorder(monkeypatch)
    sheet = await seal_by_pressing(world)
    await world.bob.click(sheet, custom_id=verb(sheet, "unseal"))
    await seal_by_pressing(world)
    await world.env.advance_time(playing.LULL_S)
    assert overheard.not_to(world.bob) == []
    for person in (world.ann, world.cid):
        assert move_text(WHITE_RIDE) not in visible_text(await playing.panel(world, person))
        assert move_text(WHITE_RIDE) not in reply_text(await person.slash(world.thread(), "table show", view="history"))
    await world.env.advance_time(playing.LULL_S)
    assert [visible_text(message) for message in world.messages(world.thread())] == before
    assert "🔏 Sealed" not in "".join(overheard.not_to(world.bob))


async def test_a_suggestion_shows_on_the_board_and_the_recipients_panel_until_the_ride(world: World) -> None:
    party = await play_first_round(world)
    sheet = await playing.panel(world, world.cid)
    assert buttons(sheet)["advise"].label == "Suggest to bob"
    question = answer(await world.cid.click(sheet, custom_id=verb(sheet, "advise")))
    n = world.app.tables.premove_menu(world.table(), 1)[0].index(WHITE_RIDE)
    await playing.press(world.cid, [question], n, "suggest", "suggest")
    line = f"**cid** suggests to **bob**: {move_text(WHITE_RIDE)}"
    for _ in range(2):
        assert line in visible_text(playing.newest_with(world.messages(world.thread(), world.dora), "secrets"))
        assert line in visible_text(await playing.panel(world, world.bob))
        await party.press(Ride(Transport.CAB, 14) if party.acting is world.ann else WHITE_RIDE)
    assert line not in visible_text(playing.newest_with(world.messages(world.thread()), "secrets"))
    assert all_premoves(world.table()) == ()


async def test_a_suggestion_is_typed(world: World) -> None:
    await play_first_round(world)
    players = await world.cid.autocomplete(world.thread(), "table suggest", "player", "")
    assert [(choice["name"], choice["value"]) for choice in players] == [("bob", 1)]
    choices = await world.cid.autocomplete(world.thread(), "table suggest", "move", "12", player=1)
    assert [choice["value"] for choice in choices] == [move_text(WHITE_RIDE)]
    reply = reply_text(await world.cid.slash(world.thread(), "table suggest", player=1, move=move_text(WHITE_RIDE)))
    assert reply == "Your suggestion for **bob** is on the board."
    assert f"**cid** suggests to **bob**: {move_text(WHITE_RIDE)}" in visible_text(
        playing.newest_with(world.messages(world.thread()), "secrets")
    )


@pytest.mark.unmeasured
async def test_a_suggestion_makes_no_move(world: World) -> None:
    party = await play_first_round(world)
    await world.cid.slash(world.thread(), "table suggest", player=1, move=move_text(WHITE_RIDE))
    await party.press(Ride(Transport.CAB, 14))
    await world.env.advance_time(playing.LULL_S)
    assert party.acting is world.bob
    assert calls(world, world.bob)


REFUSALS: list[tuple[str, str, dict[str, Any], str]] = [
    ("bob", "table seal", {"withdraw": "?"}, "nothing-sealed"),
    ("bob", "table seal", {}, "seal-or-withdraw"),
    ("bob", "table seal", {"move": "8", "withdraw": "8"}, "seal-or-withdraw"),
    ("bob", "table seal", {"move": "to the moon"}, "no-such-move-ahead"),
    ("bob", "table seal", {"move": "3"}, "no-such-move-ahead"),
    ("bob", "table seal", {"move": "to"}, "no-such-move-ahead"),
    ("ann", "table seal", {"move": "8"}, "seal-your-turn"),
    ("dora", "table seal", {"move": "8"}, "not-at-this-table"),
    ("bob", "table suggest", {"player": 1, "move": "8"}, "suggest-to-others"),
    ("bob", "table suggest", {"player": 0, "move": "8"}, "suggest-to-others"),
    ("bob", "table suggest", {"player": 9, "move": "8"}, "no-such-seat"),
    ("ann", "table suggest", {"player": 1, "move": "8"}, "suggest-to-others"),
    ("dora", "table suggest", {"player": 1, "move": "8"}, "not-at-this-table"),
]


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_pointless_seal_or_suggestion_is_refused_with_its_reason(world: World, language: str) -> None:
    await play_first_round(world)
    before = world.table()
    for name, command, options, reason in REFUSALS:
        person = getattr(world, name)
        await person.user.slash("me language", language=language)
        assert reply_text(await person.slash(world.thread(), command, **options)) == plain(Say(language)(reason))
    assert world.table() == before


@pytest.mark.unmeasured
async def test_a_seal_of_the_active_player_is_refused(world: World) -> None:
    party = await play_first_round(world)
    await party.press(Ride(Transport.CAB, 14))
    assert reply_text(await world.bob.slash(world.thread(), "table seal", move="8")) == Say("en")("seal-your-turn")
    assert all_premoves(world.table()) == ()


@pytest.mark.unmeasured
async def test_no_seal_is_possible_while_pawns_are_placed(world: World) -> None:
    await hunting.begin_quick(world, world.ann, world.bob, world.cid)
    reply = reply_text(await world.cid.slash(world.thread(), "table seal", move="8"))
    assert reply == Say("en")("nothing-to-seal")


@pytest.mark.unmeasured
async def test_a_press_on_an_outdated_menu_of_seals_is_refused(world: World) -> None:
    party = await play_first_round(world)
    sheet, _ = await open_unrefreshed_panel(world)
    for move in (Ride(Transport.CAB, 14), WHITE_RIDE):
        await party.press(move)
    result = await playing.press(world.bob, [sheet], 0, "seal", "seal")
    assert reply_text(result) == plain(Say("en")("stale-click"))
    assert all_premoves(world.table()) == ()
