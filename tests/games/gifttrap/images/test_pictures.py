"""Pictures of gifts, sheets and tracks: properties of every picture, and comparisons with golden pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import repeat
from typing import get_type_hints

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES
from cogs.gifttrap.board import Board, Hand, Phase, Sheet
from cogs.gifttrap.gifts import Deck
from images.gifttrap import (
    draw_film,
    draw_gifts,
    draw_matrix,
    draw_now,
    draw_sheet,
    draw_tracks,
    draw_unwrapped,
    draw_unwrapping,
)
from images.gifttrap.film import FRAMES_PER_ROUND
from images.gifttrap.lettering import WIDTH
from images.kit import Look
from tests.discord_validator.messages import LARGEST_UPLOAD
from tests.games.gifttrap.images.giving import (
    CHOSEN,
    DEALING,
    FILMS,
    FINISHED,
    GOLDEN,
    GOLDENS,
    LOOK,
    NAMES,
    PICTURES,
    PREVIEW,
    SHIPPED,
    SMALLER,
    UNWRAPPING,
    begun,
    board,
    hand,
)
from tests.images.judging import NOTHING_BUT_PIXELS, ODD_NAMES, cached_picture, chunks, image, strangeness

each_picture = pytest.mark.parametrize("name", PICTURES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
BOARDS = (draw_gifts, draw_tracks, draw_now, draw_matrix, draw_film, draw_unwrapping)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_equals_its_golden(name: str) -> None:
    assert strangeness(image(PICTURES[name]).reduce(SMALLER), GOLDEN / f"{name}.png") == ""


@each_picture
def test_a_picture_has_no_metadata(name: str) -> None:
    assert chunks(PICTURES[name].data) == NOTHING_BUT_PIXELS


@each_picture
def test_a_picture_keeps_discords_limits(name: str) -> None:
    picture = PICTURES[name]
    assert image(picture).size == (picture.width, picture.height)
    assert picture.width == WIDTH
    assert picture.height < 1.35 * picture.width, "550 pixels on a phone"


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", FILMS)
def test_a_film_keeps_discords_limits(name: str) -> None:
    film = FILMS[name]
    assert film.suffix == "gif"
    assert (film.width, film.width > film.height) == (WIDTH // 2, True)
    assert len(film.data) < LARGEST_UPLOAD / 2


@pytest.mark.unmeasured
def test_the_longest_film_can_be_uploaded() -> None:
    long = replace(board(8, 20, 56), phase=Phase.OVER)
    for film in (draw_film(long, LOOK), draw_unwrapping(long, LOOK)):
        assert film
        assert len(film.data) < LARGEST_UPLOAD / 2


def test_a_film_has_some_frames_for_every_round() -> None:
    with Image.open(BytesIO(FILMS["film"].data)) as film:
        assert getattr(film, "n_frames", 1) == 1 + FRAMES_PER_ROUND * len(FINISHED.past)


@pytest.mark.unmeasured
def test_the_film_names_all_players_and_marks_the_winner_at_the_end() -> None:
    film, other = (draw_film(FINISHED, Look("cs", names)) for names in (NAMES, (*NAMES[:1], "Xaver", *NAMES[2:])))
    going_on = draw_film(replace(FINISHED, phase=Phase.CHOOSE), LOOK)
    assert film
    assert going_on
    assert film != other
    with Image.open(BytesIO(film.data)) as end_film, Image.open(BytesIO(going_on.data)) as running_film:
        last = getattr(end_film, "n_frames", 1) - 1
        for frame in (0, last - 1, last):
            end_film.seek(frame)
            running_film.seek(frame)
            assert (end_film.convert("RGB").tobytes() == running_film.convert("RGB").tobytes()) is (frame < last)


def test_a_show_has_two_frames_for_each_player() -> None:
    with Image.open(BytesIO(FILMS["show"].data)) as show:
        assert getattr(show, "n_frames", 1) == 2 * len(FINISHED.players)


@pytest.mark.unmeasured
def test_the_same_board_gives_the_same_bytes() -> None:
    for position in (CHOSEN, DEALING, UNWRAPPING, FINISHED):
        copy = msgspec.json.decode(msgspec.json.encode(position), type=Board)
        for draw in BOARDS:
            assert draw(copy, LOOK) == cached_picture(draw, position, LOOK)


def test_the_same_hand_gives_the_same_bytes() -> None:
    for sheet_hand in (hand(5), PREVIEW):
        copy = msgspec.json.decode(msgspec.json.encode(sheet_hand), type=Hand)
        assert draw_sheet(copy, LOOK) == draw_sheet(sheet_hand, LOOK)


def test_threads_do_not_disturb_each_other() -> None:
    positions = [board(players) for players in (3, 5, 8)]
    with ThreadPoolExecutor(4) as threads:
        drawings = list(threads.map(draw_gifts, positions * 2, repeat(LOOK)))
    assert drawings == [PICTURES[f"gifts-{players}"] for players in (3, 5, 8)] * 2


@pytest.mark.unmeasured
@each_language
def test_every_language_has_all_words(language: str) -> None:
    shipped = replace(CHOSEN, deck=Deck.BLUE, gifts=SHIPPED[:6])
    for other in set(LANGUAGES) - {language}:
        for draw in (draw_gifts, draw_matrix):
            assert cached_picture(draw, shipped, Look(language, NAMES)) != cached_picture(
                draw, shipped, Look(other, NAMES)
            )
        assert cached_picture(draw_sheet, hand(5), Look(language, NAMES)) != cached_picture(
            draw_sheet, hand(5), Look(other, NAMES)
        )


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    odd = Look("pl", (name,) * 5)
    for position in (CHOSEN, DEALING, UNWRAPPING, FINISHED):
        for draw in (draw_gifts, draw_tracks, draw_now, draw_matrix):
            strange, plain = draw(position, odd), cached_picture(draw, position, Look("pl", ("x",) * 5))
            assert (strange and (strange.width, strange.height)) == (plain and (plain.width, plain.height))
    assert draw_sheet(hand(5), odd)


def test_names_may_be_missing() -> None:
    assert draw_tracks(CHOSEN, Look("cs")) != PICTURES["tracks"]


@pytest.mark.parametrize(
    "changes",
    [
        {"round": 7},
        {"dealer": Seat(4)},
        {"gifts": CHOSEN.gifts[::-1]},
        {"deck": Deck.BLACK},
        {"voided": (1,)},
        {"trapped": (1,)},
        {"gifts": (), "deck": None},
    ],
    ids=str,
)
def test_relevant_changes_of_gifts_are_visible(changes: dict[str, object]) -> None:
    assert draw_gifts(replace(CHOSEN, **changes), LOOK) != cached_picture(draw_gifts, CHOSEN, LOOK)


@pytest.mark.parametrize("trait", [{"give": 25}, {"get": 0}, {"greats_given": 12}, {"greats_received": 12}], ids=str)
def test_traits_of_players_are_visible_on_the_tracks(trait: dict[str, object]) -> None:
    players = (replace(CHOSEN.players[0], **trait), *CHOSEN.players[1:])
    assert draw_tracks(replace(CHOSEN, players=players), LOOK) != PICTURES["tracks"]


def test_pictures_do_not_show_ready_players() -> None:
    players = (replace(CHOSEN.players[0], ready=True), *CHOSEN.players[1:])
    for draw in BOARDS:
        assert draw(replace(CHOSEN, players=players), LOOK) == cached_picture(draw, CHOSEN, LOOK)


def test_void_and_trapped_gifts_show_the_reason() -> None:
    assert draw_gifts(replace(CHOSEN, voided=(1,)), LOOK) != draw_gifts(replace(CHOSEN, trapped=(1,)), LOOK)


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "changes",
    [
        {"gives": ((), (), (0,), (3,), (4,))},
        {"wishes": (6, 5, 4, 3)},
        {"wishes": (1, 2, 3, 0)},
        {"give_more": 4},
        {"get_more": (Seat(2), 0)},
    ],
    ids=str,
)
def test_chosen_values_are_visible_on_the_sheet(changes: dict[str, object]) -> None:
    full_hand = hand(5, expert=True)
    other = replace(full_hand, sheet=replace(full_hand.sheet, **changes))
    assert draw_sheet(other, LOOK) != draw_sheet(full_hand, LOOK)


def test_the_doubled_one_of_two_gifts_is_visible() -> None:
    full_hand = hand(4, expert=True)
    first, second = (replace(full_hand, sheet=replace(full_hand.sheet, get_more=(Seat(2), tile))) for tile in (0, 1))
    assert draw_sheet(first, LOOK) != draw_sheet(second, LOOK)


def test_the_sheet_shows_why_a_gift_moves_no_marker() -> None:
    full_hand = hand(4)
    sheets = [
        draw_sheet(replace(full_hand, board=replace(full_hand.board, voided=void, trapped=trap)), LOOK)
        for void, trap in (((), ()), ((2,), ()), ((), (2,)), ((2,), (2,)))
    ]
    plain, void, trapped, void_and_trapped = sheets
    assert len({picture.data for picture in (plain, void, trapped) if picture}) == 3
    assert void_and_trapped == trapped


def test_the_sheet_shows_that_its_owner_is_ready() -> None:
    full_hand = hand(5)
    players = tuple(
        replace(player, ready=seat == full_hand.seat) for seat, player in enumerate(full_hand.board.players)
    )
    ready = replace(full_hand, board=replace(full_hand.board, players=players))
    assert draw_sheet(ready, LOOK) != draw_sheet(full_hand, LOOK)


def test_the_sheet_shows_nothing_of_other_sheets() -> None:
    full_hand = hand(5)
    players = tuple(
        replace(player, ready=seat != full_hand.seat) for seat, player in enumerate(full_hand.board.players)
    )
    assert draw_sheet(replace(full_hand, board=replace(full_hand.board, players=players)), LOOK) == draw_sheet(
        full_hand, LOOK
    )


@pytest.mark.parametrize("changes", [0, 1, 2])
def test_the_dealers_remaining_changes_are_visible(changes: int) -> None:
    assert PREVIEW.preview
    deck, gifts, _ = PREVIEW.preview
    other = replace(PREVIEW, preview=(deck, gifts, changes))
    assert (draw_sheet(other, LOOK) == PICTURES["preview"]) is (changes == 1)


def test_closed_gifts_are_not_visible() -> None:
    pixels = image(PICTURES["now"])
    without_past = replace(UNWRAPPING, past=())
    assert image(draw_now(without_past, LOOK)).tobytes() == pixels.tobytes()
    one_opening = replace(UNWRAPPING, openings=UNWRAPPING.openings[:1], closed=UNWRAPPING.closed)
    assert draw_now(one_opening, LOOK) != PICTURES["now"]


def test_the_current_show_is_of_the_unwrapping_player() -> None:
    assert draw_now(CHOSEN, LOOK) is None
    assert draw_now(DEALING, LOOK) is None
    assert draw_now(UNWRAPPING, LOOK) == draw_unwrapped(UNWRAPPING, UNWRAPPING.dealer, LOOK)


def test_a_player_who_sat_out_has_no_unwrapping() -> None:
    last = CHOSEN.past[-1]
    absent = replace(last, tokens=(None, *last.tokens[1:]))
    assert draw_unwrapped(replace(CHOSEN, past=(*CHOSEN.past[:-1], absent)), Seat(0), LOOK) is None


def test_pictures_without_content_are_not_drawn() -> None:
    new = board(4, 0)
    assert draw_matrix(new, LOOK) is None
    assert draw_film(new, LOOK) is None
    assert draw_unwrapping(new, LOOK) is None
    assert draw_unwrapped(new, Seat(0), LOOK) is None
    assert draw_gifts(FINISHED, LOOK) is None
    assert draw_sheet(replace(begun(4), board=replace(begun(4).board, phase=Phase.OVER)), LOOK) is None
    assert draw_sheet(Hand(DEALING, Seat(0), None, Sheet(((),) * 5)), LOOK) is None


def test_the_unwrapping_shows_the_last_finished_round() -> None:
    first, second = CHOSEN.past
    picture = draw_unwrapped(CHOSEN, Seat(1), LOOK)
    assert picture == draw_unwrapped(replace(CHOSEN, past=(second,)), Seat(1), LOOK)
    assert picture != draw_unwrapped(replace(CHOSEN, past=(first,)), Seat(1), LOOK)


@pytest.mark.parametrize("trait", [{"give_more": True}, {"get_more": True}, {"trapped": True}], ids=str)
def test_tokens_and_cards_on_a_gift_are_visible(trait: dict[str, object]) -> None:
    plain = tuple(replace(opening, give_more=False, get_more=False) for opening in UNWRAPPING.openings)
    marked = (replace(plain[0], **trait), *plain[1:])
    assert draw_now(replace(UNWRAPPING, openings=plain), LOOK) != draw_now(replace(UNWRAPPING, openings=marked), LOOK)


def test_an_opened_void_gift_is_not_shown_as_trapped() -> None:
    openings = (replace(UNWRAPPING.openings[0], trapped=True), *UNWRAPPING.openings[1:])
    trapped = replace(UNWRAPPING, openings=openings)
    assert draw_now(replace(trapped, voided=(openings[0].gift,)), LOOK) != draw_now(trapped, LOOK)


def test_a_long_name_fits_its_line() -> None:
    short, long = (image(draw_tracks(CHOSEN, Look("pl", (*NAMES[:4], name)))) for name in ("z", "W" * 5000))
    box = ImageChops.difference(short, long).getbbox()
    assert box
    assert box[0] >= WIDTH // 3
    assert box[2] <= 2 * WIDTH // 3
    assert box[1] > long.height - 130


def test_public_pictures_need_only_boards() -> None:
    names = {"Board": Board, "Look": Look, "Seat": Seat}
    for draw in (*BOARDS, draw_unwrapped):
        hints = [names.get(kind, kind) for key, kind in draw.__annotations__.items() if key != "return"]
        assert hints in ([Board, Look], [Board, Seat, Look], [Board, Look, "Seat | None"])
    assert Hand not in get_type_hints(Board).values()
