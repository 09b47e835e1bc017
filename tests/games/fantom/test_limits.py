"""How much a map file may hold: as much as can be looked through and drawn while people wait, and no more."""

from __future__ import annotations

import pytest

from cogs.fantom.atlas import MapError, parsed
from cogs.fantom.limits import BENDS, ENTRIES, POINTS
from tests.games.fantom.sheets import NAME, SHEET, Broken, broken

RIVER = "path = [[-50, 600], [850, 600]]"
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
"""Names in which Discord would see a link, or none of the character that follows."""


def points(count: int) -> str:
    """Return so many points on the river's way from west to east."""
    return "[" + ", ".join(f"[{800 * n // count}, 600]" for n in range(count)) + "]"


def piers(count: int) -> str:
    """Return a boat's way to and fro."""
    return f"path = {([17, 19] * count)[:count]}"


def bent(bends: int) -> Broken:
    """Return a street that bends so often on its way."""
    return broken(STREET, f"{{ between = [1, 2], via = {[[150, 100]] * bends} }}")


TOO_MANY = {
    "river": (POINTS, broken(RIVER, f"path = {points(POINTS + 1)}")),
    "outline": (POINTS, broken(PARK, f"outline = {points(POINTS + 1)}")),
    "line": (POINTS, broken(PIERS, piers(POINTS + 1))),
    "street": (BENDS, bent(BENDS + 1)),
}
ENOUGH = {
    "river": broken(RIVER, f"path = {points(POINTS)}"),
    "outline": broken(PARK, f"outline = {points(POINTS)}"),
    "line": broken(PIERS, piers(POINTS)),
    "street": bent(BENDS),
}


def refused(text: str) -> MapError:
    """Return what is wrong with a map."""
    with pytest.raises(MapError) as caught:
        parsed(text)
    return caught.value


@pytest.mark.parametrize(("most", "sheet"), TOO_MANY.values(), ids=TOO_MANY)
def test_an_entry_with_too_many_points_is_told(most: int, sheet: Broken) -> None:
    error = refused(sheet.text)
    assert (error.line, error.reason, error.variables) == (sheet.line, "map-too-many", {"most": most})


@pytest.mark.parametrize("sheet", ENOUGH.values(), ids=ENOUGH)
def test_as_many_points_as_there_may_be_are_read(sheet: Broken) -> None:
    assert parsed(sheet.text)


@pytest.mark.parametrize("table", ENTRIES)
def test_a_table_with_too_many_entries_is_told(table: str) -> None:
    error = refused(SHEET.replace(f"{table} = [", f"{table} = [" + ENTRIES[table] * f"{ENTRY[table]}\n"))
    assert (error.reason, error.variables) == ("map-too-many", {"most": ENTRIES[table]})


@pytest.mark.parametrize("name", MARKED)
def test_a_name_that_leads_somewhere_is_refused(name: str) -> None:
    sheet = broken('[700, 550], name = { en = "A"', f'[700, 550], name = {{ en = "{name}"')
    assert (refused(sheet.text).line, refused(sheet.text).reason) == (sheet.line, "map-name")
