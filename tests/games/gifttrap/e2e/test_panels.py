"""A private panel is updated for public changes, and is not edited for private changes of other players."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest

from bot.game.contract import Seat
from bot.ui.interactions import private_panels
from bot.ui.interactions.panel_follower import REFRESH_DELAY_S
from bot.ui.messages import panels
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Give, OpenAll, Ready, TakeBack, Trap
from tests import acts
from tests.e2e import playing
from tests.e2e.reading import answer, reply_text
from tests.e2e.world import parts, visible_text
from tests.games.gifttrap.e2e import giving
from tests.wording import plain

if TYPE_CHECKING:
    from bot.ui.interactions.client import BotClient
    from tests.e2e.world import World

pytestmark = pytest.mark.unmeasured

REFRESH_WAIT_S = 2 * REFRESH_DELAY_S


def edits(world: World) -> int:
    """Return how often a private response was edited."""
    paths = [
        request for request in world.env.http_requests if request.method == "PATCH" and "/webhooks/" in request.path
    ]
    return len(paths)


def offered(message: Any) -> list[str]:
    """Return the choices in the lists of a message."""
    return [option.label for part in parts(message) if hasattr(part, "options") for option in part.options]


async def test_a_panel_counts_ready_players_like_the_board(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    panel = await playing.panel(world, world.ann)
    assert "0 of 3 are ready" in plain(visible_text(panel))
    await party.choose(1)
    await world.env.advance_time(REFRESH_WAIT_S)
    assert "1 of 3 is ready" in plain(visible_text(panel))
    await party.type(1, TakeBack())
    await world.env.advance_time(REFRESH_WAIT_S)
    assert "0 of 3 are ready" in plain(visible_text(panel))


async def test_private_changes_do_not_edit_a_panel(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    await playing.panel(world, world.ann)
    await world.env.advance_time(REFRESH_WAIT_S)
    before = edits(world)
    await party.type(1, Give(Seat(0), 1))
    await world.env.advance_time(REFRESH_WAIT_S)
    assert edits(world) == before


async def test_an_unwrapping_players_panel_shows_another_players_gifttrap(world: World) -> None:
    party = await giving.begin_quick(world, gifttrap_card="true", quick_unwrap="no")
    await party.deal(Deck.RED)
    for seat in range(3):
        await party.choose(seat, seat)
    turn = party.seat
    panel = await playing.panel(world, party.people[turn])
    name = giving.EN(f"gift-{party.state.gifts[1]}")
    assert any(plain(option) == plain(f"2. {name}") for option in offered(panel))
    await party.type((turn + 1) % 3, Trap(2))
    await world.env.advance_time(REFRESH_WAIT_S)
    assert "GiftTRAP!" in visible_text(panel)
    assert not any(plain(option) == plain(f"2. {name}") for option in offered(panel))
    assert [part.label for part in parts(panel) if getattr(part, "label", None) == "Unwrap everything"]


async def test_a_panel_keeps_its_openings_until_the_player_looks_again(world: World) -> None:
    """After the last opening, new pictures would be those of the next player."""
    party = await giving.begin_quick(world, quick_unwrap="no")
    await party.deal()
    for seat in range(3):
        await party.choose(seat, seat)
    turn = party.seat
    panel = await playing.panel(world, party.people[turn])
    await playing.press(party.people[turn], [panel], party.menu.index(OpenAll()))
    gift_names = [
        giving.EN(f"gift-{party.state.gifts[opening.gift - 1]}")
        for opening in party.board.openings
        if opening.receiver == turn
    ]
    assert len(gift_names) == 4
    assert all(plain(f": {name}. ") in plain(visible_text(panel)) for name in gift_names)
    await party.type(party.seat, party.menu[0])
    await world.env.advance_time(REFRESH_WAIT_S)
    text = plain(visible_text(panel))
    assert "has unwrapped 4 gifts" in text
    assert f"→ {party.people[party.seat].user.name}: " in text


async def test_the_hint_names_sitting_out_only_while_players_choose(world: World) -> None:
    """The hint names sitting out only while players choose; at other times it is the move of an absent player."""
    party = await giving.begin_quick(world, quick_unwrap="no")

    async def hinted() -> bool:
        return "Sit this round out" in reply_text(await party.acting.slash(world.thread(), "table show", view="hints"))

    hints = [await hinted()]
    await party.deal()
    hints.append(await hinted())
    for seat in range(3):
        await party.choose(seat, seat)
    hints.append(await hinted())
    assert hints == [False, True, False]


async def test_a_requested_board_is_not_updated(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    reply = answer(await world.ann.slash(world.thread(), "table show", view="board"))
    before = visible_text(reply)
    await party.choose(1)
    await world.env.advance_time(REFRESH_WAIT_S)
    assert visible_text(reply) == before


async def test_a_failed_panel_edit_does_not_block_other_panels(world: World) -> None:
    party = await giving.begin_quick(world)
    await party.deal()
    open_panels = [await playing.panel(world, person) for person in (world.ann, world.bob)]
    await party.type(2, *giving.sheet(party.state, 2))
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10008, times=1)
    await party.type(2, Ready())
    await world.env.advance_time(REFRESH_WAIT_S)
    assert sorted("1 of 3 is ready" in plain(visible_text(panel)) for panel in open_panels) == [False, True]


async def test_a_panel_shows_changes_made_while_it_was_drawn(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Changes between the read of the table and the response are in the panel, before it is shown."""
    party = await giving.begin_quick(world)
    await party.deal()
    await party.type(1, *giving.sheet(party.state, 1))
    draw_panel, bob = panels.panel, party.people[1].user.id

    async def slowly(app: Any, table: Any, *arguments: Any) -> Any:
        monkeypatch.setattr(panels, "panel", draw_panel)
        panel = await draw_panel(app, table, *arguments)
        await acts.play(app.tables, table.id, bob, Ready(), "meanwhile")
        clock = SimpleNamespace(monotonic=lambda: time.monotonic() + 0.1)
        monkeypatch.setattr(private_panels, "time", clock)  # otherwise the clock stands still until the panel is drawn
        return panel

    monkeypatch.setattr(panels, "panel", slowly)
    own_panel = await playing.panel(world, world.ann)
    await world.env.advance_time(REFRESH_WAIT_S)
    assert "1 of 3 is ready" in plain(visible_text(own_panel))


async def test_an_update_does_not_overwrite_a_newer_panel(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner may act on a panel while it is being updated: the result of that action stays."""
    party = await giving.begin_quick(world)
    await party.deal()
    own_panel = await playing.panel(world, world.ann)
    await party.choose(1)
    draw_panel, store = panels.panel, cast("BotClient", world.env.bot).private_panels

    async def slowly(app: Any, table: Any, *arguments: Any, **options: Any) -> Any:
        store.drop((int(world.ann.id), panels.slot(table)))
        return await draw_panel(app, table, *arguments, **options)

    monkeypatch.setattr(panels, "panel", slowly)
    await world.env.advance_time(REFRESH_WAIT_S)
    assert "0 of 3 are ready" in plain(visible_text(own_panel))
