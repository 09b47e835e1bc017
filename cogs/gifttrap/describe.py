"""The board in words, for players who cannot see the pictures: complete enough to play by ear.

The most important line comes first. The words of a board show the same as its pictures and never reveal a sheet that
is not unwrapped.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.game.contract import Seat
from bot.i18n.translation import signed
from cogs.gifttrap import labels
from cogs.gifttrap.board import TWO_EACH, Phase, is_void
from cogs.gifttrap.gains import gains, of_receiver, stood
from cogs.gifttrap.moves import TOKENS
from cogs.gifttrap.options import Rounds
from cogs.gifttrap.review import whims, winners

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from bot.i18n.translation import Say
    from cogs.gifttrap.board import Board, Opening, Player, Round, Tokens

_WHICH = ("first", "second")
"""The words for the two tiles from one friend, as variables of the texts."""


def which(tile: int) -> str:
    """Return the word for one of two tiles, as a variable of the texts."""
    return _WHICH[tile]


def twofold(board: Board) -> bool:
    """Return whether each player gives two gifts to every other."""
    return len(board.players) <= TWO_EACH


def headline(board: Board, say: Say) -> str:
    """Return the round and its phase, and before unwrapping the published tastes, which choices depend on."""
    tastes = _tastes(board, say) if board.phase in _REASONING else ()
    return "\n".join((_now(board, say), *tastes))


_REASONING = (Phase.DEAL, Phase.CHOOSE)


def _tastes(board: Board, say: Say) -> Iterator[str]:
    """Yield the published tastes of each computer player, in small letters."""
    for name, player in zip(say.names, board.players, strict=True):
        yield from (f"-# 🤖 {name}: {told}" for told in _persona(player, say))


def _now(board: Board, say: Say) -> str:
    """Return one line: the round and its phase; while players choose, only the number of ready players."""
    if board.cut_short:
        return say("now-cut-short", round=board.round)
    if board.phase is Phase.OVER:
        return say("now-over")
    where = _round(board, say)
    if board.phase is Phase.CHOOSE:
        playing = [player for player in board.players if not (player.sitting_out or player.gone)]
        return say("now-choose", where=where, ready=sum(each.ready for each in playing), players=len(playing))
    seat = say.names[board.dealer if board.turn is None else board.turn]
    if board.phase is Phase.DEAL:
        return say("now-deal", where=where, seat=seat)
    left = len(board.closed[board.turn]) if board.turn is not None else 0
    return say("now-unwrap", where=where, seat=seat, left=left)


def _round(board: Board, say: Say) -> str:
    if board.options.rounds is Rounds.ENDLESS:
        return say("now-round", round=board.round)
    return say("now-round-of", round=board.round, count=board.rounds)


def called(board: Board, seat: Seat, say: Say) -> str | None:
    """Return what an active seat has to do; None if the game is finished."""
    if board.phase is Phase.DEAL:
        return say("call-deal")
    if board.phase is Phase.UNWRAP:
        return say("call-unwrap", count=len(board.closed[seat]))
    friends = sum(not (player.gone or at == seat) for at, player in enumerate(board.players))
    return say("call-choose", count=friends * (2 if twofold(board) else 1)) if board.phase is Phase.CHOOSE else None


def describe(board: Board, say: Say) -> str:
    """Return the whole board in the words of `say`, whose names are those of the seats."""
    return _told(board, say, (_head, _gifts, _players, _unwrapped, _past, _whims))


def gifts(board: Board, say: Say) -> str:
    """Return the content of the picture of the gifts."""
    return _told(board, say, (_head, _dealer, _gifts))


def tracks(board: Board, say: Say) -> str:
    """Return the content of the picture of the tracks: the positions of all markers."""
    return _told(board, say, (_players, _past))


def filmed(board: Board, say: Say) -> str:
    """Return the content of the game's film: the positions of all markers, and the winners."""
    return "\n".join((*(f"👑 {say.names[seat]}" for seat in winners(board)), tracks(board, say)))


def unwrapping(board: Board, say: Say) -> str:
    """Return the content of the unwrapping picture: wishes and gifts of the active seat, and the closed gifts."""
    if board.turn is None or board.phase is not Phase.UNWRAP:
        return _now(board, say)
    return "\n".join((*unwrapped_by(board, board, board.turn, say), *_closed(board, board.turn, say)))


def unwrapped_by(board: Board, round_: Board | Round, seat: Seat | None, say: Say) -> Iterator[str]:
    """Yield how one seat unwraps in a round, with the names of the gifts."""

    def name(number: int) -> str:
        return labels.name(board, round_.gifts[number - 1], say)

    return shown(round_, tuple(each if at == seat else None for at, each in enumerate(round_.tokens)), say, name)


def _told(board: Board, say: Say, parts: Iterable[Callable[[Board, Say], Iterable[str]]]) -> str:
    return "\n".join(line for tell in parts for line in tell(board, say))


def _head(board: Board, say: Say) -> Iterator[str]:
    yield _now(board, say)


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
        told = (labels.on_table(board, number, say), labels.line(board, gift, say))
        yield " ".join((" – ".join(filter(None, told)), *marks(board, number, say)))


def marks(board: Board, number: int, say: Say) -> Iterator[str]:
    """Yield the reason if a gift on the table moves no marker."""
    if number in board.voided:
        yield say("board-voided")
    if number in board.trapped:
        yield say("board-trapped")


def _players(board: Board, say: Say) -> Iterator[str]:
    for seat, (name, player) in enumerate(zip(say.names, board.players, strict=True)):
        told = (*_stand(board, player, say), *_doing(board, seat, player, say), *_persona(player, say))
        yield f"**{name}**: {'; '.join(told)}"


def _stand(board: Board, player: Player, say: Say) -> Iterator[str]:
    yield say("board-markers", give=player.give, get=player.get, track=board.track)
    yield say("board-greats", given=player.greats_given, received=player.greats_received)


def _doing(board: Board, seat: int, player: Player, say: Say) -> Iterator[str]:
    """Yield a player's public state in this round."""
    over = board.phase is Phase.OVER
    if seat == board.dealer and not over:
        yield say("board-dealer")
    if player.gone:
        yield say("board-gone")
    elif player.sitting_out and not over:
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
    """Yield for each player of this round the wishes that are turned up, the opened gifts, and the closed ones."""
    yield from shown(board, board.tokens, say)
    for receiver in range(len(board.closed)):
        yield from _closed(board, Seat(receiver), say)


def _closed(board: Board, receiver: Seat, say: Say) -> Iterator[str]:
    if tiles := board.closed[receiver]:
        givers = ", ".join(say.names[giver] for giver, _ in tiles)
        yield say("board-closed", seat=say.names[receiver], givers=givers)


def shown(
    round_: Board | Round, tokens: Sequence[Tokens | None], say: Say, name: Callable[[int], str] = str
) -> Iterator[str]:
    """Yield for each player with `tokens` the revealed wishes, the opened gifts, and the moves of the markers.

    `name` returns the words for a gift by its number.
    """
    for seat, wished in enumerate(tokens):
        if wished is not None:
            wishes = (f"{labels.token(each, say)} {name(at)}" for each, at in zip(TOKENS, wished, strict=True))
            yield say("board-wishes", seat=say.names[seat], wishes=", ".join(wishes))
            if found := of_receiver(round_.openings, Seat(seat)):
                yield "🎁 " + "; ".join(_opened(round_, each, say, name) for each in found)
                yield f"👣 {_walked(round_, seat, say)}"


def _walked(round_: Board | Round, receiver: int, say: Say) -> str:
    """Return the moves of the markers during one player's unwrapping: their own GET, and the GIVE of each giver."""
    openings = round_.openings
    places = [at for at, each in enumerate(openings) if each.receiver == receiver]
    before, after = (stood(round_.starts, openings[:until]) for until in (places[0], places[-1] + 1))
    givers = dict.fromkeys(openings[at].giver for at in places)
    give = ", ".join(f"{say.names[seat]} {before[seat][0]} → {after[seat][0]}" for seat in givers)
    return say("opened-walked", get=f"{before[receiver][1]} → {after[receiver][1]}", give=give)


def _opened(round_: Board | Round, opening: Opening, say: Say, name: Callable[[int], str]) -> str:
    """Return an opened gift: its giver, token and cards, and the steps of giver and receiver."""
    giver, number = say.names[opening.giver], name(opening.gift)
    if opening.trapped:
        key = "opened-void" if is_void(round_, opening.gift) else "opened-trapped"
        return say(key, giver=giver, number=number)
    both = dict.fromkeys((signed(opening.given), signed(opening.got)))
    token = ", ".join(filter(None, (labels.token(opening.token, say), opening.cards)))
    return say("opened-tile", giver=giver, number=number, token=token, steps=" / ".join(both))


def _past(board: Board, say: Say) -> Iterator[str]:
    """Yield the steps of all players in the finished rounds."""
    for each in board.past:
        told = (
            f"{name} {signed(give)} / {signed(get)}" for name, (give, get) in zip(say.names, gains(each), strict=True)
        )
        yield say("past-round", round=each.number, gains=", ".join(told))


def _whims(board: Board, say: Say) -> Iterator[str]:
    return whims_told(board, say, _WHIMS)


_WHIMS = 3
"""Number of whims of either kind in the board's words."""


def whims_told(board: Board, say: Say, count: int) -> Iterator[str]:
    """Yield for each computer player the gifts with its strongest whims in either direction; nothing before the end."""
    for each in whims(board, count):
        most, least = (" · ".join(labels.name(board, gift, say) for gift in gifts) for gifts in each[1:])
        yield say("review-whims", seat=say.names[each.seat], most=most, least=least)
