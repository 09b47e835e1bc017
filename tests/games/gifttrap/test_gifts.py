"""The data of the shipped gifts, and the file of a server's own gifts."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from statistics import median
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.i18n.characters import described
from bot.i18n.typefaces import undrawable_character
from cogs.gifttrap.gift_file import (
    EXAMPLE,
    MAX_FILE_BYTES,
    MAX_LINE_LENGTH,
    MAX_NAME_LENGTH,
    MAX_OWN_GIFTS,
    check_file,
    own_file,
    own_gifts,
)
from cogs.gifttrap.gifts import (
    CARDS,
    Deck,
    OwnGift,
    Tag,
    cards,
    deck_of,
    gift_of,
    is_own,
    other_side,
    shipped_gifts,
    tags,
)

KEY = OwnGift(3, Deck.RED, "A key to the shed", "Nobody knows which.", "en")


def test_every_deck_has_forty_two_sided_cards() -> None:
    for deck in Deck:
        assert [card.number for card in cards(deck)] == list(range(1, CARDS + 1))
    assert len(shipped_gifts()) == 320


def test_no_tag_is_rare() -> None:
    counts = Counter(tag for side in shipped_gifts().values() for tag in side.tags)
    assert set(counts) == set(Tag)
    assert min(counts.values()) >= 12
    for deck in Deck:
        deck_counts = Counter(tag for card in cards(deck) for side in (card.a, card.b) for tag in side.tags)
        assert min(deck_counts[tag] for tag in Tag) >= 2, deck


def test_every_gift_has_two_or_three_tags_and_a_pictogram() -> None:
    for gift, side in shipped_gifts().items():
        assert len(set(side.tags)) == len(side.tags) in {2, 3}, gift
        assert all(int(point, 16) for point in side.pictogram.split("-")), gift


def test_dearer_decks_have_dearer_gifts() -> None:
    prices = {deck: [side.price for card in cards(deck) for side in (card.a, card.b)] for deck in Deck}
    middles = [median(prices[deck]) for deck in Deck]
    assert middles == sorted(set(middles))
    for cheap, dear in ((Deck.YELLOW, Deck.RED), (Deck.RED, Deck.BLUE), (Deck.BLUE, Deck.BLACK)):
        assert max(prices[cheap]) <= min(prices[dear])


def test_a_gift_is_identified_by_deck_card_and_side() -> None:
    gift = gift_of(Deck.BLUE, 7, "a")
    assert gift == "blue-07a"
    assert (deck_of(gift), other_side(gift), other_side(other_side(gift))) == (Deck.BLUE, "blue-07b", gift)
    assert not is_own(gift)
    assert tags(gift) == shipped_gifts()[gift].tags


def test_a_servers_own_gift_has_one_side_and_no_tags() -> None:
    assert KEY.gift == "own-red-3"
    assert is_own(KEY.gift)
    assert (deck_of(KEY.gift), other_side(KEY.gift), tags(KEY.gift)) == (Deck.RED, KEY.gift, ())


def test_a_file_of_own_gifts_is_read_verbatim() -> None:
    owned = (KEY, OwnGift(4, Deck.BLACK, "Ein Schloss"))
    assert tuple(own_gifts(own_file(owned)).values()) == owned
    assert own_gifts("\n\n") == {}
    check_file(own_file(owned))


ENTRY = '[[gifts]]\ndeck = "red"\nname = "A"\n'
ENTRIES = "".join(ENTRY.replace('"A"', f'"A {n}"') for n in range(MAX_OWN_GIFTS + 1))
LANGUAGES = "en, cs, sk, pl"


@given(st.text(max_size=40), st.text(max_size=90), st.sampled_from(Deck), st.integers(1, 2**60))
def test_every_gift_is_read_as_it_was_written(name: str, line: str, deck: Deck, number: int) -> None:
    own = OwnGift(number, deck, name, line)
    plain = all(text.isprintable() and text == text.strip() for text in (name, line))
    if plain and 0 < len(name) <= MAX_NAME_LENGTH:
        assert own_gifts(own_file((own,))) == {own.gift: own}
    else:
        with pytest.raises(Refused, match=r"own-line-words|file-syntax"):
            own_gifts(own_file((own,)))


@given(st.text() | st.binary().map(lambda data: data.decode(errors="surrogateescape")))
@example("[[gifts]]\n" * 300)
@example('gifts = {deck="red"}')
@example("gifts = " + "[" * 1000)
@example(ENTRY + "number = nan")
@example(ENTRY + f"number = {10**400}")
def test_any_text_is_a_file_or_refused(text: str) -> None:
    with suppress(Refused):
        check_file(text)


def test_a_gift_without_a_number_has_the_same_in_every_file() -> None:
    """Running tables know a gift by its number: another gift must not get it."""
    first, second = (f'[[gifts]]\ndeck = "red"\nname = "{name}"\n' for name in ("A", "B"))
    (gift,) = own_gifts(first)
    assert gift in own_gifts(f"{second}{first}")
    assert len(own_gifts(f"{second}{first}")) == 2
    number = own_gifts(first)[gift].number
    taken = own_gifts(f"{second}number = {number}\n{first}")
    assert [own.number for own in taken.values()] == [number, number + 1]


def test_the_example_is_a_valid_file() -> None:
    check_file(EXAMPLE)
    assert [own.deck for own in own_gifts(EXAMPLE).values()] == [Deck.YELLOW, Deck.RED, Deck.BLACK]


@pytest.mark.parametrize(
    ("text", "reason", "variables"),
    [
        ("{", "file-syntax", {"line": 1, "column": 1}),
        (f"\n{ENTRY}more = 1", "file-wrong-value", {"line": 2, "where": "gifts[0]", "unit": "none"}),
        (ENTRY.replace("red", "green"), "file-wrong-value", {"line": 2, "where": "gifts[0].deck", "unit": "none"}),
        (f"{ENTRY}number = 1.5", "file-wrong-value", {"line": 4, "where": "gifts[0].number", "unit": "count"}),
        ("[[gifts]]", "file-wrong-value", {"line": 1, "where": "gifts[0]", "unit": "none"}),
        ('name = "\udcff"', "file-wrong-value", {"line": 1, "where": "?", "unit": "none"}),
        (f'{ENTRY}language = "de"', "file-unknown-language", {"line": 1, "language": "de", "languages": LANGUAGES}),
        (own_file((KEY, OwnGift(KEY.number, Deck.RED, "Another"))), "own-twice", {"line": 8, "number": 3}),
        (ENTRIES, "own-too-many", {"limit": MAX_OWN_GIFTS}),
        ("#" * (MAX_FILE_BYTES + 1), "file-too-long", {"line": 1, "limit": 128}),
        ("#" * 1025, "file-long-line", {"line": 1, "limit": 1024}),
        *(
            (own_file((own,)), "own-line-words", {"line": 1, "limit": MAX_NAME_LENGTH, "most": MAX_LINE_LENGTH})
            for own in (
                OwnGift(0, Deck.RED, "A"),
                OwnGift(1, Deck.RED, ""),
                OwnGift(1, Deck.RED, " A"),
                OwnGift(1, Deck.RED, "A" * (MAX_NAME_LENGTH + 1)),
                OwnGift(1, Deck.RED, "A", "b "),
                OwnGift(1, Deck.RED, "A", "b" * (MAX_LINE_LENGTH + 1)),
            )
        ),
    ],
)
def test_a_wrong_file_is_refused_by_line_and_reason(text: str, reason: str, variables: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        check_file(text)
    assert (refused.value.text, refused.value.variables) == (reason, variables)


def test_a_stored_file_with_undrawable_text_is_refused_with_its_line() -> None:
    with pytest.raises(Refused) as refused:
        own_gifts(own_file((KEY, OwnGift(4, Deck.RED, ""))))
    assert (refused.value.text, refused.value.variables) == (
        "own-line-words",
        {"line": 8, "limit": MAX_NAME_LENGTH, "most": MAX_LINE_LENGTH},
    )


CAKE = OwnGift(1, Deck.RED, "Cake")
MARKS_PLACE = {"limit": 3, "column": 9}


@pytest.mark.parametrize(
    ("own", "reason", "variables"),
    [
        (OwnGift(2, Deck.RED, "A\u202e"), "own-line-character", {"character": "U+202E", "line": 10, "column": 10}),
        (OwnGift(2, Deck.RED, "A", "b\nc"), "own-line-character", {"character": "U+000A", "line": 7, "column": 0}),
        (OwnGift(2, Deck.RED, "A\ue000"), "own-line-character", {"character": "U+E000", "line": 10, "column": 10}),
        (
            OwnGift(2, Deck.RED, "A" + "\u0301" * 4),
            "own-line-marks",
            {"character": "“A” (U+0041)", "line": 10, **MARKS_PLACE},
        ),
        (
            OwnGift(2, Deck.RED, "A", "b" + "\u0301" * 9),
            "own-line-marks",
            {"character": "“b” (U+0062)", "line": 11, **MARKS_PLACE},
        ),
        (OwnGift(2, Deck.RED, "\u3164"), "own-line-invisible", {}),
        (OwnGift(2, Deck.RED, "\u0301"), "own-line-invisible", {}),
        (OwnGift(2, Deck.RED, "CAKE"), "own-line-same", {}),
        (OwnGift(2, Deck.RED, "\uff23ake"), "own-line-same", {}),
    ],
)
def test_undrawable_text_in_a_new_file_is_refused_with_line_and_character(
    own: OwnGift, reason: str, variables: dict[str, Any]
) -> None:
    text = f"{own_file((CAKE,))}\n{own_file((own,))}"
    with pytest.raises(Refused) as refused:
        check_file(text)
    assert (refused.value.text, refused.value.variables) == (reason, {"line": 7, **variables})


def test_gifts_of_existing_tables_are_still_read() -> None:
    """A stricter rule for new files must not break an old table."""
    old = (CAKE, OwnGift(2, Deck.RED, "CAKE"), OwnGift(3, Deck.RED, "A" + "\u0301" * 9), OwnGift(4, Deck.RED, "🎂"))
    assert tuple(own_gifts(own_file(old)).values()) == old


@pytest.mark.parametrize("name", ["Cake 蛋", "🎂", "\u05d0"])
def test_a_name_outside_the_cards_typeface_is_refused(name: str) -> None:
    text = own_file((CAKE, OwnGift(2, Deck.RED, name)))
    with pytest.raises(Refused, match="own-line-undrawable") as refused:
        check_file(text)
    place = {"line": 10, "column": text.split("\n")[9].index(name[-1]) + 1}
    assert refused.value.variables == {**place, "character": described(undrawable_character(name) or "")}


def test_names_in_supported_languages_can_be_drawn() -> None:
    words = ("Příšerně žluťoučký kůň", "Pchnąć w tę łódź", "Kŕdeľ ďatľov", "Việt Nam", "Déjà-vu & co. – “5 %”", "Жираф")
    check_file(own_file(tuple(OwnGift(n, Deck.RED, name) for n, name in enumerate(words, 1))))
    assert undrawable_character("e\u0301") is None
