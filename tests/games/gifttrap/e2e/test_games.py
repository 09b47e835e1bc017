"""Whole games of GiftTRAP, from `/play` to the farewell: by clicks, typed, at once, by hand, with computers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.i18n.translation import Say
from bot.table.model import Status
from bot.ui.messages import information
from cogs.gifttrap.board import Phase
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Choose, Deal, Open, OpenAll, Ready, Replace, Trap, Turn
from tests.e2e import playing
from tests.e2e.reading import answer, letters, reply_text
from tests.e2e.world import parts, verb, verbs_of, visible_text
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


def chapters(world: World) -> list[Any]:
    """Return the table's messages about finished rounds."""
    return [message for message in world.messages(world.thread()) if "## 🎁 Round " in visible_text(message)]


async def test_three_players_click_through_a_round(world: World) -> None:
    await world.open(world.ann, game="gifttrap")
    for person, control in ((world.bob, "join"), (world.cid, "join"), (world.ann, "start")):
        card = world.messages(world.channel)[-1]
        await person.click(card, custom_id=verb(card, control))
    giving.show_text_only(world)
    party = giving.Party(world, (world.ann, world.bob, world.cid))
    await giving.fill(party, (Choose(Deck.RED), Turn(2), Replace(3), Deal()), party.seat)
    assert len(party.state.gifts) == 7
    for seat in range(3):
        await giving.fill(party, (*giving.sheet(party.state, seat, seat), Ready()), seat)
    assert (party.state.round, party.state.phase) == (2, Phase.DEAL)
    assert len(party.state.past[0].openings) == 12


async def test_three_players_finish_a_game_with_a_chapter_for_each_round(world: World) -> None:
    party = await giving.begin_quick(world, track="short", rounds="4")
    while party.on:
        await party.play_round(shift=party.state.round)
    assert world.table().status is Status.ENDED
    assert len(chapters(world)) == len(party.state.past)  # the last round is part of the result
    farewell = visible_text(world.farewell())
    assert "Best giver:" in farewell
    assert "• **" not in farewell  # the film and the result show the markers
    assert "was fair" in reply_text(await world.dora.slash(world.thread(), "table verify"))


async def test_the_end_of_a_round_shows_all_unwrappings_from_the_dealer_on(world: World) -> None:
    party = await giving.begin(world, world.ann, world.bob, world.cid)
    dealer = party.seat
    await party.play_round()
    (chapter,) = chapters(world)
    descriptions = [file.description for file in chapter.attachments]
    order = [("ann", "bob", "cid")[(dealer + step) % 3] for step in range(3)]
    assert [alt.partition(",")[0] for alt in descriptions] == [f"{name}’s gifts" for name in order]
    assert all(file.filename.startswith("SPOILER_") for file in chapter.attachments)
    (gallery,) = (part for part in parts(chapter) if hasattr(part, "items"))
    assert [item.spoiler for item in gallery.items] == [True] * 3
    words = plain(visible_text(chapter))
    assert f"Unwrap with a tap: {', '.join(order)}" in words
    assert words.index("GREAT! (+3 / +3)") < words.index("Unwrap with a tap") < words.index("Next dealer: ")
    assert world.board().id > chapter.id


async def test_every_player_reads_of_their_own_gifts_in_their_language(world: World) -> None:
    party = await giving.begin_quick(world, quick_unwrap="yes", expert="true")
    for person in (world.ann, world.bob):
        await person.user.slash("me language", language="cs")
    await party.play_round()
    seat = next(seat for seat in (0, 1) if seat != party.state.dealer)
    reader = party.people[seat]
    missed = reply_text(await reader.slash(world.thread(), "table show", view="missed"))
    await party.deal()
    await world.env.advance_time(playing.LULL_S)
    opened = [fact for fact in await giving.facts_of_kinds(world, "GiftOpened", "GiftDoubled") if fact.receiver == seat]
    say = Say("cs", "gifttrap", ("ann", "bob", "cid"))
    letter = letters(world, reader)[-1]
    assert len(opened) == 4
    for fact in opened:
        assert plain(say.fact(fact)) in plain(letter)
        assert plain(say.fact(fact)) in plain(missed)


async def test_the_board_of_a_round_is_below_the_last_chapter(world: World) -> None:
    party = await giving.begin_quick(world, quick_unwrap="no", track="short", rounds="4")
    for _ in range(2):
        await party.play_round()
    boards = [message for message in world.messages(world.thread()) if "hint" in verbs_of(message)]
    board_id = boards[-1].id
    assert len(boards) == 1
    assert board_id > chapters(world)[-1].id
    await party.deal()
    assert world.board().id == board_id  # the board is edited, and posted anew only after the next end of a round


async def test_five_players_unwrap_a_whole_game_by_hand(world: World) -> None:
    party = await giving.begin_quick(world, *giving.five(world), quick_unwrap="no", track="short", rounds="4")
    await party.deal(Deck.BLACK)
    assert len(party.state.gifts) == 6
    for seat in range(5):
        await party.choose(seat, seat)
    first = party.seat
    assert first == party.state.dealer
    assert "unwraps · 4 gifts left" in visible_text(world.board())
    await party.on_board(next(move for move in party.menu if isinstance(move, Open)))
    assert "unwraps · 3 gifts left" in visible_text(world.board())
    await party.on_board(OpenAll())
    assert party.seat == (first + 1) % 5
    while party.on:
        await party.play_round(shift=party.state.round)
    assert len(party.state.past) <= 4
    assert all(len(past_round.openings) == 20 for past_round in party.state.past)


async def test_expert_cards_double_their_gifts(world: World) -> None:
    party = await giving.begin_quick(world, expert="true")
    await party.deal()
    labels = [part.label for part in parts(await playing.panel(world, world.ann)) if getattr(part, "label", None)]
    assert [label for label in labels if not label[0].isdigit()][:4] == ["Give", "Wish", "Expert cards", "Sit out…"]
    for seat in range(3):
        await party.type(seat, *giving.sheet(party.state, seat))
        cards = [move for move in party.menu_of(seat) if type(move).__name__ in {"GiveMore", "GetMore"}]
        await party.press(seat, next(card_move for card_move in cards if getattr(card_move, "gift", 0)))
        await party.press(seat, next(card_move for card_move in cards if getattr(card_move, "giver", None) is not None))
        await party.type(seat, Ready())
    openings = party.state.past[0].openings
    assert sum(opening.give_more for opening in openings) == sum(opening.get_more for opening in openings) == 3
    doubled = next(opening for opening in openings if opening.give_more and not opening.get_more)
    assert doubled.given == 2 * doubled.got


async def test_every_page_of_the_history_names_the_wishes_of_its_rounds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(information, "PAGE_SIZE", 24)
    party = await giving.begin_quick(world)
    for number in range(2):
        await party.play_round(shift=number)
    newest = answer(await world.ann.slash(world.thread(), "table show", view="history"))
    lines = [line for line in plain(visible_text(newest)).split("\n") if "wished for" in line]
    await world.ann.click(newest, custom_id=verb(newest, "history"))
    lines = [line for line in plain(visible_text(newest)).split("\n") if "wished for" in line] + lines
    wished = [
        [giving.EN(f"gift-{past.gifts[number - 1]}") for number in past.tokens[(past.dealer + step) % 3] or ()]
        for past in party.state.past
        for step in range(3)
    ]
    assert len(lines) == len(wished) == 6
    for line, (great, good, okay, no_way) in zip(lines, wished, strict=True):
        assert plain(f"GREAT {great} · GOOD {good} · OK {okay} · NO WAY {no_way}") in line


async def test_gifttrap_needs_a_confirmation_and_makes_a_gift_worthless(world: World) -> None:
    party = await giving.begin_quick(world, gifttrap_card="true", quick_unwrap="no")
    await party.deal()
    for seat in range(3):
        await party.choose(seat, seat)
    caller = (party.seat + 1) % 3
    await party.on_board(party.menu[0])
    gift = party.state.openings[0].gift
    await party.press(caller, Trap(gift))
    assert party.state.trapped == (gift,)
    assert "GiftTRAP!" in visible_text(world.board())
    assert not any(isinstance(move, Trap) for move in party.menu_of(caller))
    number = party.state.round
    while party.state.round == number:
        await party.type(party.seat, OpenAll())
    assert "GiftTRAP!" not in visible_text(world.board())  # the call belongs to its round
    assert "GiftTRAP!" in reply_text(await world.ann.slash(world.thread(), "table show", view="history"))
    later_openings = [opening for opening in party.state.past[0].openings[1:] if opening.gift == gift]
    assert all((opening.trapped, opening.given, opening.got) == (True, 0, 0) for opening in later_openings)


async def test_one_user_plays_three_computers_with_public_tastes(world: World) -> None:
    giving.show_text_only(world)
    await world.open(world.ann, game="gifttrap", computers=3, strength="easy")
    await world.ann.slash(world.channel, "table options", option="track", value="short")
    await world.ann.slash(world.channel, "table options", option="rounds", value="4")
    await world.ann.slash(world.channel, "table start")
    party = giving.Party(world, (world.ann, None, None, None))
    assert [player.persona is None for player in party.board.players] == [True, False, False, False]
    assert visible_text(world.board()).count("👎") >= 3
    while party.on:
        if 0 in party.choosing and party.state.phase is Phase.CHOOSE:
            await party.choose(0, party.state.round)
        elif 0 in party.choosing:
            await party.deal()
        await world.env.advance_time(1)
    assert world.table().status is Status.ENDED
    assert all(past_round.openings for past_round in party.state.past)
