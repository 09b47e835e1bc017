"""Moments as users type them in four languages in their time zone, and the moments that are refused."""

from __future__ import annotations

import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.i18n.dates import MAX_DAYS_AHEAD, format_moment, moment
from bot.i18n.translation import LANGUAGES, Say
from tests.merged_cases import merge_cases

ZONE = "Europe/Prague"
PRAGUE = ZoneInfo(ZONE)
NOW = datetime(2026, 11, 22, 20, 0, tzinfo=PRAGUE).timestamp()


def parsed(typed: str, now: float = NOW, zone: str = ZONE) -> str:
    return format_moment(moment(typed, now, zone), zone)


@pytest.mark.parametrize(
    "typed",
    [
        "24.12.", "24.12", "24. 12.", "24. 12. 2026", "24.12.26", "24/12", "12/24", "24-12-2026", "2026-12-24",
        "24 December", "24th December", "December 24", "Dec 24, 2026", "24. prosince", "24. decembra", "24 grudnia",
        "until 24.12.", "do 24.12.", "  24.12. ", "24 DECEMBER",
    ],
)  # fmt: skip
def test_a_day_lasts_to_its_last_minute(typed: str) -> None:
    assert parsed(typed) == "2026-12-24 23:59"


@merge_cases(
    ("typed", "expected"),
    [
        ("5 days", "2026-11-27 20:00"), ("5 dní", "2026-11-27 20:00"), ("5 dnů", "2026-11-27 20:00"),
        ("5 dni", "2026-11-27 20:00"), ("5d", "2026-11-27 20:00"), ("in 5 days", "2026-11-27 20:00"),
        ("a week", "2026-11-29 20:00"), ("2 týdny", "2026-12-06 20:00"), ("za 2 týždne", "2026-12-06 20:00"),
        ("2 tygodnie", "2026-12-06 20:00"), ("12 hours", "2026-11-23 08:00"), ("12 hodin", "2026-11-23 08:00"),
        ("12 hodín", "2026-11-23 08:00"), ("12 godzin", "2026-11-23 08:00"), ("1 dzień", "2026-11-23 20:00"),
        ("tomorrow", "2026-11-23 23:59"), ("zítra", "2026-11-23 23:59"), ("zajtra", "2026-11-23 23:59"),
        ("jutro", "2026-11-23 23:59"), ("dnes", "2026-11-22 23:59"), ("18:00", "2026-11-23 18:00"),
        ("21:30", "2026-11-22 21:30"), ("24.12. 18:00", "2026-12-24 18:00"), ("24.12. o 18:00", "2026-12-24 18:00"),
        ("tomorrow at 8:30", "2026-11-23 08:30"), ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("5. července", "2027-07-05 23:59"), ("5. června", "2027-06-05 23:59"), ("5 czerwca", "2027-06-05 23:59"),
        ("5. červenec", "2027-07-05 23:59"), ("červenec 5", "2027-07-05 23:59"), ("5. červen", "2027-06-05 23:59"),
        ("5. júla", "2027-07-05 23:59"), ("5 października 2027", "2027-10-05 23:59"), ("3. mája", "2027-05-03 23:59"),
    ],
)  # fmt: skip
def test_typed_moments_are_parsed(typed: str, expected: str) -> None:
    assert parsed(typed) == expected


@merge_cases(
    ("typed", "expected"),
    [
        *((typed, "2026-11-27 23:59") for typed in (
            "friday", "on Friday", "until Friday", "by Friday", "next friday", "this Friday", "Fri",
            "pátek", "v pátek", "do pátku", "příští pátek", "tento pátek", "pátek 27. 11.",
            "piatok", "v piatok", "do piatku", "budúci piatok", "tento piatok",
            "piątek", "w piątek", "do piątku", "w przyszły piątek", "w najbliższy piątek", "Friday, 27 November",
        )),
        *((typed, "2026-11-23 23:59") for typed in (
            "monday", "do pondělí", "do pondelka", "do poniedziałku", "w poniedziałek", "mon",
        )),
        *((typed, "2026-11-29 23:59") for typed in (
            "next week", "příští týden", "budúci týždeň", "w przyszłym tygodniu", "do konce příštího týdne",
            "until the end of next week", "sunday", "next weekend", "2026-W48", "v neděli", "w niedzielę",
        )),
        *((typed, "2026-11-22 23:59") for typed in (
            "end of the week", "do konce týdne", "do konca týždňa", "do końca tygodnia", "weekend", "o víkendu",
        )),
        *((typed, "2026-11-30 23:59") for typed in (
            "end of the month", "do konce měsíce", "do konca mesiaca", "do końca miesiąca", "november", "this month",
        )),
        *((typed, "2026-12-31 23:59") for typed in (
            "next month", "příští měsíc", "budúci mesiac", "w przyszłym miesiącu", "december", "v prosinci",
            "do konce prosince", "v decembri", "w grudniu", "end of December", "December 2026", "end of the year",
            "do konce roku", "do konca roka", "do końca roku",
        )),
        *((typed, "2026-11-24 23:59") for typed in ("day after tomorrow", "pozítří", "pozajtra", "pojutrze")),
        *((typed, "2026-12-06 20:00") for typed in (
            "two weeks", "a fortnight", "za dva týdny", "o dva týždne", "za dwa tygodnie",
        )),
        *((typed, "2026-12-22 20:00") for typed in ("a month", "in 1 month", "za měsíc", "o mesiac", "za miesiąc")),
        *((typed, "2026-11-23 18:00") for typed in (
            "6pm", "6 PM", "6:00 p.m.", "at 6pm", "v 18", "o 18", "o godz. 18", "o 18:00", "tomorrow 6pm",
            "6pm tomorrow", "18:00 zítra", "zítra v 18", "zajtra o 18", "jutro o 18", "18.00", "tomorrow, 18h",
            "monday at 6pm", "v pondělí v 18:00", "w poniedziałek o 18",
        )),
        *((typed, "2026-12-24 18:00") for typed in (
            "2026-12-24T18:00", "2026-12-24 18:00:00", "2026-12-24T17:00Z", "2026-12-24T19:00+02:00",
            "20261224T180000", "24 December 6pm", "24 grudnia o 18", "18:00 24.12.",
        )),
        ("20261224", "2026-12-24 23:59"), ("noon", "2026-11-23 12:00"), ("v poledne", "2026-11-23 12:00"),
        ("tomorrow noon", "2026-11-23 12:00"), ("w południe", "2026-11-23 12:00"), ("midnight", "2026-11-23 00:00"),
        ("12am", "2026-11-23 00:00"), ("12pm", "2026-11-23 12:00"), ("tonight", "2026-11-22 23:59"),
        ("30 minutes", "2026-11-22 20:30"), ("za 30 minut", "2026-11-22 20:30"),
    ],
)  # fmt: skip
def test_moments_in_words_are_parsed(typed: str, expected: str) -> None:
    assert parsed(typed) == expected


def test_the_next_weekday_is_that_of_the_next_calendar_week() -> None:
    wednesday = datetime(2026, 11, 25, 10, 0, tzinfo=PRAGUE).timestamp()
    assert parsed("friday", wednesday) == "2026-11-27 23:59"
    assert parsed("next friday", wednesday) == "2026-12-04 23:59"
    assert parsed("wednesday", wednesday) == "2026-12-02 23:59"
    assert parsed("weekend", wednesday) == "2026-11-29 23:59"
    assert parsed("1pm", wednesday) == "2026-11-25 13:00"


def test_a_month_later_never_skips_a_month() -> None:
    assert parsed("a month", datetime(2027, 1, 31, 9, 0, tzinfo=PRAGUE).timestamp()) == "2027-02-28 09:00"
    assert parsed("2 months", datetime(2026, 12, 31, 9, 0, tzinfo=PRAGUE).timestamp()) == "2027-02-28 09:00"


@pytest.mark.parametrize(
    "typed",
    [
        "week", "day", "at 6", "v 6", "friday 6", "13pm", "0am", "friday 28.11.", "next december", "last friday",
        "maybe", "marmalade", "martin", "end", "the end", "next", "for", "a", "2026-12-24T25:00", "2026-W60", "banana",
        "friday " * 1000, "on " * 1000, "18:00 18:00", "noon noon", "december 0000", "2026-02-30",
    ],
)  # fmt: skip
def test_unclear_words_are_not_guessed(typed: str) -> None:
    with pytest.raises(Refused, match="date-unknown"):
        parsed(typed)


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", "date-unknown"), ("soon", "date-unknown"), ("500", "date-unknown"), ("31.2.", "date-unknown"),
        ("24.13.", "date-unknown"), ("25:00", "date-unknown"), ("99999 days", "date-unknown"),
        ("2026-11-21", "date-past"), ("2025-01-01", "date-past"), ("21.11.", "date-past"), ("0 days", "date-past"),
        ("1.10.", "date-past"), ("2029-01-01", "date-too-far"), ("60 weeks", "date-too-far"),
        ("29.2.", "date-too-far"),
    ],
)  # fmt: skip
def test_impossible_moments_are_refused(typed: str, refusal: str) -> None:
    with pytest.raises(Refused, match=refusal):
        parsed(typed)


def test_a_leap_day_is_the_next_one() -> None:
    now = datetime(2027, 12, 1, tzinfo=PRAGUE).timestamp()
    assert parsed("29.2.", now) == "2028-02-29 23:59"


def test_days_follow_the_calendar_and_hours_the_clock() -> None:
    """The clocks go back in the night to 25 October 2026, and forward in the night to 28 March 2027."""
    autumn = datetime(2026, 10, 24, 20, 0, tzinfo=PRAGUE).timestamp()
    assert moment("1 day", autumn, ZONE) - autumn == 25 * 3600
    assert moment("24 hours", autumn, ZONE) - autumn == 24 * 3600
    spring = datetime(2027, 3, 27, 20, 0, tzinfo=PRAGUE).timestamp()
    assert moment("1 day", spring, ZONE) - spring == 23 * 3600


def test_a_day_ends_in_the_time_zone_of_the_user() -> None:
    assert moment("24.12.", NOW, "Asia/Tokyo") - moment("24.12.", NOW, ZONE) == -8 * 3600
    assert moment("24.12.", NOW, "No/Where") - moment("24.12.", NOW, ZONE) == 3600


@pytest.mark.unmeasured
@given(st.text(max_size=40))
def test_any_typed_text_is_parsed_or_refused(typed: str) -> None:
    try:
        time = moment(typed, NOW, ZONE)
    except Refused as refused:
        assert refused.text in {"date-unknown", "date-past", "date-too-far"}  # noqa: PT017 - either refusal is right
    else:
        assert NOW < time <= NOW + MAX_DAYS_AHEAD * 86400


@given(st.integers(60, MAX_DAYS_AHEAD * 86400 - 60))
def test_a_shown_moment_is_parsed_to_the_same_moment(seconds: int) -> None:
    time = NOW + seconds - (NOW + seconds) % 60
    words = format_moment(time, "UTC")
    assert moment(words, NOW, "UTC") == time


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_refusal_are_understood(language: str) -> None:
    examples = re.findall("[“„](.+?)[”“]", Say(language)("date-unknown"))
    assert len(examples) == 6
    for example in examples:
        assert moment(example, NOW, ZONE) > NOW


@pytest.mark.parametrize("typed", ["in a year", "1 year", "za rok", "o rok", "na rok"])
def test_a_year_is_a_duration(typed: str) -> None:
    assert parsed(typed) == "2027-11-22 20:00"


@pytest.mark.parametrize("typed", ["in 2 years", "za 2 roky", "za 5 let", "za 5 rokov", "za 5 lat", "9999 years"])
def test_more_years_are_too_far(typed: str) -> None:
    with pytest.raises(Refused, match="date-too-far"):
        moment(typed, NOW, ZONE)


@pytest.mark.parametrize("typed", ["in eight days", "za osm dní", "o osem dní", "za osiem dni"])
def test_numbers_up_to_ten_are_known_in_words(typed: str) -> None:
    assert parsed(typed) == "2026-11-30 20:00"


def test_the_second_of_two_equal_times_is_shown_so_that_it_is_parsed_as_such() -> None:
    now = datetime(2026, 10, 25, 2, 0, tzinfo=PRAGUE).timestamp()
    later = moment("90 minutes", now, ZONE)
    assert format_moment(later, ZONE) == "2026-10-25 02:30+0100"
    assert moment(format_moment(later, ZONE), now, ZONE) == later
