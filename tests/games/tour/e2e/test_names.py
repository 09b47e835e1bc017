"""Names that teams type for their riders: by the drawer's form and as a move, until the team is forgotten."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.ui.interactions import piece_naming
from bot.ui.messages.components import pressed
from cogs.tour.moves import Role
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, verb, verbs_of, visible_text
from tests.games.tour.e2e import riding
from tests.wording import plain

if TYPE_CHECKING:
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured


async def drawer_of(world: World, party: riding.Party, number: int) -> Any:
    """Open a rider's drawer from the panel of Ann, with the rows behind *More*."""
    panel = await playing.panel(world, world.ann)
    ids = [part.custom_id for part in parts(panel) if getattr(part, "label", None) == party.rider(number)]
    drawer = answer(await world.ann.click(panel, custom_id=ids[0]))
    assert "name" not in verbs_of(drawer), "few players need it"
    await world.ann.click(drawer, custom_id=verb(drawer, "drawer"))
    return drawer


async def test_a_form_in_the_drawer_names_a_rider(world: World) -> None:
    party = await riding.begin_quick(world)
    before = world.table()
    drawer = await drawer_of(world, party, 2)
    shown = await world.ann.click(drawer, custom_id=verb(drawer, "name"))
    assert "Leave out “<”" in reply_text(await world.ann.submit_modal(shown, {"line": "<@1>"}))
    assert world.table() == before
    shown = await world.ann.click(drawer, custom_id=verb(drawer, "name"))
    await world.ann.submit_modal(shown, {"line": " Velký  Šéf "})
    assert party.rider(2) == "2\u00a0Velký Šéf"
    assert "2 Velký Šéf" in plain(visible_text(drawer))
    assert "number 2 is now called Velký Šéf" in plain(visible_text(world.board()))
    after = world.table()
    assert (after.moves, after.state) == (before.moves, before.state)
    assert [state.clock for state in after.seats] == [state.clock for state in before.seats]
    panel = await playing.panel(world, world.ann)
    assert "2\u00a0Velký Šéf" in [getattr(part, "label", None) for part in parts(panel)]


async def test_the_form_shows_the_present_name_in_the_players_own_language(world: World) -> None:
    party = await riding.begin_quick(world)
    drawer = await drawer_of(world, party, 2)
    name = world.table().pieces[1]
    for language, title in (("cs", "jméno pro"), ("pl", "nazwisko dla"), ("en", "a name for")):
        await world.ann.slash(world.thread(), "me language", language=language)
        form = str((await world.ann.click(drawer, custom_id=verb(drawer, "name"))).modal)
        assert title in form.casefold(), form
        assert name in form


async def test_a_forged_button_tells_a_stranger_no_name(world: World) -> None:
    party = await riding.begin_quick(world)
    drawer = await drawer_of(world, party, 2)
    _, press = pressed(verb(drawer, "name"))
    forms = [
        piece_naming.form(cast("Any", SimpleNamespace(client=world.env.bot, user=person.user)), press, "en").to_dict()
        for person in (world.ann, world.cid)
    ]
    assert [world.table().pieces[1] in str(form) for form in forms] == [True, False]


async def test_a_name_is_typed_as_a_move_in_any_language(world: World) -> None:
    party = await riding.begin_quick(world)

    async def typed(person: Any, words: str) -> str:
        return reply_text(await person.slash(world.thread(), "tour move", move=words))

    assert "Velký Šéf" in await typed(world.ann, "jméno 1 Velký Šéf")
    assert party.rider(1) == "1\u00a0Velký Šéf"
    assert "That name belongs to number 1" in await typed(world.bob, "name 7 VELKÝ ŠÉF")
    assert "only name your own: 1, 2, 3, 4, 5, 6" in await typed(world.ann, "name 7 Slon")
    assert "only name your own: 7, 8" in await typed(world.bob, "nazwij Slon")
    assert "no name here yet" in await typed(world.ann, "name 2")
    assert "too long" in await typed(world.ann, "name 2 Abrakadabrakadabra")
    assert "Leave out “@”" in await typed(world.ann, "name 2 @everyone")
    await typed(world.ann, "1 Velký Šéf role sprinter")
    assert party.state.orders[0].role is Role.SPRINT
    assert len({*world.table().pieces}) == len(party.state.riders)


async def test_forgetting_restores_the_drawn_names(world: World) -> None:
    party = await riding.begin_quick(world)
    drawn = world.table().pieces
    await world.ann.slash(world.thread(), "tour move", move="name 1 Velký Šéf")
    await world.app.tables.forget(world.ann.id)
    assert world.table().pieces == drawn
    history = reply_text(await world.bob.slash(world.thread(), "table show", view="history"))
    assert "Šéf" not in history
    assert party.rider(1).endswith(drawn[0])


async def test_names_survive_a_restart(world: World) -> None:
    party = await riding.begin_quick(world)
    await world.ann.slash(world.thread(), "tour move", move="name 1 Velký Šéf")
    await world.restart()
    assert party.rider(1) == "1\u00a0Velký Šéf"
