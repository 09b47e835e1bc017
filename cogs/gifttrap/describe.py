"""The description of the board for blind players, complete enough to play by ear.

The most important line comes first. A description contains the same information as the pictures and never reveals a
sheet that is not unwrapped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.i18n.translation import signed
from cogs.gifttrap import labels
from cogs.gifttrap.board import TWO_EACH, Phase, is_void
from cogs.gifttrap.gains import gains, of_receiver, positions_after
from cogs.gifttrap.moves import TOKENS
from cogs.gifttrap.opened import opening_fact
from cogs.gifttrap.review import whims, winners

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Opening, Player, Round, Tokens

_TILE_WORDS = ("first", "second")
"""The words for the two tiles from one friend, as variables of the texts."""


def tile_word(tile: int) -> str:
    """Return the word for one of two tiles, as a variable of the texts."""
    return _TILE_WORDS[tile]


def gives_two(board: Board) -> bool:
    """Return whether each player gives two gifts to every other."""
    return len(board.players) <= TWO_EACH


def headline(board: Board, say: Say) -> str:
    """Return the round and its phase; before unwrapping the published tastes, then the gift that was opened last."""
    tastes = _tastes(board, say) if board.phase in _TASTE_PHASES else ()
    return "\n".join((_phase_line(board, say), *tastes, *_last_opened(board, say)))


def _last_opened(board: Board, say: Say) -> Iterator[str]:
    """Yield the gift that was opened last in this round, with its line."""
    if board.phase is Phase.UNWRAP:
        yield from (say.fact(opening_fact(board.options, board, opening)) for opening in board.openings[-1:])


_TASTE_PHASES = (Phase.DEAL, Phase.CHOOSE)


def _tastes(board: Board, say: Say) -> Iterator[str]:
    """Yield the published tastes of each computer player, in small letters."""
    for name, player in zip(say.names, board.players, strict=True):
        yield from (f"-# 🤖 {name}: {tastes}" for tastes in _persona(player, say))


def _phase_line(board: Board, say: Say) -> str:
    """Return one line: the round and its phase; while players choose, only the number of ready players."""
    if board.cut_short:
        return say("now-cut-short", round=board.round)
    if board.phase is Phase.OVER:
        return say("now-over")
    round_label = _round_label(board, say)
    if board.phase is Phase.CHOOSE:
        playing = [player for player in board.players if not (player.sitting_out or player.gone)]
        return say("now-choose", where=round_label, ready=sum(player.ready for player in playing), players=len(playing))
    seat = say.names[board.dealer if board.turn is None else board.turn]
    if board.phase is Phase.DEAL:
        return say("now-deal", where=round_label, seat=seat)
    left = len(board.closed[board.turn]) if board.turn is not None else 0
    return say("now-unwrap", where=round_label, seat=seat, left=left)


def _round_label(board: Board, say: Say) -> str:
    return say("now-round-of", round=board.round, count=board.rounds)


def call_text(board: Board, seat: Seat, say: Say) -> str | None:
    """Return the task of an active seat; None if the game is finished."""
    if board.phase is Phase.DEAL:
        return say("call-deal")
    if board.phase is Phase.UNWRAP:
        return say("call-unwrap", count=len(board.closed[seat]))
    friends = sum(not (player.gone or index == seat) for index, player in enumerate(board.players))
    return say("call-choose", count=friends * (2 if gives_two(board) else 1)) if board.phase is Phase.CHOOSE else None


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board; `say` supplies the language and the names of the seats."""
    return _text(board, say, (_heading, _gifts, _players, _unwrapped, _past_rounds, _whims))


def gifts(board: Board, say: Say) -> str:
    """Return the description of the picture of the gifts."""
    return _text(board, say, (_heading, _dealer, _gifts))


def tracks(board: Board, say: Say) -> str:
    """Return the description of the picture of the tracks: the positions of all markers."""
    return _text(board, say, (_players, _past_rounds))


def film_text(board: Board, say: Say) -> str:
    """Return the description of the game's film: the positions of all markers, and the winners."""
    return "\n".join((*(f"👑 {say.names[seat]}" for seat in winners(board)), tracks(board, say)))


def unwrapping(board: Board, say: Say) -> str:
    """Return the description of the unwrapping picture: wishes and gifts of the active seat, and the closed gifts."""
    if board.turn is None or board.phase is not Phase.UNWRAP:
        return _phase_line(board, say)
    return "\n".join((*receiver_lines(board, board, board.turn, say), *_closed(board, board.turn, say)))


def receiver_lines(board: Board, round_: Board | Round, seat: Seat | None, say: Say) -> Iterator[str]:
    """Yield the lines of one seat's unwrapping in a round, with the names of the gifts."""

    def name(number: int) -> str:
        return labels.name(board, round_.gifts[number - 1], say)

    return unwrapping_lines(
        round_, tuple(tokens if index == seat else None for index, tokens in enumerate(round_.tokens)), say, name
    )


def _text(board: Board, say: Say, parts: Iterable[Callable[[Board, Say], Iterable[str]]]) -> str:
    return "\n".join(line for part in parts for line in part(board, say))


def _heading(board: Board, say: Say) -> Iterator[str]:
    yield _phase_line(board, say)


def _dealer(board: Board, say: Say) -> Iterator[str]:
    yield f"{say.names[board.dealer]}: {say('board-dealer')}"


def _gifts(board: Board, say: Say) -> Iterator[str]:
    """Yield the gifts on the table with the lines that explain them."""
    if board.deck is None or not board.gifts:
        if board.phase is not Phase.OVER:
            yield say("board-no-gifts")
        return
    yield say("board-gifts", deck=board.deck.value)
    for number, gift in enumerate(board.gifts, 1):
        words = (labels.numbered_name(board, number, say), labels.line(board, gift, say))
        yield " ".join((" – ".join(filter(None, words)), *marks(board, number, say)))


def marks(board: Board, number: int, say: Say) -> Iterator[str]:
    """Yield the reason why a gift on the table moves no marker; nothing if it moves markers."""
    if number in board.voided:
        yield say("board-voided")
    if number in board.trapped:
        yield say("board-trapped")


def _players(board: Board, say: Say) -> Iterator[str]:
    for seat, (name, player) in enumerate(zip(say.names, board.players, strict=True)):
        parts = (*_positions(board, player, say), *_player_state(board, seat, player, say), *_persona(player, say))
        yield f"**{name}**: {'; '.join(parts)}"


def _positions(board: Board, player: Player, say: Say) -> Iterator[str]:
    yield say("board-markers", give=player.give, get=player.get, track=board.track)
    yield say("board-greats", given=player.greats_given, received=player.greats_received)


def _player_state(board: Board, seat: int, player: Player, say: Say) -> Iterator[str]:
    """Yield a player's public state in this round."""
    is_over = board.phase is Phase.OVER
    if seat == board.dealer and not is_over:
        yield say("board-dealer")
    if player.gone:
        yield say("board-gone")
    elif player.sitting_out and not is_over:
        yield say("board-sits-out")
    elif player.ready and board.phase is Phase.CHOOSE:
        yield say("board-ready")
    if player.trap and board.options.gifttrap_card:
        yield say("board-trap-card")


def _persona(player: Player, say: Say) -> Iterator[str]:
    if player.persona is not None:
        first, second = player.persona.likes
        words = (labels.tags((tag,), say) for tag in (first, second, player.persona.dislikes))
        yield say("board-persona", **dict(zip(("first", "second", "dislikes"), words, strict=True)))


def _unwrapped(board: Board, say: Say) -> Iterator[str]:
    """Yield for each player of this round the wishes that are turned up, the opened gifts, and the closed gifts."""
    yield from unwrapping_lines(board, board.tokens, say)
    for receiver in range(len(board.closed)):
        yield from _closed(board, Seat(receiver), say)


def _closed(board: Board, receiver: Seat, say: Say) -> Iterator[str]:
    if tiles := board.closed[receiver]:
        givers = ", ".join(say.names[giver] for giver, _ in tiles)
        yield say("board-closed", seat=say.names[receiver], givers=givers)


def unwrapping_lines(
    round_: Board | Round, tokens: Sequence[Tokens | None], say: Say, name: Callable[[int], str] = str
) -> Iterator[str]:
    """Yield for each player with `tokens` the revealed wishes, the opened gifts, and the moves of the markers.

    `name` returns the text for a gift by its number.
    """
    for seat, wished in enumerate(tokens):
        if wished is not None:
            wishes = (
                f"{labels.token(token, say)} {name(number)}" for token, number in zip(TOKENS, wished, strict=True)
            )
            yield say("board-wishes", seat=say.names[seat], wishes=", ".join(wishes))
            if openings := of_receiver(round_.openings, Seat(seat)):
                yield "🎁 " + "; ".join(_opening_text(round_, opening, say, name) for opening in openings)
                yield f"👣 {_marker_moves(round_, seat, say)}"


def _marker_moves(round_: Board | Round, receiver: int, say: Say) -> str:
    """Return the moves of the markers during one player's unwrapping: their own GET, and the GIVE of each giver."""
    openings = round_.openings
    places = [index for index, opening in enumerate(openings) if opening.receiver == receiver]
    before, after = (positions_after(round_.starts, openings[:end]) for end in (places[0], places[-1] + 1))
    givers = dict.fromkeys(openings[index].giver for index in places)
    give = ", ".join(f"{say.names[seat]} {before[seat][0]} → {after[seat][0]}" for seat in givers)
    return say("opened-walked", get=f"{before[receiver][1]} → {after[receiver][1]}", give=give)


def _opening_text(round_: Board | Round, opening: Opening, say: Say, name: Callable[[int], str]) -> str:
    """Return the text of an opened gift: its giver, token and cards, and the steps of giver and receiver."""
    giver, number = say.names[opening.giver], name(opening.gift)
    if opening.trapped:
        key = "opened-void" if is_void(round_, opening.gift) else "opened-trapped"
        return say(key, giver=giver, number=number)
    both = dict.fromkeys((signed(opening.given), signed(opening.got)))
    token = ", ".join(filter(None, (labels.token(opening.token, say), opening.cards)))
    return say("opened-tile", giver=giver, number=number, token=token, steps=" / ".join(both))


def _past_rounds(board: Board, say: Say) -> Iterator[str]:
    """Yield the steps of all players in the finished rounds."""
    for round_ in board.past:
        steps = (
            f"{name} {signed(give)} / {signed(get)}" for name, (give, get) in zip(say.names, gains(round_), strict=True)
        )
        yield say("past-round", round=round_.number, gains=", ".join(steps))


def _whims(board: Board, say: Say) -> Iterator[str]:
    return whim_lines(board, say, _WHIM_COUNT)


_WHIM_COUNT = 3
"""Number of whims of either kind in the description."""


def whim_lines(board: Board, say: Say, count: int) -> Iterator[str]:
    """Yield for each computer player the gifts with its strongest whims in either direction; nothing before the end."""
    for player_whims in whims(board, count):
        most, least = (" · ".join(labels.name(board, gift, say) for gift in gifts) for gifts in player_whims[1:])
        yield say("review-whims", seat=say.names[player_whims.seat], most=most, least=least)
