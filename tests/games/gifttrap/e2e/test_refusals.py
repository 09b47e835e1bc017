"""Forbidden moves at a table of GiftTRAP are refused with a reason in four languages and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES, Say
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import (
    Choose,
    Deal,
    GetMore,
    Give,
    GiveMore,
    Open,
    OpenAll,
    Ready,
    Replace,
    TakeBack,
    Token,
    Trap,
    Turn,
    Wish,
)
from tests.e2e.reading import reply_text
from tests.e2e.refusing import expect_refusal
from tests.e2e.test_clicks import forge
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def refuses(party: giving.Party, seat: int, move: Any, why: str, **variables: Any) -> None:
    """Type a seat's move and check that it is refused for this reason."""
    person = party.people[seat]
    await expect_refusal(party.world, person, lambda: giving.typed(party.world, person, move), why, **variables)


async def test_moves_before_the_deal_are_refused(world: World) -> None:
    party = await giving.begin_quick(world)
    dealer, other = party.seat, (party.seat + 1) % 3
    await refuses(party, dealer, Turn(1), "refused-no-deck")
    await refuses(party, dealer, Deal(), "refused-no-deck")
    await refuses(party, dealer, Wish(Token.OK, 1), "refused-not-dealt")
    await refuses(party, other, Choose(Deck.RED), "refused-not-dealer")
    await refuses(party, other, Give(Seat(dealer), 1), "refused-not-dealer")
    await party.type(dealer, Choose(Deck.RED))
    await refuses(party, dealer, Replace(8), "refused-no-gift", most=7)
    await party.type(dealer, Turn(1), Turn(2))
    await refuses(party, dealer, Replace(3), "refused-no-changes")


async def test_illegal_choices_and_moves_of_other_phases_are_refused(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await refuses(party, 0, Give(Seat(1), 8), "refused-no-gift", most=7)
    await refuses(party, 0, Give(Seat(1), 1, 2), "refused-no-tile", most=2)
    await refuses(party, 0, Wish(Token.OK, 0), "refused-no-gift", most=7)
    await refuses(party, 0, TakeBack(), "refused-nothing-to-take-back")
    await refuses(party, 0, OpenAll(), "refused-choosing")
    await refuses(party, 0, Trap(1), "refused-no-gifttrap")
    await refuses(party, 0, GiveMore(1), "refused-not-expert")
    await refuses(party, 0, GetMore(Seat(1)), "refused-not-expert")


async def test_a_gift_chosen_twice_is_swapped_and_a_move_names_one_friend(world: World) -> None:
    """“so the same number cannot be typed for two at once” [D10]."""
    party = await giving.begin_quick(world)
    await party.deal()
    assert list(Give.__struct_fields__) == ["friend", "gift", "tile"]
    await party.type(0, Give(Seat(1), 3), Give(Seat(2), 5), Give(Seat(2), 3))
    assert party.state.friends[0].sheet.gives == ((), (5, 0), (3, 0))
    await party.type(0, Give(Seat(2), 3, 1))
    assert party.state.friends[0].sheet.gives == ((), (5, 0), (0, 3))


async def test_a_token_laid_twice_is_swapped_and_a_move_lays_one(world: World) -> None:
    """“so does a token laid where another lies” [D10]."""
    party = await giving.begin_quick(world)
    await party.deal()
    assert list(Wish.__struct_fields__) == ["token", "gift"]
    await party.type(0, Wish(Token.GREAT, 3), Wish(Token.OK, 5), Wish(Token.OK, 3))
    assert party.state.friends[0].sheet.wishes == (5, 0, 3, 0)


async def test_a_gift_to_the_givers_own_seat_is_refused(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await refuses(party, 0, Give(Seat(0), 1), "refused-to-oneself")


async def test_ready_with_a_half_filled_sheet_is_refused(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await refuses(party, 0, Ready(), "refused-incomplete", gifts=4, tokens=4)
    await party.type(0, *giving.sheet(party.state, 0)[1:-2])
    await refuses(party, 0, Ready(), "refused-incomplete", gifts=1, tokens=2)


async def test_moves_after_their_phase_are_refused(world: World) -> None:
    party = await giving.begin_quick(world, quick_unwrap="no")
    await party.deal()
    await refuses(party, party.state.dealer, Deal(), "refused-choosing")
    for seat in range(3):
        await party.choose(seat, seat)
    turn = party.seat
    for move in (Give(Seat((turn + 1) % 3), 1), Wish(Token.OK, 1), Ready()):
        await refuses(party, turn, move, "refused-unwrapping")
    await refuses(party, turn, TakeBack(), "refused-nothing-to-take-back")


async def test_an_expert_card_laid_twice_is_moved(world: World) -> None:
    party = await giving.begin_quick(world, expert="true")
    await party.deal()
    await party.type(0, *giving.sheet(party.state, 0), GiveMore(1), GiveMore(2))
    assert party.state.friends[0].sheet.give_more == 2
    await party.type(0, GetMore(Seat(1)), GetMore(Seat(2), 1))
    assert party.state.friends[0].sheet.get_more == (2, 1)


async def test_a_sheet_handed_in_cannot_be_changed(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await party.choose(0)
    await refuses(party, 0, Wish(Token.GREAT, 7), "refused-ready")
    await refuses(party, 0, Ready(), "refused-ready")


async def test_expert_cards_on_wrong_gifts_are_refused(world: World) -> None:
    party = await giving.begin_quick(world, expert="true")
    await party.deal()
    await refuses(party, 0, GiveMore(3), "refused-not-your-tile")
    await refuses(party, 0, GetMore(Seat(0)), "refused-to-oneself")


async def test_gifttrap_in_the_wrong_phase_is_refused(world: World) -> None:
    party = await giving.begin_quick(world, gifttrap_card="true", quick_unwrap="no")
    await refuses(party, 0, Trap(1), "refused-trap-later")
    await party.deal()
    await refuses(party, 0, Trap(1), "refused-trap-later")
    for seat in range(3):
        await party.choose(seat, seat)
    seat, other = party.seat, (party.seat + 1) % 3
    await refuses(party, seat, Trap(9), "refused-no-gift", most=7)
    await party.type(seat, Trap(1))
    await refuses(party, seat, Trap(2), "refused-trap-used")
    await refuses(party, other, Trap(1), "refused-trapped")
    await refuses(party, other, Open(Seat(seat)), "refused-not-unwrapping")
    await refuses(party, seat, Open(Seat(seat)), "refused-not-closed")


async def test_gifttrap_with_quick_unwrapping_does_not_begin(world: World) -> None:
    giving.show_text_only(world)
    await world.open(world.ann, game="gifttrap")
    for option, value in (("gifttrap_card", "true"), ("quick_unwrap", "yes")):
        await world.ann.slash(world.channel, "table options", option=option, value=value)
    for person in (world.bob, world.cid):
        await person.slash(world.channel, "table join")
    for language in LANGUAGES:
        await world.ann.slash(world.channel, "me language", language=language)
        refusal = reply_text(await world.ann.slash(world.channel, "table start"))
        assert refusal == plain(Say(language, "gifttrap")("refused-trap-needs-hands"))


async def test_a_button_for_a_gift_of_another_round_is_refused(world: World) -> None:
    """Gifts are named by their numbers on the table: an old button belongs to a menu that is gone."""
    party = await giving.begin_quick(world)
    await party.deal()
    n = len(party.menu_of(0)) - 1
    stamp = world.app.tables.menu(world.table(), Seat(0))[1]
    for seat in range(3):
        await party.choose(seat, seat)
    await party.deal(Deck.RED)
    before = world.table()
    assert "from an earlier turn" in await forge(world, world.ann, f"mv:1:{stamp}:{n}")
    assert world.table() == before
    await refuses(party, 0, Give(Seat(1), 9), "refused-no-gift", most=7)
