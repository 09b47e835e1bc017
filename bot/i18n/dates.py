"""Dates and times as users type them, in four languages: "24.12.", "next week", "friday 6pm", "5 days", ISO times.

Pure. A day without a time lasts to its last minute: a user who is away until the 24th is not expected on that day. A
week, month or year does the same. A weekday is the next one, and "next Friday" is the one in the next calendar week. An
impossible or unclear moment is refused with correct examples; nothing is guessed.

The parser is our own: of 55 expressions that are tested here, dateparser 1.2 understood 47 (not "do pátku" or "budúci
piatok"), guesses at fragments, and takes 11 MB and half a second to load.
"""

from __future__ import annotations

import calendar
import re
import unicodedata
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.game.contract import Refused
from bot.i18n import date_words as words

MAX_DAYS_AHEAD = 366
"""The maximum number of days that a moment may lie ahead."""
PAST_DATE_DAYS = 60
"""A date without a year that is at most this many days ago counts as past (a typing error), not as next year's date."""
MAX_LENGTH = 80
"""Characters of a text that may be a moment."""
LAST_MINUTE = time(23, 59)
FIRST_CLEAR_HOUR = 13
"""An hour without minutes or "pm" is clear from here on: "at 6" may be in the morning or in the evening."""
HOUR_S = 3600
YEAR_MONTHS = 12
MAX_MONTHS = 9999
"""Months ahead that a calendar can still count; all of them lie too far ahead."""
_SUNDAY = 6

_DURATION = re.compile(r"(?P<begin>in |za |na |o )?(?:(?P<digits>\d{1,4}) ?|(?P<number>[a-z]+) )?(?P<unit>[a-z]+)\.?")
_TIME = (
    r"(?:at |v |ve |o |w |o godz\.? )?(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2})(?::\d{2})?|h)?"
    r"(?: ?(?P<half>[ap])\.?m\.?)?"
)
_CLOCK_LAST = re.compile(rf"(?P<day>.*?)(?:^| |, ?)(?P<clock>{_TIME})")
_CLOCK_FIRST = re.compile(rf"(?P<clock>{_TIME}),? (?P<day>.+)")
_BARE_HOUR = re.compile(r"(?:at|v|ve|o|w|o godz\.?) \d{1,2}")
_ISO_TIME = re.compile(r"\d{4}-?\d{2}-?\d{2}[t ]\d{2}:?\d{2}(?::?\d{2}(?:\.\d+)?)?(?:z|[+-]\d{2}(?::?\d{2})?)?")
_ISO_BASIC = re.compile(r"(?P<year>\d{4})(?P<month>\d{2})(?P<day>\d{2})")
_ISO_WEEK = re.compile(r"(?P<year>\d{4})-?w(?P<week>\d{2})")
_ISO = re.compile(r"(?P<year>\d{4})[-./](?P<month>\d{1,2})[-./](?P<day>\d{1,2})")
_NUMBERS = re.compile(r"(?P<day>\d{1,2})[./-] ?(?P<month>\d{1,2})(?:[./-] ?(?P<year>\d{4}|\d{2})?)?")
_MONTH_NAME = re.compile(r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)? ?(?P<month>[a-z]{3,})(?:,? (?P<year>\d{4}))?")
_AMERICAN = re.compile(r"(?P<month>[a-z]{3,}) (?P<day>\d{1,2})(?:st|nd|rd|th)?(?:,? (?P<year>\d{4}))?")
_MONTH_ALONE = re.compile(r"(?P<month>[a-z]{3,})(?: (?P<year>\d{4}))?")


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
    text = " ".join(_normalized(typed).split())
    result = _parse(text, local_now) if len(text) <= MAX_LENGTH else None
    if result is None:
        raise Refused("date-unknown")
    if result.timestamp() <= now:
        raise Refused("date-past")
    if result.timestamp() > now + MAX_DAYS_AHEAD * 86400:
        raise Refused("date-too-far", days=MAX_DAYS_AHEAD)
    return result.timestamp()


def format_moment(moment_s: float, zone: str) -> str:
    """Return a moment in a form that is readable in all four languages and that `moment` can parse.

    The second of two equal times in an autumn night has its offset from UTC.
    """
    local = datetime.fromtimestamp(moment_s, zone_of(zone))
    return f"{local:%Y-%m-%d %H:%M}{f'{local:%z}' if local.fold else ''}"


def _normalized(typed: str) -> str:
    """Return a text in lower case without accents and without a leading word for "until"."""
    decomposed = unicodedata.normalize("NFD", typed.casefold().replace("ł", "l"))
    text = "".join(char for char in decomposed if not unicodedata.combining(char)).strip()
    return re.sub(r"^(?:until|till|to|do|az do) (?=\S)", "", text)


def _parse(typed: str, now: datetime) -> datetime | None:
    result = _iso_time(typed, now) or _after_duration(typed, now)
    if result is not None:
        return result
    day = _day(typed, now)
    if day is not None:
        return datetime.combine(day, LAST_MINUTE, now.tzinfo)
    return _time_in_words(typed, now) or _clock(typed, now)


def _iso_time(typed: str, now: datetime) -> datetime | None:
    """Return a time in the ISO 8601 form; without an offset it is local."""
    if not _ISO_TIME.fullmatch(typed):
        return None
    try:
        result = datetime.fromisoformat(typed.upper())
    except ValueError:
        return None
    return result if result.tzinfo is not None else result.replace(tzinfo=now.tzinfo)


def _time_in_words(typed: str, now: datetime) -> datetime | None:
    """Return noon of a day, or the next midnight."""
    day, _, last = typed.rpartition(" ")
    if last in words.NOON:
        return _time_on_day(_without_fillers(day), 12, 0, now)
    if last in words.MIDNIGHT and not _without_fillers(day):
        return _time_on_day("", 0, 0, now)
    return None


def _clock(typed: str, now: datetime) -> datetime | None:
    """Return a time of day, which stands after the day or before it."""
    for pattern in (_CLOCK_LAST, _CLOCK_FIRST):
        match = pattern.fullmatch(typed)
        hour = None if match is None else _hour(match)
        if match is not None and hour is not None:
            return _time_on_day(match["day"].strip(" ,"), hour, int(match["minute"] or 0), now)
    return None


def _hour(match: re.Match[str]) -> int | None:
    """Return the hour of a time from 0, or None if the time is unclear or impossible."""
    hour, half, clock = int(match["hour"]), match["half"], match["clock"]
    if half is not None:
        return hour % 12 + 12 * (half == "p") if 1 <= hour <= 12 else None  # noqa: PLR2004 - a clock's face
    if match["minute"] is not None or clock.endswith("h"):
        return hour
    return hour if _BARE_HOUR.fullmatch(clock) and hour >= FIRST_CLEAR_HOUR else None


def _time_on_day(typed: str, hour: int, minute: int, now: datetime) -> datetime | None:
    """Return a time on the given day; without a day, the next such time."""
    day = _day(typed, now) if typed else now.date()
    if day is None or hour > 23 or minute > 59:  # noqa: PLR2004 - limits of a clock
        return None
    result = datetime.combine(day, time(hour, minute), now.tzinfo)
    return result + timedelta(days=1) if not typed and result <= now else result


def _after_duration(typed: str, now: datetime) -> datetime | None:
    """Return the moment after a duration: hours are absolute, longer units keep the local time of day."""
    match = _DURATION.fullmatch(typed)
    if match is None or not (match["begin"] or match["digits"] or match["number"]):
        return None
    number, unit = int(match["digits"] or words.NUMBERS.get(match["number"] or "a", -1)), match["unit"]
    if number < 0:
        return None
    if unit in words.MONTH_UNITS | words.YEAR_UNITS:
        months = number * (YEAR_MONTHS if unit in words.YEAR_UNITS else 1)
        return _after_months(now, min(months, MAX_MONTHS))
    hours = words.HOURS.get(unit)
    if hours is None:
        return None
    if hours <= 1:
        return datetime.fromtimestamp(now.timestamp() + number * hours * HOUR_S, now.tzinfo)
    return now + timedelta(hours=number * hours)


def _after_months(now: datetime, number: int) -> datetime:
    months = now.month - 1 + number
    year, month = now.year + months // 12, months % 12 + 1
    return now.replace(year=year, month=month, day=min(now.day, calendar.monthrange(year, month)[1]))


def _without_fillers(typed: str) -> str:
    """Return a text without prepositions and articles at its beginning."""
    first, _, rest = typed.partition(" ")
    return _without_fillers(rest) if first in words.FILLERS else typed


def _day(typed: str, now: datetime) -> date | None:
    """Return the day that a text names: a date, or the last day of a named time; None: it names none."""
    typed = _without_fillers(typed)
    if typed == words.DAY_AFTER_TOMORROW or typed in words.DAYS_AHEAD:
        return now.date() + timedelta(days=words.DAYS_AHEAD.get(typed, 2))
    for pattern in (_ISO, _ISO_BASIC, _NUMBERS, _MONTH_NAME, _AMERICAN):
        match = pattern.fullmatch(typed)
        if match is not None:
            return _date_of_parts(**match.groupdict(), now=now)
    week = _ISO_WEEK.fullmatch(typed)
    return _last_day_of_week(int(week["year"]), int(week["week"])) if week else _named_day(typed, now)


def _last_day_of_week(year: int, week: int) -> date | None:
    try:
        return date.fromisocalendar(year, week, 7)
    except ValueError:
        return None


def _named_day(typed: str, now: datetime) -> date | None:
    """Return a weekday, perhaps with its date, or the last day of a week, month or year, perhaps the next one."""
    first, _, rest = typed.partition(" ")
    if first.rstrip(",.") in words.WEEKDAYS and rest:
        day = _day(rest, now)
        return day if day is not None and day.weekday() == words.WEEKDAYS[first.rstrip(",.")] else None
    is_end = first in words.END
    phrase = _without_fillers(rest) if is_end else typed
    first, _, rest = phrase.partition(" ")
    is_next, is_this = first in words.NEXT, first in words.THIS
    noun = rest if is_next or is_this else phrase
    day = _weekday(noun, now.date(), is_next=is_next)
    return day or _last_day(noun, now.date(), is_next=is_next, is_named=is_this or is_end)


def _weekday(noun: str, today: date, *, is_next: bool) -> date | None:
    """Return the next such weekday after today, or (`is_next`) that of the next calendar week; the weekend's is Sunday.

    On a Sunday, the weekend ends today.
    """
    monday = today - timedelta(days=today.weekday())
    if noun in words.WEEKEND:
        return monday + timedelta(days=_SUNDAY + 7 * is_next)
    if noun not in words.WEEKDAYS:
        return None
    day = monday + timedelta(days=words.WEEKDAYS[noun])
    return day + timedelta(days=7 * (is_next or day <= today))


def _last_day(noun: str, today: date, *, is_next: bool, is_named: bool) -> date | None:
    """Return the last day of this or the next week, month or year; of a month by its name without further words.

    `is_named`: the text says that it means the present one; without that, "week" alone is unclear.
    """
    if is_next or is_named:
        if noun in words.WEEK:
            return today + timedelta(days=_SUNDAY - today.weekday() + 7 * is_next)
        if noun in words.MONTH:
            return _end_of_month(today.year + (today.month == 12 and is_next), (today.month - 1 + is_next) % 12 + 1)  # noqa: PLR2004
        if noun in words.YEAR:
            return date(today.year + is_next, 12, 31)
    match = _MONTH_ALONE.fullmatch(noun)
    month = int(words.MONTH_NAMES.get(match["month"], 0)) if match is not None and not is_next else 0
    if match is None or not month:
        return None
    year = int(match["year"]) if match["year"] else today.year + (month < today.month)
    return _end_of_month(year, month) if year else None


def _end_of_month(year: int, month: int) -> date:
    return date(year, month, calendar.monthrange(year, month)[1])


def _date_of_parts(day: str, month: str, year: str | None, now: datetime) -> date | None:
    day_and_month = int(day), int(month) if month.isdigit() else words.month_of(month)
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
