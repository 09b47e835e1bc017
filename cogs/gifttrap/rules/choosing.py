"""The phase of choosing: changing a sheet, being ready, taking that back, sitting the round out [R5] [D9] [D13]."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import Public, Refused, Seat, Step
from cogs.gifttrap.board import Phase, is_complete, numbers_given_to, tiles
from cogs.gifttrap.facts import SatOut
from cogs.gifttrap.moves import TOKENS, GetMore, Give, GiveMore, Wish
from cogs.gifttrap.rules.rounds import resign
from cogs.gifttrap.rules.sheets import is_free, with_change
from cogs.gifttrap.rules.unwrapping import begin
from cogs.gifttrap.state import State, with_friend

if TYPE_CHECKING:
    from cogs.gifttrap.board import Sheet
    from cogs.gifttrap.moves import Draft
    from cogs.gifttrap.state import Friend


def choosing_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that neither are ready nor sit out."""
    return tuple(
        Seat(index)
        for index, friend in enumerate(state.friends)
        if not (friend.ready or friend.sitting_out or friend.gone)
    )


def change_sheet(state: State, seat: Seat, move: Draft) -> Step[State]:
    """Change a sheet; other players do not notice. Raise `Refused` for an invalid move or if no changes are left."""
    friend = state.friends[seat]
    _check_draft(state, seat, move)
    costs_nothing = is_free(friend.sheet, move)
    if not (costs_nothing or friend.spare):
        raise Refused("refused-no-spare")
    sheet = with_change(friend.sheet, move)
    cost = not (costs_nothing or sheet == friend.sheet)
    return Step(with_friend(state, seat, replace(friend, sheet=sheet, spare=friend.spare - cost)))


def _check_draft(state: State, seat: Seat, move: Draft) -> None:
    """Raise `Refused` for an unknown gift, friend or tile, and for expert cards outside the expert game."""
    match move:
        case Give():
            _check_friend(state, seat, move.friend, move.tile)
            _check_gift(state, move.gift)
        case Wish():
            _check_gift(state, move.gift)
        case GiveMore():
            _check_expert(state)
            if move.gift not in (0, *numbers_given_to(state.friends[seat].sheet)):
                raise Refused("refused-not-your-tile")
        case _:
            _check_expert(state)
            _check_giver(state, seat, move)


def _check_giver(state: State, seat: Seat, move: GetMore) -> None:
    if move.giver is not None:
        _check_friend(state, seat, move.giver, move.tile)
    elif move.tile:
        raise Refused("refused-no-tile", most=tiles(len(state.friends)))


def _check_friend(state: State, seat: Seat, friend: Seat, tile: int) -> None:
    if not 0 <= friend < len(state.friends):
        raise Refused("refused-no-friend")
    if friend == seat:
        raise Refused("refused-to-oneself")
    if state.friends[friend].gone:
        raise Refused("refused-friend-gone")
    if not 0 <= tile < tiles(len(state.friends)):
        raise Refused("refused-no-tile", most=tiles(len(state.friends)))


def _check_gift(state: State, gift: int) -> None:
    if not 1 <= gift <= len(state.gifts):
        raise Refused("refused-no-gift", most=len(state.gifts))


def _check_expert(state: State) -> None:
    if not state.options.expert:
        raise Refused("refused-not-expert")


def sheet_changes(state: State, seat: Seat) -> tuple[Draft, ...]:
    """Return every change that a seat may make to its sheet, including changes without effect."""
    friend = state.friends[seat]
    friends = tuple(Seat(index) for index, numbers in enumerate(friend.sheet.gives) if numbers)
    given_numbers = tuple(sorted(numbers_given_to(friend.sheet))) if state.options.expert else None
    changes = _drafts(friends, tiles(len(state.friends)), len(state.gifts), given_numbers)
    return changes if friend.spare else tuple(move for move in changes if is_free(friend.sheet, move))


@lru_cache(maxsize=64)
def _drafts(
    friends: tuple[Seat, ...], tile_count: int, gifts: int, given_numbers: tuple[int, ...] | None
) -> tuple[Draft, ...]:
    """Return every change of a sheet that gives `tile_count` tiles to each of these friends.

    `given_numbers`: the tiles on which GIVE MORE may lie; None: not the expert game.
    """
    places, numbers = [(friend, tile) for friend in friends for tile in range(tile_count)], range(1, gifts + 1)
    changes: list[Draft] = [Give(friend, gift, tile) for friend, tile in places for gift in numbers]
    changes += [Wish(token, gift) for token in TOKENS for gift in numbers]
    if given_numbers is not None:
        changes += [GiveMore(gift) for gift in (0, *given_numbers)]
        changes += [GetMore(None), *(GetMore(friend, tile) for friend, tile in places)]
    return tuple(changes)


def declare_ready(state: State, seat: Seat) -> Step[State]:
    """Mark a seat as ready; seal the sheets when no seat chooses any more. Raise `Refused` for an incomplete sheet."""
    friend = state.friends[seat]
    if not is_complete(friend.sheet):
        raise Refused("refused-incomplete", **_missing_counts(friend.sheet))
    return _sealed_if_complete(with_friend(state, seat, replace(friend, ready=True)))


def _missing_counts(sheet: Sheet) -> dict[str, int]:
    return {
        "gifts": sum(not number for gifts in sheet.gives for number in gifts),
        "tokens": sum(not number for number in sheet.wishes),
    }


def sit_out(state: State, seat: Seat, *, for_good: bool) -> Step[State]:
    """Let a seat sit the round out, by choice or because its time is up; `for_good`: this round and all later ones."""
    if for_good:
        step = resign(state, seat)
        sealing = _sealed_if_complete(step.state)
        return Step(sealing.state, (*step.news, *sealing.news))
    sealing = _sealed_if_complete(with_friend(state, seat, replace(state.friends[seat], sitting_out=True)))
    return Step(sealing.state, (Public(SatOut(seat)), *sealing.news))


def _sealed_if_complete(state: State) -> Step[State]:
    """Seal the sheets when the last seat is ready or sits out; “until then anybody may take it back” [R5]."""
    return Step(state) if choosing_seats(state) else begin(state)


def may_take_back(state: State, seat: Seat) -> bool:
    """Return whether a seat is ready, or sits out by choice, while others still choose, and has a change left."""
    friend = state.friends[seat]
    return state.phase is Phase.CHOOSE and friend.spare > 0 and (friend.ready or _sits_out(friend))


def _sits_out(friend: Friend) -> bool:
    return friend.sitting_out and not friend.gone


def take_back(state: State, seat: Seat) -> Step[State]:
    """Reopen a seat's sheet, at the cost of a change [D13]; raise `Refused` if there is nothing to take back."""
    friend = state.friends[seat]
    if not may_take_back(state, seat):
        raise Refused("refused-no-spare" if friend.ready and not friend.spare else "refused-nothing-to-take-back")
    friend = replace(friend, ready=False, sitting_out=False, spare=friend.spare - 1)
    return Step(with_friend(state, seat, friend))
