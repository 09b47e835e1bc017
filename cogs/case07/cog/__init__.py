"""The `GameUI` of 07 zgłoś się: texts of boards and menus, colours, pictures.

Uses moves, boards and hands only, so unsolved cases and the deck are not available here. A prompt never reveals more
than the moves themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import (
    MAX_LIST_OPTIONS,
    Chapter,
    Choice,
    Drawer,
    Drawing,
    GameUI,
    Picker,
    Row,
    buttons,
    rows_without_drawers,
)
from bot.ui.interactions.autocomplete import folded
from bot.ui.interactions.game_cog import GameCog
from cogs.case07.answers import list_marked_cards
from cogs.case07.board import box_left, is_last_to_ask, others_at_work
from cogs.case07.cards import KIND_OF, OF_KIND, PLACES, Card, Kind, locations
from cogs.case07.cog.chapter import end_message, interruption_message
from cogs.case07.cog.daily import DAILY_UI
from cogs.case07.describe import call_text, chart, city, describe, file, headline, known_text, notebook_text, secrets
from cogs.case07.duration import typical_waits
from cogs.case07.game import GAME
from cogs.case07.labels import PICTOGRAMS, all_polish, blanks, cell, label, polish
from cogs.case07.moves import (
    Accuse,
    Announce,
    Answer,
    Assign,
    ByHand,
    Close,
    Examine,
    Judge,
    Note,
    Patrol,
    Recall,
    Reply,
    Size,
)
from images.case07 import draw_chart, draw_city, draw_file, draw_notebook, draw_own

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from discord.ext.commands import Bot

    from bot.i18n.translation import Say
    from cogs.case07.board import Board, Hand
    from cogs.case07.options import Options

    _Numbered = tuple[int, Any]
    """A move's number in the menu, and the move or its card."""

_ANSWERS = {Answer.SAME: "🎯", Answer.NEAR: "👣", Answer.NOTHING: "🚫"}
_LONG_ROUNDS = 12
"""The number of rounds after which an investigation counts as long; nine in ten have ended by then."""
_NOTEBOOK_PAGES = ((Kind.SUSPECT, Kind.CRIME), (Kind.PLACE,))
"""Kinds by notebook list. The notebook stands below a whole turn on one panel, so there are two lists, not three."""


def menu(moves: Sequence[Any], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return the layout of a menu: an answer as buttons; a turn as lists by action, with buttons for decisive moves.

    Notes stand in the lists of the notebook.
    """
    if any(isinstance(move, Note) for move in moves):
        return _notebook_lists(moves, hand, say)
    if any(isinstance(move, ByHand) for move in moves):
        return buttons(Choice(n, say.move(move), _pictogram(move)) for n, move in enumerate(moves))
    return (
        *_list(say("pick-evidence"), ((n, move.card) for n, move in _moves_of_type(moves, Examine)), say),
        *_list(_patrol_prompt(hand, say), ((n, move.place) for n, move in _moves_of_type(moves, Patrol)), say),
        *buttons(_decisive_choices(moves, hand.board, say)),
        *_drawer(say("drawer-accuse"), "⚫", (*_accusations(moves, say), *buttons(_announcement(moves, say)))),
        *_drawer(say("drawer-discs"), "📝", _disc_lists(moves, hand.board, say)),
    )


def _patrol_prompt(hand: Hand, say: Say) -> str:
    """Return the prompt of the places for a patrol, with the patrols that the menu's reader has left in the game."""
    return say("pick-patrol", left=hand.board.players[hand.seat].patrols)


def _drawer(label: str, emoji: str, rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Return a drawer for moves that take several presses; lists below a panel's pictures would scroll away."""
    return (Drawer(label, tuple(rows_without_drawers(rows)), emoji),) if rows else ()


def _moves_of_type(moves: Sequence[Any], kind: type) -> list[_Numbered]:
    return [(n, move) for n, move in enumerate(moves) if isinstance(move, kind)]


def _list(prompt: str, cards: Iterable[_Numbered], say: Say) -> tuple[Row, ...]:
    """Return a list of cards, or nothing if there are none."""
    choices = tuple(Choice(n, label(card, say), PICTOGRAMS[card]) for n, card in cards)
    return (Picker(prompt, choices),) if choices else ()


def _accusations(moves: Sequence[Any], say: Say) -> Iterable[Row]:
    """Yield a list for each kind; its prompt names the accused card if the moves reveal it."""
    for kind, accused in _accused_cards(moves).items():
        prompt = say("pick-accused", card=polish(accused)) if accused else say("pick-accuse", kind=kind.value)
        yield from _list(
            prompt, ((n, move.card) for n, move in _moves_of_type(moves, Accuse) if KIND_OF[move.card] is kind), say
        )


def _accused_cards(moves: Sequence[Any]) -> dict[Kind, Card | None]:
    """Return the accused card by kind, if the moves reveal it: it is the only card that cannot be accused."""
    free_cards = {move.card for _, move in _moves_of_type(moves, Accuse)}
    other_cards = {kind: [card for card in cards if card not in free_cards] for kind, cards in OF_KIND.items()}
    return {kind: cards[0] if len(cards) == 1 else None for kind, cards in other_cards.items()}


def _disc_lists(moves: Sequence[Any], board: Board, say: Say) -> tuple[Row, ...]:
    """Return the notes that can be laid and taken back, in at most two lists."""
    places = locations(board.tiles)
    notes = (
        Choice(n, _note_label(move, places, say), PICTOGRAMS[move.card]) for n, move in _moves_of_type(moves, Assign)
    )
    recalls = (Choice(n, say("recall-from", card=polish(move.card)), "↩️") for n, move in _moves_of_type(moves, Recall))
    choices = (*recalls, *notes)
    half = len(choices) if len(choices) <= MAX_LIST_OPTIONS else -(-len(choices) // 2)
    parts = (choices[:half], choices[half:])
    return tuple(Picker(say("pick-assign"), part) for part in parts if part)


def _note_label(move: Assign, places: Mapping[Card, Card], say: Say) -> str:
    """Return a note as text: the patrol, the tile, and the tile's place if it is a neighbouring one."""
    is_neighbour = places[move.card] is not move.place
    card_name = polish(move.card)
    target = f"{card_name} ({polish(places[move.card])})" if is_neighbour and move.card not in PLACES else card_name
    return say("assign-to", size=move.size.value, card=target, place=polish(move.place))


def _decisive_choices(moves: Sequence[Any], board: Board, say: Say) -> tuple[Choice, ...]:
    """Return the buttons of the announcement and of the request to close or its withdrawal."""
    label = say("close", asks=_closing_state(board), points=box_left(board))
    close = (Choice(n, label, "🗄️") for n, move in _moves_of_type(moves, Close) if not typed_only(move, board))
    return (*_announcement(moves, say), *close)


def _announcement(moves: Sequence[Any], say: Say) -> tuple[Choice, ...]:
    """Return the button of the announcement; it stands on the panel and in the drawer of the black discs."""
    return tuple(Choice(n, _announcement_label(moves, say), "📢") for n, _ in _moves_of_type(moves, Announce))


def _closing_state(board: Board) -> str:
    """Return the texts' value for the active player's request to close: asks already, is the last, or neither."""
    if board.turn is not None and board.players[board.turn].closing:
        return "true"
    return "last" if is_last_to_ask(board) else "false"


def typed_only(move: Any, board: Board) -> bool:
    """Return whether a request to close is left out of the menu; it is offered if “it makes sense” [D8].

    “Somebody asks for it, there is nothing left to ask, or the investigation has gone on for more than twelve rounds”
    [D8]. The last two reasons do not count for the last player at work, because the end of the round closes the
    investigation anyway.
    """
    if not isinstance(move, Close) or board.turn is None:
        return False
    active_player, other_players = board.players[board.turn], others_at_work(board)
    no_questions = not active_player.patrols and list_marked_cards(active_player.findings).issuperset(board.row)
    is_requested = any(player.closing for player in (active_player, *other_players))
    return not (is_requested or (other_players and (no_questions or board.round > _LONG_ROUNDS)))


def _announcement_label(moves: Sequence[Any], say: Say) -> str:
    """Return the label of the announcement, with its cards if the moves reveal them."""
    cards = [card for card in _accused_cards(moves).values() if card]
    return say("announce-cards", cards=all_polish(cards)) if len(cards) == len(Kind) else say("announce")


def _pictogram(move: ByHand) -> str:
    if isinstance(move, Reply):
        return _ANSWERS[move.answer]
    if isinstance(move, Judge):
        return "✅" if move.right else "❌"
    return "🚓"


def _notebook_lists(moves: Sequence[Note], hand: Hand, say: Say) -> tuple[Row, ...]:
    """Return the notes that change something: each card once, without cards that the notebook itself crosses out."""
    useful_notes = [(n, move) for n, move in enumerate(moves) if _changes_notebook(move, hand)]
    pages = (
        (kinds, [(n, move) for n, move in useful_notes if KIND_OF[move.card] in kinds]) for kinds in _NOTEBOOK_PAGES
    )
    return tuple(
        Picker(say("pick-note", kind="-".join(kinds)), tuple(_choice(n, move, say) for n, move in page))
        for kinds, page in pages
        if page
    )


def _changes_notebook(move: Note, hand: Hand) -> bool:
    return move.card not in hand.follows and move.out is (move.card not in hand.notes)


def _choice(n: int, move: Note, say: Say) -> Choice:
    name = label(move.card, say)
    return Choice(n, name, PICTOGRAMS[move.card]) if move.out else Choice(n, say("note-restore", card=name), "↩️")


def value_label(field: str, value: Any, _board: Board, say: Say) -> str | None:
    """Return the label of a typed value: cards with pictogram and name, answers by their name; None for numbers."""
    if isinstance(value, Card):
        return f"{PICTOGRAMS[value]} {label(value, say)}"
    if isinstance(value, Size | Answer):
        return say(f"{field}-{value.value}")
    return say(f"{_YES_OR_NO[field]}-{str(value).lower()}") if isinstance(value, bool) else None


def phrases(move: Any, _hand: Hand, say: Say) -> tuple[str, ...]:
    """Return the wordings of a move: a note of a disc names its patrol first, and places have their cells."""
    words, place = say.move(move), getattr(move, "place", None)
    if isinstance(move, Assign):
        return (f"🚓 {cell(move.place)} {polish(move.place)} · {words}",)
    return (words,) if place is None else (words, f"{words} {cell(place)}")


def name_refusal(typed: str, say: Say) -> str | None:
    """Return the refusal for words with the name of a blank tile: the tile lies on the board, but it has no card."""
    words = folded(typed)
    return "refused-blank" if any(folded(name) in words for name in blanks(say)) else None


_YES_OR_NO = {"right": "judged", "out": "noting"}
"""Text keys of the two-valued fields."""


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for human players."""
    return typical_waits(seats, options) * people / seats


UI = GameUI(
    game=GAME,
    emblem="🚔",
    colour=0x2F5D8C,
    pictures=(Drawing(draw_city, city), Drawing(draw_file, file)),
    chapter=Chapter(end_message, (Drawing(draw_chart, chart),), interruption_message),
    waits=waits,
    hand_pictures=(Drawing(draw_own, known_text), Drawing(draw_notebook, notebook_text)),
    headline=headline,
    describe=describe,
    secrets=secrets,
    call=call_text,
    menu=menu,
    typed_only=typed_only,
    label=value_label,
    phrases=phrases,
    name_refusal=name_refusal,
    daily=DAILY_UI,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; called through the package."""
    await client.add_cog(GameCog(client, UI))
