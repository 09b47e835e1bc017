"""Menus and offers for typed moves: every move once, in its expected place, within Discord's limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import MAX_BUTTONS_PER_ROW, MAX_LIST_OPTIONS, Buttons, Drawer, Picker, rows_without_drawers
from bot.ui.messages.layout import MAX_MENU_ROWS
from cogs.fantom import GAME
from cogs.fantom.board import Phase
from cogs.fantom.cog import UI, public_menu, value_label
from cogs.fantom.cog.layout import menu
from cogs.fantom.cog.scarce import DEAD_END
from cogs.fantom.knowledge.rides import next_rides
from cogs.fantom.labels import area, label, name
from cogs.fantom.map.network import network
from cogs.fantom.moves import Double, Hide, Place, PlaceThem, Ride, Surface
from cogs.fantom.views import board, hand
from tests.games.fantom.grid import grid_options
from tests.games.fantom.hunts import NAMES, PLAIN, acting, hunt, states
from tests.games.fantom.positions import BOAT, CAB, DETECTIVE, after, begun, fantom_at, position
from tests.games.menus import faults, numbers

if TYPE_CHECKING:
    from bot.ui.game_ui import Row
    from cogs.fantom.state import State

EN = Say("en", "fantom", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(state: State, language: str = "en") -> tuple[Buttons | Picker, ...]:
    """Return the menu of the active seat, with the lists in its drawer."""
    return tuple(rows_without_drawers(own_menu(state, language)))


def own_menu(state: State, language: str = "en") -> tuple[Row, ...]:
    """Return the menu of the active seat."""
    seat = acting(state)
    return menu(GAME.moves(state, seat), hand(state, seat), Say(language, "fantom", NAMES))


def shown(state: State) -> list[tuple[str, list[str]]]:
    """Return the menu of the active seat by prompt (empty for buttons)."""
    return [
        (row.prompt if isinstance(row, Picker) else "", [f"{c.emoji or ''}{c.label}" for c in row.choices])
        for row in rows(state)
    ]


@every_language
def test_every_move_is_offered_exactly_once(language: str) -> None:
    for state, _ in states():
        if GAME.to_act(state):
            assert numbers(rows(state, language)) == list(range(len(GAME.moves(state, acting(state)))))


@every_language
def test_menus_keep_to_discords_limits(language: str) -> None:
    for state, _ in states():
        if not GAME.to_act(state):
            continue
        assert faults(own_menu(state, language), MAX_MENU_ROWS) == []


def test_a_choices_label_names_its_station() -> None:
    for state, _ in states():
        if GAME.to_act(state):
            moves, view = GAME.moves(state, acting(state)), board(state)
            for choice in (choice for row in rows(state) for choice in row.choices):
                move = moves[choice.n]
                if isinstance(move, Ride | Double | Surface):
                    assert choice.label.removesuffix(f" {DEAD_END}") == label(view, move.to, "en")


def test_lists_for_placing_name_their_part_of_the_town() -> None:
    assert [row[0] for row in shown(begun())] == ["", "Good stations to begin at…", "Stations 1–20 · centre · 8"]
    town = hunt(PLAIN, 2)[0].state
    button, picker, *quarters = rows(town)
    assert isinstance(button, Buttons)
    assert all(isinstance(row, Picker) for row in (picker, *quarters))
    assert len(quarters) == -(-len(GAME.moves(town, acting(town))) // MAX_LIST_OPTIONS)
    assert quarters[0].choices[0].label == label(board(town), 1, "en")


@every_language
def test_the_lists_of_all_stations_are_in_a_drawer(language: str) -> None:
    steps = hunt(PLAIN, 2)
    for phase in (Phase.PLACE, Phase.HIDE):
        button, picker, drawer = own_menu(next(s.state for s in steps if s.state.phase is phase), language)
        assert isinstance(button, Buttons)
        assert isinstance(picker, Picker)
        assert isinstance(drawer, Drawer)
        assert "19" in drawer.label
        assert len(drawer.rows) == 8


def test_fantoms_good_stations_are_out_of_the_pawns_reach() -> None:
    state = next(step.state for step in hunt(PLAIN, 2) if step.state.phase is Phase.HIDE)
    button, picker = rows(state)[:2]
    assert [choice.label for choice in button.choices] == ["Find me a hiding place"]
    moves = GAME.moves(state, acting(state))
    assert isinstance(moves[button.choices[0].n], PlaceThem)
    assert len(picker.choices) == 15
    steps, hides = network(state.options.map).steps, [moves[choice.n] for choice in picker.choices]
    assert all(steps[pawn][move.station] > 1 for pawn in state.places for move in hides if isinstance(move, Hide))
    assert all(isinstance(move, Hide) for move in hides)


def prompts(state: State, language: str) -> list[str]:
    """Return the prompts of the lists of quarters."""
    return [row.prompt for row in rows(state, language)[2:] if isinstance(row, Picker)]


@pytest.mark.unmeasured
@every_language
def test_lists_of_quarters_keep_different_names_while_pawns_are_placed(language: str) -> None:
    states_ = [step.state for step in hunt(PLAIN, 2) if step.state.phase is Phase.PLACE]
    assert len(states_) == 5
    first_prompts = prompts(states_[0], language)
    assert len(set(first_prompts)) == len(first_prompts)
    assert all(prompts(state, language) == first_prompts for state in states_)
    quarters = [prompt.split(" · ", 1)[1] for prompt in first_prompts]
    assert len(set(quarters)) == len(quarters)


def test_every_free_station_is_in_the_list_of_its_quarter() -> None:
    for state in (step.state for step in hunt(PLAIN, 2) if step.state.phase is Phase.PLACE):
        numbers = [choice.n for row in rows(state)[2:] for choice in row.choices]
        assert numbers == [n for n, move in enumerate(GAME.moves(state, acting(state))) if isinstance(move, Place)]


def test_good_stations_to_begin_at_show_their_lines() -> None:
    state = hunt(PLAIN, 2)[0].state
    view, picker = board(state), rows(state)[1]
    stations = [move.station for move in GAME.moves(state, acting(state)) if isinstance(move, Place)]
    assert 10 <= len(picker.choices) <= MAX_LIST_OPTIONS
    for choice in picker.choices:
        rides = network(view.options.map).rides[stations[choice.n]]
        assert ("🚕" in choice.label, "🚋" in choice.label) == (bool(rides[1]), bool(rides[2]))
        assert choice.label.startswith(label(view, stations[choice.n], "en"))
    interchanges = sum("🚕🚋" in choice.label for choice in picker.choices)
    assert interchanges > len(picker.choices) / 3


@every_language
def test_the_button_for_automatic_placing_differs_for_one_and_several_pawns(language: str) -> None:
    one_pawn, five_pawns = hunt(PLAIN, 6)[0].state, hunt(PLAIN, 2)[0].state
    (single,), (all_five,) = rows(one_pawn, language)[0].choices, rows(five_pawns, language)[0].choices
    assert single.label != all_five.label
    assert single.main
    assert isinstance(GAME.moves(one_pawn, acting(one_pawn))[single.n], PlaceThem)


def test_few_rides_are_buttons() -> None:
    assert shown(position(9, route=(14,))) == [("", ["🐎4 · 4", "🐎8 · 8", "🐎10 · 10", "🐎14 · 14"])]


def test_many_rides_are_a_list_that_names_the_pawn() -> None:
    riding = [state for state, _ in states() if state.phase is Phase.DETECTIVES]
    crowded_states = [state for state in riding if len(GAME.moves(state, acting(state))) > MAX_BUTTONS_PER_ROW]
    assert crowded_states
    for state in crowded_states:
        pawn = board(state).pawn
        assert pawn is not None
        assert [prompt for prompt, _ in shown(state)] == [EN("pick-a-ride", pawn=pawn.value)]


def test_double_moves_and_appearances_have_lists_of_their_own() -> None:
    state = fantom_at(14, 9, options=grid_options(voluntary_reveal=True))
    rides = ["🐎13 · 13", "🐎15 · 15", "🐎19 · 19"]
    assert shown(state) == [
        ("", rides),
        ("⏩ Double move, first to…", rides),
        ("👁️ Ride and reveal yourself at…", rides),
    ]


def test_fantoms_list_of_rides_names_the_first_or_second_ride() -> None:
    assert shown(fantom_at(19, 9))[0][0] == "🎩 Ride to…"
    second = after(fantom_at(20, 9), Double(BOAT, 19))
    assert [prompt for prompt, _ in shown(second)] == ["🎩 Second ride to…"]


def test_only_a_double_move_needs_a_confirmation() -> None:
    for state, _ in states():
        if GAME.to_act(state):
            moves = GAME.moves(state, acting(state))
            grave = [move for move in moves if GAME.grave(move, GAME.board(state))]
            assert grave == [move for move in moves if isinstance(move, Double)]


def test_tickets_to_take_are_buttons() -> None:
    state = after(fantom_at(14, 9, options=grid_options(voluntary_reveal=True)), Surface(CAB, 13))
    assert shown(state) == [("", ["🐎a cab ticket", "🚕a taxi ticket", "🚋a tram ticket"])]


def test_the_list_of_planned_rides_names_the_pawn() -> None:
    state = fantom_at(14, 9, 1)
    rides = next_rides(board(state), DETECTIVE)
    (row,) = menu(rides, hand(state, acting(state)), EN)
    assert isinstance(row, Picker)
    assert row.prompt == "⚪ White rides to…"
    assert [choice.n for choice in row.choices] == [0, 1, 2, 3]


def test_fantoms_few_rides_are_not_attributed_to_a_pawn() -> None:
    """Fantom's own menu must not attribute rides to a pawn."""
    state = fantom_at(5, 9, stock=(4, 0, 0, 0, 0))
    assert shown(state) == [("", ["🐎4 · 4", "🐎10 · 10"])]


def test_the_board_has_a_menu_only_while_detectives_act() -> None:
    public = {state.phase for step in hunt(PLAIN, 6) if public_menu(board(state := step.state))}
    assert public == {Phase.PLACE, Phase.DETECTIVES}


@every_language
def test_autocomplete_offers_stations_and_transports_in_words(language: str) -> None:
    view, words = board(hunt(PLAIN, 2)[0].state), Say(language, "fantom", NAMES)
    assert (
        value_label("to", 7, view, words) == value_label("station", 7, view, words) == f"7 · {name(view, 7, language)}"
    )
    assert value_label("transport", CAB, view, words) == f"🐎 {words('transport-cab')}"
    assert value_label("other", 7, view, words) is None
    assert UI.label is value_label


def test_parts_of_the_town_are_named_by_the_compass() -> None:
    view = board(begun())
    parts = {1: "north-west", 3: "north", 5: "north-east", 11: "west", 13: "centre", 15: "east"}
    parts |= {16: "south-west", 18: "south", 20: "south-east"}
    assert {number: area(view, [number]) for number in parts} == parts
    assert area(view, [1, 20]) == "centre"


def test_the_first_moves_only_place_pawns() -> None:
    assert all(isinstance(move, Place | PlaceThem) for move in GAME.moves(begun(), DETECTIVE))
