"""Drawers, selected values and out-of-turn moves on panels, in drawers and in letters."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from bot.ui.game_ui import Drawing
from tests.by_seat import by_seat
from tests.e2e.playing import LULL_S, panel
from tests.e2e.reading import answer, buttons, calls, reply_text
from tests.e2e.test_clicks import forge
from tests.e2e.world import custom_ids, dot, parts, verb, verbs_of, visible_text

if TYPE_CHECKING:
    from tests.e2e.world import World

OLDER = "-# ⬇️ This one is out of date: there’s a newer panel below."
CLOSED = "-# ✔️ Closed: there’s nothing to choose here now."


@pytest.fixture
def wishing(world: World) -> World:
    """Return a world that plays wishes, with letters that carry a picture."""
    world.game = "wishes"
    uis: dict[str, Any] = world.app.uis
    own_pictures = (Drawing(dot, lambda hand, _say: f"Wish {hand.wish}"),)
    uis["wishes"] = replace(uis["wishes"], hand_pictures=own_pictures, letter_pictures=own_pictures)
    return world


def selections(message: Any) -> dict[str, str | None]:
    """Return the selected option of each list on a message by the list's prompt."""
    lists = [part for part in parts(message) if hasattr(part, "options")]
    return {
        listing.placeholder: next((option.label for option in listing.options if option.default), None)
        for listing in lists
    }


def labels(message: Any) -> list[str]:
    """Return the labels of the buttons that make a move."""
    return [part.label for part in parts(message) if str(getattr(part, "custom_id", "")).startswith("mv:")]


async def choose(person: Any, message: Any, prompt: str, label: str) -> Any:
    """Choose an option by the list's prompt and the option's label."""
    (listed,) = (part for part in parts(message) if getattr(part, "placeholder", None) == prompt)
    (value,) = (option.value for option in listed.options if option.label == label)
    return await person.select(message, [value], custom_id=listed.custom_id)


async def press(person: Any, message: Any, label: str) -> Any:
    """Press a button by its label."""
    (custom_id,) = (part.custom_id for part in parts(message) if getattr(part, "label", None) == label)
    return await person.click(message, custom_id=custom_id)


async def open_drawer(world: World) -> tuple[Any, Any]:
    """Begin a game of three; return Ann's panel and the drawer that she opens on it."""
    await world.begin(world.ann, world.bob, world.cid)
    shown_first = await panel(world, world.ann)
    return shown_first, answer(await press(world.ann, shown_first, "The others"))


def visible_message_ids(world: World) -> list[int]:
    """Return the ids of the messages that Ann sees in the thread."""
    return [message.id for message in world.messages(world.thread(), world.ann)]


async def test_a_drawer_opens_beside_the_panel_and_is_edited_in_place(wishing: World) -> None:
    own_panel, drawer = await open_drawer(wishing)
    assert (selections(own_panel), selections(drawer)) == ({"What does bob get?": None}, {"What does cid get?": None})
    assert "🎁 The others" in visible_text(drawer)
    assert (await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")).followups == []
    assert selections(drawer) == {"What does cid get?": "cid: thing 2"}
    assert wishing.table().state.wrapped[0] == (0, 0, 2)


async def test_the_panel_keeps_working_beside_its_drawer(wishing: World) -> None:
    own_panel, drawer = await open_drawer(wishing)
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    assert (await choose(wishing.ann, own_panel, "What does bob get?", "bob: thing 1")).followups == []
    assert (selections(own_panel), labels(own_panel)) == (
        {"What does bob get?": "bob: thing 1"},
        ["Ready", "Sit this round out"],
    )
    assert own_panel.attachments
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 3")
    assert wishing.table().state.wrapped[0] == (0, 1, 3)
    await press(wishing.ann, own_panel, "Ready")
    assert wishing.table().state.ready == (True, False, False)
    assert labels(own_panel) == ["Not ready after all"]
    assert drawer.id not in visible_message_ids(wishing)


@pytest.mark.parametrize("pressed", [False, True])
async def test_an_ended_drawer_is_deleted_or_marked_as_closed(wishing: World, *, pressed: bool) -> None:
    own_panel, drawer = await open_drawer(wishing)
    await wishing.ann.slash(wishing.thread(), "wishes move", move="wrap thing 1 for bob")
    await wishing.ann.slash(wishing.thread(), "wishes move", move="wrap thing 2 for cid")
    if pressed:
        await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 3")
    own_panel = await panel(wishing, wishing.ann)
    wishing.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=1)
    await press(wishing.ann, own_panel, "Ready")
    assert (visible_text(drawer), labels(own_panel)) == (CLOSED, ["Not ready after all"])
    await press(wishing.ann, own_panel, "Not ready after all")
    reopened = answer(await press(wishing.ann, own_panel, "The others"))
    assert visible_text(drawer) == CLOSED
    await press(wishing.ann, own_panel, "Ready")
    assert reopened.id not in visible_message_ids(wishing)


async def test_choosing_the_same_value_again_is_accepted(wishing: World) -> None:
    _, drawer = await open_drawer(wishing)
    for _ in range(2):
        assert (await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")).followups == []
    assert wishing.table().state.wrapped[0] == (0, 0, 2)


async def test_a_late_press_refreshes_the_drawer(wishing: World) -> None:
    """The state changes by a command from another device, where neither panel nor drawer is open."""
    _, drawer = await open_drawer(wishing)
    wishing.lose_panels()
    await wishing.restart()
    await wishing.ann.slash(wishing.thread(), "wishes move", move="wrap thing 3 for cid")
    stale = custom_ids(drawer)
    refused = await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    assert "already" in reply_text(refused)
    assert selections(drawer) == {"What does cid get?": "cid: thing 3"}
    assert custom_ids(drawer) != stale
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    assert wishing.table().state.wrapped[0] == (0, 0, 2)


async def test_a_drawer_works_after_a_restart(wishing: World) -> None:
    own_panel, drawer = await open_drawer(wishing)
    await wishing.restart()
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 1")
    assert wishing.table().state.wrapped[0] == (0, 0, 1)
    assert selections(drawer) == {"What does cid get?": "cid: thing 1"}
    reopened = answer(await press(wishing.ann, own_panel, "The others"))
    assert selections(reopened) == {"What does cid get?": "cid: thing 1"}


async def test_a_table_has_one_open_drawer_per_player(wishing: World) -> None:
    own_panel, first = await open_drawer(wishing)
    second = answer(await press(wishing.ann, own_panel, "The others"))
    assert first.id not in visible_message_ids(wishing)
    assert selections(second) == {"What does cid get?": None}
    assert visible_text(own_panel) != OLDER
    wishing.env.inject_error("DELETE", "/webhooks/*", status=404, code=10008, times=1)
    await press(wishing.ann, own_panel, "Notebook")
    assert visible_text(second) == OLDER


async def test_a_late_press_on_an_ended_drawer_shows_the_panel(wishing: World) -> None:
    """The state changes by a command from another device, where neither panel nor drawer is open."""
    own_panel, drawer = await open_drawer(wishing)
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    await choose(wishing.ann, own_panel, "What does bob get?", "bob: thing 1")
    wishing.lose_panels()
    await wishing.restart()
    await wishing.ann.slash(wishing.thread(), "wishes move", move="ready")
    refused = await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 3")
    assert "already" in reply_text(refused) or "older" in reply_text(refused)
    assert labels(drawer) == ["Not ready after all"]
    assert wishing.table().state.wrapped[0] == (0, 1, 2)


async def test_a_drawer_button_opens_only_the_pressing_users_drawer(wishing: World) -> None:
    """A press opens the drawer of the user who pressed, also on another player's control."""
    own_panel, drawer = await open_drawer(wishing)
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    pull, inside = verb(own_panel, "drawer"), verb(drawer, "in")
    before = wishing.table()
    assert "You’re not at this table" in await forge(wishing, wishing.dora, pull)
    assert "What does" not in await forge(wishing, wishing.bob, pull)
    (bobs,) = (m for m in wishing.messages(wishing.thread(), wishing.bob) if "in" in verbs_of(m))
    assert selections(bobs) == {"What does cid get?": None}
    await forge(wishing, wishing.bob, inside, ["4"])
    assert wishing.table() == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "drawer",
        "drawer:1",
        "drawer:1:x:mv:7",
        "drawer:1:x:jot:0",
        "drawer:1:x:to9:0",
        "drawer:1:x:?:-1",
        "in:1:x:mv:0:0",
    ],
)
async def test_a_forged_drawer_is_refused(wishing: World, custom_id: str) -> None:
    await wishing.begin(wishing.ann, wishing.bob, wishing.cid)
    before = wishing.table()
    assert await forge(wishing, wishing.ann, custom_id)
    assert wishing.table() == before


async def test_drafts_change_no_public_message_or_clock(wishing: World) -> None:
    own_panel, drawer = await open_drawer(wishing)
    await wishing.env.advance_time(LULL_S)
    before, board = wishing.table(), visible_text(wishing.board())
    messages = len(wishing.messages(wishing.thread()))
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 2")
    await choose(wishing.ann, own_panel, "What does bob get?", "bob: thing 1")
    after = wishing.table()
    assert (after.public_version, by_seat(after, "due"), by_seat(after, "since")) == (
        before.public_version,
        by_seat(before, "due"),
        by_seat(before, "since"),
    )
    assert (visible_text(wishing.board()), len(wishing.messages(wishing.thread()))) == (board, messages)


async def wrap_all(world: World, person: Any, *names: str) -> Any:
    """Wrap thing 1 for these players by commands and declare ready; return the answer."""
    for name in names:
        await person.slash(world.thread(), "wishes move", move=f"wrap 1 {name}")
    return answer(await person.slash(world.thread(), "wishes move", move="ready"))


async def test_taking_ready_back_on_the_panel_is_public(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob)
    await wishing.env.advance_time(LULL_S)
    before = wishing.table()
    own_panel = await wrap_all(wishing, wishing.ann, "bob")
    await wishing.env.advance_time(LULL_S)
    counts = len(calls(wishing, wishing.ann)), len(wishing.messages(wishing.ann.user.dm_channel))
    assert (labels(own_panel), wishing.table().seats[0].clock.since) == (["Not ready after all"], None)
    await press(wishing.ann, own_panel, "Not ready after all")
    assert "ann is still thinking after all." in visible_text(own_panel)
    assert labels(own_panel) == ["Ready", "Sit this round out"]
    assert "ann is still thinking after all." in visible_text(wishing.board())
    after = wishing.table()
    assert (after.seats[0].clock.since, after.seats[0].clock.due) == (
        before.seats[0].clock.since,
        before.seats[0].clock.due,
    )
    await wishing.env.advance_time(LULL_S)
    assert (len(calls(wishing, wishing.ann)), len(wishing.messages(wishing.ann.user.dm_channel))) == counts


async def test_taking_ready_back_can_be_typed_and_stands_in_the_hint(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob)
    await wrap_all(wishing, wishing.ann, "bob")
    assert "Not ready after all" in reply_text(await wishing.ann.slash(wishing.thread(), "table show", view="hints"))
    await wishing.ann.slash(wishing.thread(), "wishes move", move="take back")
    assert wishing.table().state.ready == (False, False)


async def test_notes_have_a_drawer_of_their_own(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob)
    own_panel = await panel(wishing, wishing.ann)
    notebook = answer(await press(wishing.ann, own_panel, "Notebook"))
    await choose(wishing.ann, notebook, "What does bob wish for?", "bob wishes for 3")
    assert selections(notebook) == {"What does bob wish for?": "bob wishes for 3"}
    assert wishing.table().state.believed[0] == (0, 3)
    await choose(wishing.ann, own_panel, "What does bob get?", "bob: thing 3")
    assert selections(notebook) == {"What does bob wish for?": "bob wishes for 3"}


async def test_premoves_are_sealed_in_drawers(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob, wishing.cid)
    own_panel = await wrap_all(wishing, wishing.ann, "bob", "cid")
    drawer = answer(await press(wishing.ann, own_panel, "The others"))
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 3")
    assert "Sealed for your next turn: **cid: thing 3**" in visible_text(own_panel)
    (premove,) = wishing.table().seats[0].premoves
    assert '"thing":3' in premove.move


async def test_advice_is_given_in_drawers(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob, wishing.cid)
    own_panel = await panel(wishing, wishing.ann)
    advice = answer(await wishing.ann.click(own_panel, custom_id=f"advise:{wishing.table().id}:1"))
    drawer = answer(await press(wishing.ann, advice, "The others"))
    await choose(wishing.ann, drawer, "What does cid get?", "cid: thing 3")
    (suggestion,) = wishing.table().suggestions
    assert (suggestion.seat, suggestion.by) == (1, 0)
    assert "ann" in visible_text(wishing.board())


async def last_letter(world: World, person: Any) -> Any:
    """Return the last letter that the bot sent to the person."""
    return [message for message in world.messages(person.user.dm_channel) if message.author.bot][-1]


def marks(message: Any) -> list[str]:
    """Return the marks in the custom ids of a message."""
    return [custom_id.partition(":~")[2] for custom_id in custom_ids(message) if ":~" in custom_id]


async def test_a_round_can_be_drafted_in_a_letter(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob, wishing.cid)
    await wishing.env.advance_time(LULL_S)
    message = await last_letter(wishing, wishing.ann)
    worn, words = marks(message), visible_text(message)
    assert selections(message) == {"What does bob get?": None}
    assert len(worn) == 1
    ann = wishing.ann.user
    drawer = answer(await press(ann, message, "The others"))
    await choose(ann, drawer, "What does cid get?", "cid: thing 2")
    await choose(ann, await last_letter(wishing, wishing.ann), "What does bob get?", "bob: thing 3")
    message = await last_letter(wishing, wishing.ann)
    assert (selections(message), selections(drawer)) == (
        {"What does bob get?": "bob: thing 3"},
        {"What does cid get?": "cid: thing 2"},
    )
    assert (labels(message), marks(message), visible_text(message)) == (["Ready", "Sit this round out"], worn, words)
    assert message.attachments
    await press(ann, message, "Ready")
    assert wishing.table().state.wrapped[0] == (0, 3, 2)
    await wishing.env.advance_time(LULL_S)


async def test_ready_can_be_taken_back_in_the_letter_until_all_are_ready(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob)
    await wishing.env.advance_time(LULL_S)
    await wrap_all(wishing, wishing.ann, "bob")
    await wishing.env.advance_time(LULL_S)
    letters = len(wishing.messages(wishing.ann.user.dm_channel))
    turn_letter = await last_letter(wishing, wishing.ann)
    assert labels(turn_letter) == ["Not ready after all"]
    await press(wishing.ann.user, turn_letter, "Not ready after all")
    await wishing.env.advance_time(LULL_S)
    turn_letter = await last_letter(wishing, wishing.ann)
    assert (wishing.table().state.ready, labels(turn_letter)) == ((False, False), ["Ready", "Sit this round out"])
    await press(wishing.ann.user, turn_letter, "Ready")
    await wishing.env.advance_time(LULL_S)
    assert labels(await last_letter(wishing, wishing.ann)) == ["Not ready after all"]
    assert len(wishing.messages(wishing.ann.user.dm_channel)) == letters
    await wrap_all(wishing, wishing.bob, "ann")
    await wishing.env.advance_time(LULL_S)
    old = [message for message in wishing.messages(wishing.ann.user.dm_channel) if message.author.bot][letters - 1]
    assert labels(old) == []
    assert wishing.table().state.round == 2
    assert (custom_ids(old), old.attachments) == ([], [])
    assert "that round is over" in visible_text(old)
    assert "Round 1 is over." in visible_text(old)


async def test_minor_facts_are_in_the_history_and_the_answer_but_not_on_the_board(
    wishing: World,
) -> None:
    await wishing.begin(wishing.ann, wishing.bob)
    await wrap_all(wishing, wishing.ann, "bob")
    own_panel = await wrap_all(wishing, wishing.bob, "ann")
    assert "Round 1 is over." in visible_text(wishing.board())
    assert "gives" not in visible_text(wishing.board())
    assert "ann gives bob thing 1." in visible_text(own_panel)
    history = reply_text(await wishing.ann.slash(wishing.thread(), "table show", view="history"))
    assert "ann gives bob thing 1." in history
    assert "bob gives ann thing 1." in history


async def test_resigned_and_late_players_sit_the_round_out(wishing: World) -> None:
    await wishing.begin(wishing.ann, wishing.bob, wishing.cid)
    question = (await wishing.cid.slash(wishing.thread(), "table resign")).response
    assert "You will give nothing any more" in visible_text(question)
    await wishing.cid.click(question, custom_id=verb(question, "resign"))
    await wishing.env.advance_time(LULL_S)
    assert wishing.table().state.ready == (False, False, True)
    await wrap_all(wishing, wishing.ann, "bob", "cid")
    await wishing.env.advance_time(25 * 3600)
    assert "SatOut" in [type(fact).__name__ for fact in await wishing.facts()][-12:]
    assert "Time’s up for bob, who sits this round out." in visible_text(
        answer(await wishing.ann.slash(wishing.thread(), "table show", view="history"))
    )
    assert wishing.table().state.round == 2


async def test_a_game_knows_its_computers_and_offers_no_option_for_them(wishing: World) -> None:
    card = await wishing.open(wishing.ann, computers=1)
    options = answer(await wishing.ann.click(card, custom_id=verb(card, "options")))
    assert [option_id for option_id in custom_ids(options) if "computers" in option_id] == []
    assert verbs_of(options) == {"opt"}
    await wishing.ann.slash(wishing.channel, "table start")
    (computer,) = wishing.table().options.computers
    assert (computer.seat, computer.name, computer.strength.value) == (1, "Ada", "fair")
    assert "Computers: Ada." in visible_text(wishing.board())
    assert buttons(wishing.board())
