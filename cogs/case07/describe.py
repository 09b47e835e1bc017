"""The descriptions of the board and of a hand for blind players: complete enough to solve a case by ear.

The current situation comes first. A board's description contains the same information as its picture and no more; it
names only solved cases. A hand's description is for its owner alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.case07.board import INVESTIGATIONS, Phase, solving_turn
from cogs.case07.cards import OF_KIND, PLACES, Card, Kind, locations, neighbours
from cogs.case07.labels import KINDS, all_labels, all_polish, cell, label, polish
from cogs.case07.moves import Size

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from bot.game.contract import Seat
    from bot.i18n.translation import Say
    from cogs.case07.board import Board, Finding, Hand, Investigation, Investigator, Question, Watch
    from cogs.case07.cards import Tiles


def describe(board: Board, say: Say) -> str:
    """Return the description of the whole board; `say` supplies the language and the names of the seats."""
    return _join_lines(board, say, (_situation, _evidence, _player_lines, _place_lines, _past_lines))


def city(board: Board, say: Say) -> str:
    """Return the description of the city's picture: all tiles, and the discs and patrols of all players."""
    return _join_lines(board, say, (_situation, _player_lines, _place_lines))


def file(board: Board, say: Say) -> str:
    """Return the description of the file's picture: the evidence and the lines of all players."""
    return _join_lines(board, say, (_evidence, _player_lines, _past_lines))


def _join_lines(board: Board, say: Say, parts: Iterable[Callable[[Board, Say], Iterable[str]]]) -> str:
    return "\n".join(line for lines_of in parts for line in lines_of(board, say))


def headline(board: Board, say: Say) -> str:
    """Return one line: the investigation, the round, a question that waits for an answer by hand, and the next box.

    The name of the active seat's player already stands above this line.
    """
    if board.cut_short:
        return say("now-cut-short", number=board.investigation, count=INVESTIGATIONS)
    if board.phase is Phase.OVER:
        return say("now-over")
    progress = say("now-where", number=board.investigation, count=INVESTIGATIONS, round=board.round)
    question = (question_line(board.question, say),) if board.question else ()
    return " · ".join((progress, *question, say("now-box", points=board.next_box)))


def finding(entry: Finding, say: Say) -> str:
    """Return the description of a finding. Raise ValueError if the finding is empty."""
    if entry.wrong is not None:
        return say("found-wrong", cards=all_polish(entry.wrong.cards))
    if entry.place is not None:
        return say("found-patrol", place=polish(entry.place), discs=say("discs", large=entry.large, small=entry.small))
    if entry.card is None or entry.answer is None:
        msg = "a finding is evidence, a patrol, or a wrong announcement"
        raise ValueError(msg)
    return say("found-evidence", card=polish(entry.card), answer=entry.answer.value)


def chart(board: Board, say: Say) -> str:
    """Return the description of the chart of the last investigation: the cases and how they were narrowed down."""
    return "\n".join(_history(len(board.past), board.past[-1], say)) if board.past else headline(board, say)


def _situation(board: Board, say: Say) -> Iterator[str]:
    yield headline(board, say)
    if board.turn is not None:
        yield say("board-turn", seat=say.names[board.turn])


def question_line(question: Question, say: Say) -> str:
    """Return the line about a question by hand: its holder, its asker and its cards."""
    names = say.names[question.holder], say.names[question.asker]
    return say("now-answers", seat=names[0], asker=names[1], about=_question(question))


def call_text(board: Board, seat: Seat, say: Say) -> str | None:
    """Return the question that a called seat must answer by hand, or None if there is none."""
    question = board.question
    if question is None or question.holder != seat:
        return None
    return say("call-asked", asker=say.names[question.asker], about=_question(question))


def _question(question: Question) -> str:
    return f"{asked_by(question)} {all_polish(asked_about(question))}"


def asked_by(question: Question) -> str:
    """Return the pictogram of a question: evidence, patrol or announcement."""
    return "🔎" if question.card else "🚓" if question.place else "📢"


def asked_about(question: Question) -> tuple[Card, ...]:
    """Return the cards of a question: the evidence, the place of a patrol, or the announced solution."""
    cards = (question.card, question.place, *(question.announced.cards if question.announced else ()))
    return tuple(card for card in cards if card is not None)


def _evidence(board: Board, say: Say) -> Iterator[str]:
    """Yield the face-up evidence and the sizes of the piles."""
    if board.phase is not Phase.OVER:
        yield say("board-row", cards=all_labels(board.row, say)) if board.row else say("board-row-empty")
        yield say("board-deck", deck=board.deck, discarded=len(board.discarded))


def _player_lines(board: Board, say: Say) -> Iterator[str]:
    for name, player in zip(say.names, board.players, strict=True):
        parts = (*_score(player, say), *_solution(player, say), *_discs(player, say), *_wishes(player, say))
        yield f"**{name}**: {'; '.join(parts)}"


def _score(player: Investigator, say: Say) -> Iterator[str]:
    yield say("board-points", points=sum(player.points) - player.penalties)
    if player.penalties:
        yield say("board-penalties", penalties=player.penalties)
    yield say("board-patrols", patrols=player.patrols)


def _solution(player: Investigator, say: Say) -> Iterator[str]:
    """Yield a note if a player has finished this investigation, and the player's case if it is public."""
    if player.finished is not None:
        yield say("board-through", round=player.finished)
    if player.case is not None:
        yield say("board-case", cards=all_polish(player.case.cards))


def _discs(player: Investigator, say: Say) -> Iterator[str]:
    """Yield the positions of a player's discs, and the evidence and patrols that led nowhere."""
    for size in Size:
        if cards := [disc.card for disc in player.discs if disc.size is size and disc.patrol is None]:
            yield say("board-discs", size=size.value, cards=all_polish(cards))
    if notes := [f"{polish(disc.card)} ← {polish(disc.patrol)}" for disc in player.discs if disc.patrol is not None]:
        yield say("board-noted", cards=", ".join(notes))
    yield from (_watch(watch, say) for watch in player.watches if watch.large or watch.small)
    if empty_patrols := [watch.place for watch in player.watches if not watch.large and not watch.small]:
        yield say("board-idle", places=all_polish(empty_patrols))
    if player.dead_ends:
        yield say("board-dead-ends", cards=all_polish(player.dead_ends))


def _watch(watch: Watch, say: Say) -> str:
    return say("found-patrol", place=polish(watch.place), discs=say("discs", large=watch.large, small=watch.small))


def _wishes(player: Investigator, say: Say) -> Iterator[str]:
    if player.closing:
        yield say("board-closing")


def _place_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield each place with its tiles and the positions of its neighbours."""
    yield say("board-grid")
    yield from (_place(place, tiles, say) for place, tiles in zip(PLACES, board.tiles, strict=True))


def _place(place: Card, tiles: Tiles, say: Say) -> str:
    suspect = say("card-unknown") if tiles.suspect is None else label(tiles.suspect, say)
    crime = say("card-prevention") if tiles.crime is None else label(tiles.crime, say)
    cells = " ".join(sorted(map(cell, neighbours(place))))
    return f"{cell(place)} {label(place, say)}: {suspect}, {crime} → {cells}"


def _past_lines(board: Board, say: Say) -> Iterator[str]:
    """Yield the points of the investigations that have ended."""
    for number, past in enumerate(board.past, 1):
        points = zip(say.names, past.points, strict=True)
        yield say("past-points", number=number, points=", ".join(f"{name} {won}" for name, won in points))


def _history(number: int, past: Investigation, say: Say) -> Iterator[str]:
    yield say("past-title", number=number)
    for seat, (name, case) in enumerate(zip(say.names, past.cases, strict=True)):
        counts = ", ".join(map(str, past.left[seat])) or "–"
        line = say("past-case", cards=all_labels(case.cards, say), points=past.points[seat], counts=counts)
        turn = solving_turn(past, seat)
        solved = say("past-solved", turn=turn) if turn else ""
        yield f"**{name}**: {line} {_knowable(past.known[seat], say)} {solved}".rstrip()


def _knowable(turn: int | None, say: Say) -> str:
    return say("past-never") if turn is None else say("past-known", turn=turn)


def secrets(hand: Hand, say: Say) -> str:
    """Return the private information of a seat, its findings included."""
    return f"{known_text(hand, say)}\n{notebook_text(hand, say)}"


def known_text(hand: Hand, say: Say) -> str:
    """Return the case that a seat holds, its question, its black discs and its findings."""
    parts = (_asked_lines, _held_lines, _accused_lines, _finding_lines)
    return "\n".join(line for lines_of in parts for line in lines_of(hand, say))


def notebook_text(hand: Hand, say: Say) -> str:
    """Return the cards that a seat's notebook leaves possible, and those crossed out by hand."""
    return "\n".join(_notebook(hand, say))


def _asked_lines(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the question that the seat must answer by hand, and the places of the cards that the answer needs."""
    question, places = hand.board.question, locations(hand.board.tiles)
    if question is None or question.holder != hand.seat:
        return
    question_text = (
        f"{asked_by(question)} {', '.join(_card_with_places(card, places, say) for card in asked_about(question))}"
    )
    yield say("secret-asked", seat=say.names[question.asker], about=question_text)
    yield say("secret-lies", cards=", ".join(_card_with_places(card, places, say) for card in hand.held.cards))


def _card_with_places(card: Card, places: Mapping[Card, Card], say: Say) -> str:
    """Return a card with the place of its tile and the neighbours of that place."""
    place = places[card]
    return f"{label(card, say)} [{cell(place)} → {' '.join(sorted(map(cell, neighbours(place))))}]"


def _held_lines(hand: Hand, say: Say) -> Iterator[str]:
    neighbour = say.names[(hand.seat + 1) % len(say.names)]
    yield say("secret-held", seat=neighbour, cards=all_labels(hand.held.cards, say))


def _accused_lines(hand: Hand, say: Say) -> Iterator[str]:
    if hand.accused:
        yield say("secret-accused", cards=all_labels(hand.accused, say))


def _finding_lines(hand: Hand, say: Say) -> Iterator[str]:
    findings = hand.board.players[hand.seat].findings
    lines = "; ".join(f"{turn}. {finding(entry, say)}" for turn, entry in enumerate(findings, 1))
    yield say("secret-found", findings=lines) if findings else say("secret-found-nothing")


def _notebook(hand: Hand, say: Say) -> Iterator[str]:
    """Yield the cards that are not crossed out, and those crossed out by hand."""
    crossed_out = {*hand.notes, *hand.follows}
    for kind in Kind:
        cards_left = [card for card in OF_KIND[kind] if card not in crossed_out]
        names = all_polish(cards_left) if cards_left else say("secret-none-left")
        yield f"{KINDS[kind]} {say('secret-left', kind=kind.value, count=len(cards_left))} {names}"
    if hand.notes:
        yield say("secret-notes", cards=all_polish(hand.notes))
