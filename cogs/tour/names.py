"""The names of the riders: “there is one list for readers of all languages” [D18].

Every language of the bot brings surnames of its own; a race draws from all of them. Texts show a name behind the
rider's number and never inflect it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.tour.options import riders_each

if TYPE_CHECKING:
    from bot.game.chance import Chance

SURNAMES = {
    "en": (
        "Spokeley", "Sprockett", "Wheelock", "Brakewell", "Crankleigh", "Cogsby", "Rimsbury", "Handleby", "Lycraft",
        "Drafton", "Wheezley", "Chafewell", "Potholme", "Tailwind", "Headwind", "Puddleworth", "Freewheeler",
        "Sidesaddle", "Clatterby", "Punctureby", "Hillbeater", "Bumpstead", "Softsaddle", "Lastman",
    ),
    "cs": (
        "Zabrzdil", "Dohonil", "Nestačil", "Předjel", "Zpotil", "Vypadl", "Smekl", "Nafoukal", "Ujel", "Galuska",
        "Řetízek", "Ráfek", "Drátek", "Vidlička", "Převodník", "Přehazovač", "Zavětří", "Kolečko", "Rohlíkář",
        "Kopcožrout", "Dojel", "Sedlovka", "Špurtovec", "Odfrknul",
    ),
    "sk": (
        "Retiazka", "Brzdár", "Prehadzovák", "Zadýchaný", "Strapačka", "Bryndzár", "Halušťák", "Dotlačil", "Predbehol",
        "Potkol", "Krivokol", "Vetrák", "Zvonček", "Hrkálik", "Trieskal", "Odpadlík", "Zjazdík", "Kopčiar", "Pumpička",
        "Odviezol", "Stúpavý", "Bicyglej", "Kolesko", "Závetrík",
    ),
    "pl": (
        "Zadyszka", "Dętka", "Kapeć", "Hamulec", "Siodełko", "Przerzutka", "Kierownik", "Szprycha", "Łańcuszek",
        "Dzwonek", "Pompka", "Ogonek", "Wiatrak", "Nakrętka", "Oponowicz", "Kółkowicz", "Rowerski", "Zjazdowicz",
        "Wdechowski", "Bułczyk", "Pączkowicz", "Podjazd", "Zakręt", "Żwirek",
    ),
}  # fmt: skip
"""Invented surnames by the language that they come from."""


def draw(players: int, options: Any, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """Draw a name for every rider of every team: “no two riders share one” [D18]."""
    each = riders_each(options, players)
    drawn = chance.shuffled([name for names in SURNAMES.values() for name in names])
    return tuple(drawn[seat * each : (seat + 1) * each] for seat in range(players))
