"""The menus: all legal moves of the active player, and the notes and premoves of the others.

A menu depends only on its owner's information, never on a case or the deck.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from cogs.case07.answers import covered_kinds, list_marked_cards
from cogs.case07.board import Phase
from cogs.case07.cards import KIND_OF, OF_KIND, PLACES, Card, cards_in, locations, neighbours
from cogs.case07.moves import (
    Accuse,
    Announce,
    Answer,
    Assign,
    Close,
    Examine,
    Judge,
    Move,
    Note,
    Patrol,
    Recall,
    Reply,
    Report,
    Size,
)

if TYPE_CHECKING:
    from bot.game.contract import Seat
    from cogs.case07.board import Board, Disc, Finding, Watch
    from cogs.case07.cards import Tiles
    from cogs.case07.moves import Action, ByHand
    from cogs.case07.state import State

MAX_CHANGES = 12
"""The limit of moved black discs and recalled notes in a turn: enough to play, but finite [D7]."""
MAX_CLOSING_REQUESTS = 3
"""The limit of requests to close in an investigation: ask, take it back, ask again [D8]."""
BLACK_DISC_COUNT = 3
"""The number of black discs: a suspect, a crime and a place."""


def menu(state: State) -> tuple[Move, ...]:
    """Return every legal move of the active player, actions first. Never empty.

    A player who can neither examine nor patrol can announce, or else lay a black disc to announce later.
    """
    sleuth = state.sleuths[state.turn]
    may_change = state.changes < MAX_CHANGES
    marked_cards = list_marked_cards(sleuth.findings)
    return (
        *questions(state.row, marked_cards, sleuth.watches, sleuth.patrols),
        *((_ANNOUNCE,) if len(sleuth.accused) == BLACK_DISC_COUNT else ()),
        *accusations(sleuth.accused, may_change=may_change),
        *assignments(state.tiles, sleuth.watches, sleuth.discs),
        *[_RECALL[disc.card] for disc in sleuth.discs if may_change and disc.card not in marked_cards],
        *((_CLOSE,) if sleuth.asks < MAX_CLOSING_REQUESTS else ()),
    )


def questions(
    row: tuple[Card, ...], marked_cards: frozenset[Card], watches: tuple[Watch, ...], patrols: int
) -> tuple[Examine | Patrol, ...]:
    """Return the questions a player may ask: evidence not in `marked_cards`, and places without a patrol of theirs.

    A note excludes no evidence; only evidence “answered with a disc” [D13] is excluded.
    """
    watched = {watch.place for watch in watches}
    examine = [_EXAMINE[card] for card in row if card not in marked_cards]
    patrol = [_PATROL[place] for place in PLACES if place not in watched] if patrols else ()
    return (*examine, *patrol)


def accusations(accused: tuple[Card, ...], *, may_change: bool) -> tuple[Accuse, ...]:
    """Return where a black disc may be laid: always for a kind without one, otherwise while one may be moved."""
    moves_by_kind = dict(_ACCUSE)
    for card in accused:
        moves_by_kind[KIND_OF[card]] = _MOVED_ACCUSATIONS[card] if may_change else ()
    return tuple(chain.from_iterable(moves_by_kind.values()))


def assignments(tiles: tuple[Tiles, ...], watches: tuple[Watch, ...], discs: tuple[Disc, ...]) -> list[Assign]:
    """Return where a player's discs may be laid as notes: on tiles that carry none of their discs yet.

    Each tile in a neighbouring place is offered once, and none in a place with a patrol of the player. So there are at
    most a large disc for each tile of three places, and one disc for each of the 36 cards.
    """
    laid_cards, sources = {disc.card for disc in discs}, source_patrols(watches)
    on_own_places = [(watch.place, size, watch.place) for watch in watches for size in _sizes(watch)]
    on_neighbours = [(sources[place], Size.SMALL, place) for place in PLACES if place in sources] if sources else ()
    return [
        _ASSIGN[source, size, card]
        for source, size, place in (*on_own_places, *on_neighbours)
        for card in cards_in(place, tiles)
        if card not in laid_cards
    ]


def _sizes(watch: Watch) -> list[Size]:
    """Return the sizes of the discs on a patrol."""
    return [size for size, count in ((Size.LARGE, watch.large), (Size.SMALL, watch.small)) if count]


def source_patrols(watches: tuple[Watch, ...]) -> dict[Card, Card]:
    """Return, by place, the neighbouring patrol whose small disc may be noted there.

    “Of several patrols next to it the one sent first gives it” [D4]: if the tile is in the case, each of them has
    reported it, so the choice makes no difference. A place with a patrol of its own “has its own answer” [D4].
    """
    sources = {place: watch.place for watch in reversed(watches) if watch.small for place in neighbours(watch.place)}
    for watch in watches:
        sources.pop(watch.place, None)
    return sources


def note_discs(discs: tuple[Disc, ...], findings: tuple[Finding, ...]) -> tuple[Disc, ...]:
    """Return the discs that were laid as notes and not by evidence."""
    marked_cards = list_marked_cards(findings)
    return tuple(disc for disc in discs if disc.card not in marked_cards)


def notes(state: State, seat: Seat) -> tuple[Note, ...]:
    """Return the notebook moves of a player, at any time until the player has finished the investigation.

    The menu is always the same, so a button offered once can still be pressed after further notes.
    """
    is_finished = state.phase is Phase.OVER or state.sleuths[seat].finished is not None
    return () if is_finished else _NOTES


def premoves(board: Board, seat: Seat) -> tuple[Examine | Patrol, ...]:
    """Return the evidence and places that a seat could ask about; nothing once it has finished the investigation."""
    player = board.players[seat]
    if board.phase is Phase.OVER or player.finished is not None:
        return ()
    return questions(board.row, list_marked_cards(player.findings), player.watches, player.patrols)


def count_choices(board: Board, seat: Seat) -> int:
    """Return the number of questions of an active seat; the holder of a case has some answers.

    The number follows from the board alone. A seat that can ask nothing more still announces or closes.
    """
    return len(Answer) if board.phase is Phase.ANSWER else max(1, len(premoves(board, seat)))


def answers(state: State, question: Action) -> tuple[ByHand, ...]:
    """Return the answers by hand, correct and wrong, except those that all players see to be impossible."""
    if isinstance(question, Announce):
        return (Judge(right=True), Judge(right=False))
    return tuple(map(Reply, Answer)) if isinstance(question, Examine) else _reports(state, question.place)


def _reports(state: State, place: Card) -> tuple[Report, ...]:
    kinds = covered_kinds(locations(state.tiles), state.sleuths[state.turn].findings, place)
    cards_there = cards_in(place, state.tiles)
    max_large, max_discs = sum(KIND_OF[card] not in kinds for card in cards_there), BLACK_DISC_COUNT - len(kinds)
    return tuple(Report(large, small) for large in range(max_large + 1) for small in range(max_discs - large + 1))


_EXAMINE = {card: Examine(card) for card in Card}
_PATROL = {place: Patrol(place) for place in PLACES}
_RECALL = {card: Recall(card) for card in Card}
_ACCUSE = {kind: tuple(map(Accuse, cards)) for kind, cards in OF_KIND.items()}
_MOVED_ACCUSATIONS = {
    card: tuple(accusation for accusation in _ACCUSE[KIND_OF[card]] if accusation.card is not card) for card in Card
}
"""By the card under a black disc: the moves that move the disc."""
_ASSIGN = {(place, size, card): Assign(place, size, card) for place in PLACES for size in Size for card in Card}
_ANNOUNCE, _CLOSE = Announce(), Close()
_NOTES = tuple(Note(card, out) for card in Card for out in (True, False))
