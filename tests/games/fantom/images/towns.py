"""A small town that is not shipped, to be drawn with every entry that a map file can hold, or with the least."""

from __future__ import annotations

COLUMNS, ROWS = 6, 4


def _at(number: int) -> tuple[int, int]:
    row, column = divmod(number - 1, COLUMNS)
    return 70 + column * 100 + row % 2 * 20, 80 + row * 140 + column % 2 * 24


def _words(name: str) -> str:
    return f'{{ en = "{name} en", cs = "{name} čeř", sk = "{name} ľô", pl = "{name} łąż" }}'


def _streets() -> list[tuple[int, int]]:
    numbers = range(1, COLUMNS * ROWS + 1)
    horizontals = [(n, n + 1) for n in numbers if n % COLUMNS]
    return horizontals + [(n, n + COLUMNS) for n in numbers if n + COLUMNS <= COLUMNS * ROWS]


def small(*, plain: bool = False) -> str:
    """Return the town's map file; a plain one has no optional entries, and a brook for a river."""
    taxi, tram = {1, 7, 10, 12, 18, 24}, {7, 11, 18, 24}
    lines = [("taxi", (1, 7, 8, 9, 10, 11, 12, 18, 24)), ("tram", (7, 8, 9, 10, 11, 12, 18, 24))]
    stations = ",\n".join(
        f"{{ number = {n}, at = [{_at(n)[0]}, {_at(n)[1]}], taxi = {str(n in taxi).lower()}, "
        f"tram = {str(n in tram).lower()}, name = {_words(f'S{n}')} }}"
        for n in range(1, COLUMNS * ROWS + 1)
    )
    text = [
        f"name = {_words('Grid')}",
        "size = [720, 620]",
        f"stations = [\n{stations}\n]",
        "streets = [\n" + ",\n".join(_street(a, b) for a, b in _streets()) + "\n]",
        "lines = [\n"
        + ",\n".join(f'{{ transport = "{kind}", path = {list(path)} }}' for kind, path in lines)
        + ',\n{ transport = "boat", path = [14, 16, 18] }\n]',
    ]
    return "\n".join([*text, *([] if plain else _extras()), _rest(6 if plain else 60)])


def _street(a: int, b: int) -> str:
    (ax, ay), (bx, by) = _at(a), _at(b)
    bend = f", via = [[{(ax + bx) // 2 + 8}, {(ay + by) // 2 - 6}]]" if (a + b) % 5 == 0 else ""
    return f"{{ between = [{a}, {b}]{bend} }}"


def _extras() -> list[str]:
    park = [[x, y] for x, y in ((90, 100), (150, 110), (160, 190), (100, 200))]
    square = [[x, y] for x, y in ((290, 110), (350, 110), (360, 190), (290, 190))]
    island = [[x, y] for x, y in ((410, 300), (480, 290), (486, 304), (412, 316))]
    areas = (("park", park), ("square", square), ("island", island))
    return [
        "areas = [\n"
        + ",\n".join(f'{{ kind = "{kind}", outline = {line}, name = {_words(kind)} }}' for kind, line in areas)
        + "\n]",
        (
            "landmarks = [\n"
            f'{{ kind = "castle", at = [440, 150], name = {_words("Old Castle")} }},\n'
            f'{{ kind = "tower", at = [240, 480], name = {_words("Tower")} }}\n]'
        ),
    ]


def _rest(width: int) -> str:
    river = [[-40, 300], [200, 316], [420, 300], [600, 306], [760, 300]]
    return f"""
[play]
boxes = 8
reveals = [3, 8]
pawns = 2
fantom = {{ cab = 4, taxi = 3, tram = 3, boat = 2, double = 2 }}
pawn = {{ cab = 10, taxi = 9, tram = 5 }}

[river]
name = {_words("Brook")}
width = {width}
path = {river}
"""
