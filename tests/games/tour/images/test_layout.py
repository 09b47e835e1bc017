"""The layout: riders are whole, no number hides another, every word fits, and colours and shapes are distinct."""

from __future__ import annotations

from functools import partial
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.game.contract import Seat
from bot.i18n.translation import LANGUAGES
from cogs.tour.board import Group, How, Jersey
from cogs.tour.moves import Attack, Card, Role, Where
from cogs.tour.names import SURNAMES
from cogs.tour.road import Field, around
from cogs.tour.stages.catalogue import SHIPPED, stage
from cogs.tour.stages.sheet import CORRIDOR
from images.kit.film import UNCHANGED_INDEX
from images.kit.lettering import set_line
from images.kit.pen import SCALE, Pen
from images.tour import draw_board, ground, road, sheet
from images.tour.colours import JERSEYS, PALETTE, PAPER, TEAMS
from images.tour.film import clusters, looks_at
from images.tour.icons import ROLES, die, role
from images.tour.lettering import NUMBERS, READABLE, STYLE, WIDTH, game_text, word
from images.tour.pieces import DIGITS, RIDER, badge, champion, jersey, rider
from images.tour.reading import jerseys_of, places
from images.tour.road import NAME_STYLE, cut_label, longest_free_part, piece
from images.tour.strip import PIN, PINS, Pin, across, merged_pins, spread
from images.tour.tags import GAP, Tag, arrange
from images.tour.windows import CUT, EDGE, ROOM, gap, rows
from tests.games.tour.images.racing import BOARDS, LOOK, ROAD, TORN
from tests.merged_cases import merge_cases
from tests.stand_ins import returning

if TYPE_CHECKING:
    from collections.abc import Callable

each_language = merge_cases("language", LANGUAGES)
DEUTERANOPIA = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""The matrix that turns colours into those seen without green receptors (Machado et al. 2009)."""
Box = tuple[float, float, float, float]
"""The left, top, right and bottom edge in pixels."""
UNTOUCHED = (255, 0, 255)
"""A colour that no object has."""
EDGES = (-2 * CORRIDOR - 2, ROAD.finish + 23)
FIELDS = st.lists(st.integers(-2 * CORRIDOR, ROAD.finish + 19), min_size=1, max_size=36)
WORDS = {
    "secret": 360, "ready": 260, "individual": 300, "teams": 400, "points-green": 260, "points-polka": 260,
    "finish": 420, "start": 420, "ask": 300, "rolls": 400, "alone": 140,
    "help": 420, "lead": 420, "plays": 500, "final": 640, "standings": 640,
}  # fmt: skip
"""Words on one line, with the pixels available for them."""


def as_seen_without_green(colour: tuple[int, int, int]) -> tuple[int, int, int]:
    """Return a colour as seen without green receptors."""
    red, green, blue = (sum(part * share for part, share in zip(colour, row, strict=True)) for row in DEUTERANOPIA)
    return round(red), round(green), round(blue)


def far(colour: tuple[int, int, int], other: tuple[int, int, int]) -> int:
    """Return the difference of two colours."""
    return sum(abs(a - b) for a, b in zip(colour, other, strict=True))


@given(FIELDS)
def test_every_rider_is_entirely_in_one_window(xs: list[int]) -> None:
    windows = [window for row in rows(xs, EDGES) for window in row]
    for x in xs:
        assert sum(window.last <= x <= window.first for window in windows) == 1
        assert sum(window.begin + EDGE <= x < window.end - EDGE for window in windows) == 1
    for window in windows:
        assert window.begin + EDGE <= window.last <= window.first < window.end - EDGE


def ink(draw: Callable[[Pen], None]) -> Box:
    """Return the box of what a function draws around the origin, in pixels from the origin."""
    sheet_ = Image.new("RGB", (200 * SCALE, 200 * SCALE), UNTOUCHED)
    draw(Pen(sheet_).moved(100, 100))
    box = ImageChops.difference(sheet_, Image.new("RGB", sheet_.size, UNTOUCHED)).getbbox()
    assert box
    return moved((box[0] / SCALE, box[1] / SCALE, box[2] / SCALE, box[3] / SCALE), (-100, -100))


def moved(box: Box, spot: tuple[float, float]) -> Box:
    """Return a box around the origin as a box around a spot."""
    (left, top, right, foot), (x, y) = box, spot
    return left + x, top + y, right + x, foot + y


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", SHIPPED)
def test_nothing_beside_the_road_covers_anything_else(name: str) -> None:
    course = stage(name, "")
    placed = [member for row in ground.objects(course).values() for member in row]
    assert len(placed) > course.finish, "the land is not empty"
    boxes = {thing: ink(thing) for _, thing in placed}
    stone = ink(partial(ground.milestone, steps=88))
    gusts = {above: ink(partial(ground.gust, side=-1 if above else 1)) for above in (True, False)}
    shown = [moved(boxes[thing], spot) for spot, thing in placed]
    shown += [moved(gusts[spot[1] < ground.HEIGHT / 2], spot) for spot in ground.gust_spots(course).values()]
    shown += [moved(stone, spot) for spot in ground.stone_spots(course).values()]
    for one, other in combinations(shown, 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (one, other)


@given(FIELDS)
def test_rows_are_full_and_the_front_is_above(xs: list[int]) -> None:
    windows = rows(xs, EDGES)
    for index, row in enumerate(windows):
        room = sum(window.long for window in row) + CUT * (len(row) - 1)
        assert room == ROOM if index in {0, len(windows) - 1} else room <= ROOM
        assert all(window.end < other.begin for window, other in pairwise(row))
    for upper, lower in pairwise(windows):
        assert lower[-1].first < upper[0].last
        assert gap(lower[-1], upper[0]) > 0


@given(FIELDS)
def test_a_cut_shows_the_steps_between_riders(xs: list[int]) -> None:
    for row in rows(xs, EDGES):
        for behind, front in pairwise(row):
            assert {behind.first, front.last} <= set(xs)
            assert not any(behind.first < x < front.last for x in xs)
            assert gap(behind, front) * 2 - (front.last - behind.first) in {0, 1}


def test_no_number_hides_another() -> None:
    x, y = ground.middle(Field(10, 2))
    wide, high = 2 * NUMBERS.length("88", DIGITS) / 2, DIGITS * 0.72
    for field in around(Field(10, 2)):
        to_x, to_y = ground.middle(field)
        assert abs(to_x - x) >= RIDER[0] / 2 + wide / 2 or abs(to_y - y) >= RIDER[1] / 2 + high / 2


@pytest.mark.parametrize("name", BOARDS)
def test_no_number_on_the_road_is_covered(name: str) -> None:
    start_board = BOARDS[name]
    fallen = replace(start_board, rides=tuple(replace(ride, how=How.FALL) for ride in start_board.rides))
    for board in (start_board, fallen):
        fields, jerseys = places(board), jerseys_of(board)
        for window in (window for row in rows([field.x for field in fields.values()], EDGES) for window in row):
            picture = piece(board, LOOK, window)
            for number, field in fields.items():
                if window.last <= field.x <= window.first:
                    left, middle = (round(value) for value in ground.middle(field))
                    left += round((0.5 - window.begin) * ground.HALF) - RIDER[0] // 2
                    number_box = (14, 15, 50, 41)
                    plate = rider(number, board.riders[number - 1].team, jerseys.get(number)).crop(number_box)
                    top = middle - RIDER[1] // 2
                    plate_pixels = picture.crop((left + 14, top + 15, left + 50, top + 41))
                    assert plate_pixels.tobytes() == plate.convert("RGB").tobytes(), number


def test_a_road_without_riders_can_be_drawn() -> None:
    riders = tuple(replace(rider, field=None) for rider in TORN.riders)
    assert draw_board(replace(TORN, riders=riders, order=(), groups=(), rides=()), LOOK).width == WIDTH


@pytest.mark.parametrize("name", SHIPPED)
def test_riders_stay_within_the_picture(name: str) -> None:
    for field in stage(name).fields:
        _, y = ground.middle(field)
        assert RIDER[1] / 2 + 50 < y < ground.HEIGHT - RIDER[1] / 2


def test_numbers_are_legible_at_a_third_of_the_size() -> None:
    assert DIGITS >= READABLE >= 11 * WIDTH / 400


@given(st.lists(st.tuples(st.integers(-18, ROAD.finish + 19), st.integers(1, 4)), min_size=1, max_size=36))
def test_no_pin_hides_another(groups: list[tuple[int, int]]) -> None:
    pins = merged_pins([Pin(x, (1,) * count) for x, count in groups])
    stood = spread([across(ROAD, pin.x) for pin in pins])
    assert len(pins) == min(len(groups), PINS)
    assert sum(len(pin.riders) for pin in pins) == sum(count for _, count in groups)
    assert all(other - pin >= PIN for pin, other in pairwise(stood))
    assert stood[0] >= PIN / 2
    assert stood[-1] <= WIDTH - PIN / 2


SPANS = st.tuples(st.integers(20, WIDTH - 100), st.integers(40, 400), st.booleans())


@given(st.lists(SPANS, min_size=1, max_size=20))
def test_no_tag_hides_another(spans: list[tuple[int, int, bool]]) -> None:
    group_tags = [
        Tag(Group((1,), (), lonely), (f"gr. {index}", "" if lonely else "+17"), (left, min(left + wide, WIDTH - 10)))
        for index, (left, wide, lonely) in enumerate(sorted(spans))
    ]
    tags = arrange(group_tags)
    assert sorted(tag.said for tag in tags) == sorted(tag.said for tag in group_tags)
    for tag, other in combinations(tags, 2):
        if tag.line == other.line:
            left, right = sorted((tag, other), key=lambda placed: placed.left)
            assert left.left + left.wide + GAP <= right.left
    assert all(tag.left >= 0 and tag.left + tag.wide <= WIDTH for tag in tags)


@given(
    st.tuples(st.integers(0, 500), st.integers(500, 1100)),
    st.lists(st.tuples(st.integers(0, 900), st.integers(1, 300)), max_size=5),
)
def test_the_name_of_a_section_hides_no_prime(span: tuple[int, int], signs: list[tuple[int, int]]) -> None:
    sign_spans = [(begin, begin + wide) for begin, wide in signs]
    begin, end = longest_free_part(span, sign_spans)
    assert span[0] <= begin
    assert end <= span[1] or begin >= end
    assert begin >= end or not any(begin < sign[1] and sign[0] < end for sign in sign_spans)


@pytest.mark.unmeasured
@each_language
@merge_cases("key", WORDS)
def test_every_word_fits(language: str, key: str) -> None:
    text = word(language, key)
    assert set_line(STYLE, text, READABLE, WORDS[key]).lines == (text,)


@each_language
@merge_cases("steps", [1, 2, 3, 5, 12, 22, 61])
def test_the_steps_of_a_cut_fit(language: str, steps: int) -> None:
    text = word(language, "steps", steps=steps)
    assert set_line(NAME_STYLE, text, READABLE, CUT * ground.HALF - 24).lines == (text,)


def test_a_cut_without_room_for_its_word_shows_only_the_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    assert cut_label("en", 5)[0]
    monkeypatch.setattr(road, "word", returning(""))
    assert cut_label("en", 5)[0] == ""


@each_language
def test_the_text_of_a_card_fits_on_one_line(language: str) -> None:
    room = WIDTH - 2 * sheet.MARGIN - sheet.TEXT - 100
    keys = [
        f"{kind}-{value.value}"
        for kind, values in (("attack", Attack), ("card", Card), ("where", Where))
        for value in values
    ]
    for key in (*keys, "speed-brake", "speed-red", "catch-true"):
        assert STYLE.length(game_text(language, key), sheet.SIZE) <= room
    for where in ("beside", "shield"):
        assert STYLE.length(game_text(language, "where-whom", where=where, rider=36), sheet.SIZE) <= room
    assert STYLE.length(word(language, "take", speed=5), sheet.SIZE) <= room
    assert all(STYLE.length(game_text(language, f"role-{value.value}"), 40) <= sheet.ROLE_WIDTH for value in Role)
    assert all(STYLE.length(name, 44) <= sheet.NAME_WIDTH for name in SURNAMES[language])
    assert STYLE.length(word(language, "group", number=36), READABLE) <= 112
    for count in (0, 1, 2, 5, 40):
        assert STYLE.length(word(language, "spare", count=count), 36) < 380
        assert word(language, "most", count=count)


@each_language
def test_the_heading_fits(language: str) -> None:
    assert STYLE.length(word(language, "round", round=36), 42) <= 400
    assert STYLE.length(word(language, "stages", done=3, count=4), 42) <= 420


def test_colours_of_teams_differ_without_green_receptors() -> None:
    for colour, other in combinations(map(as_seen_without_green, TEAMS), 2):
        assert far(colour, other) > 60, (colour, other)


def test_a_teams_things_differ_by_more_than_colour() -> None:
    for things in (
        [badge(seat, 64, 46) for seat in range(6)],
        [rider(8, seat) for seat in range(6)],
        [champion(8, seat, 200) for seat in range(6)],
    ):
        assert len({thing.convert("1").tobytes() for thing in things}) == 6


def test_jerseys_differ_by_more_than_colour() -> None:
    assert len({jersey(kind, 100).convert("1").tobytes() for kind in Jersey}) == len(Jersey)
    plates = [as_seen_without_green(colour) for colour in (*JERSEYS.values(), PAPER)]  # primes have these colours too
    assert all(far(plate, other) > 60 for plate, other in combinations(plates, 2))


def test_roles_and_dice_differ_by_more_than_colour() -> None:
    assert set(ROLES) == set(Role)
    assert len({role(kind, 48).convert("1").tobytes() for kind in Role}) == len(Role)
    assert len({die(kind, 48).convert("1").tobytes() for kind in (How.YELLOW, How.POLKA, How.WHITE, How.RED)}) == 4


def test_numbers_of_up_to_thirty_six_riders_fit_on_their_plates() -> None:
    for number in range(1, 37):
        assert NUMBERS.length(str(number), DIGITS) <= 42


def test_the_film_finds_the_groups_of_the_rules() -> None:
    for position in BOARDS.values():
        film_groups = {frozenset(cluster) for cluster in clusters(places(position))}
        assert film_groups == {frozenset(group.riders) for group in position.groups}


@example([16, -16, -16, -16, -16, -16, -16, 53])  # the free space kept ahead would have left them out of the picture
@given(FIELDS)
def test_the_film_always_shows_riders(xs: list[int]) -> None:
    end = looks_at(xs)
    xs_in_window = [x for x in xs if end - ROOM < x < end - 1]
    assert xs_in_window
    assert max(xs) in xs_in_window or len(xs_in_window) > 1


def test_a_road_is_the_same_in_any_pieces() -> None:
    road_picture = ground.road(TORN.name, TORN.options.own_stage, 0, 40)
    for begin, end in ((3, 21), (0, 16), (15, 40)):
        part = ground.road(TORN.name, TORN.options.own_stage, begin, end)
        assert part.tobytes() == road_picture.crop((begin * ground.HALF, 0, end * ground.HALF, ground.HEIGHT)).tobytes()


def test_the_palette_leaves_one_colour_for_unchanged_pixels() -> None:
    assert len(PALETTE) <= UNCHANGED_INDEX


def test_every_seat_has_a_colour() -> None:
    assert len(TEAMS) == 6
    assert {rider.team for rider in TORN.riders} == {Seat(seat) for seat in range(6)}
