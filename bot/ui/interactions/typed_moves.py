"""Typed moves: the words of `/<game> move` become the one move that they mean, or a refusal that names a correct input.

A move in words says which move it is, so it can be typed at any time: the command has no stamp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.game.contract import Refused
from bot.i18n import names
from bot.i18n.names import escaped
from bot.i18n.translation import Say
from bot.table import turns
from bot.ui.game_ui import choices
from bot.ui.interactions import confirmations, finder, move_handlers, piece_naming, talking, unlisted_moves, wording
from bot.ui.interactions.autocomplete import folded
from bot.ui.messages import menus, panels

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    import discord
    from msgspec import Struct

    from bot.game.contract import Seat
    from bot.table.model import Table
    from bot.ui.app import App
    from bot.ui.interactions.request import Request
    from bot.ui.interactions.wording import Phrase

    Interaction = discord.Interaction[Any]

_MAX_MEANT, _MAX_EXAMPLES = 8, 3
"""Moves that an answer lists: those that the words may mean, and examples."""


async def play(request: Request, *, game: str, typed: str, number: int | None) -> None:
    """Make the move that the words mean, say a line or name a piece, and answer with the player's panel.

    A grave move asks first.

    Raise `Refused` with the game's reason, the moves that may be meant, or examples, if the words mean no single move.
    """
    line = talking.typed_line(typed)
    if line is not None:
        await talking.say_line(request, line, game=game, number=number)
        return
    if await piece_naming.name_typed(request, typed, game=game, number=number):
        return
    fits = is_meant(request.interaction, game, typed)
    table = await finder.find(request, number, game=game, fits=fits)
    seat = request.seat(table)
    say = request.say.within(game, names.in_list(table))
    phrases = seat_phrases(request.app, table, seat, say)
    meant = wording.meant(phrases, typed, wording.fillers(game, say.language))
    if not meant or _names_another(request, table, phrases, meant, typed):
        await _refuse(request, table, phrases, typed)
    if len(meant) > 1:
        raise Refused("typed-several", moves=_listed(meant[:_MAX_MEANT]), more=str(len(meant) > _MAX_MEANT).lower())
    await _play(request, table, seat, meant[0].move)


async def _play(request: Request, table: Table, seat: Seat, move: Struct) -> None:
    if confirmations.needs_question(request, table, seat, move) and await confirmations.about_move(
        request, table, seat, move
    ):
        return
    played = request.about(await request.change(table, lambda context: turns.apply_typed(context, request.user, move)))
    message = await panels.after_move(request.app, played, seat, request.say)
    await request.answer(message, slot=panels.slot(played), version=played.version)
    await move_handlers.refresh_open_messages(request, played, panel=False)


def _names_another(
    request: Request, table: Table, phrases: tuple[Phrase, ...], meant: Sequence[Phrase], typed: str
) -> bool:
    """Return whether the words are the very name of a move that is not possible now, rather than of one in `meant`.

    “Ready” from a player who is ready already must not become “Not ready after all”.
    """
    if any(folded(typed) in phrase.wholes for phrase in meant) or table.state is None:
        return False
    move = _unlisted(request, table, phrases, typed)
    return move is not None and folded(request.say.within(table.game, names.in_list(table)).move(move)) == folded(typed)


def _unlisted(request: Request, table: Table, phrases: tuple[Phrase, ...], typed: str) -> Struct | None:
    """Return the move outside the seat's menu that the words probably mean; None if they mean none."""
    app = request.app
    ignored = wording.fillers(table.game, request.say.language)
    words = [word for word in wording.typed_words(typed, phrases) if word not in ignored]
    say = request.say.within(table.game, names.in_list(table))
    legal, board = tuple(phrase.move for phrase in phrases), app.position(table).board
    return next(unlisted_moves.unlisted(app.uis[table.game], legal, words, board, say), None)


async def _refuse(request: Request, table: Table, phrases: tuple[Phrase, ...], typed: str) -> None:
    """Raise `Refused`: with the game's reason if the words name an impossible move, else with examples of moves."""
    refusal = request.app.uis[table.game].name_refusal(typed, request.say)
    if refusal is not None:
        raise Refused(refusal)
    ignored = wording.fillers(table.game, request.say.language)
    if table.state is not None:
        move = _unlisted(request, table, phrases, typed)
        if move is not None:
            await request.change(table, lambda context: turns.refuse_typed(context, request.user, move))
    examples = _listed(wording.nearest(phrases, typed, ignored)[:_MAX_EXAMPLES])
    await request.change(table, lambda context: turns.refuse_words(context, request.user, examples))


def _listed(phrases: Iterable[Phrase]) -> str:
    return "\n".join(f"• {escaped(phrase.label)}" for phrase in phrases)


def suggested_labels(app: App, table: Table, seat: Seat, say: Say, typed: str) -> list[str]:
    """Return the labels of the moves that half-typed words may mean, the most likely first."""
    phrases = seat_phrases(app, table, seat, say)
    ignored = wording.fillers(table.game, say.language)
    return [phrase.label for phrase in wording.suggestions(phrases, typed, ignored)]


def seat_phrases(app: App, table: Table, seat: Seat, say: Say) -> tuple[Phrase, ...]:
    """Return every move that a seat can make now, notes included, in words; those that its menus show come first."""
    if table.state is None or not table.seats[seat].plays:
        return ()
    position = app.position(table)

    def make() -> tuple[Phrase, ...]:
        ui, hand = app.uis[table.game], position.hand(seat)
        menus_shown = list(_menus(app, table, seat, say))
        shown = [wording.phrase(ui, moves[n], hand, say) for moves, order in menus_shown for n in order]
        hidden = [
            wording.phrase(ui, move, hand, say, likely=False)
            for moves, order in menus_shown
            for n, move in enumerate(moves)
            if n not in order
        ]
        return (*shown, *hidden)

    return position.once(("phrases", seat, say), make)


def _menus(app: App, table: Table, seat: Seat, say: Say) -> Iterable[tuple[tuple[Any, ...], dict[int, None]]]:
    """Yield the seat's moves and its notes, each with the numbers of those that its menu shows, the main ones first."""
    position = app.position(table)
    for moves, menu in (
        (position.menu(seat), menus.of_moves),
        (position.notes(seat), menus.of_notes),
    ):
        if moves:
            shown = sorted(choices(menu(app, table, seat, say).rows), key=lambda choice: not choice.main)
            yield moves, dict.fromkeys(choice.n for choice in shown)


def is_meant(interaction: Interaction, game: str, typed: str, *, unfinished: bool = False) -> Callable[[Table], bool]:
    """Return a test for the tables that a user's words can mean: where they fit a move, else where it is their turn."""
    app, user = interaction.client.app, interaction.user.id
    own_tables = [table for table in app.tables.of_user(user) if table.game == game]
    find = wording.suggestions if unfinished else wording.meant

    def fits(table: Table) -> bool:
        seat = table.seat_of(user)
        if seat is None or not wording.words_of(typed):
            return False
        say = Say(app.language_for(interaction, table), game, names.in_list(table))
        return bool(find(seat_phrases(app, table, seat, say), typed, wording.fillers(game, say.language)))

    fitting = {table.id for table in own_tables if fits(table)}
    return lambda table: table.id in fitting if fitting else _acts(app, table, user)


def _acts(app: App, table: Table, user: int) -> bool:
    seat = table.seat_of(user)
    return seat is not None and app.position(table).plays_now(seat)
