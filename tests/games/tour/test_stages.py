"""The shipped stages: guarantees for riders and for readers of the picture."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.i18n.languages import in_language
from bot.i18n.translation import LANGUAGES
from cogs.tour.options import Options, Race, stages_of
from cogs.tour.road import ROWS, Field, Kind, PrimeKind, Side, ahead, reach, seconds
from cogs.tour.stages.catalogue import OWN, SHIPPED, sheet, stage
from cogs.tour.stages.sheet import profile
from tests.merged_cases import merge_cases

pytestmark = pytest.mark.unmeasured

each_stage = merge_cases("name", SHIPPED)
STEPS = {"first": 39, "plain": 72, "hills": 76, "mountain": 68, "circuit": 82}
CLIMBED = {"first": 3, "plain": 4, "hills": 16, "mountain": 21, "circuit": 12}


def test_every_race_has_existing_stages() -> None:
    names = {name for race in Race for name in stages_of(Options(race=race))}
    assert names == {*SHIPPED, OWN}


@each_stage
def test_stages_have_the_length_and_height_of_the_rules(name: str) -> None:
    assert stage(name).finish == 2 * STEPS[name]
    assert sum(section.steps for section in sheet(name).sections if section.kind is Kind.CLIMB) == CLIMBED[name]


@each_stage
def test_every_field_reaches_the_finish(name: str) -> None:
    road = stage(name)
    home = {field for field in road.fields if seconds(road, field) == 0}
    for field in sorted(road.fields - home, reverse=True):
        if any(next_field in home for next_field in ahead(field)):
            home.add(field)
    assert home == road.fields


@each_stage
def test_every_field_can_be_ridden_to_from_the_corridor(name: str) -> None:
    road = stage(name)
    reached = set(road.corridor)
    for field in sorted(road.fields):
        if field in reached:
            reached.update(next_field for next_field in ahead(field) if next_field in road.fields)
    assert reached == road.fields


@each_stage
def test_lanes_keep_their_parity(name: str) -> None:
    assert all(field.x % 2 == field.lane % 2 for field in stage(name).fields)


@each_stage
def test_the_corridor_holds_six_teams_of_six(name: str) -> None:
    road = stage(name)
    assert len(road.corridor) >= 36
    assert set(road.corridor) == {field for field in road.fields if field.x < 0}
    assert len({field.lane for field in road.corridor}) == len(
        {field.lane for field in road.fields if field.x in {0, 1}}
    )


@each_stage
def test_the_strip_has_ten_rows(name: str) -> None:
    road = stage(name)
    strip = [field for field in road.fields if field.x >= road.finish]
    lanes = {field.lane for field in strip}
    assert len(strip) == ROWS * len(lanes)
    assert {seconds(road, field) for field in strip} == set(range(ROWS))


@each_stage
def test_the_strip_ends_the_road(name: str) -> None:
    road = stage(name)
    last = Field(road.finish + 2 * ROWS - 2, 0)
    assert seconds(road, last) == 0
    assert reach(road, (), last, 5).keys() <= {Field(last.x + 1, 1)}


@each_stage
def test_the_wind_turns(name: str) -> None:
    assert {section.wind for section in stage(name).sections} == {Side.LEFT, Side.RIGHT}


@each_stage
def test_stages_have_primes_for_sprinters_and_climbers(name: str) -> None:
    assert {prime.kind for prime in stage(name).primes} == {PrimeKind.SPRINT, PrimeKind.MOUNTAIN}
    assert all(before.x + 8 <= after.x for before, after in pairwise(stage(name).primes))


def test_each_stage_has_the_character_of_its_name() -> None:
    ends = {name: sheet(name).sections[-1].kind for name in SHIPPED}
    assert [name for name in SHIPPED if ends[name] is Kind.CLIMB] == ["mountain"]
    assert len([section for section in sheet("hills").sections if section.kind is Kind.CLIMB]) == 3
    assert profile(sheet("mountain"))[-1][1] == max(height for _, height in profile(sheet("mountain")))
    shapes = [(section.kind, section.wind, str(section.lanes)) for section in sheet("circuit").sections[1:]]
    assert shapes[:2] == shapes[2:4]
    assert shapes[4] == shapes[0]


@each_stage
@merge_cases("language", LANGUAGES)
def test_names_of_sections_differ_in_every_language(name: str, language: str) -> None:
    names = [in_language(section.name, language) for section in sheet(name).sections]
    assert len(set(names)) == len(names)


@merge_cases("language", LANGUAGES)
def test_names_of_stages_differ_in_every_language(language: str) -> None:
    assert len({in_language(sheet(name).name, language) for name in SHIPPED}) == len(SHIPPED)
