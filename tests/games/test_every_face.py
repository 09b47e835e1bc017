"""Properties of every game's face: no text, control or picture shows hidden information, in any language."""

from __future__ import annotations

import itertools
import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings

from bot import discovery
from bot.game.chance import Chance
from bot.game.contract import MODERATOR, AnyGame, Seat
from bot.i18n.names import escaped_name
from bot.i18n.translation import LANGUAGES, Say, without_markdown
from bot.ui.game_ui import no_headline
from bot.ui.interactions import wording
from bot.ui.messages.components import control_rows
from bot.ui.rendering.renderer import MAX_PICTURE_BYTES
from images.kit import Look
from tests.games.menus import faults, numbers
from tests.games.test_every_game import LAST, QUICK, moment, moments, played, seeds, tables
from tests.seeds import IS_SEED_GIVEN

if TYPE_CHECKING:
    from collections.abc import Sequence

    import msgspec

    from bot.game.contract import Step
    from bot.ui.game_ui import Drawing, GameUI, Row
    from bot.ui.interactions.wording import Phrase

pytestmark = [pytest.mark.unmeasured, pytest.mark.seeded]

UIS = discovery.uis()
NAMES = tuple(f"Seat {number}" for number in range(1, 10))
TABLES_PER_GAME = 5 if IS_SEED_GIVEN else 3
"""The number of tables tested for each game: pictures take time, and options change rules more than looks."""


def some_of(params: list[Any]) -> list[Any]:
    """Return the first table of every game, its last, and some between them."""
    picked: list[Any] = []
    for _, group in itertools.groupby(params, key=lambda param: param.values[0].name):
        all_of_it = list(group)
        step = max(1.0, (len(all_of_it) - 1) / (TABLES_PER_GAME - 1))
        picked += [all_of_it[int(n * step)] for n in range(min(TABLES_PER_GAME, len(all_of_it)))]
    return picked


some_tables = pytest.mark.parametrize(("game", "seats", "options"), some_of(tables()), scope="module")
"""All tests of one table run in a row, so that its games are played once."""


def controls(rows: Sequence[Row]) -> list[Any]:
    """Return every custom id of a menu, and its questions."""
    return [
        part if isinstance(part, str) else getattr(part(), "custom_id", None)
        for row in control_rows(rows, "1:stamp")
        for part in ((row,) if isinstance(row, str) else row)
    ]


def phrases_of(ui: GameUI, state: Any, seat: Seat, say: Say) -> list[Phrase]:
    """Return every move that a seat can type, in words."""
    hand = ui.game.hand(state, seat)
    typed = (*menu_of(ui.game, state, seat), *ui.game.beside.notes(state, seat))
    return [wording.phrase(ui, move, hand, say) for move in typed]


def menu_of(game: AnyGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return a seat's buttons: the moves of its turn, then those out of turn."""
    is_finished = game.outcome(state) is not None
    return () if is_finished else (*game.moves(state, seat), *game.beside.out_of_turn(state, seat))


def texts_shown(ui: GameUI, state: Any, seat: Seat | None, say: Say) -> list[Any]:
    """Return every text, custom id and completion that a seat (None: the public) is shown of a state."""
    game = ui.game
    board = game.board(state)
    acting = sorted(game.to_act(state)) if ui.public_menu(board) else []
    readers = acting if seat is None else [seat]
    rows = [
        ui.menu(offered_moves, game.hand(state, actor), say)
        for actor in readers
        if (offered_moves := menu_of(game, state, actor))
    ]
    typed = [] if seat is None else phrases_of(ui, state, seat, say)
    alts = [drawing.alt(board, say) for drawing in drawings_of(ui, state)]
    premoves = game.premoves
    premove_menus = [premoves.moves(board, Seat(actor)) for actor in range(len(say.names))] if premoves else []
    calls = [ui.call(board, Seat(actor), say) for actor in acting]
    public = [calls, ui.headline(board, say), ui.describe(board, say), ui.public_menu(board), alts, premove_menus]
    return [*public, rows, [controls(row) for row in rows], typed, private_texts(ui, state, seat, say)]


def private_texts(ui: GameUI, state: Any, seat: Seat | None, say: Say) -> list[str]:
    """Return a seat's private texts."""
    if seat is None:
        return []
    hand = ui.game.hand(state, seat)
    return [ui.secrets(hand, say), *(drawing.alt(hand, say) for drawing in hand_drawings(ui))]


def hand_drawings(ui: GameUI) -> tuple[Drawing, ...]:
    """Return the pictures of a hand, including those for letters."""
    return (*ui.hand_pictures, *ui.letter_pictures)


def drawings_of(ui: GameUI, state: Any) -> tuple[Drawing, ...]:
    """Return the pictures of a board, and the film if the game is finished."""
    is_finished = ui.game.outcome(state) is not None
    return (*ui.pictures, ui.film) if is_finished and ui.film else ui.pictures


@some_tables
@settings(QUICK, max_examples=4)
@given(seed=seeds, when=moments)
def test_texts_and_controls_do_not_depend_on_secrets(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    ui, state = UIS[game.name], moment(game, seats, options, seed, when).state
    for seat in (None, *(Seat(index) for index in range(seats))):
        other = game.redeal(state, seat, Chance(b"another world", seed))
        for language in LANGUAGES:
            say = Say(language, game.name, NAMES[:seats])
            assert texts_shown(ui, state, seat, say) == texts_shown(ui, other, seat, say)


@pytest.mark.pure
@some_tables
@settings(QUICK, max_examples=4)
@given(seed=seeds, when=moments)
def test_the_label_of_a_typed_move_means_no_other_move(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    ui, state = UIS[game.name], moment(game, seats, options, seed, when).state
    for seat, language in itertools.product(map(Seat, range(seats)), LANGUAGES):
        phrases = phrases_of(ui, state, seat, Say(language, game.name, NAMES[:seats]))
        ignored = wording.fillers(game.name, language)
        assert [wording.meant(phrases, each.label, ignored) for each in phrases] == [[each] for each in phrases]


@pytest.mark.pure
@some_tables
@settings(QUICK, max_examples=4)
@given(seed=seeds, when=moments)
def test_every_move_is_grave_or_not(game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float) -> None:
    state = moment(game, seats, options, seed, when).state
    board, other = game.board(state), game.board(game.redeal(state, None, Chance(b"another world", seed)))
    premove_menus = [game.premoves.moves(board, Seat(index)) for index in range(seats)] if game.premoves else []
    for moves in (*(menu_of(game, state, Seat(index)) for index in range(seats)), *premove_menus):
        answers = [game.grave(move, board) for move in moves]
        assert {type(answer) for answer in answers} <= {bool}
        assert answers == [game.grave(move, other) for move in moves]


@some_tables
@settings(QUICK, max_examples=2)
@given(seed=seeds, when=moments)
def test_pictures_do_not_depend_on_secrets(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    ui, state = UIS[game.name], moment(game, seats, options, seed, when).state
    look = Look(names=NAMES[:seats])
    other = game.redeal(state, None, Chance(b"another world", seed))
    for drawing in ui.pictures:
        assert drawing.draw(game.board(state), look) == drawing.draw(game.board(other), look)
    for seat in map(Seat, range(seats) if ui.hand_pictures else ()):
        world = game.redeal(state, seat, Chance(b"another world", seed))
        for drawing in hand_drawings(ui):
            assert drawing.draw(game.hand(state, seat), look) == drawing.draw(game.hand(world, seat), look)


MARKDOWN = re.compile(r"\*\*|`|\\|^#|^-#|~~|\|\|", re.MULTILINE)


@pytest.mark.pure
@some_tables
def test_alt_texts_have_no_markdown(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    ui, names = UIS[game.name], tuple(escaped_name(f"{name} *_*") for name in NAMES[:seats])
    say, steps = Say("en", game.name, names), [step for step, _, _ in played(game.name, seats, options, LAST)]
    alts: list[str] = []
    for step in (*steps[:: len(steps) // 3 + 1], steps[-1]):
        hands = [game.hand(step.state, Seat(index)) for index in range(seats)]
        alts += [drawing.alt(game.board(step.state), say) for drawing in drawings_of(ui, step.state)]
        alts += [drawing.alt(hand, say) for drawing in hand_drawings(ui) for hand in hands]
    alts += [drawing.alt(game.board(steps[-1].state), say) for drawing in (ui.chapter.pictures if ui.chapter else ())]
    assert [match for alt in alts if (match := MARKDOWN.search(without_markdown(alt)))] == []


FILMED = [name for name, ui in UIS.items() if ui.film]


@pytest.mark.skipif(not FILMED, reason="no game has a film yet")
@pytest.mark.parametrize("name", FILMED)
def test_a_film_of_a_whole_game_can_be_uploaded(name: str) -> None:
    ui = UIS[name]
    seats = ui.game.players[0]
    *_, (last, _, _) = played(name, seats, ui.game.options(), LAST)
    assert ui.film is not None
    board, look = ui.game.board(last.state), Look(names=NAMES[:seats])
    film = ui.film.draw(board, look)
    assert film is not None
    assert film.suffix == "gif"
    assert len(film.data) <= MAX_PICTURE_BYTES
    assert all(ui.film.alt(board, Say(language, name, NAMES[:seats])) for language in LANGUAGES)


@pytest.mark.pure
@some_tables
@settings(QUICK, max_examples=2)
@given(seed=seeds, when=moments)
def test_a_cut_short_game_is_shown_as_finished(
    game: AnyGame, seats: int, options: msgspec.Struct, seed: int, when: float
) -> None:
    ui, state = UIS[game.name], moment(game, seats, options, seed, when).state
    if game.outcome(state) is not None:
        return
    if game.interruptions.cut_short is None:  # then nothing on its board may show the active seats
        assert (ui.headline, ui.pictures) == (no_headline, ())
        return
    board = game.board(game.interruptions.cut_short(state))
    for language in LANGUAGES:
        say = Say(language, game.name, NAMES[:seats])
        assert ui.headline is no_headline or ui.headline(board, say) != ui.headline(game.board(state), say)
        assert ui.describe(board, say) != ui.describe(game.board(state), say)
        assert ui.chapter is None or ui.headline(board, say) in str(ui.chapter.unfinished_text(board, say))
    drawings = (*ui.pictures, *(ui.chapter.pictures if ui.chapter else ()))
    pictures = [drawing.draw(board, Look(names=NAMES[:seats])) for drawing in drawings]
    assert any(pictures) == bool(ui.pictures)


@some_tables
def test_every_menu_fits_under_a_board(game: AnyGame, seats: int, options: msgspec.Struct) -> None:
    ui, say = UIS[game.name], Say("en", game.name, NAMES[:seats])
    for step, seat, move in played(game.name, seats, options, LAST)[::5]:
        if move is None or seat == MODERATOR:
            continue
        moves = menu_of(game, step.state, seat)
        board = game.board(step.state)
        rows = ui.menu(moves, ui.lasting_hand(game.hand(step.state, seat)), say)
        assert numbers(rows) == [n for n, offered_move in enumerate(moves) if not ui.typed_only(offered_move, board)]
        assert faults(rows) == []
        assert len(set(controls(rows))) == len(controls(rows))


@some_tables
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_board_and_fact_of_a_game_has_a_text(
    game: AnyGame, seats: int, options: msgspec.Struct, language: str
) -> None:
    ui, say = UIS[game.name], Say(language, game.name, NAMES[:seats])
    for board, step, move in on_boards(game.name, seats, options):
        assert ui.headline is no_headline or ui.headline(board, say)
        assert ui.describe(board, say)
        assert all(say.fact(item.fact) for item in step.news)
        assert move is None or say.move(move)


@lru_cache(maxsize=1)
def on_boards(name: str, seats: int, options: msgspec.Struct) -> list[tuple[Any, Step[Any], Any]]:
    """Return a whole game in public: each board with the step that led to it and the next move."""
    steps = played(name, seats, options, LAST)
    return [(UIS[name].game.board(step.state), step, move) for step, _, move in steps]


@pytest.mark.parametrize("name", UIS)
def test_options_do_not_share_names_with_rows_of_the_panel(name: str) -> None:
    assert not {"pace", "computer"} & set(UIS[name].game.options.__struct_fields__)
