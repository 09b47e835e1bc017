"""Where everything of a town is drawn: worked out once from the map's data, in map units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cogs.fantom.map.atlas import town as town_of
from images.fantom.town.blocks import Quarter, quarter
from images.fantom.town.cost_map import Terrain, survey
from images.fantom.town.courses import Course, courses
from images.fantom.town.groves import groves
from images.fantom.town.names import Names
from images.fantom.town.names import names as named
from images.fantom.town.parks import Green, green
from images.fantom.town.river import River, river
from images.fantom.town.siting import COMPASS, compass, sights
from images.fantom.town.stations import PIER, RADIUS
from images.fantom.town.streets import Streets, streets
from images.kit.shelf import shelved

if TYPE_CHECKING:
    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Map
    from images.fantom.town.cost_map import Rect


@dataclass(frozen=True)
class Plan:
    """Where everything is drawn but the names."""

    town: Town
    streets: Streets
    quarter: Quarter
    river: River
    courses: tuple[Course, ...]
    green: Green
    sights: tuple[Rect, ...]
    """The room of every landmark."""
    compass: Point | None
    terrain: Terrain
    """What is taken by all of this."""

    @property
    def furniture(self) -> tuple[Rect, ...]:
        """The boxes of the landmarks and of the compass."""
        boxes = [*self.sights]
        if self.compass:
            (x, y), reach = self.compass, COMPASS
            boxes.append((x - reach, y - reach - 18, x + reach, y + reach))
        return tuple(boxes)

    @property
    def discs(self) -> tuple[Rect, ...]:
        """Boxes that cover the stations, two crossed ones for each: one alone would claim too much at its corners."""
        boats = {start for start, _ in self.river.piers}
        reaches = [(station.at, PIER if station.at in boats else RADIUS) for station in self.town.stations]
        return tuple(
            (x - reach * wide, y - reach * tall, x + reach * wide, y + reach * tall)
            for (x, y), reach in reaches
            for wide, tall in ((1.0, 0.65), (0.65, 1.0))
        )


@shelved(4)
def plan(map_: Map, own: str) -> Plan:
    """Work out a town."""
    town = town_of(map_, own)
    net = streets(town)
    built, water, lines = quarter(net), river(town, net), courses(town, net)
    stands = sights(town, survey(town, net, water, lines))
    taken = survey(town, net, water, lines, stands)
    rose = compass(town, taken, stands)
    around = groves(town, taken, [block.outline for block in built.blocks], rose)
    return Plan(town, net, built, water, lines, green(town, taken, built.gardens, around), stands, rose, taken)


@shelved(8)
def names(map_: Map, own: str, language: str) -> Names:
    """Place a town's names in a language."""
    drawn = plan(map_, own)
    return named(drawn.town, language, drawn.river, drawn.terrain, drawn.sights, (*drawn.furniture, *drawn.discs))
