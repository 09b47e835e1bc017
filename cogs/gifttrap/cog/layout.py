"""GiftTRAP's menus: the dealer's choice, the sheet as questions with its lists in drawers, unwrapping by hand.

Uses the moves and the reader's hand only, never another player's sheet.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from bot.i18n.translation import clipped
from bot.ui.game_ui import Buttons, Choice, Drawer, MenuQuestion, Picker, Row, buttons
from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.cog.expert_lists import expert_rows
from cogs.gifttrap.cog.fitting import gift_description
from cogs.gifttrap.cog.flow import next_question
from cogs.gifttrap.describe import gives_two, tile_word
from cogs.gifttrap.gifts import other_side
from cogs.gifttrap.moves import (
    TOKENS,
    Absent,
    Choose,
    Deal,
    Give,
    Open,
    OpenAll,
    Replace,
    TakeBack,
    Trap,
    Turn,
    Wish,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.gifts import Gift

    _Numbered = list[tuple[int, Any]]
    """Moves with their numbers in the menu."""
    _Controls = Buttons | Picker | MenuQuestion

_MAX_NAME = 18
"""Maximum number of characters of a friend's name before a gift: both fit into one line of a list on a phone."""
_MAX_LABEL = 80


def typed_only(move: Any, board: Board) -> bool:
    """Return whether a move is left out of the menu: sitting out, except for one round while choosing."""
    return isinstance(move, Absent) and (move.for_good or board.phase is not Phase.CHOOSE)


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Lay out a menu: the next question of the sheet, the lists that change it in drawers, and all other moves."""
    numbered = [(n, move) for n, move in enumerate(moves) if not typed_only(move, hand.board)]
    return (
        *_deal_rows(numbered, hand, say),
        *next_question(numbered, hand, say),
        *_drawer(say("drawer-give"), "🎁", _give_pickers(_of_kind(numbered, Give), hand, say)),
        *_drawer(say("drawer-wish"), "⭐", _wish_pickers(_of_kind(numbered, Wish), hand, say)),
        *_drawer(say("drawer-expert"), "✌️", expert_rows(numbered, hand, say)),
        *_drawer(say("drawer-absent"), "💤", _absent_rows(_of_kind(numbered, Absent), say)),
        *_unwrap_rows(numbered, hand.board, say),
        *buttons(_plain_choice(n, move, say) for n, move in numbered if type(move) in _PLAIN_EMOJI),
        *_trap_rows(_of_kind(numbered, Trap), hand.board, say),
    )


def _of_kind(numbered: _Numbered, kind: type) -> _Numbered:
    return [(n, move) for n, move in numbered if isinstance(move, kind)]


def _drawer(label: str, emoji: str, rows: tuple[_Controls, ...]) -> tuple[Row, ...]:
    """Return a drawer with these rows, or nothing without rows."""
    return (Drawer(label, rows, emoji),) if rows else ()


_PLAIN_EMOJI = {Deal: "🎁", TakeBack: "↩️"}
"""Moves without parameters, with their emoji."""


def _plain_choice(n: int, move: Any, say: Say) -> Choice:
    return Choice(n, say.move(move), _PLAIN_EMOJI[type(move)], main=isinstance(move, Deal))


def _absent_rows(moves: _Numbered, say: Say) -> tuple[_Controls, ...]:
    """Return the buttons for sitting the round out, which ask for confirmation."""
    return buttons(Choice(n, say.move(move), "💤") for n, move in moves)


def _deal_rows(numbered: _Numbered, hand: Hand, say: Say) -> tuple[_Controls, ...]:
    """Return the decks as buttons, and below them the lists of changes to the previewed gifts."""
    decks = tuple(
        Choice(
            n,
            say(f"deck-{move.deck}").capitalize(),
            labels.square(move.deck, say),
            chosen=hand.preview is not None and hand.preview[0] == move.deck,
        )
        for n, move in _of_kind(numbered, Choose)
    )
    preview = hand.preview[1] if hand.preview else ()
    turns = tuple(_turn_choice(n, preview, move, hand.board, say) for n, move in _of_kind(numbered, Turn))
    replacements = tuple(_replace_choice(n, preview, move, hand.board, say) for n, move in _of_kind(numbered, Replace))
    return (
        *((Buttons(decks),) if decks else ()),
        *((Picker(say("pick-turn"), turns),) if turns else ()),
        *((Picker(say("pick-replace"), replacements),) if replacements else ()),
    )


def _turn_choice(n: int, preview: Sequence[Gift], move: Turn, board: Board, say: Say) -> Choice:
    gift = preview[move.number - 1]
    label = say("gift-number", number=move.number, name=labels.plain_name(board, gift, say))
    other = other_side(gift)
    words = say("turn-to", gift=label, other=labels.plain_name(board, other, say))[:_MAX_LABEL]
    return Choice(n, words, labels.emoji(other), description=labels.plain_line(board, other, say))


def _replace_choice(n: int, preview: Sequence[Gift], move: Replace, board: Board, say: Say) -> Choice:
    gift = preview[move.number - 1]
    label = say("gift-number", number=move.number, name=labels.plain_name(board, gift, say))
    return Choice(n, say("replace-it", gift=label), labels.emoji(gift), description=labels.plain_line(board, gift, say))


def _give_pickers(moves: _Numbered, hand: Hand, say: Say) -> tuple[Picker, ...]:
    """Return a list for each gift to give. Each line names the friend, because a list shows only the chosen line."""
    places = groupby(moves, key=lambda numbered_move: (numbered_move[1].friend, numbered_move[1].tile))
    return tuple(_gift_list(list(group), hand, say) for _, group in places)


def _gift_list(moves: _Numbered, hand: Hand, say: Say) -> Picker:
    first: Give = moves[0][1]
    board, name = hand.board, say.names[first.friend]
    prompt = (
        say("pick-give-which", which=tile_word(first.tile), friend=name)
        if gives_two(board)
        else say("pick-give", friend=name)
    )
    return Picker(prompt, tuple(_give_choice(n, move, hand, say) for n, move in moves))


def _give_choice(n: int, move: Give, hand: Hand, say: Say) -> Choice:
    """Return a gift for a friend, with the friend who has it at the moment."""
    board, gives = hand.board, hand.sheet.gives
    holder = next((friend for friend, numbers in enumerate(gives) if move.gift in numbers), None)
    chosen = gives[move.friend][move.tile] == move.gift
    label = say("give-to", friend=_short_name(move.friend, say), gift=labels.numbered_plain(board, move.gift, say))
    if holder is not None and not chosen:
        label = f"{label} ↔ {_short_name(holder, say)}"
    choice = _gift_choice(n, label, board, move.gift, say, chosen=chosen)
    return replace(choice, description=gift_description(board, move.friend, board.gifts[move.gift - 1], say))


def _gift_choice(n: int, label: str, board: Board, number: int, say: Say, *, chosen: bool = False) -> Choice:
    """Return a choice of a gift on the table, with its pictogram and its line."""
    gift = board.gifts[number - 1]
    description = labels.plain_line(board, gift, say)
    return Choice(n, clipped(label, _MAX_LABEL), labels.emoji(gift), chosen=chosen, description=description)


def _short_name(seat: int, say: Say) -> str:
    return clipped(say.names[seat], _MAX_NAME)


def _wish_pickers(moves: _Numbered, hand: Hand, say: Say) -> tuple[Picker, ...]:
    """Return a list for each token."""
    return tuple(
        Picker(
            say("pick-wish", token=labels.token(token, say)),
            tuple(_wish_choice(n, move, hand, say) for n, move in group),
        )
        for token, group in groupby(moves, key=lambda numbered_move: numbered_move[1].token)
    )


def _wish_choice(n: int, move: Wish, hand: Hand, say: Say) -> Choice:
    """Return a token on a gift, with the reader's token that lies there at the moment."""
    board, wishes = hand.board, dict(zip(hand.sheet.wishes, TOKENS, strict=True))
    laid_token = wishes.get(move.gift)
    label = say("wish-for", token=labels.token(move.token, say), gift=labels.numbered_plain(board, move.gift, say))
    if laid_token is not None and laid_token != move.token:
        label = f"{label} ↔ {labels.token(laid_token, say)}"
    return _gift_choice(n, label, board, move.gift, say, chosen=laid_token == move.token)


def _unwrap_rows(numbered: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """Return a button for each closed gift, and one for all of them."""
    choices = [_open_choice(n, move, board, say) for n, move in _of_kind(numbered, Open)]
    open_all = [Choice(n, say.move(move), "🎀", main=True) for n, move in _of_kind(numbered, OpenAll)]
    return buttons((*choices, *open_all))


def _open_choice(n: int, move: Open, board: Board, say: Say) -> Choice:
    name = say.names[move.giver]
    label = (
        say("open-which", which=tile_word(move.tile), giver=name) if gives_two(board) else say("open-from", giver=name)
    )
    return Choice(n, clipped(label, _MAX_LABEL), "🎁")


def _trap_rows(moves: _Numbered, board: Board, say: Say) -> tuple[Row, ...]:
    """Return the list of gifts on which GiftTRAP may be called; it asks for confirmation, as a player has only one."""
    choices = tuple(_trap_choice(n, move, board, say) for n, move in moves)
    return (Picker(say("pick-trap"), choices),) if choices else ()


def _trap_choice(n: int, move: Trap, board: Board, say: Say) -> Choice:
    return _gift_choice(n, labels.numbered_plain(board, move.gift, say), board, move.gift, say)
