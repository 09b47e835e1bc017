"""The sheet: filled by all at once in secret, swapped instead of refused, handed in, taken back, stored."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Refused, Seat
from cogs.gifttrap.board import Phase
from cogs.gifttrap.moves import Give, Ready, TakeBack, Token, Wish
from tests import acts
from tests.e2e import playing
from tests.e2e.reading import calls, letters, reply_text
from tests.e2e.world import parts, verbs_of, visible_text
from tests.games.gifttrap.e2e import giving

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

DAY = 86400.0


def chosen(message: Any) -> list[str]:
    """Return the chosen values in the lists of a message."""
    lists = [part for part in parts(message) if hasattr(part, "options")]
    return [option.label for menu_list in lists for option in menu_list.options if option.default]


async def opened(party: giving.Party, seat: int, label: str) -> Any:
    """Open a drawer of a seat's panel."""
    person = party.people[seat]
    panel = await playing.panel(party.world, person)
    (custom_id,) = (part.custom_id for part in parts(panel) if getattr(part, "label", None) == label)
    result = await person.click(panel, custom_id=custom_id)
    return result.followups[-1] if result.followups else result.response


async def test_a_gift_chosen_for_a_second_friend_is_swapped(world: World) -> None:
    """“changes places with what that one had” [D10], gifts and tokens; the lists show what stands then."""
    party = await giving.begin_quick(world, *giving.five(world))
    await party.deal()
    await giving.fill(party, (Give(Seat(1), 3), Give(Seat(2), 4), Give(Seat(2), 3)), 0)
    assert party.state.friends[0].sheet.gives[1:3] == ((4,), (3,))
    await giving.fill(party, (Wish(Token.GREAT, 1), Wish(Token.NO_WAY, 2), Wish(Token.NO_WAY, 1)), 0)
    assert party.state.friends[0].sheet.wishes == (2, 0, 0, 1)
    options = chosen(await opened(party, 0, "Give"))
    assert [option.partition(".")[0] for option in options] == ["bob: 4", "cid: 3"]
    assert [option.partition(".")[0] for option in chosen(await opened(party, 0, "Wish"))] == ["GREAT: 2", "NO WAY: 1"]


async def test_ready_is_offered_when_the_sheet_is_full(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    *moves, last = giving.sheet(party.state, 0)
    await party.type(0, *moves)
    assert Ready() not in party.menu_of(0)
    await party.press(0, last)
    await party.press(0, Ready())
    assert party.state.friends[0].ready
    assert 0 not in party.choosing


async def test_a_draft_causes_no_edit_ping_or_count(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await world.env.advance_time(playing.LULL_S)
    version, before = world.table().public_version, visible_text(world.board())
    posted = len(world.messages(world.thread()))
    await giving.fill(party, giving.sheet(party.state, 1), 1)
    await world.env.advance_time(playing.LULL_S)
    assert (world.table().public_version, visible_text(world.board())) == (version, before)
    assert len(world.messages(world.thread())) == posted
    assert "0 of 3 are ready" in before


async def test_the_board_counts_ready_players_without_their_choices(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await party.choose(1)
    await world.env.advance_time(playing.LULL_S)
    board = visible_text(world.board())
    assert "1 of 3 is ready" in board
    assert not {"TokensShown", "GiftOpened"} & {type(fact).__name__ for fact in await world.facts()}


async def test_a_sheet_can_be_taken_back_until_all_are_ready(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await party.choose(0)
    await party.press(0, TakeBack())
    assert "0 of 3 are ready" in visible_text(world.board())
    await party.press(0, Wish(Token.GREAT, 7))
    await party.press(0, Ready())
    assert party.state.friends[0].sheet.wishes[0] == 7
    for seat in (1, 2):
        await party.choose(seat)
    refused = reply_text(await party.type(0, TakeBack()))
    assert "There’s nothing to take back" in refused


async def test_an_older_button_does_nothing_after_all_are_ready(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await party.choose(0)
    old = await playing.panel(world, world.ann)
    for seat in (1, 2):
        await party.choose(seat)
    assert party.state.round == 2
    before = world.table()
    (custom_id,) = (part.custom_id for part in parts(old) if getattr(part, "label", None) == "Not ready after all")
    await world.ann.click(old, custom_id=custom_id)
    assert world.table() == before


async def test_a_restart_keeps_sheets_handed_in_and_the_gifts(world: World) -> None:
    party = await giving.begin_quick(world, *giving.five(world))
    await party.deal()
    for seat in (0, 2, 3):
        await party.choose(seat, seat)
    await party.type(1, Give(Seat(0), 5), Wish(Token.OK, 2))
    gifts = party.board.gifts
    sheets = [friend.sheet for friend in party.state.friends]
    words = await described(world, party.people[4])
    await world.restart(after=60)
    giving.show_text_only(world)
    assert [friend.ready for friend in party.state.friends] == [True, False, True, True, False]
    assert [friend.sheet for friend in party.state.friends] == sheets
    assert party.board.gifts == gifts
    assert await described(world, party.people[4]) == words
    assert "3 of 5 are ready" in visible_text(world.board())
    await party.choose(1, 1)
    await party.choose(4, 4)
    assert party.state.round == 2
    assert [tokens[0] for tokens in party.state.past[0].tokens] == [1, 2, 3, 4, 5]


async def described(world: World, person: Any) -> str:
    """Return the board's description without the time left, because a restart extends it."""
    return re.sub(r"<t:\d+:f>", "", reply_text(await person.slash(world.thread(), "table show", view="words")))


async def at_once(party: giving.Party, *moves: tuple[int, Any]) -> list[str | None]:
    """Send moves of several seats at the same moment; return each one's refusal, or None if it was made."""
    tables = party.world.app.tables
    plays = [acts.play(tables, 1, party.people[seat].id, move, f"race {seat}") for seat, move in moves]
    results = await asyncio.gather(*plays, return_exceptions=True)
    await party.world.env.settle()
    return [result.text if isinstance(result, Refused) else None for result in results]


async def test_the_last_two_become_ready_at_the_same_moment(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await party.choose(0)
    for seat in (1, 2):
        await party.type(seat, *giving.sheet(party.state, seat, seat))
    assert await at_once(party, (1, Ready()), (2, Ready())) == [None, None]
    assert (party.state.round, party.state.phase) == (2, Phase.DEAL)
    assert len(party.state.past[0].openings) == 12


@pytest.mark.parametrize("first", [True, False])
async def test_a_take_back_while_the_last_player_becomes_ready(world: World, first: bool) -> None:  # noqa: FBT001
    """Either order is right, and nothing is done by halves."""
    party = await giving.begin_quick(world)
    await party.deal()
    for seat in (0, 1):
        await party.choose(seat)
    await party.type(2, *giving.sheet(party.state, 2))
    actions = [(0, TakeBack()), (2, Ready())]
    refused = await at_once(party, *(actions if first else reversed(actions)))
    if first:
        assert refused == [None, None]
        assert [friend.ready for friend in party.state.friends] == [False, True, True]
        await party.type(0, Ready())
    else:
        assert refused == [None, "refused-nothing-to-take-back"]
    assert party.state.round == 2
    assert len(party.state.past[0].openings) == 12


async def test_every_choosing_player_has_a_letter_with_gifts_and_drawers(world: World) -> None:
    party = await giving.begin(world, world.ann, world.bob, world.cid)
    await party.deal()
    await world.env.advance_time(playing.LULL_S)
    for person in party.people:
        letter = [message for message in world.messages(person.user.dm_channel) if message.author.bot][-1]
        assert "your turn" in visible_text(letter)
        descriptions = [file.description for file in letter.attachments]
        assert "On the table, from the" in descriptions[0]
        assert "You give:" in descriptions[1]
        assert "Choose 4 gifts and four wishes, then press Ready." in visible_text(letter)
        assert "drawer" in verbs_of(letter)
    assert not any(calls(world, person) for person in party.people)


async def test_a_late_player_sits_the_round_out_without_invented_gifts(world: World) -> None:
    """G10: the gifts between the others count; all gifts from and to the late player stay closed."""
    party = await giving.begin_quick(world)
    await party.deal()
    for seat in (0, 1):
        await party.choose(seat)
    await world.env.advance_time(DAY + 60)
    past = party.state.past[0]
    assert past.tokens[2] is None
    assert {(opening.giver, opening.receiver) for opening in past.openings} == {(0, 1), (1, 0)}
    assert [fact.seat for fact in await giving.facts_of_kinds(world, "SatOut")] == [2]
    assert "DeadlineMissed" in [type(fact).__name__ for fact in await world.facts()]


async def test_a_late_dealer_deals_a_random_deck(world: World) -> None:
    party = await giving.begin_quick(world)
    await world.env.advance_time(DAY + 60)
    assert party.state.phase is Phase.CHOOSE
    assert len(await giving.facts_of_kinds(world, "GiftsDrawn")) == 1


async def test_a_resigned_player_sits_out_for_good_and_play_continues(world: World) -> None:
    party = await giving.begin_quick(world, world.ann, world.bob, world.cid, world.dora)
    await party.deal()
    await playing.confirm_if_asked(world.dora, await world.dora.slash(world.thread(), "table resign"))
    await world.env.advance_time(30)
    assert [fact.seat for fact in await giving.facts_of_kinds(world, "GoneForGood")] == [3]
    for seat in range(3):
        await party.choose(seat)
    assert party.state.round == 2
    await party.play_round()
    assert party.state.round == 3
    assert all({opening.giver, opening.receiver} <= {0, 1, 2} for past in party.state.past for opening in past.openings)


async def test_sitting_out_needs_a_confirmation_and_can_be_taken_back(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    (sit_out,) = (move for move in party.menu_of(1) if type(move).__name__ == "Absent" and not move.for_good)
    await party.press(1, sit_out)
    assert party.state.friends[1].sitting_out
    await party.press(1, TakeBack())
    assert not party.state.friends[1].sitting_out
    assert 1 in party.choosing


async def test_each_player_gets_one_letter_per_round(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await world.env.advance_time(playing.LULL_S)
    before = len(letters(world, world.ann))
    await world.restart()
    giving.show_text_only(world)
    await world.env.advance_time(playing.LULL_S)
    assert len(letters(world, world.ann)) == before
