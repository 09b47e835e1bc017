"""Texts of facts that need no board: names of gifts, expert cards, reasons why a gift moves no marker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from bot.game.contract import MODERATOR, Fact
from bot.i18n.translation import LANGUAGES, Say
from cogs.gifttrap import GAME
from cogs.gifttrap.board import Phase
from cogs.gifttrap.describe import describe
from cogs.gifttrap.facts import GiftDoubled, GiftOpened, GiftTrapped, TokensShown, VoidOpened
from cogs.gifttrap.gifts import Deck, OwnGift
from cogs.gifttrap.moves import GetMore, GiveMore, Open, OpenAll, Token, Trap, Void
from cogs.gifttrap.opened import best_opening, worst_opening
from cogs.gifttrap.options import Options, QuickUnwrap
from tests.games.gifttrap.positions import ADA, BOB, CYD, LUCK, after, dealt, facts, play, sealed, with_own
from tests.games.test_every_game import played
from tests.wording import plain

if TYPE_CHECKING:
    from cogs.gifttrap.state import State

NAMES = ("Ada", "Bob", "Cyd")
OWN = OwnGift(1, Deck.RED, "A ride on the *tram*")


def say(language: str = "en") -> Say:
    return Say(language, "gifttrap", NAMES)


def fact_text(fact: Fact, language: str = "en") -> str:
    """Return the text of a fact."""
    return plain(say(language).fact(fact))


def whole_game() -> tuple[Any, list[Fact]]:
    """Return the board at the end of a random game, and all its public facts."""
    course = played("gifttrap", 3, Options(expert=True, quick_unwrap=QuickUnwrap.NO), b"recall")
    return GAME.board(course[-1][0].state), [fact for step, _, _ in course for fact in facts(step)]


def owned() -> State:
    """Return a round in which gift 1 is the server's own; both others give it to Ada, who unwraps."""
    state = dealt(3, with_own(OWN, gifttrap_card=True))
    state = replace(state, gifts=(OWN.gift, *state.gifts[1:]))
    return sealed(state, {BOB: ({ADA: (1, 2)}, (1, 2, 3, 4)), CYD: ({ADA: (1, 3)}, (1, 2, 3, 4))})


def voided(state: State) -> State:
    """Return the state after a moderator has voided the server's own gift."""
    return GAME.apply(state, MODERATOR, Void(OWN.gift), LUCK).state


def test_wishes_name_the_gifts_of_their_round() -> None:
    board, news = whole_game()
    facts_shown = [fact for fact in news if isinstance(fact, TokensShown)]
    expected = [
        (seat, [past.gifts[number - 1] for number in tokens])
        for past in board.past
        for seat in ((past.dealer + step) % 3 for step in range(3))
        if (tokens := past.tokens[seat]) is not None
    ]
    assert [(fact.seat, [fact.great, fact.good, fact.ok, fact.no_way]) for fact in facts_shown] == expected
    assert len(board.past) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_wishes_name_gifts_in_every_language_and_own_gifts_verbatim(language: str) -> None:
    state = owned()
    step = play(state, ADA, OpenAll())
    wishes = next(fact for fact in facts(step) if isinstance(fact, TokensShown))
    words = fact_text(wishes, language)
    assert wishes.seat == BOB
    assert "A ride on the \\*tram\\*" in words
    assert all(plain(say(language)(f"gift-{gift}")) in words for gift in state.gifts[1:4])


def test_expert_cards_are_named_with_their_gift() -> None:
    board, news = whole_game()
    doubled = [fact for fact in news if isinstance(fact, GiftDoubled)]
    openings = [opening for past in board.past for opening in past.openings]
    cards = {(True, False): "GIVE MORE", (False, True): "GET MORE", (True, True): "GIVE MORE, GET MORE"}
    expected = [
        (opening.giver, opening.receiver, opening.gift, cards[opening.give_more, opening.get_more])
        for opening in openings
        if opening.give_more or opening.get_more
    ]
    assert expected
    assert [(fact.giver, fact.receiver, fact.number, fact.cards) for fact in doubled] == expected


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("expert_card", "card"), [({BOB: GiveMore(1)}, "GIVE MORE"), ({ADA: GetMore(BOB)}, "GET MORE")]
)
def test_expert_cards_are_named_on_the_board_and_in_the_log(expert_card: Any, card: str, language: str) -> None:
    state = sealed(dealt(3, Options(expert=True)), {BOB: ({ADA: (1, 2)}, (1, 2, 3, 4))}, expert_card)
    step = play(state, ADA, Open(BOB))
    opening = next(fact for fact in facts(step) if isinstance(fact, GiftOpened))
    assert fact_text(opening, language).endswith(f"✌️ {card}")
    assert f", {card} (" in plain(describe(GAME.board(step.state), say(language)))


def test_a_gift_without_a_card_mentions_no_card() -> None:
    step = play(sealed(dealt(3, Options(expert=True))), ADA, Open(BOB))
    assert "MORE" not in "".join(fact_text(fact) for fact in facts(step))


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Void"), ("cs", "Vyřazený"), ("sk", "Vyradený"), ("pl", "Wykl")]
)
def test_a_voided_gift_is_described_as_voided_not_as_gifttrap(language: str, words: str) -> None:
    step = play(voided(owned()), ADA, Open(BOB))
    (fact,) = (candidate for candidate in facts(step) if isinstance(candidate, GiftTrapped))
    assert isinstance(fact, VoidOpened)
    assert words in fact_text(fact, language)
    assert "🪤" not in fact_text(fact, language)
    board = plain(describe(GAME.board(step.state), say(language)))
    assert "🎁 Bob: 1 🚫" in board
    assert "🪤" not in board.split("🎁 Bob: 1")[1]


def test_a_gifttrapped_own_gift_stays_so_after_a_later_void() -> None:
    state = after(owned(), CYD, Trap(1))
    step = play(state, ADA, Open(BOB))
    (fact,) = (candidate for candidate in facts(step) if isinstance(candidate, GiftTrapped))
    assert not isinstance(fact, VoidOpened)
    assert "🎁 Bob: 1 🪤 worthless" in plain(describe(GAME.board(voided(step.state)), say()))


def test_facts_of_old_rounds_keep_their_reasons() -> None:
    state, news = voided(owned()), list[Fact]()
    while state.phase is Phase.UNWRAP and state.turn is not None:
        step = play(state, state.turn, OpenAll())
        state, news = step.state, [*news, *facts(step)]
    trap_facts = [fact for fact in news if isinstance(fact, GiftTrapped)]
    count = sum(opening.gift == 1 for opening in GAME.board(state).past[0].openings)
    assert sum(isinstance(fact, VoidOpened) for fact in trap_facts) == count >= 2
    assert all(isinstance(fact, VoidOpened) for fact in trap_facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unwrapped_gift_comes_with_its_line(language: str) -> None:
    state = sealed(dealt(3))
    (opened,) = facts(play(state, ADA, Open(BOB)))
    assert isinstance(opened, GiftOpened)
    assert f" *{say(language)(f'gift-{opened.gift}.line')}* " in say(language).fact(opened)


@pytest.mark.parametrize(
    ("line", "words"), [("", "tram\\*. GREAT"), ("It *rings*.", "tram\\*. *It \\*rings\\*.* GREAT")]
)
def test_an_own_gift_comes_with_its_own_line_if_it_has_one(line: str, words: str) -> None:
    state = dealt(3, with_own(replace(OWN, line=line)))
    state = replace(state, gifts=(OWN.gift, *state.gifts[1:]))
    state = sealed(state, {BOB: ({ADA: (1, 2)}, (1, 2, 3, 4))})
    (opened,) = facts(play(state, ADA, Open(BOB)))
    assert words in say().fact(opened)


def test_the_best_and_the_worst_gift_of_a_round_move_most() -> None:
    state = sealed(dealt(5), {BOB: ({ADA: (1,)}, (1, 2, 3, 4)), CYD: ({ADA: (4,)}, (1, 2, 3, 4))})
    openings = after(state, ADA, OpenAll()).openings
    best, worst = best_opening(openings), worst_opening(openings)
    assert best is not None
    assert worst is not None
    assert (best.giver, best.token, worst.got) == (BOB, Token.GREAT, min(opening.got for opening in openings))
    assert best_opening(opening for opening in openings if opening.got < 0) is None
    assert worst_opening(opening for opening in openings if opening.got > 0) is None
