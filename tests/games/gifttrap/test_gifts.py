"""The shipped gifts, as data; a server's own gifts, as a file."""

from __future__ import annotations

from collections import Counter
from statistics import median

import pytest

from bot.game import Refused
from cogs.gifttrap.gifts import (
    CARDS,
    LINE,
    MOST_OWN,
    NAME,
    Deck,
    OwnGift,
    Tag,
    cards,
    checked,
    deck_of,
    gift_of,
    is_own,
    other_side,
    own_file,
    own_gifts,
    shipped,
    tags,
)

KEY = OwnGift(3, Deck.RED, "A key to the shed", "Nobody knows which.", "en")


def test_every_deck_has_forty_two_sided_cards() -> None:
    for deck in Deck:
        assert [card.number for card in cards(deck)] == list(range(1, CARDS + 1))
    assert len(shipped()) == 320


def test_no_tag_is_rare() -> None:
    every = Counter(tag for side in shipped().values() for tag in side.tags)
    assert set(every) == set(Tag)
    assert min(every.values()) >= 12
    for deck in Deck:
        here = Counter(tag for card in cards(deck) for side in (card.a, card.b) for tag in side.tags)
        assert min(here[tag] for tag in Tag) >= 2, deck


def test_every_gift_has_two_or_three_tags_and_a_pictogram() -> None:
    for gift, side in shipped().items():
        assert len(set(side.tags)) == len(side.tags) in {2, 3}, gift
        assert all(int(point, 16) for point in side.pictogram.split("-")), gift


def test_each_deck_feels_like_its_price() -> None:
    prices = {deck: [side.price for card in cards(deck) for side in (card.a, card.b)] for deck in Deck}
    middles = [median(prices[deck]) for deck in Deck]
    assert middles == sorted(set(middles))
    for cheap, dear in ((Deck.YELLOW, Deck.RED), (Deck.RED, Deck.BLUE), (Deck.BLUE, Deck.BLACK)):
        assert max(prices[cheap]) <= min(prices[dear])


def test_a_gift_is_known_by_deck_card_and_side() -> None:
    gift = gift_of(Deck.BLUE, 7, "a")
    assert gift == "blue-07a"
    assert (deck_of(gift), other_side(gift), other_side(other_side(gift))) == (Deck.BLUE, "blue-07b", gift)
    assert not is_own(gift)
    assert tags(gift) == shipped()[gift].tags


def test_a_servers_own_gift_has_one_side_and_no_tags() -> None:
    assert KEY.gift == "own-red-3"
    assert is_own(KEY.gift)
    assert (deck_of(KEY.gift), other_side(KEY.gift), tags(KEY.gift)) == (Deck.RED, KEY.gift, ())


def test_a_file_of_own_gifts_is_read_as_it_was_written() -> None:
    owned = (KEY, OwnGift(4, Deck.BLACK, "Ein Schloss"))
    assert tuple(own_gifts(own_file(owned)).values()) == owned
    assert own_gifts("\n\n") == {}
    checked(own_file(owned))


@pytest.mark.parametrize(
    ("text", "reason", "variables"),
    [
        ("{", "own-wrong", {"line": 1}),
        ('\n{"number": 1, "deck": "red", "name": "A", "more": 1}', "own-wrong", {"line": 2}),
        ('{"number": 1, "deck": "green", "name": "A"}', "own-wrong", {"line": 1}),
        ('"\udcff"', "own-wrong", {"line": 1}),
        (own_file((KEY, KEY)), "own-twice", {"line": 2, "number": 3}),
        ("{}\n" * (MOST_OWN + 1), "own-too-many", {"limit": MOST_OWN}),
        *(
            (own_file((own,)), "own-wrong-text", {"line": 1, "limit": NAME, "most": LINE})
            for own in (
                OwnGift(0, Deck.RED, "A"),
                OwnGift(1, Deck.RED, ""),
                OwnGift(1, Deck.RED, " A"),
                OwnGift(1, Deck.RED, "A\u202e"),
                OwnGift(1, Deck.RED, "A" * (NAME + 1)),
                OwnGift(1, Deck.RED, "A", "b\nc"),
                OwnGift(1, Deck.RED, "A", "b "),
                OwnGift(1, Deck.RED, "A", "b" * (LINE + 1)),
            )
        ),
    ],
)
def test_a_wrong_file_is_refused_by_line_and_reason(text: str, reason: str, variables: dict[str, int]) -> None:
    with pytest.raises(Refused) as refused:
        checked(text)
    assert (refused.value.text, refused.value.variables) == (reason, variables)
