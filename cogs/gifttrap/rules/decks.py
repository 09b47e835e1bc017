"""The decks: shuffling with the server's own gifts, drawing, putting back, and voiding by a moderator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.game.contract import MODERATOR, Public, Refused, Seat, Step
from cogs.gifttrap.board import Phase, laid_out
from cogs.gifttrap.facts import GiftVoided
from cogs.gifttrap.gifts import SIDES, Deck, Gift, cards, deck_of, gift_of, other_side, own_gifts
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
                *(gift for gift, each in own.items() if each.deck == deck),
            ]
        )
        for deck in DECKS
    )


def previewed(state: State, deck: Deck) -> Preview:
    """Return a preview of the gifts on top of a deck."""
    count = laid_out(len(state.friends))
    return Preview(deck, state.decks[DECKS.index(deck)][:count], drawn=count)


def without(state: State, preview: Preview) -> State:
    """Remove the gifts of a preview from their deck; replaced gifts go under the deck."""
    return _put(_drawn(state, preview), preview.deck, preview.replaced)


def put_back(state: State) -> State:
    """Put the gifts of the round under their deck: “used gifts go under their deck, turned over” [R9]."""
    back = [gift for gift in state.gifts if gift not in state.withdrawn]
    return _put(state, deck_of(state.gifts[0]), tuple(map(other_side, back)))


def _drawn(state: State, preview: Preview) -> State:
    at = DECKS.index(preview.deck)
    left = state.decks[at][preview.drawn :]
    return _with_deck(state, at, left, max(0, state.fresh[at] - preview.drawn))


def _put(state: State, deck: Deck, gifts: tuple[Gift, ...]) -> State:
    at = DECKS.index(deck)
    return _with_deck(state, at, (*state.decks[at], *gifts), state.fresh[at])


def _with_deck(state: State, at: int, gifts: tuple[Gift, ...], fresh: int) -> State:
    return replace(
        state,
        decks=(*state.decks[:at], gifts, *state.decks[at + 1 :]),
        fresh=(*state.fresh[:at], fresh, *state.fresh[at + 1 :]),
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
    state = _withdrawn(replace(state, withdrawn=(*state.withdrawn, gift)), gift)
    return Step(state, (Public(GiftVoided(gift, own_name(state.options, gift))),))


def _withdrawn(state: State, gift: Gift) -> State:
    """Remove a gift from its deck and the preview, or mark it as void if it is on the table."""
    if gift in state.gifts:
        return replace(state, voided=(*state.voided, state.gifts.index(gift) + 1))
    at = next(at for at, deck in enumerate(state.decks) if gift in deck)
    place, deck = state.decks[at].index(gift), state.decks[at]
    fresh = state.fresh[at] - (place < state.fresh[at])
    preview = state.preview
    if preview and preview.deck == DECKS[at] and place < preview.drawn:
        preview = _replaced(state, preview, gift)
    state = _with_deck(state, at, (*deck[:place], *deck[place + 1 :]), fresh)
    return replace(state, preview=preview)


def _replaced(state: State, preview: Preview, gift: Gift) -> Preview:
    """Return the preview without a gift that was drawn for it; the deck still contains the gift."""
    if gift not in preview.gifts:
        kept = tuple(each for each in preview.replaced if each != gift)
        return replace(preview, drawn=preview.drawn - 1, replaced=kept)
    at = preview.gifts.index(gift)
    return replace(preview, gifts=_with_gift(preview.gifts, at, _next_card(state, preview)))


def _next_card(state: State, preview: Preview) -> Gift:
    return state.decks[DECKS.index(preview.deck)][preview.drawn]


def turned(preview: Preview, number: int) -> Preview:
    """Turn a previewed card over."""
    return replace(preview, gifts=_with_gift(preview.gifts, number - 1, other_side(preview.gifts[number - 1])))


def exchanged(state: State, preview: Preview, number: int) -> Preview:
    """Replace a previewed card by the next card; the replaced one will go under the deck."""
    away = other_side(preview.gifts[number - 1])
    return replace(
        preview,
        gifts=_with_gift(preview.gifts, number - 1, _next_card(state, preview)),
        drawn=preview.drawn + 1,
        replaced=(*preview.replaced, away),
    )


def _with_gift(gifts: tuple[Gift, ...], at: int, gift: Gift) -> tuple[Gift, ...]:
    return (*gifts[:at], gift, *gifts[at + 1 :])


def own_name(options: Options, gift: Gift) -> str:
    """Return the name of one of the server's own gifts; empty for a shipped gift."""
    own = own_gifts(options.own_gifts).get(gift)
    return own.name if own else ""
