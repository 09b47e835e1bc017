"""Stage files: those that are accepted, and those that are refused with line and reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.i18n.languages import in_language
from bot.i18n.toml_files import BYTE_ORDER_MARK
from bot.i18n.translation import LANGUAGES, Say
from cogs.tour.road import Field, Kind, Prime, PrimeKind, Section, Side, Stage, ahead
from cogs.tour.stages.catalogue import (
    MAX_BYTES,
    MAX_LINE_LENGTH,
    OWN,
    SHIPPED,
    check,
    check_upload,
    read,
    sheet,
    shipped,
    stage,
)
from cogs.tour.stages.sheet import CORRIDOR, profile
from tests import tree
from tests.games.tour.random_stages import drawn
from tests.games.tour.stage_sheets import SHEET, Broken, broken
from tests.merged_cases import merge_cases

FIRST = 'lanes = { 1 = "1-6", 8 = "1-5" }'
VAL = 'lanes = { 1 = "1-5", 3 = "1-6", 5 = "1-2, 4-6", 7 = "1-6" }'
CLIMB = 'lanes = "1-4"'

REFUSALS: dict[str, tuple[str, Broken, dict[str, str | int]]] = {
    "no-toml": ("file-syntax", broken("steps = 9", "steps = = 9"), {"column": 9}),
    "no-number": (
        "file-wrong-value",
        broken("steps = 9", 'steps = "9"'),
        {"where": "sections[0].steps", "unit": "steps"},
    ),
    "half-a-step": (
        "file-wrong-value",
        broken("steps = 9", "steps = 9.5"),
        {"where": "sections[0].steps", "unit": "steps"},
    ),
    "unknown-key": (
        "file-wrong-value",
        broken("[[sections]]", "[[sections]]\nrain = 1"),
        {"where": "sections[0]", "unit": "none"},
    ),
    "cobbles": (
        "file-wrong-value",
        broken('kind = "climb"', 'kind = "cobbles"'),
        {"where": "sections[1].kind", "unit": "none"},
    ),
    "no-side": (
        "file-wrong-value",
        broken('wind = "right"', 'wind = "north"'),
        {"where": "sections[2].wind", "unit": "none"},
    ),
    "worded-step": (
        "file-wrong-value",
        broken(VAL, 'lanes = { first = "1-5" }'),
        {"where": "sections[2].lanes", "unit": "lanes"},
    ),
    "number-of-lanes": (
        "file-wrong-value",
        broken(VAL, "lanes = { 1 = 5 }"),
        {"where": "sections[2].lanes", "unit": "lanes"},
    ),
    "no-english-name": (
        "file-no-english",
        broken('name = "Top"', 'name = { cs = "B", sk = "C", pl = "D" }'),
        {"language": "en"},
    ),
    "number-as-name": (
        "file-wrong-value",
        broken('name = "Top"', "name = { en = 7 }"),
        {"where": "sections[1].prime.name", "unit": "none"},
    ),
    "short-section": ("stage-section-steps", broken("steps = 4", "steps = 2"), {"section": 2, "least": 3, "most": 40}),
    "long-section": ("stage-section-steps", broken("steps = 4", "steps = 41"), {"section": 2, "least": 3, "most": 40}),
    "endless": (
        "stage-section-steps",
        broken("steps = 4", f"steps = {10**18}"),
        {"section": 2, "least": 3, "most": 40},
    ),
    "no-name": ("file-name-length", broken('name = "Bois-Joli"', 'name = " "'), {"most": 32, "count": 1}),
    "long-name": ("file-name-length", broken('name = "Butte"', f'name = "{33 * "A"}"'), {"most": 32, "count": 33}),
    "name-of-lines": (
        "file-name-sign",
        broken('name = "Butte"', 'name = "A\\nB"'),
        {"character": "U+000A", "column": 0},
    ),
    "name-of-markup": (
        "file-name-sign",
        broken('name = { en = "A", cs = "B"', 'name = { en = "A", cs = "<@1>"'),
        {"character": "“<” (U+003C)", "column": 26},
    ),
    "name-of-a-prime": (
        "file-name-length",
        broken(
            'prime = { kind = "mountain", step = 4, name = "Top"', 'prime = { kind = "mountain", step = 4, name = ""'
        ),
        {"most": 32, "count": 0},
    ),
    "in-the-sea": ("stage-start-height", broken("height = 120", "height = -101"), {"least": -100, "most": 5000}),
    "no-heights": ("stage-heights", broken("heights = [170]", "heights = []"), {"section": 3, "least": 1, "most": 12}),
    "many-heights": (
        "stage-heights",
        broken("heights = [170]", f"heights = {list(range(13))}"),
        {"section": 3, "least": 1, "most": 12},
    ),
    "on-the-moon": (
        "stage-height",
        broken("heights = [170]", "heights = [170, 5001]"),
        {"section": 3, "least": -100, "most": 5000},
    ),
    "climb-down": (
        "stage-climb-falls",
        broken("heights = [160, 205]", "heights = [160, 126]"),
        {"section": 2, "begin": 126, "end": 126},
    ),
    "prime-before": (
        "stage-prime-step",
        broken('prime = { kind = "sprint", step = 1', 'prime = { kind = "sprint", step = 0'),
        {"section": 3, "most": 8},
    ),
    "prime-beyond": (
        "stage-prime-step",
        broken('prime = { kind = "mountain", step = 4', 'prime = { kind = "mountain", step = 5'),
        {"section": 2, "most": 4},
    ),
    "sprint-uphill": (
        "stage-prime-kind",
        broken('prime = { kind = "mountain"', 'prime = { kind = "sprint"'),
        {"section": 2},
    ),
    "flat-mountain": (
        "stage-prime-kind",
        broken('prime = { kind = "sprint"', 'prime = { kind = "mountain"'),
        {"section": 3},
    ),
    "lanes-from-two": ("stage-lanes-first", broken(FIRST, 'lanes = { 2 = "1-6" }'), {"section": 1}),
    "lanes-from-none": ("stage-lanes-first", broken(FIRST, "lanes = {}"), {"section": 1}),
    "lanes-beyond": (
        "stage-lanes-step",
        broken(FIRST, 'lanes = { 1 = "1-6", 10 = "1-5" }'),
        {"section": 1, "step": 10, "most": 9},
    ),
    "lanes-before": (
        "stage-lanes-step",
        broken(FIRST, 'lanes = { 0 = "1-6", 1 = "1-5" }'),
        {"section": 1, "step": 0, "most": 9},
    ),
    "seven-lanes": ("stage-lanes", broken(FIRST, 'lanes = "1-7"'), {"section": 1, "step": 1}),
    "lane-nought": ("stage-lanes", broken(FIRST, 'lanes = "0-5"'), {"section": 1, "step": 1}),
    "lanes-back": ("stage-lanes", broken(FIRST, 'lanes = { 1 = "1-6", 8 = "1-2, 6-4" }'), {"section": 1, "step": 8}),
    "no-lanes": ("stage-lanes", broken(FIRST, 'lanes = ""'), {"section": 1, "step": 1}),
    "wide-climb": (
        "stage-climb-width",
        broken(CLIMB, 'lanes = { 1 = "1-4", 3 = "1-5" }'),
        {"section": 2, "step": 3, "count": 5, "width": 4},
    ),
    "narrow-climb": (
        "stage-climb-width",
        broken(CLIMB, 'lanes = { 1 = "1-4", 4 = "2-4" }'),
        {"section": 2, "step": 4, "count": 3, "width": 4},
    ),
    "narrow": (
        "stage-width",
        broken(VAL, 'lanes = { 1 = "1-5", 7 = "2-4" }'),
        {"section": 3, "step": 7, "count": 3, "least": 4},
    ),
    "split-start": ("stage-corridor", broken(FIRST, 'lanes = { 1 = "1-3, 5-6", 8 = "1-5" }'), {}),
    "dead-end": ("stage-dead-end", broken(FIRST, 'lanes = "1-6"'), {"section": 1, "step": 9, "lane": 6}),
    "dead-end-left": (
        "stage-dead-end",
        broken(VAL, 'lanes = { 1 = "1-6", 4 = "1, 3-6", 6 = "3-6" }'),
        {"section": 3, "step": 5, "lane": 1},
    ),
    "dead-end-at-an-island": (
        "stage-dead-end",
        broken(VAL, 'lanes = { 1 = "1-6", 4 = "1, 3, 5-6", 6 = "1-2, 5-6" }'),
        {"section": 3, "step": 5, "lane": 3},
    ),
    "out-of-nowhere": (
        "stage-unreachable",
        broken(VAL, 'lanes = { 1 = "1-4", 4 = "1-4, 6" }'),
        {"section": 3, "step": 4, "lane": 6},
    ),
}
"""The name of a fault, the reason of its refusal, the sheet, and the refusal's other variables."""
each_wrong = pytest.mark.parametrize(("reason", "sheet", "variables"), REFUSALS.values(), ids=REFUSALS)


def refused(text: str) -> Refused:
    """Return the refusal of a stage file."""
    with pytest.raises(Refused) as caught:
        check(text)
    return caught.value


def refusal_of(text: str) -> tuple[str, dict[str, str | int]]:
    """Return the reason of a stage's refusal, and all its variables."""
    return refused(text).text, refused(text).variables


@each_wrong
def test_a_fault_is_reported_with_its_line(reason: str, sheet: Broken, variables: dict[str, str | int]) -> None:
    assert refusal_of(sheet.text) == (reason, {"line": sheet.line, **variables})


@pytest.mark.unmeasured
@merge_cases("language", LANGUAGES)
@each_wrong
def test_a_fault_has_a_text(language: str, reason: str, sheet: Broken, variables: dict[str, str | int]) -> None:
    text_shown = Say(language, "tour").refusal(refused(sheet.text))
    assert reason not in text_shown
    digits = re.sub(r"(?<=\d)[,\s](?=\d{3})", "", text_shown)
    assert all(
        str(value).removeprefix("-") in digits
        for value in (sheet.line, *(v for v in variables.values() if v not in {0, "none"}))
    ), text_shown


@pytest.mark.parametrize(("steps", "count"), [((3, 3, 9, 9), 24), ((9, 4, 40, 38), 91)])
def test_stages_of_wrong_length_are_refused(steps: tuple[int, ...], count: int) -> None:
    old_lengths = ("steps = 9", "steps = 4", "steps = 8", "steps = 10")
    text = SHEET.replace('8 = "1-5"', '3 = "1-5"')
    for old, new in zip(old_lengths, steps, strict=True):
        text = text.replace(old, f"steps = {new}")
    assert refusal_of(text) == ("stage-steps", {"line": 4, "count": count, "least": 25, "most": 90})


@pytest.mark.parametrize("count", [3, 9])
def test_a_stage_with_too_few_or_many_sections_is_refused(count: int) -> None:
    head, *sections = SHEET.split("[[sections]]")
    text = "[[sections]]".join([head, *(sections + 5 * sections[-1:])[:count]])
    assert refusal_of(text) == ("stage-sections", {"line": 4, "count": count, "least": 4, "most": 8})


def test_a_stage_without_sections_is_reported_at_its_first_line() -> None:
    assert refusal_of('name = "A"\nheight = 1\n') == ("file-wrong-value", {"line": 1, "where": "?", "unit": "none"})
    assert refusal_of('name = "A"\nheight = 1\nsections = []\n')[0] == "stage-sections"


def test_a_truncated_file_is_reported_at_its_end() -> None:
    assert refusal_of(SHEET + 'more = "') == ("file-syntax", {"line": SHEET.count("\n") + 1, "column": 0})


def test_a_long_line_is_refused() -> None:
    assert refusal_of(f"{SHEET}#{MAX_LINE_LENGTH * '.'}\n") == (
        "file-long-line",
        {"line": SHEET.count("\n") + 1, "limit": 1024},
    )


def test_a_long_file_is_refused() -> None:
    assert refusal_of(SHEET + MAX_BYTES // 2 * "#\n") == ("file-too-long", {"line": 1, "limit": 32})


def test_windows_line_ends_and_a_byte_order_mark_are_accepted() -> None:
    assert read(BYTE_ORDER_MARK + SHEET.replace("\n", "\r\n")) == read(SHEET)


def test_t21_six_lanes_into_three_are_refused_with_the_place() -> None:
    text = broken(FIRST, 'lanes = { 1 = "1-6", 5 = "1-3" }').text
    assert refusal_of(text) == ("stage-dead-end", {"line": 9, "section": 1, "step": 4, "lane": 6})
    text = broken(FIRST, 'lanes = { 1 = "1-6", 5 = "1-5", 6 = "1-4", 7 = "1-3" }').text
    assert refusal_of(text) == ("stage-width", {"line": 9, "section": 1, "step": 7, "count": 3, "least": 4})


def test_lanes_may_end_at_both_edges_together() -> None:
    assert len(check(broken(FIRST, 'lanes = { 1 = "1-6", 5 = "2-5" }').text).fields) > 0


def test_a_valid_sheet_becomes_a_stage() -> None:
    stage_read = check(SHEET)
    assert (stage_read.name, stage_read.finish) == (OWN, 2 * 31)
    assert stage_read.sections == (
        Section(Kind.FLAT, -2 * CORRIDOR, Side.LEFT),
        Section(Kind.CLIMB, 18, Side.LEFT),
        Section(Kind.FLAT, 26, Side.RIGHT),
        Section(Kind.FLAT, 42, Side.RIGHT),
    )
    assert stage_read.primes == (Prime(PrimeKind.MOUNTAIN, 24), Prime(PrimeKind.SPRINT, 26))
    assert {field for field in stage_read.fields if field.x in {16, 17}} == {
        (16, 0),
        (17, 1),
        (16, 2),
        (17, 3),
        (16, 4),
    }
    assert {field.lane for field in stage_read.fields if field.x in {34, 35}} == {0, 1, 3, 4, 5}


def test_the_corridor_is_filled_from_the_front_and_from_the_wind() -> None:
    corridor = check(SHEET).corridor
    assert corridor[:7] == ((-1, 1), (-1, 3), (-1, 5), (-2, 0), (-2, 2), (-2, 4), (-3, 1))
    assert len(corridor) == 6 * CORRIDOR
    windy = check(SHEET.replace('wind = "left"', 'wind = "right"')).corridor
    assert windy[:4] == ((-1, 5), (-1, 3), (-1, 1), (-2, 4))


def test_heights_lie_at_equal_distances() -> None:
    assert profile(read(SHEET)) == (
        (0, 120), (6, 124), (12, 118), (18, 126), (22, 160), (26, 205), (42, 170), (52, 122), (62, 128),
    )  # fmt: skip


def test_heights_are_rounded_to_whole_metres() -> None:
    text = SHEET.replace("height = 120", "height = 119.6").replace("124, 118, 126", "124.4, 117.5, 126.0")
    assert read(text) == read(SHEET)


@pytest.mark.parametrize("height", ["nan", "inf", "-inf", '"124 m"', "true", "[124]"])
def test_a_height_that_is_no_finite_number_is_refused(height: str) -> None:
    for sheet_ in (broken("124, 118, 126", f"{height}, 118, 126"), broken("height = 120", f"height = {height}")):
        with pytest.raises(Refused, match="file-wrong-value"):
            check(sheet_.text)


@pytest.mark.parametrize("height", ["1e300", "5000.6", "99999999999999999999"])
def test_a_height_beyond_the_limits_is_refused(height: str) -> None:
    with pytest.raises(Refused, match=r"stage-height|file-wrong-value"):
        check(broken("124, 118, 126", f"{height}, 118, 126").text)


def test_a_stage_has_one_name_or_one_for_each_language() -> None:
    names = [section.name for section in read(SHEET).sections]
    assert [in_language(names[0], language) for language in (*LANGUAGES, "fr")] == ["A", "B", "C", "D", "A"]
    assert {in_language(names[1], language) for language in LANGUAGES} == {"Butte"}


def test_a_stored_stage_survives_added_and_removed_languages() -> None:
    for names in ('{ en = "A", cs = "B" }', '{ en = "A", cs = "B", sk = "C", pl = "D", de = "E" }'):
        own_stage = read(broken('name = "Top"', f"name = {names}").text)
        prime = own_stage.sections[1].prime
        assert prime is not None
        assert [in_language(prime.name, language) for language in ("en", "cs", "fr")] == ["A", "B", "A"]


def test_a_name_in_an_unknown_language_cannot_be_loaded() -> None:
    """An unknown language is a typing error: `cz` for `cs` would otherwise show the English name to Czech readers."""
    sheet_ = broken('name = "Top"', 'name = { en = "A", cz = "B" }')
    with pytest.raises(Refused) as caught:
        check_upload(sheet_.text)
    assert (caught.value.text, caught.value.variables) == (
        "file-unknown-language",
        {"line": sheet_.line, "language": "cz", "languages": "en, cs, sk, pl"},
    )
    read(sheet_.text)


def test_a_servers_stage_is_found_by_the_name_own() -> None:
    assert stage(OWN, SHEET) == check(SHEET)
    assert sheet(OWN, SHEET) == read(SHEET)
    check_upload(SHEET)
    with pytest.raises(Refused, match="file-syntax"):
        check_upload("[")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_without_a_stage_gets_a_refusal(language: str) -> None:
    with pytest.raises(Refused) as caught:
        stage(OWN)
    assert caught.value.text == "refused-no-own-stage"
    assert Say(language, "tour").refusal(caught.value) not in {"", caught.value.text}


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_stage_is_a_valid_example(name: str) -> None:
    assert read(shipped(name)) == sheet(name)
    assert stage(name).name == name


def test_the_stage_on_the_rules_page_is_valid() -> None:
    page = (tree.ROOT / "cogs" / "tour" / "RULES.md").read_text("utf-8")
    head, section = page.split("```toml\n")[1].split("```")[0].split("[[sections]]")
    stage_read = read("[[sections]]".join([head, *4 * [section]]))
    assert (stage_read.name, stage_read.sections[3].prime is None) == ("Bois-Joli", False)


def _reasons() -> set[str]:
    """Return every reason in the sources."""
    sources = (tree.ROOT / "cogs" / "tour" / "stages").glob("*.py")
    return {reason for source in sources for reason in re.findall(r'"(stage-[a-z-]+)"', source.read_text("utf-8"))}


@pytest.mark.parametrize(
    ("name", "reason", "variables"),
    [
        ("A日", "file-undrawable", {"character": "“日” (U+65E5)", "column": 17}),
        ("A\u2800", "file-undrawable", {"character": "U+2800", "column": 17}),
        ("\u0301", "file-invisible", {}),
    ],
)
def test_an_undrawable_name_is_refused_on_loading(name: str, reason: str, variables: dict[str, str]) -> None:
    text = shipped("hills").replace("Mur de Grumble", name)
    line = next(n for n, row in enumerate(text.split("\n"), 1) if name in row)
    read(text)
    with pytest.raises(Refused) as refusal:
        check_upload(text)
    assert refusal.value.text == reason
    assert refusal.value.variables == {"line": line, **variables}


def test_every_reason_occurs_in_these_tests() -> None:
    source = (tree.ROOT / "tests" / "games" / "tour" / "test_stage_files.py").read_text("utf-8")
    assert {reason for reason in _reasons() if f'"{reason}"' not in source} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_text_and_no_text_is_unused(language: str) -> None:
    source = (tree.ROOT / "cogs" / "tour" / "texts" / f"stages.{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(stage-[a-z-]+) =", source, re.MULTILINE)) == _reasons()


def before_the_end(stage_read: Stage) -> list[Field]:
    """Return all fields but those of the last row: a rider can ride on from them."""
    end = max(field.x for field in stage_read.fields) - 2
    return [field for field in stage_read.fields if field.x < end]


def quiet(text: str) -> None:
    """Read a text: the result must be a `Refused` with a line of the text, or a road that can be ridden."""
    stage_read, line, message = None, 1, "a stage"
    try:
        stage_read = check(text)
    except Refused as error:
        line, message = int(error.variables["line"]), Say("en", "tour").refusal(error)
    assert message
    assert 1 <= line <= text.count("\n") + 1
    assert not stage_read or all(
        any(next_field in stage_read.fields for next_field in ahead(field)) for field in before_the_end(stage_read)
    )


@pytest.mark.unmeasured
@given(st.text(st.characters()))
@example("a" + 2000 * ".a" + " = 1")
@example("sections = " + 900 * "[")
@example("\ud800")
def test_any_text_is_read_or_refused(text: str) -> None:
    quiet(text)


BIG = 10**30
NUMBERS = ("1", "4", "-3", "0", "9.5", "nan", f"{BIG}", "true", "1979-05-27", "[]", "[5]", f"[{BIG}]")
LANES = ('"1-4"', '"1-2, 4-6"', '"2-5"', "{}", '{ 1 = "1-6" }', '{ 1 = "1-6", 3 = "2-6" }', f'{{ {BIG} = "1-6" }}')
VALUES = st.sampled_from([*NUMBERS, *LANES, '"flat"', '"climb"', '"left"', '"A"'])


@given(st.lists(st.tuples(st.integers(0, SHEET.count("=") - 1), VALUES), min_size=1, max_size=3))
def test_a_sheet_with_odd_values_is_read_or_refused(changes: list[tuple[int, str]]) -> None:
    lines = list[str](SHEET.split("\n"))
    keyed = [index for index, line in enumerate(lines) if re.match(r"\w+ =", line)]
    for pick, value in changes:
        index = keyed[pick % len(keyed)]
        lines[index] = f"{lines[index].split(' =')[0]} = {value}"
    quiet("\n".join(lines))


def test_a_field_is_a_pair() -> None:
    """The sets above hold bare pairs, which must equal fields."""
    assert Field(1, 1) == (1, 1)


@pytest.mark.unmeasured
@given(st.integers(0, 2**32))
def test_a_random_stage_is_valid(seed: int) -> None:
    stage_read = check(drawn(seed))
    assert drawn(seed) == drawn(seed)
    assert 25 <= stage_read.finish // 2 <= 90


def test_random_stages_differ() -> None:
    stages = [check(drawn(seed)) for seed in range(20)]
    assert len({stage_read.fields for stage_read in stages}) == 20
    assert {len(stage_read.sections) for stage_read in stages} == {4, 5, 6, 7, 8}
