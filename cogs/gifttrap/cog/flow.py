"""The sheet as one question at a time: a gift for each friend, then each token, then whether the sheet is ready.

Uses the moves and the reader's own hand only. The lists in the drawers (`layout`) change an answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Seat
from bot.i18n.translation import clipped
from bot.ui.game_ui import Choice, MenuQuestion, buttons
from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase, numbers_given_to
from cogs.gifttrap.cog.fitting import fitting_lines
from cogs.gifttrap.describe import gives_two, tile_word
from cogs.gifttrap.moves import TOKENS, Give, Ready, Wish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n.translation import Say
    from bot.ui.game_ui import Row
    from cogs.gifttrap.board import Hand

MAX_BUTTON_NAME = 32
"""Maximum number of characters of a gift on a button: a phone of 412 pixels shows them without a break."""


def next_question(numbered: Sequence[tuple[int, Any]], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return the first open question of the sheet with its answers as buttons; empty unless the seat fills its sheet.

    A gift that is chosen for a friend, or that bears a token, is no answer for another: the lists exchange the two.
    """
    if hand.board.phase is not Phase.CHOOSE:
        return ()
    moves = {move: n for n, move in numbered}
    question = _next_gift(hand, say) or _next_wish(hand, say)
    if question is not None:
        text, answers = question
        choices = (_gift_choice(moves[move], move.gift, hand, say) for move in answers if move in moves)
        return (MenuQuestion(f"{text}\n{_progress(hand, say)}"), *buttons(choices))
    if Ready() not in moves:
        return ()
    unused = hand.received and not (hand.sheet.give_more and hand.sheet.get_more)
    text = "\n".join((say("ask-ready"), *((say("ask-ready-expert"),) if unused else ())))
    return (MenuQuestion(text), *buttons((Choice(moves[Ready()], say.move(Ready()), "✅", main=True),)))


def _next_gift(hand: Hand, say: Say) -> tuple[str, list[Give]] | None:
    """Return the question for the first place without a gift, and the gifts that are left; None if all are filled."""
    gives = enumerate(hand.sheet.gives)
    places = ((friend, tile) for friend, numbers in gives for tile, number in enumerate(numbers) if not number)
    place = next(places, None)
    if place is None:
        return None
    friend, tile = place
    which = tile_word(tile) if gives_two(hand.board) else "only"
    answers = _free_numbers(hand, numbers_given_to(hand.sheet))
    question = say("ask-give", friend=say.names[friend], which=which)
    text = "\n".join((question, *fitting_lines(hand.board, Seat(friend), answers, say)))
    return text, [Give(Seat(friend), number, tile) for number in answers]


def _next_wish(hand: Hand, say: Say) -> tuple[str, list[Wish]] | None:
    """Return the question for the first token without a gift, and the gifts that are left; None if all are laid."""
    token = next((token for token, number in zip(TOKENS, hand.sheet.wishes, strict=True) if not number), None)
    if token is None:
        return None
    answers = _free_numbers(hand, hand.sheet.wishes)
    return say("ask-wish", token=token.value), [Wish(token, number) for number in answers]


def _free_numbers(hand: Hand, used: Sequence[int]) -> list[int]:
    """Return the numbers of the gifts on the table that are not used yet."""
    return [number for number in range(1, len(hand.board.gifts) + 1) if number not in used]


def _progress(hand: Hand, say: Say) -> str:
    """Return the number of the question among all questions of the sheet."""
    places = [*(number for numbers in hand.sheet.gives for number in numbers), *hand.sheet.wishes]
    return say("ask-progress", number=sum(map(bool, places)) + 1, count=len(places))


def _gift_choice(n: int, number: int, hand: Hand, say: Say) -> Choice:
    label = clipped(labels.numbered_plain(hand.board, number, say), MAX_BUTTON_NAME)
    return Choice(n, label, labels.emoji(hand.board.gifts[number - 1]))
