"""Changes of a sheet: gifts, wishes and the expert cards, as pure functions of values [R3] [R4] [D10].

Looks at the seat's own sheet only, so a refusal depends on nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cogs.gifttrap.board import Sheet, numbers_given_to
from cogs.gifttrap.moves import TOKENS, Give, GiveMore, Wish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.contract import Seat
    from cogs.gifttrap.moves import Draft


def with_change(sheet: Sheet, draft: Draft) -> Sheet:
    """Return the sheet after a change; if the gift or token lay elsewhere, the two places are swapped [D10]."""
    match draft:
        case Give():
            return _with_gift(sheet, draft)
        case Wish():
            index = TOKENS.index(draft.token)
            first, second, third, fourth = with_swap(sheet.wishes, index, draft.gift)
            return replace(sheet, wishes=(first, second, third, fourth))
        case GiveMore():
            return replace(sheet, give_more=draft.gift)
        case _:
            return replace(sheet, get_more=None if draft.giver is None else (draft.giver, draft.tile))


def with_swap(numbers: Sequence[int], target: int, gift: int) -> tuple[int, ...]:
    """Return the numbers with `gift` at a place; its former place gets the number that was there before."""
    old = numbers[target]
    return tuple(gift if place == target else old if number == gift else number for place, number in enumerate(numbers))


def _with_gift(sheet: Sheet, move: Give) -> Sheet:
    """Change a gift; GIVE MORE “stays on its tile when that goes to another friend” [D6]."""
    flat = [number for gifts in sheet.gives for number in gifts]
    before = sum(len(gifts) for gifts in sheet.gives[: move.friend])
    numbers = iter(with_swap(flat, before + move.tile, move.gift))
    return _with_gives(sheet, tuple(tuple(next(numbers) for _ in gifts) for gifts in sheet.gives))


def _with_gives(sheet: Sheet, gives: tuple[tuple[int, ...], ...]) -> Sheet:
    """Return the sheet with other gifts: GIVE MORE “is taken off when nobody gets the tile any more” [D6]."""
    after = replace(sheet, gives=gives)
    return after if after.give_more in numbers_given_to(after) else replace(after, give_more=0)


def is_free(sheet: Sheet, draft: Draft) -> bool:
    """Return whether a change costs nothing: it fills an empty place with a gift that lies in no other place [D13]."""
    match draft:
        case Give():
            return not sheet.gives[draft.friend][draft.tile] and draft.gift not in numbers_given_to(sheet)
        case Wish():
            return not sheet.wishes[TOKENS.index(draft.token)] and draft.gift not in sheet.wishes
        case GiveMore():
            return not sheet.give_more and draft.gift != 0
        case _:
            return sheet.get_more is None and draft.giver is not None


def without_friend(sheet: Sheet, seat: Seat) -> Sheet:
    """Return the sheet without gifts for a resigned friend and without GET MORE on a gift from them."""
    reduced = _with_gives(sheet, tuple(() if index == seat else gifts for index, gifts in enumerate(sheet.gives)))
    return replace(reduced, get_more=None) if reduced.get_more and reduced.get_more[0] == seat else reduced
