"""A stage from a GPX track: every track becomes a valid stage or is refused with a reason."""

from __future__ import annotations

from contextlib import suppress
from math import sin

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.game.contract import Refused
from bot.i18n.translation import LANGUAGES, Say
from cogs.tour.road import Kind
from cogs.tour.stages.catalogue import check_upload, read, shipped
from cogs.tour.stages.track import MAX_POINTS, _lanes, stage_file

POINT = '<trkpt lat="45.0" lon="{lon:.6f}"><ele>{height:.2f}</ele></trkpt>\n'


def gpx(heights: list[float], spacing: float = 0.01, name: str = "Col &amp; Val") -> str:
    """Return a track to the east, with these heights at equal distances, in degrees."""
    points = "".join(POINT.format(lon=n * spacing, height=height) for n, height in enumerate(heights))
    head = '<?xml version="1.0"?>\n<gpx xmlns="http://www.topografix.com/GPX/1/1"><trk><name>'
    return f"{head}{name}</name><trkseg>\n{points}</trkseg></trk></gpx>"


def refused(text: str) -> Refused:
    with pytest.raises(Refused) as refusal:
        stage_file(text)
    return refusal.value


def test_a_track_becomes_a_stage_with_its_climbs() -> None:
    heights = [100.0] * 60 + [100 + 25.0 * n for n in range(50)] + [1325 - 20.0 * n for n in range(60)] + [125.4] * 60
    text = stage_file(gpx(heights))
    check_upload(text)
    sheet = read(text)
    assert sheet.name == "Col & Val"
    assert sheet.height == 100
    assert sum(section.steps for section in sheet.sections) == 72  # 180 km, 2.5 km a step
    (climb,) = (section for section in sheet.sections if section.kind is Kind.CLIMB)
    assert climb.prime is not None
    assert climb.heights[-1] == pytest.approx(1325, abs=120)


def test_a_flat_track_becomes_a_stage_without_climbs() -> None:
    sheet = read(stage_file(gpx([50.0] * 30)))
    assert {section.kind for section in sheet.sections} == {Kind.FLAT}
    assert len(sheet.sections) == 4


def test_of_two_heights_at_a_point_the_first_counts() -> None:
    track = gpx([50.0] * 30)
    assert stage_file(track.replace("</ele>", "</ele><ele>2000</ele>")) == stage_file(track)


@settings(max_examples=60)
@given(st.lists(st.floats(-100, 5000), min_size=2, max_size=200), st.floats(0.01, 0.2), st.text(max_size=60))
@example([400 + 300 * sin(n / 7) for n in range(200)], 0.02, "A")
@example([0.0, 5000.0] * 100, 0.01, "B")
@example([0.0, 5000.0], 0.2, "C")
@example([float(n) for n in range(200)], 0.2, "D")
def test_every_track_of_sensible_heights_becomes_a_valid_stage(heights: list[float], spacing: float, name: str) -> None:
    safe = "".join(c for c in name if c.isprintable()).replace("&", "").replace("<", "")
    text = gpx(heights, spacing, safe)
    with suppress(Refused):
        stage_file(text)
    try:
        result = stage_file(text)
    except Refused as refusal:
        assert refusal.text == "track-short"  # noqa: PT017 - the only refusal of such a track
    else:
        check_upload(result)


@given(st.text())
@example("<")
@example("<gpx>" * 10_000)
@example('<gpx><trkpt lat="1" lon="1"><ele>1</ele></trkpt>')
@example("<a/>\udcff")
def test_no_text_raises_anything_else_than_a_refusal(text: str) -> None:
    with suppress(Refused):
        stage_file(f"<{text}")


@pytest.mark.parametrize("height", ["nan", "inf", "-inf", "5001", "-101", "1e999", "12 m", "12,5", ""])
def test_a_height_that_is_no_number_of_metres_is_refused_with_its_line(height: str) -> None:
    text = gpx([1.0, 2.0, 3.0]).replace("<ele>2.00</ele>", f"<ele>{height}</ele>")
    assert (refused(text).text, refused(text).variables["line"]) == ("track-number", 4)


@pytest.mark.parametrize("place", ["91", "nan", "", "north"])
def test_a_place_that_is_not_on_earth_is_refused(place: str) -> None:
    assert refused(gpx([1.0, 2.0]).replace('lat="45.0"', f'lat="{place}"')).text == "track-number"


def test_entities_are_refused_before_they_are_read() -> None:
    bomb = "".join(f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10))
    for inside in (f'<!ENTITY a0 "x">{bomb}', '<!ENTITY a9 SYSTEM "file:///etc/passwd">'):
        text = f"<!DOCTYPE gpx [{inside}]>{gpx([1.0, 2.0], name='&a9;').partition('?>')[2]}"
        assert refused(text).text == "track-doctype"


def test_a_track_with_too_many_points_is_refused() -> None:
    assert refused(gpx([1.0] * (MAX_POINTS + 1), 0.00001)).variables["most"] == MAX_POINTS


def test_a_track_that_stands_still_or_has_no_heights_is_refused() -> None:
    assert refused(gpx([1.0] * 50, 0.0)).text == "track-short"
    assert refused("<gpx><trkpt lat='1' lon='1'/><trkpt lat='2' lon='2'/></gpx>").text == "track-short"
    assert refused("<gpx/>").text == "track-short"


def test_a_stage_file_is_left_as_it_is() -> None:
    assert stage_file(shipped("hills")) == shipped("hills")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["<gpx", "<!DOCTYPE gpx><gpx/>", "<gpx/>", gpx([9999.0] * 2)])
def test_a_refusal_has_a_text_in_every_language(language: str, text: str) -> None:
    refusal = refused(text)
    assert refusal.text not in Say(language, "tour").refusal(refusal)


def test_a_short_flat_after_a_climb_stays_narrow() -> None:
    assert _lanes(5, after=True, before=False) == '"1-5"'
    assert _lanes(6, after=True, before=True) == '{ 1 = "1-5", 3 = "1-6", 5 = "1-5" }'
