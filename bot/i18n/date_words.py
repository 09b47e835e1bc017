"""The words of dates and times in English, Czech, Slovak and Polish, in lower case and without accents.

Each language's grammatical cases are listed where people type them: "pátek", "do pátku".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def _by_word(*rows: tuple[float, str]) -> dict[str, float]:
    return {word: value for value, words in rows for word in words.split()}


HOURS: Mapping[str, float] = _by_word(
    (1 / 60, "min mins minute minutes minuta minuty minut minutu minutu minute"),
    (1, "h hour hours hod hodina hodiny hodin hodinu godz godzina godziny godzin godzine"),
    (24, "d day days den dny dnu dni dna dzien"),
    (7 * 24, "w week weeks tyden tydny tydnu tyzden tyzdne tyzdnov tydzien tygodnie tygodni"),
    (14 * 24, "fortnight fortnights"),
)
"""Hours per unit of time."""
MONTH_UNITS = frozenset(
    ["month", "months", "mesic", "mesice", "mesicu", "mesiac", "mesiace", "mesiacov", "miesiac", "miesiace", "miesiecy"]
)
"""A month as a unit of time."""
YEAR_UNITS = frozenset(["year", "years", "rok", "roky", "rokov", "roku", "let", "lata", "lat"])
"""A year as a unit of time."""
NUMBERS: Mapping[str, float] = _by_word(
    (1, "a an one jeden jedna jednu jedno"),
    (2, "two dva dve dwa dwie"),
    (3, "three tri trzy"),
    (4, "four ctyri styri cztery"),
    (5, "five pet pat piec"),
    (6, "six sest szesc"),
    (7, "seven sedm sedem siedem"),
    (8, "eight osm osem osiem"),
    (9, "nine devet devat dziewiec"),
    (10, "ten deset desat dziesiec"),
)
DAYS_AHEAD: Mapping[str, float] = _by_word(
    (0, "today tonight dnes dneska dzis dzisiaj"),
    (1, "tomorrow zitra zajtra jutro jutra"),
    (2, "overmorrow pozitri pozajtra pojutrze"),
)
DAY_AFTER_TOMORROW = "day after tomorrow"
WEEKDAYS: Mapping[str, float] = _by_word(
    (0, "monday mon pondeli pondelka pondelok poniedzialek poniedzialku"),
    (1, "tuesday tue tues utery uterka utorok utorka wtorek wtorku"),
    (2, "wednesday wed streda stredu stredy sroda srode srody"),
    (3, "thursday thu thur thurs ctvrtek ctvrtka stvrtok stvrtka czwartek czwartku"),
    (4, "friday fri patek patku piatok piatku piatek"),
    (5, "saturday sat sobota sobotu soboty sobote"),
    (6, "sunday sun nedele nedeli nedela nedelu niedziela niedziele niedzieli"),
)
"""Days after Monday."""
WEEK = frozenset(["week", "tyden", "tydne", "tydnu", "tyzden", "tyzdna", "tyzdni", "tydzien", "tygodniu", "tygodnia"])
WEEKEND = frozenset(["weekend", "weekendu", "vikend", "vikendu"])
MONTH = frozenset(
    ["month", "mesic", "mesice", "mesici", "mesiac", "mesiaca", "mesiaci", "miesiac", "miesiacu", "miesiaca"]
)
YEAR = frozenset(["year", "rok", "roku", "roka", "roce"])
NEXT = frozenset(
    [
        "next",
        "pristi",
        "pristiho",
        "dalsi",
        "buduci",
        "buduca",
        "buduce",
        "buducu",
        "buducom",
        "buduceho",
        "buducej",
        "przyszly",
        "przyszla",
        "przyszle",
        "przyszlym",
        "przyszlego",
        "przyszlej",
        "nastepny",
        "nastepnym",
        "nastepnego",
    ]
)
THIS = frozenset(
    [
        "this",
        "coming",
        "tento",
        "tuto",
        "toto",
        "tohoto",
        "ten",
        "te",
        "tym",
        "tego",
        "najblizszy",
        "najblizsza",
        "najblizsze",
    ]
)
END = frozenset(("end", "konec", "konce", "koniec", "konca"))
FILLERS = frozenset(["the", "of", "on", "in", "at", "by", "for", "az", "do", "v", "ve", "vo", "w", "we", "na", "o"])
"""Words that may stand before a day and do not change it."""
NOON = frozenset(["noon", "midday", "poledne", "poledni", "poludnie", "poludnia"])
MIDNIGHT = frozenset(["midnight", "pulnoc", "pulnoci", "polnoc", "polnoci"])
MONTH_NAMES: Mapping[str, float] = _by_word(
    (1, "january jan leden ledna lednu januar januara januari styczen stycznia styczniu"),
    (2, "february feb unor unora unoru februar februara februari luty lutego lutym"),
    (3, "march brezen brezna breznu marec marca marci marzec marcu"),
    (4, "april apr duben dubna dubnu aprila aprili kwiecien kwietnia kwietniu"),
    (5, "may kveten kvetna kvetnu maj maja maji maju"),
    (6, "june jun cerven cervna cervnu juna juni czerwiec czerwca czerwcu"),
    (7, "july jul cervenec cervence cervenci jula juli lipiec lipca lipcu"),
    (8, "august aug srpen srpna srpnu augusta auguste sierpien sierpnia sierpniu"),
    (9, "september sept sep zari septembra septembri wrzesien wrzesnia wrzesniu"),
    (10, "october oct rijen rijna rijnu oktober oktobra oktobri pazdziernik pazdziernika pazdzierniku"),
    (11, "november nov listopad listopadu novembra novembri listopada listopadzie"),
    (12, "december dec prosinec prosince prosinci decembra decembri grudzien grudnia grudniu"),
)
"""The months as words of their own. In Czech and Polish, "listopad" is November."""
MONTHS = (
    ("jan", "led", "sty"),
    ("feb", "uno", "lut"),
    ("mar", "bre"),
    ("apr", "dub", "kwi"),
    ("may", "maj", "kve"),
    ("jun", "cerven", "cervn", "cze"),
    ("jul", "cervenc", "cervenec", "lip"),
    ("aug", "srp", "sie"),
    ("sep", "zar", "wrz"),
    ("oct", "okt", "rij", "paz"),
    ("nov", "lis"),
    ("dec", "pro", "gru"),
)
"""The first letters of the months, beside a day."""


def month_of(word: str) -> int:
    """Return the number of a month by its name, from 1; 0 if there is no such month."""
    matches = [(len(stem), n) for n, stems in enumerate(MONTHS, 1) for stem in stems if word.startswith(stem)]
    return max(matches, default=(0, 0))[1]
