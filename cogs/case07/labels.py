"""Short names of cards for buttons, lists and lines of text.

Pure functions of the reader's language; no case is known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.i18n.translation import Say
from cogs.case07.cards import PLACES, ROWS, Card, Kind

if TYPE_CHECKING:
    from collections.abc import Iterable

HOME = Say("pl", "case07")
"""Polish, the language of the investigators."""
KINDS = {Kind.SUSPECT: "👤", Kind.CRIME: "⚖️", Kind.PLACE: "📍"}
"""The same emoji as in the texts."""
PICTOGRAMS = {
    Card.BOMBA: "💣",
    Card.CINKCIARZ: "💵",
    Card.BADYLARZ: "🍅",
    Card.KASIARZ: "🔐",
    Card.KELNERKA: "☕",
    Card.TAKSOWKARZ: "🚕",
    Card.FOTOGRAF: "📷",
    Card.SZATNIARZ: "🧥",
    Card.DOCENT: "📖",
    Card.MARYNARZ: "⚓",
    Card.PIOSENKARKA: "🎤",
    Card.KIEROWNICZKA: "🗝️",
    Card.MORDERSTWO: "🔪",
    Card.KRADZIEZ: "👜",
    Card.WLAMANIE: "🚪",
    Card.SZANTAZ: "✉️",
    Card.PRZEMYT: "📦",
    Card.FALSZERSTWO: "🖋️",
    Card.OSZUSTWO: "🃏",
    Card.PORWANIE: "🪢",
    Card.NAPAD: "👊",
    Card.LAPOWKA: "💰",
    Card.OKECIE: "✈️",
    Card.DOM_PARTII: "🚩",
    Card.TEATR_WIELKI: "🎭",
    Card.HOTEL_FORUM: "🏨",
    Card.DT_CENTRUM: "🛍️",
    Card.KOLUMNA_ZYGMUNTA: "👑",
    Card.PALAC_KULTURY: "🏙️",
    Card.DWORZEC_CENTRALNY: "🚆",
    Card.HOTEL_GROMADA: "🛎️",
    Card.SUPERSAM: "🛒",
    Card.KINO_MOSKWA: "🎬",
    Card.STADION: "🏟️",
    Card.BAZAR_ROZYCKIEGO: "🧺",
    Card.MDM: "🏛️",
}


def label(card: Card, say: Say) -> str:
    """Return a card's Polish name with its translation: `Kasiarz (safe-cracker)`."""
    return say(f"card-{card.value}")


def polish(card: Card) -> str:
    """Return a card's Polish name without a translation."""
    return HOME(f"card-{card.value}")


def all_polish(cards: Iterable[Card]) -> str:
    """Return the Polish names of cards, in the order given."""
    return ", ".join(map(polish, cards))


def all_labels(cards: Iterable[Card], say: Say) -> str:
    """Return the `label` of each card, in the order given."""
    return ", ".join(label(card, say) for card in cards)


def blanks(say: Say) -> tuple[str, ...]:
    """Return all names of the two blank tiles: the full label, the Polish name and its translation."""
    names = [(HOME(name), say(name)) for name in ("card-unknown", "card-prevention")]
    return tuple(
        name
        for polish_name, label_text in names
        for name in (label_text, polish_name, label_text.removeprefix(polish_name).strip(" ()"))
        if name
    )


def cell(place: Card) -> str:
    """Return the position of a place: row A to E from the top, then 1 to 4 from the left; neighbours touch."""
    return _CELLS[place]


_CELLS = dict(
    zip(
        PLACES,
        (f"{row}{column}" for row, count in zip("ABCDE", ROWS, strict=True) for column in range(1, count + 1)),
        strict=True,
    )
)
