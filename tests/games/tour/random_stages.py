"""Random stages: a valid stage file for every seed, for rides that no shipped stage offers."""

from __future__ import annotations

from random import Random

FLAT, CLIMB = "flat", "climb"
STEPS = 90
"""The most steps of a stage."""
WAYS: dict[str, frozenset[int]] = {
    "1-6": frozenset(range(6)),
    "1-5": frozenset(range(5)),
    "2-6": frozenset(range(1, 6)),
    "1-4": frozenset(range(4)),
    "2-5": frozenset(range(1, 5)),
    "3-6": frozenset(range(2, 6)),
    "1-2, 4-6": frozenset({0, 1, 3, 4, 5}),
    "1-3, 5-6": frozenset({0, 1, 2, 4, 5}),
}
"""The lanes by their names in stage files."""
FULL_WIDTHS = [words for words in WAYS if "," not in words]
CLIMBS = [words for words in WAYS if len(WAYS[words]) == 4]


def drawn(seed: int) -> str:
    """Return the text of a stage file with 4 to 8 sections and 28 to 90 steps, the same for the same seed."""
    luck = Random(seed)
    kinds = [FLAT, *luck.choices((FLAT, FLAT, CLIMB), k=luck.randint(3, 7))]
    height, lanes = luck.randint(0, 900), luck.choice(FULL_WIDTHS)
    text = f'name = "Stage {seed % 10**9}"\nheight = {height}\n'
    for kind in kinds:
        steps = luck.randint(7, STEPS // len(kinds))
        road, lanes = _road(kind, steps, lanes, luck)
        height = max(0, height + (luck.randint(80, 400) if kind == CLIMB else luck.randint(-200, 60)))
        text += _section(kind, steps, road, height, luck)
    return text


def _road(kind: str, steps: int, before: str, luck: Random) -> tuple[str, str]:
    """Return a section's clause about its lanes, and the name of the lanes at its end."""
    way = _next(before, CLIMBS if kind == CLIMB else FULL_WIDTHS, luck)
    entries = [f'1 = "{way}"']
    for step in sorted(luck.sample(range(2, steps + 1), luck.randint(0, 3 if kind == FLAT else 0))):
        way = _next(way, list(WAYS), luck)
        entries.append(f'{step} = "{way}"')
    return f"{{ {', '.join(entries)} }}", way


def _next(before: str, ways: list[str], luck: Random) -> str:
    """Return lanes that may follow: no lane begins or ends without a connection."""
    return luck.choice([way for way in ways if _joins(WAYS[before], WAYS[way])])


def _joins(old: frozenset[int], new: frozenset[int]) -> bool:
    """Return whether all old lanes continue and all new lanes have a predecessor.

    In a lane beside an even one, fields of the same step lie half a step ahead, and fields of the step before half a
    step behind.
    """
    on = all(lane in new or {lane - 1, lane + 1} & (new if lane % 2 else old) for lane in old)
    return on and all(lane in old or {lane - 1, lane + 1} & (new if lane % 2 else old) for lane in new)


def _section(kind: str, steps: int, lanes: str, height: int, luck: Random) -> str:
    """Return a section; two of three have a prime."""
    prime = "sprint" if kind == FLAT else "mountain"
    lines = [
        "",
        "[[sections]]",
        'name = "Part"',
        f'kind = "{kind}"',
        f"steps = {steps}",
        f'wind = "{luck.choice(("left", "right"))}"',
        f"lanes = {lanes}",
        f"heights = [{height}]",
        f'prime = {{ kind = "{prime}", step = {luck.randint(1, steps)}, name = "T" }}' if luck.randrange(3) else "",
    ]
    return "\n".join(lines) + "\n"
