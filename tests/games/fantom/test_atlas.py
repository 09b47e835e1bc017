"""Map files: accepted ones, and refused ones with line and reason."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.i18n.languages import in_language
from bot.i18n.toml_files import BYTE_ORDER_MARK
from bot.i18n.translation import LANGUAGES, Say
from cogs.fantom.map.atlas import (
    MAX_FILE_BYTES,
    MAX_LINE_LENGTH,
    MapError,
    check,
    parse,
    shipped_text,
    town,
)
from cogs.fantom.options import Map
from tests import tree
from tests.games.fantom.sheets import NAME, SHEET, Broken, broken
from tests.merged_cases import merge_cases

FAULTS = {
    "no-toml": ("file-syntax", broken("size = [800, 650]", "size = [800 650]")),
    "no-number": ("file-wrong-value", broken("number = 7", 'number = "7"')),
    "unknown-key": ("file-wrong-value", broken("number = 7,", "number = 7, bus = true,")),
    "flat": ("file-wrong-value", broken("size = [800, 650]", "size = 800")),
    "tickets-for-cabs": ("file-wrong-value", broken("fantom = { cab = 4", "fantom = { cabs = 4")),
    "too-small": ("map-size", broken("size = [800, 650]", "size = [800, 599]")),
    "too-wide": ("map-size", broken("size = [800, 650]", "size = [2001, 650]")),
    "long-name": ("file-name-length", broken('name = { en = "A"', f'name = {{ en = "{41 * "A"}"')),
    "name-of-markup": ("file-name-sign", broken('[700, 550], name = { en = "A"', '[700, 550], name = { en = "<@1>"')),
    "no-english-name": ("file-no-english", broken('[700, 550], name = { en = "A", ', "[700, 550], name = { ")),
    "no-name-at-all": ("file-no-english", broken(f"[700, 550], name = {NAME}", "[700, 550], name = {}")),
    "blank-name": ("file-name-length", broken('[700, 550], name = { en = "A"', '[700, 550], name = { en = " "')),
    "name-of-lines": ("file-name-sign", broken('[175, 480], name = { en = "A"', '[175, 480], name = { en = "A\\nB"')),
    "few-boxes": ("map-boxes", broken("boxes = 24", "boxes = 5")),
    "many-boxes": ("map-boxes", broken("boxes = 24", "boxes = 25")),
    "no-reveal": ("map-reveals", broken("reveals = [3, 8, 13, 18, 24]", "reveals = []")),
    "reveals-back": ("map-reveals", broken("reveals = [3, 8", "reveals = [8, 3")),
    "reveal-beyond": ("map-reveals", broken("18, 24]", "18, 25]")),
    "last-hidden": ("map-reveals", broken("18, 24]", "18]")),
    "reveal-zero": ("map-reveals", broken("reveals = [3", "reveals = [0, 3")),
    "one-pawn": ("map-pawns", broken("pawns = 5", "pawns = 1")),
    "six-pawns": ("map-pawns", broken("pawns = 5", "pawns = 6")),
    "less-than-none": ("map-tickets", broken("double = 2 }", "double = -1 }")),
    "a-hundred": ("map-tickets", broken("pawn = { cab = 10", "pawn = { cab = 100")),
    "too-few-tickets": ("map-few-tickets", broken("pawn = { cab = 10", "pawn = { cab = 9")),
    "number-gap": ("map-number-gap", broken("number = 12", "number = 21")),
    "at-the-edge": ("map-outside", broken("at = [100, 100]", "at = [100, 17]")),
    "nowhere": ("map-outside", broken("at = [100, 100]", "at = [nan, 100]")),
    "mill-outside": ("map-outside", broken("at = [175, 480]", "at = [175, 651]")),
    "compass-outside": ("map-outside", broken("compass = [40, 600]", "compass = [-1, 600]")),
    "river-far-away": ("map-outside", broken("path = [[-50, 600]", "path = [[-401, 600]")),
    "park-far-away": ("map-outside", broken("[[130, 130]", "[[130, inf]")),
    "bend-far-away": ("map-outside", broken("{ between = [1, 2] }", "{ between = [1, 2], via = [[150, -401]] }")),
    "spring-only": ("map-river", broken("path = [[-50, 600], [850, 600]]", "path = [[-50, 600]]")),
    "dry": ("map-width", broken("width = 40", "width = 0")),
    "flood": ("map-width", broken("width = 40", "width = 326")),
    "park-of-two": ("map-area", broken("[[130, 130], ", "[")),
    "too-close": ("map-too-close", broken("at = [250, 100]", "at = [133, 100]")),
    "street-to-nowhere": ("map-unknown-station", broken("between = [1, 2]", "between = [1, 21]")),
    "street-from-nought": ("map-unknown-station", broken("between = [1, 2]", "between = [0, 2]")),
    "street-loop": ("map-street-loop", broken("between = [1, 2]", "between = [2, 2]")),
    "street-twice": ("map-street-twice", broken("between = [2, 3]", "between = [2, 1]")),
    "street-over": ("map-street-over", broken("between = [2, 3]", "between = [1, 3]")),
    "bend-over": ("map-street-over", broken("between = [1, 2] }", "between = [1, 2], via = [[250, 240]] }")),
    "cab-line": ("map-cab-line", broken('"taxi"', '"cab"')),
    "line-to-nowhere": ("map-unknown-station", broken("path = [1, 2, 3", "path = [21, 2, 3")),
    "line-of-one": ("map-short-line", broken("path = [1, 6, 11, 16, 17, 18, 19, 20]", "path = [1]")),
    "line-of-none": ("map-short-line", broken("path = [1, 6, 11, 16, 17, 18, 19, 20]", "path = []")),
    "off-street": ("map-line-off-street", broken("path = [1, 6, 11", "path = [1, 11")),
    "standing-still": ("map-line-off-street", broken("path = [1, 6, 11", "path = [1, 1, 6, 11")),
    "one-pier": ("map-lonely-pier", broken("path = [17, 19, 20]", "path = [17]")),
    "boat-stays": ("map-lonely-pier", broken("path = [17, 19, 20]", "path = [17, 17, 20]")),
    "pier-inland": ("map-pier-inland", broken("path = [17, 19, 20]", "path = [17, 19, 14]")),
    "no-marker": ("map-no-marker", broken("path = [1, 2, 3, 4, 5", "path = [2, 3, 4, 5")),
    "no-line": ("map-no-line", broken("number = 4,", "number = 4, tram = true,")),
}
"""By the fault's name: the reason of the refusal, and the sheet."""


def refused(text: str) -> MapError:
    """Return the error of a map."""
    with pytest.raises(MapError) as caught:
        parse(text)
    return caught.value


def told(text: str) -> tuple[int, str]:
    """Return the line and the reason of a map's error."""
    error = refused(text)
    return error.line, error.reason


def line_of(words: str, text: str = SHEET) -> int:
    """Return the line of the first occurrence of some words."""
    return text[: text.index(words)].count("\n") + 1


def sheet_without(*words: str) -> str:
    """Return the sheet without the lines that hold any of these words."""
    return "\n".join(line for line in SHEET.split("\n") if not any(word in line for word in words))


def test_a_good_sheet_is_read() -> None:
    town_ = parse(SHEET)
    assert (len(town_.stations), in_language(town_.name, "pl"), town_.compass) == (20, "D", (40.0, 600.0))


def test_windows_line_ends_are_read() -> None:
    assert parse(SHEET.replace("\n", "\r\n")) == parse(SHEET)


def test_a_byte_order_mark_is_read() -> None:
    assert parse(BYTE_ORDER_MARK + SHEET) == parse(SHEET)


@merge_cases(("reason", "sheet"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_reported_with_its_line(reason: str, sheet: Broken) -> None:
    assert told(sheet.text) == (sheet.line, reason)


def test_an_unreachable_station_is_reported() -> None:
    text = sheet_without("between = [15, 20]", "between = [19, 20]")
    assert told(text) == (line_of("number = 20", text), "map-not-connected")


def test_too_few_stations_are_reported_at_the_start_of_the_list() -> None:
    error = refused(sheet_without("number = 20"))
    assert (error.line, error.reason) == (line_of("stations ="), "map-stations")
    assert error.variables == {"count": 19, "least": 20, "most": 250}


def test_a_map_of_a_thousand_and_one_streets_is_refused() -> None:
    sheet = SHEET.replace("streets = [", "streets = [" + 1001 * "{ between = [1, 2] },\n")
    assert told(sheet) == (line_of("streets ="), "map-too-many")


def test_a_missing_key_is_reported_at_the_start_of_its_table() -> None:
    error = refused(sheet_without("boxes = 24"))
    assert (error.line, error.reason, error.variables) == (
        line_of("[play]", sheet_without("boxes = 24")),
        "file-wrong-value",
        {"where": "play", "unit": "none"},
    )


def test_an_empty_file_is_reported_at_its_first_line() -> None:
    assert told("") == (1, "file-wrong-value")


def test_a_truncated_file_is_reported_at_its_end() -> None:
    assert told(SHEET + 'more = "') == (SHEET.count("\n") + 1, "file-syntax")


def test_a_long_line_is_reported() -> None:
    assert told(f"{SHEET}\n#{MAX_LINE_LENGTH * '.'}\n") == (SHEET.count("\n") + 2, "file-long-line")


def test_a_long_file_is_reported() -> None:
    text = SHEET + MAX_FILE_BYTES // 2 * "#\n"
    assert told(text) == (1, "file-too-long")


def test_a_fault_in_an_array_of_tables_is_located() -> None:
    mill = f'landmarks = [\n    {{ kind = "mill", at = [175, 480], name = {NAME} }},\n]\n'
    tables = f'\n[[landmarks]]\nkind = "mill"\nat = [10, 10]\nname = {NAME}\n'
    sheet = broken(mill, "").text + tables
    assert len(parse(sheet).landmarks) == 1
    broken_sheet = sheet + tables.replace("[10, 10]", "[10, -10]")
    assert told(broken_sheet) == (
        broken_sheet.rindex("[[landmarks]]") and broken_sheet.count("\n", 0, broken_sheet.rindex("[[")) + 1,
        "map-outside",
    )


def test_brackets_in_names_do_not_shift_a_faults_line() -> None:
    sheet = broken(
        '{ number = 3, at = [400, 100], name = { en = "A"', '{ number = 3, at = [400, 100], name = { en = "[{#"'
    )
    assert in_language(parse(sheet.text).stations[2].name, "en") == "[{#"
    assert told(broken("number = 12", "number = 21", sheet.text).text) == (line_of("number = 12"), "map-number-gap")


def test_a_name_over_several_lines_shifts_later_faults() -> None:
    sheet = broken(
        'number = 3, at = [400, 100], name = { en = "A"', 'number = 3, at = [400, 100], name = { en = """\\\n  A"""'
    )
    assert in_language(parse(sheet.text).stations[2].name, "en") == "A"
    assert told(broken("number = 12", "number = 21", sheet.text).text) == (line_of("number = 12") + 1, "map-number-gap")


def test_a_stored_town_is_readable_after_a_language_is_added_or_removed() -> None:
    two_names, five_names = '{ en = "A", cs = "B" }', '{ en = "A", cs = "B", sk = "C", pl = "D", de = "E" }'
    for names in (two_names, five_names):
        town_name = parse(SHEET.replace(NAME, names)).name
        assert [in_language(town_name, language) for language in ("en", "cs", "fr")] == ["A", "B", "A"]
    assert in_language(parse(SHEET.replace(NAME, two_names)).name, "pl") == "A"
    assert in_language(parse(SHEET.replace(NAME, five_names)).name, "de") == "E"


def test_a_town_may_be_loaded_with_english_names_alone() -> None:
    check(SHEET.replace(NAME, '{ en = "A" }'))


def test_a_town_may_have_one_name_for_all_languages() -> None:
    text = SHEET.replace(NAME, '"Mill Lane"')
    check(text)
    town_ = parse(text)
    assert town_.name == town_.river.name == town_.stations[6].name == "Mill Lane"
    assert {in_language(town_.name, language) for language in ("en", "cs", "sk", "pl", "fr")} == {"Mill Lane"}


@pytest.mark.parametrize(
    ("name", "reason"),
    [('""', "file-name-length"), ('"*"', "file-name-sign"), ('"蛋"', "file-undrawable"), ("7", "file-wrong-value")],
)
def test_a_name_for_all_languages_is_checked_like_the_others(name: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        check(broken(NAME, name).text)


@pytest.mark.parametrize("place", ["name =", "number = 7,", 'kind = "mill"'])
def test_a_name_in_an_unknown_language_cannot_be_loaded(place: str) -> None:
    """A wrong code is a typing error: with `cz` for `cs`, Czech readers would otherwise see the English name."""
    line = next(line for line in SHEET.split("\n") if place in line)
    text = SHEET.replace(line, line.replace("cs =", "cz ="))
    with pytest.raises(Refused) as caught:
        check(text)
    assert (caught.value.text, caught.value.variables["line"]) == ("file-unknown-language", line_of(line))
    assert caught.value.variables["language"] == "cz"
    parse(text)


@pytest.mark.unmeasured
@pytest.mark.parametrize("map_", [Map.OLD_TOWN, Map.SUBURB])
def test_a_shipped_map_is_its_own_example(map_: Map) -> None:
    assert parse(shipped_text(map_)) == town(map_) == town(Map.OWN, shipped_text(map_))


def test_a_faulty_server_map_raises_a_refusal() -> None:
    check(SHEET)
    sheet = broken("pawns = 5", "pawns = 9")
    with pytest.raises(Refused) as caught:
        check(sheet.text)
    assert (caught.value.text, caught.value.variables) == ("map-pawns", {"line": sheet.line, "least": 2, "most": 5})


def _reasons() -> set[str]:
    """Return every reason in the sources."""
    sources = (tree.ROOT / "cogs" / "fantom" / "map").glob("*.py")
    return {reason for source in sources for reason in re.findall(r'"(map-[a-z-]+)"', source.read_text("utf-8"))}


def test_every_reason_occurs_in_these_tests() -> None:
    folder = tree.ROOT / "tests" / "games" / "fantom"
    source = "".join((folder / f"test_{name}.py").read_text("utf-8") for name in ("atlas", "drawable_maps", "limits"))
    assert {reason for reason in _reasons() if source.count(f'"{reason}"') == 0} == set()


@pytest.mark.unmeasured
@merge_cases("language", LANGUAGES)
@merge_cases(("reason", "sheet"), FAULTS.values(), ids=FAULTS)
def test_every_fault_has_a_text_in_all_languages(language: str, reason: str, sheet: Broken) -> None:
    with pytest.raises(Refused) as caught:
        check(sheet.text)
    text = Say(language, "fantom").refusal(caught.value)
    assert caught.value.text == reason
    assert str(sheet.line) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_cover_exactly_the_reasons(language: str) -> None:
    source = (tree.ROOT / "cogs" / "fantom" / "texts" / f"maps.{language}.ftl").read_text("utf-8")
    assert set(re.findall(r"^(map-[a-z-]+) =", source, re.MULTILINE)) == _reasons()


def _quiet(text: str) -> None:
    """Read a text; accept only success or a `MapError` with a line of the text."""
    line = 1
    try:
        parse(text)
    except MapError as error:
        line = error.line
    assert 1 <= line <= text.count("\n") + 1


@pytest.mark.unmeasured
@given(st.text(st.characters()))
@example("a" + 2000 * ".a" + " = 1")
@example("stations = " + 3000 * "[")
@example("stations = " + 3000 * "{a=")
@example(f"size = [{3000 * '9'}, 1]")
@example("name = 1979-05-27")
@example("name = 1979-13-27")
@example("\ud800 = 1")
@example('name = """')
@settings(max_examples=200)
def test_no_text_breaks_the_reader(text: str) -> None:
    _quiet(text)


PIECES = (
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    '"',
    "'",
    "#",
    "\n",
    ".",
    "-",
    "0",
    "1e999",
    "nan",
    "inf",
    "true",
    "99",
    "[[",
    "a",
)


@pytest.mark.unmeasured
@given(st.lists(st.tuples(st.integers(0, len(SHEET)), st.integers(0, 40), st.sampled_from(PIECES)), max_size=3))
@settings(max_examples=300)
def test_no_damage_to_a_sheet_breaks_the_reader(damage: list[tuple[int, int, str]]) -> None:
    text = SHEET
    for offset, length, replacement in damage:
        text = text[:offset] + replacement + text[offset + length :]
    _quiet(text)


@given(
    st.sampled_from(("number = 5,", "[100, 100]", "24", "[1, 2]", "800", "40", "true", '"park"')),
    st.sampled_from(PIECES),
)
@settings(max_examples=120)
def test_no_other_value_breaks_the_reader(old: str, new: str) -> None:
    _quiet(SHEET.replace(old, new))


NUMBERS = st.one_of(st.integers(-(2**70), 2**70), st.floats())


@pytest.mark.unmeasured
@given(NUMBERS, NUMBERS, NUMBERS)
@settings(max_examples=200)
def test_no_number_breaks_the_reader(x: float, y: float, width: float) -> None:
    wild = (
        SHEET.replace("[400, 100]", f"[{x}, {y}]")
        .replace("width = 40", f"width = {width}")
        .replace("pawns = 5", f"pawns = {x}")
    )
    _quiet(wild)
