"""The decks: shuffling with the server's own gifts, drawing, putting back, and voiding by a moderator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import MODERATOR, Public, Refused, Seat, Step
from cogs.gifttrap.board import Phase, table_size
from cogs.gifttrap.facts import GiftVoided
from cogs.gifttrap.gift_file import own_gifts
from cogs.gifttrap.gifts import SIDES, Deck, Gift, cards, deck_of, gift_of, other_side
from cogs.gifttrap.moves import Void
from cogs.gifttrap.state import Preview, State

if TYPE_CHECKING:
    from bot.game.chance import Chance
    from cogs.gifttrap.options import Options

DECKS = tuple(Deck)


def shuffled_decks(options: Options, chance: Chance) -> tuple[tuple[Gift, ...], ...]:
    """Return the four decks, a random side of each card up; “mixed into the decks” [D11] are the server's own gifts."""
    own = own_gifts(options.own_gifts)
    return tuple(
        chance.shuffled(
            [
                *(gift_of(deck, card.number, chance.pick(SIDES)) for card in cards(deck)),
                *(gift for gift, own_gift in own.items() if own_gift.deck == deck),
            ]
        )
        for deck in DECKS
    )


def preview_of(state: State, deck: Deck) -> Preview:
    """Return a preview of the gifts on top of a deck."""
    count = table_size(len(state.friends))
    return Preview(deck, state.decks[DECKS.index(deck)][:count], drawn=count)


def without_preview(state: State, preview: Preview) -> State:
    """Remove the gifts of a preview from their deck; replaced gifts go under the deck."""
    return _with_gifts_under(_without_drawn(state, preview), preview.deck, preview.replaced)


def put_back(state: State) -> State:
    """Put the gifts of the round under their deck: “used gifts go under their deck, turned over” [R9]."""
    used = [gift for gift in state.gifts if gift not in state.withdrawn]
    return _with_gifts_under(state, deck_of(state.gifts[0]), tuple(map(other_side, used)))


def _without_drawn(state: State, preview: Preview) -> State:
    index = DECKS.index(preview.deck)
    rest = state.decks[index][preview.drawn :]
    return _with_deck(state, index, rest, max(0, state.fresh[index] - preview.drawn))


def _with_gifts_under(state: State, deck: Deck, gifts: tuple[Gift, ...]) -> State:
    index = DECKS.index(deck)
    return _with_deck(state, index, (*state.decks[index], *gifts), state.fresh[index])


def _with_deck(state: State, index: int, gifts: tuple[Gift, ...], fresh: int) -> State:
    return replace(
        state,
        decks=(*state.decks[:index], gifts, *state.decks[index + 1 :]),
        fresh=(*state.fresh[:index], fresh, *state.fresh[index + 1 :]),
    )


def own_at_table(state: State) -> tuple[Void, ...]:
    """Return a moderator's moves: void one of the server's own gifts that is still in play."""
    if state.phase is Phase.OVER:
        return ()
    return tuple(Void(gift) for gift in own_gifts(state.options.own_gifts) if gift not in state.withdrawn)


def void(state: State, seat: Seat, move: Void) -> Step[State]:
    """Void a gift: “it is replaced before it is dealt, else it moves nobody from then on” [D11].

    Raise `Refused` if the seat is not `MODERATOR` or the gift is not in play.
    """
    if seat != MODERATOR:
        raise Refused("refused-moderators")
    if move not in own_at_table(state):
        raise Refused("refused-no-own-gift")
    gift = move.gift
    state = _without_gift(replace(state, withdrawn=(*state.withdrawn, gift)), gift)
    return Step(state, (Public(GiftVoided(gift, own_name(state.options, gift))),))


def _without_gift(state: State, gift: Gift) -> State:
    """Remove a gift from its deck and the preview, or mark it as void if it is on the table."""
    if gift in state.gifts:
        return replace(state, voided=(*state.voided, state.gifts.index(gift) + 1))
    index = next(index for index, deck in enumerate(state.decks) if gift in deck)
    place, deck = state.decks[index].index(gift), state.decks[index]
    fresh = state.fresh[index] - (place < state.fresh[index])
    preview = state.preview
    if preview and preview.deck == DECKS[index] and place < preview.drawn:
        preview = _preview_without(state, preview, gift)
    state = _with_deck(state, index, (*deck[:place], *deck[place + 1 :]), fresh)
    return replace(state, preview=preview)


def _preview_without(state: State, preview: Preview, gift: Gift) -> Preview:
    """Return the preview without a gift that was drawn for it; the deck still contains the gift."""
    if gift not in preview.gifts:
        replaced = tuple(other for other in preview.replaced if other != gift)
        return replace(preview, drawn=preview.drawn - 1, replaced=replaced)
    index = preview.gifts.index(gift)
    return replace(preview, gifts=_with_gift(preview.gifts, index, _next_card(state, preview)))


def _next_card(state: State, preview: Preview) -> Gift:
    return state.decks[DECKS.index(preview.deck)][preview.drawn]


def turn_card(preview: Preview, number: int) -> Preview:
    """Turn a previewed card over."""
    return replace(preview, gifts=_with_gift(preview.gifts, number - 1, other_side(preview.gifts[number - 1])))


def replace_card(state: State, preview: Preview, number: int) -> Preview:
    """Replace a previewed card by the next card; the replaced one will go under the deck."""
    turned_gift = other_side(preview.gifts[number - 1])
    return replace(
        preview,
        gifts=_with_gift(preview.gifts, number - 1, _next_card(state, preview)),
        drawn=preview.drawn + 1,
        replaced=(*preview.replaced, turned_gift),
    )


def _with_gift(gifts: tuple[Gift, ...], index: int, gift: Gift) -> tuple[Gift, ...]:
    return (*gifts[:index], gift, *gifts[index + 1 :])


def own_name(options: Options, gift: Gift) -> str:
    """Return the name of one of the server's own gifts; empty for a shipped gift."""
    own = own_gifts(options.own_gifts).get(gift)
    return own.name if own else ""
