"""Menus and offers for typed moves: every move once, in its expected place, within Discord's limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from bot.i18n.translation import LANGUAGES, Say
from bot.ui.game_ui import Buttons, Choice, Picker, Row, drawers, rows_without_drawers
from cogs.case07 import GAME
from cogs.case07.board import Disc, Watch
from cogs.case07.cards import PLACES, Card, cards_in, neighbours
from cogs.case07.cog import UI, menu, typed_only, value_label
from cogs.case07.labels import PICTOGRAMS, label
from cogs.case07.moves import Accuse, Announce, Answer, Assign, Close, Examine, Note, Patrol, Size
from cogs.case07.rules.legal import premoves
from cogs.case07.state import Sleuth
from cogs.case07.views import board, hand
from tests.games.case07.parties import BY_HAND, NAMES, states
from tests.games.case07.positions import (
    ANNA,
    CASES,
    KASIA,
    LUCK,
    MACIEJ,
    TILES,
    C,
    acting,
    after,
    announcing,
    play_round,
    play_to,
    position,
)
from tests.games.menus import faults, numbers, undrawn
from tests.wording import plain

if TYPE_CHECKING:
    from cogs.case07.board import Board, Investigator
    from cogs.case07.state import State

EN = Say("en", "case07", NAMES)
PATROL_PROMPT = "🚓 Patrol to… (5\N{NO-BREAK SPACE}left in the game)"
every_language = pytest.mark.parametrize("language", LANGUAGES)


def rows(state: State, language: str = "en") -> tuple[Buttons | Picker, ...]:
    """Return the menu of the active seat with its drawers opened."""
    return tuple(rows_without_drawers(panel_rows(state, language)))


def panel_rows(state: State, language: str = "en") -> tuple[Row, ...]:
    """Return the menu of the active seat as its panel shows it."""
    seat = acting(state)
    return menu(GAME.moves(state, seat), hand(state, seat), Say(language, "case07", NAMES))


def prompts(menu_rows: tuple[Row, ...]) -> list[str]:
    """Return the prompts of the lists."""
    return [row.prompt for row in menu_rows if isinstance(row, Picker)]


def buttons(state: State) -> list[Choice]:
    """Return the buttons on the panel of the active seat."""
    return [choice for row in panel_rows(state) if isinstance(row, Buttons) for choice in row.choices]


@pytest.mark.unmeasured
@every_language
def test_every_move_that_makes_sense_is_offered_exactly_once(language: str) -> None:
    for state, _ in states():
        if GAME.to_act(state):
            moves = enumerate(GAME.moves(state, acting(state)))
            assert numbers(rows(state, language)) == [n for n, move in moves if not typed_only(move, board(state))]


@pytest.mark.unmeasured
@every_language
def test_menus_keep_to_discords_limits(language: str) -> None:
    for state, _ in states():
        if GAME.to_act(state):
            assert faults(panel_rows(state, language)) == []


def test_a_choices_label_names_its_move() -> None:
    for state, _ in states():
        moves = GAME.moves(state, acting(state)) if GAME.to_act(state) else ()
        for choice in (choice for row in (rows(state) if moves else ()) for choice in row.choices):
            move = moves[choice.n]
            if isinstance(move, Examine | Accuse):
                assert (choice.label, choice.emoji) == (label(move.card, EN), PICTOGRAMS[move.card])
            if isinstance(move, Patrol):
                assert (choice.label, choice.emoji) == (label(move.place, EN), PICTOGRAMS[move.place])


def test_a_turns_menu_has_one_list_for_each_kind_of_move() -> None:
    menu_rows = rows(position())
    assert prompts(menu_rows) == [
        "🔎 Examine evidence…",
        PATROL_PROMPT,
        "⚫ Accuse: who did it?",
        "⚫ Accuse: what was done?",
        "⚫ Accuse: where was it?",
    ]
    assert [len(row.choices) for row in menu_rows] == [9, 14, 12, 10, 14]
    assert menu_rows[0].choices[0].label == "Okęcie (airport)"


@every_language
def test_the_list_of_patrols_counts_those_left_for_the_whole_game(language: str) -> None:
    for patrols in (5, 1):
        state = position()
        sleuths = tuple(replace(sleuth, patrols=patrols) for sleuth in state.sleuths)
        listed = [prompt for prompt in prompts(rows(replace(state, sleuths=sleuths), language)) if "🚓" in prompt]
        assert len(listed) == 1
        assert str(patrols) in listed[0]


def test_moves_of_several_presses_are_in_drawers() -> None:
    """A panel with two pictures is long; a drawer's sheet has none, so that its lists stay within a thumb's reach."""
    state = after(play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA), *announcing(CASES[0])[:-1])
    menu_rows = panel_rows(state)
    accusing, noting = drawers(menu_rows)
    assert (accusing.label, noting.label) == ("Accuse…", "Discs of your patrols…")
    assert prompts(menu_rows) == ["🔎 Examine evidence…", PATROL_PROMPT.replace("5", "4")]
    on_panel, in_drawer = buttons(state), [row for row in accusing.rows if isinstance(row, Buttons)]
    assert [choice.label for choice in on_panel] == ["Announce: Bomba, Morderstwo, Hotel Forum"]
    assert [row.choices for row in in_drawer] == [tuple(on_panel)]


def test_a_kind_without_legal_moves_has_no_list() -> None:
    state = position()
    assert not any("🚓" in prompt for prompt in prompts(menu((Examine(C.OKECIE),), hand(state, acting(state)), EN)))


def test_an_announcements_button_names_the_accused_cards() -> None:
    assert buttons(position()) == []
    (announce,) = buttons(after(position(), *announcing(CASES[0])[:-1]))
    assert announce.label == "Announce: Bomba, Morderstwo, Hotel Forum"


def test_only_announcing_and_the_last_request_to_close_need_a_confirmation() -> None:
    for state, _ in states():
        if GAME.to_act(state) and not state.pending:
            moves = GAME.moves(state, acting(state))
            grave = {type(move) for move in moves if GAME.grave(move, board(state))}
            last = all(player.closing for player in others_at_work(board(state)))
            assert grave <= {Announce, Close} if last else grave <= {Announce}
            assert (Announce in grave) == (Announce() in moves)


def others_at_work(view: Board) -> list[Investigator]:
    """Return the players besides the active one who have not solved their case."""
    return [player for seat, player in enumerate(view.players) if seat != view.turn and player.finished is None]


def offers_to_close(state: State) -> list[str]:
    """Return the label of the button to close, if the panel has one."""
    return [plain(choice.label) for choice in buttons(state) if choice.emoji == "🗄️"]


def test_a_short_investigation_has_no_button_to_close_but_the_move_is_legal() -> None:
    for state in (position(), position(round=12), play_round(position(), KASIA).state):
        assert offers_to_close(state) == []
        assert Close() in GAME.moves(state, acting(state))


def test_a_long_investigations_button_to_close_shows_the_points() -> None:
    assert offers_to_close(position(round=13)) == ["Suggest closing this investigation (7 points each)"]
    solved = replace(play_round(position(4), KASIA).state, round=13)
    assert offers_to_close(solved) == ["Suggest closing this investigation (5 points each)"]


def test_a_player_without_questions_has_the_button_to_close() -> None:
    poor = (Sleuth(patrols=0), Sleuth(), Sleuth())
    assert offers_to_close(position(sleuths=poor)) == []
    assert offers_to_close(position(sleuths=poor, row=(), deck=())) != []
    assert offers_to_close(position(row=(), deck=())) == []


def test_a_request_to_close_gives_the_other_players_the_button() -> None:
    state = play_to(after(position(), Close()), MACIEJ)
    assert offers_to_close(state) == ["Suggest closing this investigation (7 points each)"]


def test_the_last_player_has_no_button_to_close() -> None:
    assert offers_to_close(replace(play_to(after(position(2), *announcing(CASES[0])), MACIEJ), round=13)) == []


def test_an_accused_card_is_named_in_its_lists_prompt() -> None:
    menu_rows = rows(after(position(), Accuse(C.NAPAD)))
    assert prompts(menu_rows)[2:] == [
        "⚫ Accuse: who did it?",
        "⚫ Your pick: Napad. Change it…",
        "⚫ Accuse: where was it?",
    ]


def test_the_last_request_to_close_needs_a_confirmation() -> None:
    last = play_to(after(play_to(after(position(), Close()), MACIEJ), Close()), ANNA)
    assert [plain(close.label) for close in buttons(last)] == ["Close this investigation (7 points each)"]
    assert GAME.grave(Close(), board(last))


def test_an_announcement_without_known_cards_has_a_general_label() -> None:
    accused = after(position(), *announcing(CASES[0])[:-1])
    decided = tuple(move for move in GAME.moves(accused, KASIA) if not isinstance(move, Accuse))
    menu_rows = rows_without_drawers(menu(decided, hand(accused, acting(accused)), EN))
    assert {row.choices[0].label for row in menu_rows if isinstance(row, Buttons)} == {"Announce the solution"}


def test_the_button_of_a_player_who_asked_to_close_withdraws() -> None:
    state = after(position(), Close())
    (close,) = buttons(state)
    assert close.label == "Take your suggestion back and go on"
    assert not GAME.grave(Close(), board(state))


def test_a_request_to_close_that_closes_nothing_needs_no_confirmation() -> None:
    assert not GAME.grave(Close(), board(position()))
    alone = play_to(after(position(2), *announcing(CASES[0])), MACIEJ)
    assert not GAME.grave(Close(), board(alone))


def test_discs_are_moved_from_patrols_by_size_and_tile() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    (assign,) = (row for row in rows(state) if isinstance(row, Picker) and row.prompt == EN("pick-assign"))
    assert [(c.emoji, c.label) for c in assign.choices][:3] == [
        ("💣", "Large disc: Hotel Gromada → Bomba"),
        ("💰", "Large disc: Hotel Gromada → Łapówka"),
        ("🛎️", "Large disc: Hotel Gromada → Hotel Gromada"),
    ]
    labels = [choice.label for choice in assign.choices]
    assert "Small disc: Hotel Gromada → Morderstwo (DT Centrum)" in labels
    assert "Small disc: Hotel Gromada → DT Centrum" in labels
    assert len(labels) == 3 + 3 + len([card for near in neighbours(C.HOTEL_GROMADA) for card in cards_in(near, TILES)])


def test_notes_to_take_back_come_first() -> None:
    state = play_to(after(position(), Patrol(C.HOTEL_GROMADA)), KASIA)
    noted = after(state, Assign(C.HOTEL_GROMADA, Size.SMALL, C.MORDERSTWO))
    (assign,) = (row for row in rows(noted) if isinstance(row, Picker) and row.prompt == EN("pick-assign"))
    assert (assign.choices[0].emoji, assign.choices[0].label) == ("↩️", "Back to its patrol: Morderstwo")


@every_language
@pytest.mark.parametrize(
    "places",
    [
        (C.HOTEL_FORUM, C.SUPERSAM),
        (C.PALAC_KULTURY, C.DWORZEC_CENTRALNY),
        (C.HOTEL_GROMADA, C.DT_CENTRUM, C.HOTEL_FORUM, C.KINO_MOSKWA, C.PALAC_KULTURY),
        (C.OKECIE, C.DWORZEC_CENTRALNY, C.KOLUMNA_ZYGMUNTA, C.STADION, C.BAZAR_ROZYCKIEGO),
    ],
)
def test_all_discs_that_patrols_can_bring_fit_in_two_lists(language: str, places: tuple[Card, ...]) -> None:
    """At most five patrols with a small disc each, three of them with a large one, beside one note."""
    watches = tuple(Watch(place, int(number < 3), 1) for number, place in enumerate(places))
    noted = Disc(C.BADYLARZ, Size.SMALL, patrol=places[0])
    state = position(2, sleuths=(Sleuth(watches=watches, discs=(noted,)), Sleuth()), round=13)
    menu_rows = rows(state, language)
    assert faults(panel_rows(state, language)) == []
    assert numbers(menu_rows) == list(range(len(GAME.moves(state, KASIA))))
    lists = [row for row in menu_rows if isinstance(row, Picker) and row.prompt == words(language, "pick-assign")]
    assert 1 <= len(lists) <= 2


def words(language: str, key: str) -> str:
    """Return a text of the game."""
    return Say(language, "case07", NAMES)(key)


def notebook(state: State, language: str = "en") -> tuple[Buttons | Picker, ...]:
    """Return the lists of Kasia's notebook."""
    return undrawn(UI.menu(GAME.beside.notes(state, KASIA), hand(state, KASIA), Say(language, "case07", NAMES)))


def offered_notes(state: State) -> dict[str, Note]:
    """Return the moves that Kasia's notebook offers, by label."""
    moves = GAME.beside.notes(state, KASIA)
    offers = ((choice.label, moves[choice.n]) for row in notebook(state) for choice in row.choices)
    return {words: note for words, note in offers if isinstance(note, Note)}


@every_language
def test_the_notebook_has_two_pages(language: str) -> None:
    menu_rows = notebook(position(3, BY_HAND), language)
    assert [len(row.choices) for row in menu_rows] == [22, 14]
    assert len(set(prompts(menu_rows))) == 2


def test_the_notebook_restores_crossed_out_cards_and_crosses_out_the_others() -> None:
    state = GAME.apply(position(3, BY_HAND), KASIA, Note(C.KELNERKA), LUCK).state
    offers = offered_notes(state)
    assert offers["Restore: Kelnerka (waitress)"] == Note(C.KELNERKA, out=False)
    rest = {label(card, EN): Note(card) for card in Card if card is not C.KELNERKA}
    assert offers == {**rest, "Restore: Kelnerka (waitress)": Note(C.KELNERKA, out=False)}


def test_the_notebook_does_not_offer_cards_that_it_deduces() -> None:
    cards = {note.card for note in offered_notes(position()).values()}
    assert cards == {*Card} - {*CASES[1].cards}


def test_a_notebook_page_without_moves_is_left_out() -> None:
    own_hand = replace(hand(position(), KASIA), follows=PLACES)
    menu_rows = UI.menu(GAME.beside.notes(position(), KASIA), own_hand, EN)
    assert prompts(menu_rows) == [EN("pick-note", kind="suspect-crime")]


def test_premoves_are_laid_out_like_a_turn() -> None:
    view = board(position())
    menu_rows = menu(premoves(view, KASIA), hand(position(), KASIA), EN)
    assert prompts(menu_rows) == ["🔎 Examine evidence…", PATROL_PROMPT]


def test_a_waiting_players_list_counts_their_own_patrols() -> None:
    state = after(position(), Patrol(C.MDM))
    assert acting(state) == MACIEJ
    menu_rows = menu(premoves(board(state), KASIA), hand(state, KASIA), EN)
    assert prompts(menu_rows) == ["🔎 Examine evidence…", PATROL_PROMPT.replace("5", "4")]


def test_answers_by_hand_are_buttons() -> None:
    start = position(3, BY_HAND)
    choices = [(c.emoji, c.label) for c in buttons(after(start, Examine(C.OKECIE)))]
    assert choices == [("🎯", "It is in the case: large disc"), ("👣", "Next door: small disc"), ("🚫", "Dead end")]
    assert [plain(c.label) for c in buttons(after(start, Patrol(C.KINO_MOSKWA)))][:4] == [
        "nothing",
        "1 small disc",
        "2 small discs",
        "3 small discs",
    ]
    verdicts = [(c.emoji, c.label) for c in buttons(after(start, *announcing(CASES[3])))]
    assert verdicts == [("✅", "Right"), ("❌", "Wrong")]


def test_the_menu_never_stands_on_the_board() -> None:
    assert not any(UI.public_menu(board(state)) for state, _ in states())


@every_language
def test_autocomplete_offers_typed_values_in_words(language: str) -> None:
    view, words = board(position()), Say(language, "case07", NAMES)
    assert UI.label is value_label
    assert value_label("card", C.BOMBA, view, words) == "💣 Bomba"
    assert len({value_label("size", size, view, words) for size in Size}) == len(Size)
    assert len({value_label("answer", answer, view, words) for answer in Answer}) == len(Answer)
    assert value_label("right", True, view, words) != value_label("right", False, view, words)  # noqa: FBT003 - a typed value
    assert value_label("out", True, view, words) != value_label("out", False, view, words)  # noqa: FBT003 - a typed value
    assert value_label("large", 1, view, words) is None


def test_every_card_has_a_pictogram_of_its_own() -> None:
    assert set(PICTOGRAMS) == set(Card)
    assert len(set(PICTOGRAMS.values())) == len(Card)
