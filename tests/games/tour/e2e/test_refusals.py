"""Forbidden moves at a table of the Tour are refused with a reason in four languages and change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.game.contract import Seat
from bot.i18n.translation import Say
from cogs.tour.board import Phase
from cogs.tour.moves import (
    Answer,
    Card,
    Ready,
    Role,
    SetCard,
    SetHelp,
    SetMost,
    SetRole,
    SetSpeed,
    SetWhere,
    Speed,
    Swap,
    TakeBack,
    Until,
    Where,
)
from tests.e2e.reading import reply_text
from tests.e2e.refusing import expect_refusal
from tests.e2e.test_clicks import forge
from tests.games.tour.e2e import riding
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def refuses(party: riding.Party, seat: int, move: Any, why: str, **variables: Any) -> None:
    """Type a seat's move and check that it is refused for this reason."""
    person = party.people[seat]
    await expect_refusal(party.world, person, lambda: riding.typed(party.world, person, move), why, **variables)


async def test_impossible_orders_are_refused(world: World) -> None:
    party = await riding.begin_quick(world)
    await refuses(party, 0, SetRole(7, Role.WORK), "refused-not-yours", rider=7)
    await refuses(party, 0, SetRole(13, Role.WORK), "refused-no-rider", most=12)
    await refuses(party, 0, SetHelp(1, 7), "refused-no-mate", rider=1)
    await refuses(party, 0, SetMost(1, 0), "refused-most", least=1, most=5)
    await refuses(party, 0, SetMost(1, 6), "refused-most", least=1, most=5)
    await refuses(party, 0, SetWhere(1, Where.BESIDE), "refused-whom")
    await refuses(party, 0, SetCard(1, Card.NOW), "refused-no-card", rider=1)
    await refuses(party, 0, SetRole(1, Role.SHELTER), "refused-same", rider=1)
    await refuses(party, 0, Swap(1, 7), "refused-not-yours", rider=7)
    await refuses(party, 0, Answer(0), "refused-not-asked")
    await refuses(party, 0, TakeBack(), "refused-not-ready")


async def test_orders_of_a_ready_team_are_refused(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.type(0, Ready())
    await refuses(party, 0, SetRole(1, Role.WORK), "refused-ready")
    await refuses(party, 0, Ready(), "refused-ready")
    for person, word, language in (
        (world.ann, "ready", "en"),
        (world.ann, "hotovo", "cs"),
        (world.ann, "gotowe", "pl"),
    ):
        await person.slash(world.channel, "me language", language=language)
        await says(world, person, word, "refused-ready", language)
    assert party.state.teams[0].ready is not None


async def test_words_of_players_get_the_exact_reason(world: World) -> None:
    party = await riding.begin_quick(world)
    for typed, why, variables in (
        ("rider 8 brakes", "refused-not-yours", {"rider": 8}),
        ("1 plays its jersey's card", "refused-no-card", {"rider": 1}),
        ("1 shields 9", "refused-no-mate", {"rider": 1}),
        ("not ready", "refused-not-ready", {}),
    ):
        await says(world, world.ann, typed, why, "en", **variables)
    await world.ann.slash(world.channel, "me language", language="sk")
    await world.ann.slash(world.thread(), "tour move", move="nie som pripravený", table=1)
    assert party.state.teams[0].ready is None


async def test_a_team_without_changes_left_is_told_so(world: World) -> None:
    party = await riding.begin_quick(world)
    for n in range(party.state.teams[0].spare):
        await party.type(0, SetRole(1, (Role.WORK, Role.HUNT)[n % 2]))
    await refuses(party, 0, SetRole(2, Role.WORK), "refused-too-many-changes")


async def says(world: World, person: Any, typed: str, why: str, language: str, **variables: Any) -> None:
    """Type words and check that they are refused for this reason and change nothing."""
    before = world.table()
    reply = reply_text(await person.slash(world.thread(), "tour move", move=typed, table=1))
    assert plain(Say(language, "tour")(why, **variables)) in reply
    assert world.table() == before


async def test_swaps_after_the_first_round_are_refused(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.all_ready()
    await refuses(party, 0, Swap(1, 2), "refused-swap-late")


async def test_orders_during_a_question_are_refused(world: World) -> None:
    """T24: orders stay frozen, including a card after the roll; the answers of the question are the only moves."""
    party = await riding.begin_quick(world)
    await party.type(0, *(SetSpeed(number, Speed.ASK) for number in range(1, 7)))
    await party.all_ready()
    assert party.state.phase is Phase.ASK
    for move in (SetRole(7, Role.WORK), Ready(), TakeBack(), Answer(0)):
        await refuses(party, 1, move, "refused-frozen")
    await refuses(party, 0, SetSpeed(1, Speed.RED), "refused-frozen")
    answers = len(party.menu_of(0)) - 2
    await refuses(party, 0, Answer(9), "refused-no-answer", most=answers)


async def test_orders_that_name_an_arrived_rider_are_refused(world: World) -> None:
    party = await riding.begin_quick(world)
    while party.on and not any(rider.field is None for rider in party.state.riders):
        await party.all_ready()
    home = next(rider for rider in party.state.riders if rider.field is None)
    mates = [rider.number for rider in party.state.riders if rider.team == home.team and rider.field is not None]
    await refuses(party, home.team, SetRole(home.number, Role.WORK), "refused-rider-in", rider=home.number)
    if mates:
        await refuses(party, home.team, SetHelp(mates[0], home.number), "refused-rider-in", rider=home.number)


async def test_a_button_of_an_earlier_round_does_nothing(world: World) -> None:
    party = await riding.begin_quick(world)
    n = party.menu_of(0).index(SetRole(1, Role.WORK))
    stamp = world.app.tables.menu(world.table(), Seat(0))[1]
    await party.all_ready()
    before = world.table()
    assert "already made this move" in await forge(world, world.ann, f"mv:1:{stamp}:{n}")
    assert world.table() == before


async def test_orders_after_the_race_are_refused(world: World) -> None:
    party = await riding.begin_quick(world)
    await party.all_ready(Until.END)
    assert not party.on
    person = world.ann
    await expect_refusal(
        world, person, lambda: person.slash(world.thread(), "tour move", move="ready", table=1), "game-over"
    )
