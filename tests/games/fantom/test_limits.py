"""The limits of a map file, so that it can be checked and drawn while users wait."""

from __future__ import annotations

from math import cos, sin, tau

import pytest

from cogs.fantom.map.atlas import MapError, parse
from cogs.fantom.map.station_checks import MAX_BENDS, MAX_ENTRIES, MAX_POINTS
from cogs.fantom.map.street_checks import MAX_RIDES
from tests.games.fantom.sheets import NAME, SHEET, Broken, broken

RIVER = "path = [[-50, 600], [850, 600]]"
LONG = f'{{ en = "{40 * "W"}", cs = "B", sk = "C", pl = "D" }}'
PARK = "outline = [[130, 130], [220, 130], [220, 220]]"
PIERS = "path = [17, 19, 20]"
STREET = "{ between = [1, 2] }"
ENTRY = {
    "streets": "{ between = [1, 2] },",
    "lines": '{ transport = "boat", path = [17, 19] },',
    "areas": '{ kind = "park", outline = [[130, 130], [220, 130], [220, 220]] },',
    "landmarks": f'{{ kind = "mill", at = [175, 480], name = {NAME} }},',
}
MARKED = ("[a](b.cz)", "https://a.cz", "A\\\\")
"""Names that Discord renders as a link or that escape the character after them."""


def points(count: int) -> str:
    """Return so many points along the river, from west to east."""
    return "[" + ", ".join(f"[{800 * n // count}, 600]" for n in range(count)) + "]"


def piers(count: int) -> str:
    """Return a boat's path to and fro."""
    return f"path = {([17, 19] * count)[:count]}"


def sheet_with_bends(bends: int) -> Broken:
    """Return a sheet with a street of so many bends."""
    return broken(STREET, f"{{ between = [1, 2], via = {[[150, 100]] * bends} }}")


TOO_MANY = {
    "river": (MAX_POINTS, broken(RIVER, f"path = {points(MAX_POINTS + 1)}")),
    "outline": (MAX_POINTS, broken(PARK, f"outline = {points(MAX_POINTS + 1)}")),
    "line": (MAX_POINTS, broken(PIERS, piers(MAX_POINTS + 1))),
    "street": (MAX_BENDS, sheet_with_bends(MAX_BENDS + 1)),
}
MAXIMA = {
    "river": broken(RIVER, f"path = {points(MAX_POINTS)}"),
    "outline": broken(PARK, f"outline = {points(MAX_POINTS)}"),
    "line": broken(PIERS, piers(MAX_POINTS)),
    "street": sheet_with_bends(MAX_BENDS),
}


def star(spokes: int) -> str:
    """Return a map with so many streets from station 1, and taxis, trams and boats along all of them."""
    ring = [(400 + 220 * cos(tau * n / 40), 320 + 220 * sin(tau * n / 40)) for n in range(40)]
    stations = [
        f"{{ number = {n}, at = [{x:.1f}, {y:.1f}], name = {LONG}, taxi = true, tram = true }},"
        for n, (x, y) in enumerate(ring, 2)
    ]
    streets = [f"{{ between = [{n}, {n + 1}] }}," for n in range(2, 41)] + [
        f"{{ between = [1, {2 + 3 * n}] }}," for n in range(spokes)
    ]
    path = [number for n in range(spokes) for number in (1, 2 + 3 * n)]
    walk = [*path, *range(path[-1] + 1, 42), *range(40, 1, -1)]
    return "\n".join(
        (
            f"name = {NAME}",
            "size = [800, 640]",
            f"stations = [{{ number = 1, at = [400, 320], name = {LONG}, taxi = true, tram = true }},",
            *stations,
            "]",
            "streets = [",
            *streets,
            "]",
            f'lines = [{{ transport = "taxi", path = {walk} }}, {{ transport = "tram", path = {walk} }},',
            f'{{ transport = "boat", path = {path} }}]',
            "[play]",
            "boxes = 24",
            "reveals = [3, 8, 13, 18, 24]",
            "pawns = 5",
            "fantom = { cab = 9, taxi = 9, tram = 9, boat = 9, double = 9 }",
            "pawn = { cab = 10, taxi = 9, tram = 5 }",
            "[river]",
            f"name = {NAME}",
            "path = [[-50, 320], [850, 320]]",
            "width = 320",
        )
    )


def refused(text: str) -> MapError:
    """Return the error of a map."""
    with pytest.raises(MapError) as caught:
        parse(text)
    return caught.value


@pytest.mark.parametrize(("limit", "sheet"), TOO_MANY.values(), ids=TOO_MANY)
def test_an_entry_with_too_many_points_is_refused(limit: int, sheet: Broken) -> None:
    error = refused(sheet.text)
    assert (error.line, error.reason, error.variables) == (sheet.line, "map-too-many", {"most": limit})


@pytest.mark.parametrize("sheet", MAXIMA.values(), ids=MAXIMA)
def test_an_entry_with_the_maximum_of_points_is_read(sheet: Broken) -> None:
    assert len(parse(sheet.text).stations) == 20


@pytest.mark.parametrize("table", MAX_ENTRIES)
def test_a_table_with_too_many_entries_is_refused(table: str) -> None:
    error = refused(SHEET.replace(f"{table} = [", f"{table} = [" + MAX_ENTRIES[table] * f"{ENTRY[table]}\n"))
    assert (error.reason, error.variables) == ("map-too-many", {"most": MAX_ENTRIES[table]})


def test_a_station_with_too_many_rides_is_refused() -> None:
    assert len(parse(star(MAX_RIDES)).stations) == 41
    error = refused(star(MAX_RIDES + 1))
    assert (error.line, error.reason, error.variables) == (3, "map-crowded", {"number": 1, "most": MAX_RIDES})


@pytest.mark.parametrize("name", MARKED)
def test_a_name_that_discord_renders_as_a_link_is_refused(name: str) -> None:
    sheet = broken('[700, 550], name = { en = "A"', f'[700, 550], name = {{ en = "{name}"')
    assert (refused(sheet.text).line, refused(sheet.text).reason) == (sheet.line, "file-name-sign")
