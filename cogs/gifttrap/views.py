"""The views of a state: the public board, the hand of one seat, and redeals.

Pictures, texts and computer players get all their data here. A view never contains another seat's closed sheet or
preview, the order of a deck, or another seat's seed of whims before the game is finished.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict, replace

from bot.game.contract import Seat
from cogs.gifttrap.board import Board, Hand, Phase, Player, numbers_given_to
from cogs.gifttrap.gifts import deck_of, other_side
from cogs.gifttrap.moves import TOKENS
from cogs.gifttrap.options import max_rounds, track_length
from cogs.gifttrap.persona import WHIMS
from cogs.gifttrap.rules.decks import DECKS, preview_of
from cogs.gifttrap.rules.rounds import shown_tokens
from cogs.gifttrap.rules.unwrapping import closed_tiles
from cogs.gifttrap.state import MAX_LOOKS, MAX_PREVIEW_CHANGES, CutShort, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.game.chance import Chance
    from cogs.gifttrap.board import Sheet
    from cogs.gifttrap.gifts import Deck, Gift
    from cogs.gifttrap.state import Friend


def board(state: State) -> Board:
    """Return the public board."""
    over = state.phase is Phase.OVER
    return Board(
        options=state.options,
        round=state.round,
        rounds=max_rounds(state.options),
        phase=state.phase,
        dealer=state.dealer,
        track=track_length(state.options, len(state.friends)),
        gifts=state.gifts,
        deck=deck_of(state.gifts[0]) if state.gifts else None,
        decks=tuple(map(len, state.decks)),
        voided=state.voided,
        trapped=state.trapped,
        players=tuple(_player(friend, over=over) for friend in state.friends),
        turn=state.dealer if state.phase is Phase.DEAL else state.turn,
        tokens=shown_tokens(state),
        openings=state.openings,
        closed=tuple(closed_tiles(state, seat) for seat in map(Seat, range(len(state.friends)))),
        starts=state.starts,
        past=state.past,
        cut_short=isinstance(state, CutShort),
    )


def cut_short(state: State) -> State:
    """Return the state of a game that ended before its rules ended it: without an active seat.

    The sheets that were not opened stay secret.
    """
    return CutShort(**asdict(replace(state, phase=Phase.OVER, turn=None, preview=None)))


def hand(state: State, seat: Seat) -> Hand:
    """Return the board, the seat's own sheet, and for the dealer the preview."""
    own = state.friends[seat]
    return Hand(
        board=board(state),
        seat=seat,
        preview=_preview(state) if seat == state.dealer else None,
        sheet=own.sheet,
        received=_places(own.sheet) if state.options.expert else (),
        looks=state.looks if seat == state.dealer else 0,
        spare=own.spare,
        whim=own.whim,
    )


def _preview(state: State) -> tuple[Deck, tuple[Gift, ...], int] | None:
    preview = state.preview
    return None if preview is None else (preview.deck, preview.gifts, state.changes)


def _places(sheet: Sheet) -> tuple[tuple[Seat, int], ...]:
    """Return every friend and tile of a sheet."""
    return tuple((Seat(index), tile) for index, numbers in enumerate(sheet.gives) for tile in range(len(numbers)))


def _player(friend: Friend, *, over: bool) -> Player:
    return Player(
        give=friend.give,
        get=friend.get,
        greats_given=friend.greats_given,
        greats_received=friend.greats_received,
        ready=friend.ready,
        sitting_out=friend.sitting_out,
        gone=friend.gone,
        trap=friend.trap,
        persona=friend.persona,
        whim=friend.whim if over else None,
    )


def redeal(state: State, seat: Seat | None, chance: Chance) -> State:
    """Return a random state that a seat (None: the public) cannot tell from this one: sheets, previews, decks, whims.

    Everything that was opened or turned up stays the same. Every consistent state can result, but not with equal
    probability. (The previewed gifts of a deck that the dealer has left count as unknown to the dealer.)
    """
    state = _with_redealt_decks(state, seat, chance)
    friends = tuple(
        friend if index == seat else _redealt_friend(state, Seat(index), chance)
        for index, friend in enumerate(state.friends)
    )
    return replace(state, friends=friends)


def _with_redealt_decks(state: State, seat: Seat | None, chance: Chance) -> State:
    """Shuffle the unseen cards of the decks; for the dealer, the previewed cards stay."""
    own_preview = state.preview if seat == state.dealer else None
    seen_counts = [own_preview.drawn if own_preview and own_preview.deck == deck else 0 for deck in DECKS]
    decks = tuple(
        (*deck[:top], *_shuffled(deck[top:fresh], chance), *deck[max(top, fresh) :])
        for deck, top, fresh in zip(state.decks, seen_counts, state.fresh, strict=True)
    )
    state = replace(state, decks=decks)
    if state.phase is not Phase.DEAL or seat == state.dealer:
        return state
    preview = preview_of(state, chance.pick(DECKS)) if chance.below(2) else None
    looks = chance.below(MAX_LOOKS) if preview else MAX_LOOKS
    return replace(state, preview=preview, changes=chance.below(MAX_PREVIEW_CHANGES + 1), looks=looks)


def _shuffled(gifts: Sequence[Gift], chance: Chance) -> tuple[Gift, ...]:
    return tuple(chance.pick((gift, other_side(gift))) for gift in chance.shuffled(gifts))


def _redealt_friend(state: State, seat: Seat, chance: Chance) -> Friend:
    """Return another seat with a new random sheet and new whims, as far as they are secret."""
    friend = state.friends[seat]
    sheet = _random_sheet(state, seat, chance)
    if friend.whim is None or state.phase is Phase.OVER:
        return replace(friend, sheet=sheet)
    return replace(friend, sheet=sheet, whim=chance.below(WHIMS))


def _random_sheet(state: State, seat: Seat, chance: Chance) -> Sheet:
    """Return a random sheet that agrees with all its openings."""
    if not state.gifts:
        return state.friends[seat].sheet
    friend = state.friends[seat]
    sheet = replace(friend.sheet, gives=_gives(state, seat, chance), wishes=_wishes(state, seat, chance))
    if not state.options.expert:
        return sheet
    return replace(sheet, give_more=_give_more(state, seat, sheet, chance), get_more=_get_more(state, seat, chance))


def _gives(state: State, seat: Seat, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """Return gifts for all friends: the opened ones, and distinct random ones for the rest."""
    friend = state.friends[seat]
    opened_gifts = {
        (opening.receiver, opening.tile): opening.gift for opening in state.openings if opening.giver == seat
    }
    unopened = iter(chance.shuffled([number for number in _numbers(state) if number not in opened_gifts.values()]))

    def choice(place: tuple[Seat, int]) -> int:
        return (
            opened_gifts[place]
            if place in opened_gifts
            else _number_or_zero(next(unopened), chance, certain=friend.ready)
        )

    return tuple(
        tuple(choice((Seat(index), tile)) for tile in range(len(numbers)))
        for index, numbers in enumerate(friend.sheet.gives)
    )


def _wishes(state: State, seat: Seat, chance: Chance) -> tuple[int, int, int, int]:
    friend = state.friends[seat]
    if seat in state.shown:
        return friend.sheet.wishes
    numbers = chance.shuffled(_numbers(state))
    great, good, okay, no_way = (
        _number_or_zero(number, chance, certain=friend.ready) for number in numbers[: len(TOKENS)]
    )
    return (great, good, okay, no_way)


def _number_or_zero(number: int, chance: Chance, *, certain: bool) -> int:
    """Return a number, or 0 with even odds: a player who is not ready may not have chosen yet."""
    return number if certain or chance.below(2) else 0


def _numbers(state: State) -> range:
    return range(1, len(state.gifts) + 1)


def _give_more(state: State, seat: Seat, sheet: Sheet, chance: Chance) -> int:
    """Return the gift with GIVE MORE: where it was opened, or any gift that is still closed, or 0."""
    openings = [opening for opening in state.openings if opening.giver == seat]
    numbers = [opening.gift for opening in openings if opening.give_more]
    if numbers:
        return numbers[0]
    opened = {opening.gift for opening in openings}
    return chance.pick((0, *(number for number in numbers_given_to(sheet) if number not in opened)))


def _get_more(state: State, seat: Seat, chance: Chance) -> tuple[Seat, int] | None:
    """Return the place with GET MORE: where it was opened, or any place that is still closed, or None."""
    openings = [opening for opening in state.openings if opening.receiver == seat]
    opened_places = [(opening.giver, opening.tile) for opening in openings if opening.get_more]
    if opened_places:
        return opened_places[0]
    opened_gifts = {(opening.giver, opening.tile) for opening in openings}
    places = _places(state.friends[seat].sheet)
    return chance.pick((None, *(place for place in places if place not in opened_gifts)))
