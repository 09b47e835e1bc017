"""Dates and times as users type them, in four languages: "24.12.", "24/12", "2026-12-24", "5 days", "tomorrow".

Pure. A day without a time lasts to its last minute: a user who is away until the 24th is not expected on that day. An
impossible or unclear moment is refused with a correct example; nothing is guessed.
"""

from __future__ import annotations

import calendar
import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.game.contract import Refused

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_DAYS_AHEAD = 366
"""The maximum number of days that a moment may lie ahead."""
PAST_DATE_DAYS = 60
"""A date without a year that is at most this many days ago counts as past (a typing error), not as next year's date."""
LAST_MINUTE = time(23, 59)

_UNITS: Mapping[str, int] = {
    **dict.fromkeys(("h", "hour", "hours", "hod", "hodina", "hodiny", "hodin", "hodinu"), 1),
    **dict.fromkeys(("godz", "godzina", "godziny", "godzin", "godzine"), 1),
    **dict.fromkeys(("d", "day", "days", "den", "dny", "dnu", "dni", "dna", "dzien"), 24),
    **dict.fromkeys(("w", "week", "weeks", "tyden", "tydny", "tydnu", "tyzden", "tyzdne", "tyzdnov"), 7 * 24),
    **dict.fromkeys(("tydzien", "tygodnie", "tygodni"), 7 * 24),
}
"""Hours per unit of time, by the unit's names in the four languages, without accents."""
_TOMORROW = ("tomorrow", "zitra", "zajtra", "jutro", "jutra")
_TODAY = ("today", "dnes", "dneska", "dzis", "dzisiaj")
_MONTHS = (
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
"""The first letters of the months in English, Czech, Slovak and Polish, without accents."""

_DURATION = re.compile(r"(?:in |za |na )?(\d{1,4}|an?|jeden|jednu|jedna)? ?([a-z]+)\.?")
_CLOCK = re.compile(r"(.*?)(?:^| |, )(?:at |v |ve |o )?(\d{1,2})(?:[:.h](\d{2})|h)")
_ISO = re.compile(r"(?P<year>\d{4})[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})")
_NUMBERS = re.compile(r"(?P<day>\d{1,2})[./-] ?(?P<month>\d{1,2})(?:[./-] ?(?P<year>\d{4}|\d{2})?)?")
_MONTH_NAME = re.compile(r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)? ?(?P<month>[a-z]{3,})(?:,? (?P<year>\d{4}))?")
_AMERICAN = re.compile(r"(?P<month>[a-z]{3,}) (?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?P<year>\d{4}))?")


def zone_of(name: str) -> tzinfo:
    """Return a time zone; UTC if this machine does not know the name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def moment(typed: str, now: float, zone: str) -> float:
    """Return the moment (Unix seconds) that a user in this time zone means by a text typed at `now`.

    Raises `Refused`: `date-unknown` if the text is not a moment, `date-past`, or `date-too-far` beyond
    `MAX_DAYS_AHEAD` days.
    """
    local_now = datetime.fromtimestamp(now, zone_of(zone))
    result = _parse(" ".join(_normalized(typed).split()), local_now)
    if result is None:
        raise Refused("date-unknown")
    if result.timestamp() <= now:
        raise Refused("date-past")
    if result.timestamp() > now + MAX_DAYS_AHEAD * 86400:
        raise Refused("date-too-far", days=MAX_DAYS_AHEAD)
    return result.timestamp()


def format_moment(moment_s: float, zone: str) -> str:
    """Return a moment in a form that is readable in all four languages and that `moment` can parse."""
    return f"{datetime.fromtimestamp(moment_s, zone_of(zone)):%Y-%m-%d %H:%M}"


def _normalized(typed: str) -> str:
    """Return a text in lower case without accents and without a leading word for "until"."""
    decomposed = unicodedata.normalize("NFD", typed.casefold().replace("ł", "l"))
    text = "".join(char for char in decomposed if not unicodedata.combining(char)).strip()
    return re.sub(r"^(?:until|till|to|do|az do) (?=\S)", "", text)


def _parse(typed: str, now: datetime) -> datetime | None:
    end = _after_duration(typed, now)
    if end is not None:
        return end
    day = _day(typed, now)
    if day is not None:
        return datetime.combine(day, LAST_MINUTE, now.tzinfo)
    clock = _CLOCK.fullmatch(typed)
    if clock is None:
        return None
    return _time_on_day(clock.group(1).strip(), int(clock.group(2)), int(clock.group(3) or 0), now)


def _time_on_day(typed: str, hour: int, minute: int, now: datetime) -> datetime | None:
    """Return a time on the given day; without a day, the next such time."""
    day = _day(typed, now) if typed else now.date()
    if day is None or hour > 23 or minute > 59:  # noqa: PLR2004 - limits of a clock
        return None
    result = datetime.combine(day, time(hour, minute), now.tzinfo)
    return result + timedelta(days=1) if not typed and result <= now else result


def _after_duration(typed: str, now: datetime) -> datetime | None:
    """Return the moment after a duration: hours are absolute, days and weeks keep the local time of day."""
    match = _DURATION.fullmatch(typed)
    unit = None if match is None else _UNITS.get(match.group(2))
    if match is None or unit is None:
        return None
    digits = match.group(1) or "1"
    hours = (int(digits) if digits.isdigit() else 1) * unit
    if unit == 1:
        return datetime.fromtimestamp(now.timestamp() + hours * 3600, now.tzinfo)
    return now + timedelta(hours=hours)


def _day(typed: str, now: datetime) -> date | None:
    if typed in _TODAY or typed in _TOMORROW:
        return now.date() + timedelta(days=typed in _TOMORROW)
    for pattern in (_ISO, _NUMBERS, _MONTH_NAME, _AMERICAN):
        match = pattern.fullmatch(typed)
        if match is not None:
            return _date_of_parts(**match.groupdict(), now=now)
    return None


def _date_of_parts(day: str, month: str, year: str | None, now: datetime) -> date | None:
    day_and_month = int(day), int(month) if month.isdigit() else _month(month)
    if day_and_month[1] > 12 >= day_and_month[0]:  # noqa: PLR2004 - American order: the month first
        day_and_month = day_and_month[1], day_and_month[0]
    if year is not None:
        return _date(int(year) + (2000 if len(year) == 2 else 0), *day_and_month)  # noqa: PLR2004 - a year of two digits
    candidates = (_date(now.year + offset, *day_and_month) for offset in range(-1, 9))
    earliest = now.date() - timedelta(days=PAST_DATE_DAYS)
    return next((candidate for candidate in candidates if candidate is not None and candidate >= earliest), None)


def _date(year: int, day: int, month: int) -> date | None:
    valid = 1 <= month <= 12 and year >= 1 and 1 <= day <= calendar.monthrange(year, month)[1]  # noqa: PLR2004
    return date(year, month, day) if valid else None


def _month(word: str) -> int:
    """Return the number of a month by its name; 0 if there is no such month."""
    matches = [(len(stem), n) for n, stems in enumerate(_MONTHS, 1) for stem in stems if word.startswith(stem)]
    return max(matches, default=(0, 0))[1]
