"""Pictures of the race: properties of every picture, and comparisons with golden pictures."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import repeat
from typing import TYPE_CHECKING

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.game.chance import Chance
from bot.game.contract import FileText, Seat
from bot.i18n.translation import LANGUAGES
from cogs.tour.board import Board, Crossing, Hand, How, Jersey, Phase, Question
from cogs.tour.game import GAME
from cogs.tour.options import Options, Race, Riders
from cogs.tour.pace import Pace
from cogs.tour.road import Field
from cogs.tour.rules.line_up import groups, order_of_play
from cogs.tour.stages import catalogue
from images.kit import Look
from images.kit.picture import MAX_SIDE
from images.tour import (
    draw_board,
    draw_film,
    draw_finish,
    draw_road,
    draw_round,
    draw_sheet,
    draw_stage_film,
    draw_standings,
    draw_strip,
    ground,
    prepare,
    strip,
)
from images.tour.film import FRAMES_PER_ROUND, ROUND_FRAMES, SEVERAL
from images.tour.lettering import WIDTH
from images.tour.portraits import portrait
from images.tour.reading import time_text
from images.tour.sheet import draw_letter
from tests.discord_validator.messages import LARGEST_UPLOAD
from tests.games.tour.images.racing import (
    ASK,
    BETWEEN,
    BOARDS,
    CLIMB,
    EVENTFUL,
    FILMS,
    FINISH,
    FINISHED,
    FINISHED_LARGE,
    FULL_CARD,
    GOLDEN,
    GOLDENS,
    LOOK,
    NAMES,
    PICTURES,
    RIDERS,
    SMALLER,
    STAGE,
    START,
    TORN,
    hand,
)
from tests.images.judging import NOTHING_BUT_PIXELS, ODD_NAMES, chunks, image, strangeness

if TYPE_CHECKING:
    from cogs.tour.moves import Order

each_picture = pytest.mark.parametrize("name", PICTURES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
OF_BOARDS = (draw_board, draw_road, draw_strip, draw_standings, draw_finish)


def forget() -> None:
    """Empty all caches of drawings."""
    ground.piece.cache_clear()
    strip.ground.cache_clear()


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
    assert picture.height <= MAX_SIDE


@pytest.mark.parametrize("name", FILMS)
def test_a_film_keeps_discords_limits(name: str) -> None:
    film = FILMS[name]
    assert film.suffix == "gif"
    assert film.width == WIDTH // 2
    assert len(film.data) < LARGEST_UPLOAD / 2


@pytest.mark.parametrize(
    ("name", "position", "strides"), [("one", FINISHED, FRAMES_PER_ROUND), ("three", FINISHED_LARGE, SEVERAL)]
)
def test_a_film_has_some_frames_for_every_round(name: str, position: Board, strides: int) -> None:
    rounds = sum(len(stage.course) - 1 for stage in position.past)
    with Image.open(BytesIO(FILMS[name].data)) as film:
        assert getattr(film, "n_frames", 1) == 2 * len(position.past) + strides * rounds


@pytest.mark.unmeasured
def test_a_stage_of_several_has_a_film_of_its_own() -> None:
    last = FINISHED_LARGE.past[-1]
    film = draw_stage_film(FINISHED_LARGE, LOOK)
    assert film is not None
    with Image.open(BytesIO(film.data)) as frames:
        assert getattr(frames, "n_frames", 1) == 2 + SEVERAL * (len(last.course) - 1)
    assert draw_stage_film(replace(FINISHED_LARGE, past=()), LOOK) is None


def test_a_round_is_a_small_film_of_few_frames() -> None:
    before = tuple(rider.field for rider in TORN.riders)
    after = tuple(Field(field.x + 4, field.lane) if field else None for field in before)
    ridden = replace(TORN, course=(before, after))
    film = draw_round(ridden, LOOK)
    assert film is not None
    with Image.open(BytesIO(film.data)) as frames:
        assert 3 <= getattr(frames, "n_frames", 1) <= ROUND_FRAMES <= 6
    assert (film.suffix, film.width) == ("gif", WIDTH // 2)
    assert len(film.data) < 150_000
    assert draw_round(replace(ridden, ready=(True, True)), LOOK) is film, "drawn once for all boards of a round"
    assert draw_round(replace(ridden, course=(after,)), LOOK) is None
    assert draw_round(replace(ridden, phase=Phase.OVER), LOOK) is None


def test_the_winner_of_a_race_of_several_stages_stands_on_a_podium_at_its_end_only() -> None:
    going = replace(FINISHED_LARGE, phase=Phase.ORDERS)
    assert draw_finish(FINISHED_LARGE, LOOK) != draw_finish(going, LOOK)
    assert draw_finish(FINISHED, LOOK) == draw_finish(replace(FINISHED, phase=Phase.ORDERS), LOOK)


def test_a_time_stands_in_a_list_only_where_it_differs() -> None:
    assert [time_text(time, before, 60) for time, before in ((60, None), (60, 60), (65, 60), (65, 65))] == [
        "1:00",
        "",
        "+0:05",
        "",
    ]


def test_the_same_board_gives_the_same_bytes() -> None:
    for position in (START, TORN, EVENTFUL, BETWEEN, FINISHED_LARGE):
        copy = msgspec.json.decode(msgspec.json.encode(position), type=Board)
        for draw in OF_BOARDS:
            assert draw(copy, LOOK) == draw(position, LOOK)


def test_the_same_hand_gives_the_same_bytes() -> None:
    sheet_hand = hand(EVENTFUL)
    copy = msgspec.json.decode(msgspec.json.encode(sheet_hand), type=Hand)
    assert draw_sheet(copy, LOOK) == PICTURES["sheet"]


@pytest.mark.unmeasured
def test_earlier_drawings_change_no_picture() -> None:
    picture = PICTURES["board-torn"]
    forget()
    assert draw_board(TORN, LOOK) == picture


@pytest.mark.unmeasured
def test_several_threads_may_draw_at_once() -> None:
    forget()
    with ThreadPoolExecutor(4) as pool:
        drawings = list(pool.map(draw_board, [*BOARDS.values()] * 2, repeat(LOOK)))
    assert drawings == [PICTURES[f"board-{name}"] for name in BOARDS] * 2


def test_drawing_ahead_changes_no_picture() -> None:
    forget()
    prepare(Options(race=Race.OWN, own_stage=FileText(STAGE)), LOOK)
    assert draw_board(START, LOOK) == PICTURES["board-start"]


def test_a_missing_server_stage_is_not_drawn_ahead() -> None:
    prepare(Options(race=Race.OWN), LOOK)


@pytest.mark.unmeasured
@each_language
def test_every_language_has_all_words(language: str) -> None:
    for other in set(LANGUAGES) - {language}:
        for draw, position in ((draw_board, TORN), (draw_standings, FINISHED), (draw_finish, FINISHED)):
            assert draw(position, Look(language, NAMES)) != draw(position, Look(other, NAMES))
        assert draw_sheet(hand(TORN), Look(language, NAMES)) != draw_sheet(hand(TORN), Look(other, NAMES))


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ODD_NAMES)
def test_any_name_can_be_drawn(name: str) -> None:
    for position in (TORN, BETWEEN, FINISHED):
        odd, plain = Look("pl", (name,) * 6), Look("pl", ("x",) * 6)
        for draw in OF_BOARDS:
            picture, other = draw(position, odd), draw(position, plain)
            assert (picture and (picture.width, picture.height)) == (other and (other.width, other.height))
    assert draw_sheet(hand(TORN), Look("pl", (name,) * 6))


@pytest.mark.parametrize("position", [TORN, EVENTFUL])
def test_only_a_teams_own_sheet_shows_its_riders_names(position: Board) -> None:
    own = hand(position)
    number = own.meant[0][0]
    changed = replace(LOOK, pieces=(*RIDERS[: number - 1], "Nestačil", *RIDERS[number:]))
    assert draw_sheet(own, changed) != draw_sheet(own, LOOK)
    assert draw_sheet(own, replace(LOOK, pieces=())) is not None
    for draw in OF_BOARDS:
        assert draw(position, changed) == draw(position, LOOK)


def test_faces_differ_within_a_team() -> None:
    assert len({portrait(number, 0, 54).tobytes() for number in range(1, 13)}) == 12
    assert portrait(1, 0, 54).tobytes() != portrait(1, 1, 54).tobytes()


def test_names_may_be_missing() -> None:
    assert draw_board(TORN, Look("cs")) != PICTURES["board-torn"]


def test_a_long_name_fits_its_place() -> None:
    short, long = (image(draw_board(TORN, Look("pl", (*NAMES[:5], name)))) for name in ("z", "W" * 5000))
    box = ImageChops.difference(short, long).getbbox()
    assert box
    assert box[0] >= 2 * WIDTH // 3
    assert box[1] > long.height - 80


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "changes",
    [
        {"round": 8},
        {"ready": (True, True)},
        {"gone": (False, True)},
        {"rides": CLIMB.rides},
        {"rides": ()},
        {"jerseys": ()},
        {"jerseys": ((Jersey.GREEN, 1),)},
        {"crossings": tuple(Crossing(crossing.kind, crossing.x, (1, 2, 3, 4)) for crossing in EVENTFUL.crossings)},
        {"groups": tuple(replace(group, attackers=()) for group in EVENTFUL.groups)},
        {"riders": (replace(EVENTFUL.riders[0], field=None), *EVENTFUL.riders[1:])},
        {"phase": Phase.ASK, "asked": Seat(1)},
    ],
    ids=str,
)
def test_relevant_changes_of_the_race_are_visible(changes: dict[str, object]) -> None:
    assert draw_road(replace(EVENTFUL, **changes), LOOK) != draw_road(EVENTFUL, LOOK)


@pytest.mark.parametrize("how", [How.SOLO, How.PULL, How.CATCH, How.CARD])
def test_an_attack_is_visible_among_the_trails(how: How) -> None:
    rides = (*CLIMB.rides[:-1], replace(CLIMB.rides[-1], how=how))
    assert draw_road(replace(CLIMB, rides=rides), LOOK) != draw_road(CLIMB, LOOK)


def test_pictures_show_only_the_number_of_ready_teams() -> None:
    first_ready, second_ready = (replace(EVENTFUL, ready=ready) for ready in ((True, False), (False, True)))
    assert draw_board(first_ready, LOOK) == draw_board(second_ready, LOOK)


def test_arrived_riders_are_visible_in_their_places() -> None:
    first, second, third = FINISH.arrivals
    for arrivals in ((), (first, second), (second, first, third)):
        picture = draw_road(replace(FINISH, arrivals=arrivals), LOOK)
        assert (picture == draw_road(FINISH, LOOK)) is (len(arrivals) == len(FINISH.arrivals))


def test_the_asking_rider_is_visible_on_the_sheet() -> None:
    asking = replace(hand(ASK), question=Question(1, "speed", ("take", "yellow")))
    assert draw_sheet(asking, LOOK) != draw_sheet(hand(ASK), LOOK)


def test_the_asked_team_is_visible() -> None:
    rest = replace(EVENTFUL, phase=Phase.ASK, rides=EVENTFUL.rides[:4])
    assert draw_board(replace(rest, asked=Seat(0)), LOOK) != draw_board(replace(rest, asked=Seat(1)), LOOK)


def test_the_strip_shows_where_each_group_is() -> None:
    front = next(
        rider
        for rider in TORN.riders
        if rider.field and rider.field.x == max(f.field.x for f in TORN.riders if f.field)
    )
    assert front.field
    moved_front = replace(front, field=front.field._replace(x=front.field.x + 2))
    riders = tuple(moved_front if rider is front else rider for rider in TORN.riders)
    assert draw_strip(replace(TORN, riders=riders), LOOK) != PICTURES["strip"]


CARDS: list[dict[str, object]] = [
    {"role": "hunt"},
    {"speed": "red"},
    {"attack": "solo"},
    {"catch": False},
    {"where": "wind", "whom": 0},
    {"whom": 1},
    {"most": None},
    {"most": 1},
    {"help": 0},
    {"help": 5},
    {"ahead": True},
]


def with_card(sheet_hand: Hand, number: int, card: Order) -> Hand:
    """Return a hand with another card for a rider, with the same effect."""
    return replace(
        sheet_hand,
        orders=tuple((rider, card if rider == number else old) for rider, old in sheet_hand.orders),
        meant=tuple((rider, card if rider == number else old) for rider, old in sheet_hand.meant),
    )


@pytest.mark.unmeasured
@pytest.mark.parametrize("changes", CARDS, ids=str)
def test_chosen_values_are_visible_on_the_sheet(changes: dict[str, object]) -> None:
    base_hand = hand(EVENTFUL)
    other = with_card(base_hand, 2, msgspec.convert({**msgspec.to_builtins(FULL_CARD), **changes}, type(FULL_CARD)))
    assert draw_sheet(other, LOOK) != draw_sheet(base_hand, LOOK)


def test_chosen_values_look_different_from_those_of_the_role() -> None:
    base_hand = hand(EVENTFUL)
    by_role = replace(
        base_hand, orders=tuple((number, replace(order, speed=None)) for number, order in base_hand.orders)
    )
    assert draw_sheet(by_role, LOOK) != draw_sheet(base_hand, LOOK)


def test_a_jerseys_card_is_visible_on_the_sheet() -> None:
    riders = (replace(EVENTFUL.riders[0], cards=(Jersey.POLKA,)), *EVENTFUL.riders[1:])
    assert draw_sheet(hand(replace(EVENTFUL, riders=riders)), LOOK) != PICTURES["sheet"]


def test_the_sheet_shows_whether_its_owner_is_ready() -> None:
    sheets = [draw_sheet(hand(replace(EVENTFUL, ready=ready)), LOOK) for ready in ((True, False), (False, False))]
    assert sheets[0] != sheets[1]


def test_the_sheet_shows_nothing_of_other_teams() -> None:
    sheets = [draw_sheet(hand(replace(EVENTFUL, ready=ready)), LOOK) for ready in ((True, False), (True, True))]
    assert sheets[0] == sheets[1]


def test_there_is_no_sheet_without_riders_or_after_the_race() -> None:
    assert draw_sheet(replace(hand(EVENTFUL), meant=()), LOOK) is None
    assert draw_sheet(hand(FINISHED), LOOK) is None


def test_stage_pictures_are_not_drawn_before_its_end() -> None:
    for draw in (draw_standings, draw_finish, draw_film):
        assert draw(TORN, LOOK) is None


def test_the_last_finished_stage_is_shown() -> None:
    first = FINISHED_LARGE.past[0]
    other = replace(first, places=first.places[::-1])
    picture = draw_finish(replace(FINISHED_LARGE, past=(other, first)), LOOK)
    assert picture == draw_finish(replace(FINISHED_LARGE, past=(first, first)), LOOK)
    assert picture != draw_finish(replace(FINISHED_LARGE, past=(first, other)), LOOK)


def test_old_races_without_a_stored_course_have_a_finish_but_no_film() -> None:
    bare = replace(FINISHED, past=tuple(replace(past_round, course=(), arrivals=()) for past_round in FINISHED.past))
    assert draw_finish(bare, LOOK)
    assert draw_film(bare, LOOK) is None


def test_public_pictures_need_only_boards() -> None:
    for draw in (*OF_BOARDS, draw_film):
        assert [kind for key, kind in draw.__annotations__.items() if key != "return"] == ["Board", "Look"]


def test_a_scattered_large_field_is_shown_without_the_road_if_too_high() -> None:
    """36 riders, each a group: the strip shows all of them, and no picture exceeds the height limit."""
    state = GAME.start(6, Options(riders=Riders.SIX), Chance(b"torn", 0)).state
    stage = catalogue.stage("plain")
    fields = sorted(stage.fields, key=lambda field: (field.x, field.lane))[:: len(stage.fields) // 40]
    riders = tuple(replace(rider, field=field) for rider, field in zip(state.riders, fields, strict=False))
    places = {rider.number: rider.field for rider in riders if rider.field is not None}
    torn_groups = groups(stage, places)
    torn = replace(
        state, riders=riders, groups=torn_groups, paces=(Pace(),) * len(torn_groups), order=order_of_play(stage, places)
    )
    look = Look("en", ("Anna", "Boris", "Ada", "Cyril", "Ewa", "Filip"))
    for picture in (draw_board(GAME.board(torn), look), draw_letter(GAME.hand(torn, Seat(0)), look)):
        assert picture is not None
        assert picture.height <= MAX_SIDE
