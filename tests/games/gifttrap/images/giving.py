"""Boards and hands in every situation that a picture must show, computed and not played: every seat differs.

The gifts are a server's own, so that renaming a shipped gift changes no golden picture. After an intended change of
looks, `python -m tests.games.gifttrap.images.giving` draws the golden pictures anew. Look at them.
"""

from __future__ import annotations

from functools import partial
from itertools import product
from pathlib import Path

from msgspec.structs import replace

from bot.game.contract import FileText, Seat
from cogs.gifttrap.board import (
    Board,
    Hand,
    Opening,
    Phase,
    Player,
    Round,
    Sheet,
    Tokens,
    steps,
    table_size,
    tiles,
    token_on,
)
from cogs.gifttrap.gift_file import own_file
from cogs.gifttrap.gifts import Deck, Gift, OwnGift
from cogs.gifttrap.moves import Token
from cogs.gifttrap.options import Options
from images.gifttrap import (
    draw_film,
    draw_gifts,
    draw_matrix,
    draw_now,
    draw_sheet,
    draw_tracks,
    draw_unwrapped,
    draw_unwrapping,
)
from images.kit import Look
from tests.images.judging import Pictures, image

GOLDEN = Path(__file__).parent / "golden"
SMALLER = 6
"""Goldens have a sixth of the size: the files are small and do not depend on font smoothing."""
NAMES = (
    *("Žofie Křížová", "max🦊", "Chrząszcz Brzmiący W Trzcinie Je", "Ľubomír **x**", "Ann"),
    *("Světlana Nováková-Procházková", "Bob", "Wolfeschlegelsteinhausenbergerdo"),
)
LOOK = Look("cs", NAMES)
NAMES_OF_GIFTS = (
    *("Sklenice okurek", "Ručně pletená levá ponožka", "Kvásek jménem Bořek", "Hodiny hry na elektrickou kytaru"),
    *("Cylindr", "Výlet za duhou", "Nejneobyčejnější dárek na světě!", "Cvičený šnek", "Jóga u moře"),
)
OWN = tuple(
    OwnGift(number, deck, name, language="cs")
    for number, (deck, name) in enumerate(product(Deck, NAMES_OF_GIFTS), start=1)
)
OPTIONS = Options(own_gifts=FileText(own_file(OWN)))
SHIPPED = tuple(Gift(f"blue-{card:02}{side}") for card in range(1, 6) for side in "ab")


def gifts_of(deck: Deck, count: int) -> tuple[Gift, ...]:
    """Return the first `count` own gifts of the server in a deck."""
    return tuple(own.gift for own in OWN if own.deck is deck)[:count]


def wishes(seat: int, number: int, count: int) -> Tokens:
    """Return the tokens of a seat in a round, all on different gifts."""
    great, good, ok, no_way = ((seat * 2 + number + index * 2) % count + 1 for index in range(4))
    return great, good, ok, no_way


def given(giver: int, number: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Return a giver's gifts in a round by receiver, all different; () for the giver's own seat."""
    count_each, count = tiles(players), table_size(players)
    gives: list[tuple[int, ...]] = []
    next_one = giver + number * 3
    for seat in range(players):
        parcels = range(0 if seat == giver else count_each)
        gives.append(tuple((next_one + index) % count + 1 for index in parcels))
        next_one += len(parcels)
    return tuple(gives)


def a_round(players: int, number: int, starts: tuple[tuple[int, int], ...], track: int) -> Round:
    """Return a finished round with everything opened; expert cards lay on some of the gifts."""
    count, stand, openings = table_size(players), [list(markers) for markers in starts], list[Opening]()
    dealer = (number - 1) % players
    for receiver in ((dealer + place) % players for place in range(players)):
        tokens = wishes(receiver, number, count)
        for giver in range(players):
            for tile, gift in enumerate(given(giver, number, players)[receiver]):
                token = token_on(tokens, gift)
                giver_doubled, receiver_doubled = gift == giver + 1, gift == receiver + 1
                worth = (steps(token) * (1 + giver_doubled), steps(token) * (1 + receiver_doubled))
                stand[giver][0] = min(max(stand[giver][0] + worth[0], 0), track)
                stand[receiver][1] = min(max(stand[receiver][1] + worth[1], 0), track)
                positions = (stand[giver][0], stand[receiver][1])
                opening = Opening(
                    Seat(giver), Seat(receiver), tile, gift, token, *worth, *positions, giver_doubled, receiver_doubled
                )
                openings.append(opening)
    return Round(
        number=number,
        dealer=Seat(dealer),
        deck=tuple(Deck)[(number - 1) % 4],
        gifts=gifts_of(tuple(Deck)[(number - 1) % 4], count),
        tokens=tuple(wishes(seat, number, count) for seat in range(players)),
        openings=tuple(openings),
        starts=starts,
    )


def after(past: Round) -> tuple[tuple[int, int], ...]:
    """Return all markers after a round."""
    stand = [list(markers) for markers in past.starts]
    for opening in past.openings:
        stand[opening.giver][0], stand[opening.receiver][1] = opening.give, opening.get
    return tuple((give, get) for give, get in stand)


def board(players: int, rounds: int = 2, track: int = 26) -> Board:
    """Return a board after this many rounds, with the gifts of the next round on it."""
    starts, past = ((0, 0),) * players, list[Round]()
    for number in range(1, rounds + 1):
        past.append(a_round(players, number, starts, track))
        starts = after(past[-1])
    deck = tuple(Deck)[rounds % 4]
    return Board(
        options=OPTIONS,
        round=rounds + 1,
        rounds=8,
        phase=Phase.CHOOSE,
        dealer=Seat(rounds % players),
        track=track,
        gifts=gifts_of(deck, table_size(players)),
        deck=deck,
        decks=(80, 80, 80, 80),
        voided=(),
        trapped=(),
        players=tuple(_player(seat, starts, past) for seat in range(players)),
        turn=None,
        tokens=(None,) * players,
        openings=(),
        closed=((),) * players,
        starts=starts,
        past=tuple(past),
    )


def _player(seat: int, starts: tuple[tuple[int, int], ...], past: list[Round]) -> Player:
    greats = [opening for past_round in past for opening in past_round.openings if opening.token is Token.GREAT]
    give, get = starts[seat]
    counted = (sum(opening.giver == seat for opening in greats), sum(opening.receiver == seat for opening in greats))
    return Player(give, get, *counted, ready=False, sitting_out=False, gone=False, trap=True, persona=None)


def unwrapping(players: int, count: int) -> Board:
    """Return a board on which the dealer unwraps and has opened this many gifts."""
    position = board(players)
    current_round = a_round(players, position.round, position.starts, position.track)
    openings = [opening for opening in current_round.openings if opening.receiver == position.dealer]
    left = tuple((opening.giver, opening.tile) for opening in openings[count:])
    return replace(
        position,
        phase=Phase.UNWRAP,
        turn=position.dealer,
        tokens=tuple(
            token_places if seat == position.dealer else None for seat, token_places in enumerate(current_round.tokens)
        ),
        openings=tuple(openings[:count]),
        closed=tuple(left if seat == position.dealer else () for seat in range(players)),
    )


def hand(players: int, *, expert: bool = False, seat: int = 1) -> Hand:
    """Return a hand with a complete sheet."""
    position = board(players)
    gives = given(seat, position.round, players)
    sheet = Sheet(gives, wishes(seat, position.round, table_size(players)))
    if expert:
        position = replace(position, options=replace(OPTIONS, expert=True))
        sheet = replace(sheet, give_more=gives[0][0], get_more=(Seat(0), 0))
    return Hand(position, Seat(seat), None, sheet)


def begun(players: int) -> Hand:
    """Return a hand with a half-empty sheet."""
    complete = hand(players)
    gives = tuple(tuple(number * (number % 2) for number in friend_gifts) for friend_gifts in complete.sheet.gives)
    return replace(complete, sheet=Sheet(gives, (complete.sheet.wishes[0], 0, complete.sheet.wishes[2], 0)))


def marked(complete: Hand) -> Hand:
    """Return a hand during unwrapping, with some gifts that move no marker."""
    return replace(
        complete, board=replace(complete.board, phase=Phase.UNWRAP, turn=Seat(0), voided=(2, 7), trapped=(5, 6))
    )


CHOSEN = board(5)
DEALING = replace(CHOSEN, phase=Phase.DEAL, turn=CHOSEN.dealer, gifts=(), deck=None)
UNWRAPPING = unwrapping(5, 2)
FINISHED = replace(board(5, 4), phase=Phase.OVER)
PREVIEW = Hand(DEALING, DEALING.dealer, (Deck.BLACK, gifts_of(Deck.BLACK, 6), 1), Sheet(((),) * 5))
MARKED = marked(hand(4, expert=True))
PICTURES = Pictures(
    {f"gifts-{players}": partial(draw_gifts, board(players), LOOK) for players in range(3, 9)}
    | {
        "piles": partial(draw_gifts, DEALING, LOOK),
        "void": partial(draw_gifts, replace(CHOSEN, voided=(2,), trapped=(4,)), LOOK),
        "tracks": partial(draw_tracks, CHOSEN, LOOK),
        "tracks-8": partial(draw_tracks, board(8, 2, 40), LOOK),
        "sheet": partial(draw_sheet, hand(5), LOOK),
        "sheet-3": partial(draw_sheet, hand(3), LOOK),
        "sheet-8": partial(draw_sheet, hand(8, expert=True), LOOK),
        "sheet-4": partial(draw_sheet, MARKED, LOOK),
        "begun": partial(draw_sheet, begun(4), LOOK),
        "preview": partial(draw_sheet, PREVIEW, LOOK),
        "unwrapped-3": partial(draw_unwrapped, board(3), Seat(1), LOOK),
        "unwrapped-8": partial(draw_unwrapped, board(8), Seat(2), LOOK),
        "now": partial(draw_now, UNWRAPPING, LOOK),
        "matrix": partial(draw_matrix, FINISHED, LOOK),
        "matrix-8": partial(draw_matrix, board(8), LOOK),
    }
)
FILMS = Pictures({"film": partial(draw_film, FINISHED, LOOK), "show": partial(draw_unwrapping, FINISHED, LOOK)})
GOLDENS = ("gifts-6", "void", "piles", "tracks-8", "sheet-8", "begun", "unwrapped-8", "now", "matrix")


if __name__ == "__main__":
    for _name in GOLDENS:
        image(PICTURES[_name]).reduce(SMALLER).save(GOLDEN / f"{_name}.png", optimize=True)
