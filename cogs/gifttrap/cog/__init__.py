"""GiftTRAP's face on Discord: words, colour, menus and pictures, and the commands for a server's own gifts.

Sees moves, boards and hands only, so a closed sheet is available for its owner only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.ui.game_ui import Chapter, Drawing, FileUI, GameUI, NewsLine
from cogs.gifttrap import labels
from cogs.gifttrap.board import Phase
from cogs.gifttrap.cog.chapter import covered_caption, cut_short_text, pictures, round_end_text, round_standing
from cogs.gifttrap.cog.gift_commands import GiftCog
from cogs.gifttrap.cog.gift_lists import OWN_LIST
from cogs.gifttrap.cog.layout import menu, typed_only
from cogs.gifttrap.cog.phrases import phrases
from cogs.gifttrap.cog.secrets import secrets
from cogs.gifttrap.cog.talk import question, subject
from cogs.gifttrap.cog.trap import reconsideration
from cogs.gifttrap.describe import call_text, describe, film_text, gifts, headline, tile_word, tracks, unwrapping
from cogs.gifttrap.duration import typical_waits
from cogs.gifttrap.facts import GiftOpened, GiftTrapped
from cogs.gifttrap.game import GAME
from cogs.gifttrap.gift_file import EXAMPLE
from cogs.gifttrap.gifts import Deck
from cogs.gifttrap.moves import Token
from images.gifttrap import draw_film, draw_gifts, draw_now, draw_sheet, draw_tracks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from discord.ext.commands import Bot

    from bot.game.contract import Fact, Seat
    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Hand
    from cogs.gifttrap.options import Options
    from images.kit import Look, Picture

_GIFT_FIELDS = frozenset({"gift", "number"})
_SEAT_FIELDS = frozenset({"giver"})


def public_menu(board: Board) -> bool:
    """Return whether a seat unwraps: the closed tiles and their givers are public, so the menu may be public too."""
    return board.phase is Phase.UNWRAP


def value_label(field: str, value: Any, board: Board, say: Say) -> str | None:
    """Return the label of a typed value: gifts by number and name, decks and tokens by name, tiles by their order.

    Return None for a value that is shown as it is.
    """
    if field in _GIFT_FIELDS and isinstance(value, int):
        return _gift_label(value, board, say)
    if field == "tile":
        return say(f"tile-{tile_word(value)}")
    if field in _SEAT_FIELDS:
        return say("no-card") if value is None else say.names[int(value)]
    if isinstance(value, Deck):
        return labels.deck(value, say)
    return labels.token(value, say) if isinstance(value, Token) else None


def _gift_label(number: int, board: Board, say: Say) -> str | None:
    """Return the label of a gift on the table; None for a previewed gift, which is shown as its number."""
    if number == 0:
        return say("no-card")
    return labels.numbered_plain(board, number, say) if number <= len(board.gifts) else None


def draw_board_gifts(board: Board, look: Look) -> Picture | None:
    """Draw the gifts of the round; None during unwrapping, where the other picture shows them."""
    return None if board.phase is Phase.UNWRAP else draw_gifts(board, look)


def draw_board_tracks(board: Board, look: Look) -> Picture | None:
    """Draw the tracks; None while the players choose: the gifts nearly fill a phone, and no marker moves."""
    return None if board.phase is Phase.CHOOSE else draw_tracks(board, look)


def draw_choosing(hand: Hand, look: Look) -> Picture | None:
    """Draw the gifts for a player who still chooses; None otherwise, because the board shows them."""
    player = hand.board.players[hand.seat]
    chooses = hand.board.phase is Phase.CHOOSE and not (player.ready or player.sitting_out or player.gone)
    return draw_gifts(hand.board, look) if chooses else None


def draw_own_tracks(hand: Hand, look: Look) -> Picture | None:
    """Draw the tracks with the reader's own markers highlighted, for a player who neither chooses nor unwraps."""
    board, player = hand.board, hand.board.players[hand.seat]
    waits_for_others = player.ready or player.sitting_out or player.gone
    chooses = board.phase is Phase.CHOOSE and not waits_for_others
    unwraps = board.phase is Phase.UNWRAP and board.turn == hand.seat
    return None if chooses or unwraps else draw_tracks(board, look, hand.seat)


def tracks_text(hand: Hand, say: Say) -> str:
    """Return the picture of the tracks in words."""
    return tracks(hand.board, say)


def concerns(fact: Fact, seat: Seat) -> bool:
    """Return whether a gift was opened that the seat's player got."""
    return isinstance(fact, GiftOpened | GiftTrapped) and fact.receiver == seat


def news(facts: Sequence[Fact], _board: Board, seat: Seat | None, say: Say) -> Sequence[Fact | NewsLine]:
    """Return facts as they are, except that the gifts which the reader got come first."""
    own = [] if seat is None else [fact for fact in facts if concerns(fact, seat)]
    return (*(NewsLine(say.fact(fact), own=True) for fact in own), *(fact for fact in facts if fact not in own))


def gifts_text(hand: Hand, say: Say) -> str:
    """Return the picture of the gifts in words."""
    return gifts(hand.board, say)


def draw_own_unwrapping(hand: Hand, look: Look) -> Picture | None:
    """Draw the unwrapping for the active seat, next to its buttons; the board's picture may be far above them."""
    is_active = hand.board.phase is Phase.UNWRAP and hand.board.turn == hand.seat
    return draw_now(hand.board, look) if is_active else None


def unwrapping_text(hand: Hand, say: Say) -> str:
    """Return the picture of the unwrapping in words."""
    return unwrapping(hand.board, say)


def waits(options: Options, seats: int, people: int) -> float:
    """Return how often a typical game waits for human players."""
    return typical_waits(seats, people, options)


_GIFTS, _SHEET = Drawing(draw_choosing, gifts_text), Drawing(draw_sheet, secrets)
_UNWRAPPING = Drawing(draw_own_unwrapping, unwrapping_text)

UI = GameUI(
    game=GAME,
    emblem="🎁",
    colour=0xB3263A,
    pictures=(Drawing(draw_board_gifts, gifts), Drawing(draw_now, unwrapping), Drawing(draw_board_tracks, tracks)),
    hand_pictures=(
        _SHEET,
        _GIFTS,
        Drawing(draw_own_tracks, tracks_text),
        _UNWRAPPING,
    ),  # The gifts stand right above the question about them.
    letter_pictures=(_GIFTS, _SHEET, _UNWRAPPING),
    chapter=Chapter(round_end_text, pictures(), cut_short_text, standing=round_standing, caption=covered_caption),
    concerns=concerns,
    news=news,
    question=question,
    subject=subject,
    waits=waits,
    film=Drawing(draw_film, film_text),
    headline=headline,
    describe=describe,
    secrets=secrets,
    menu=menu,
    typed_only=typed_only,
    public_menu=public_menu,
    label=value_label,
    files={OWN_LIST: FileUI("gifts.toml", lambda: EXAMPLE, "Gifts for GiftTRAP", "command-gifts", own_command=False)},
    phrases=phrases,
    call=call_text,
    reconsideration=reconsideration,
)


async def setup(client: Bot) -> None:
    """Add the cog to a client; discord.py calls this when it loads the package."""
    await client.add_cog(GiftCog(client, UI))
