"""The plan of a town: the positions of everything that is drawn, names included, in map units; calculated once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.i18n.languages import in_language
from cogs.fantom.map.atlas import town as town_of
from images.fantom.town.blocks import Quarter, quarter
from images.fantom.town.cartouche import plates
from images.fantom.town.cost_map import CostMap, cost_map
from images.fantom.town.curved_lettering import CurvedLabel, island_label, river_label
from images.fantom.town.landmark_placement import COMPASS, compass, landmark_boxes
from images.fantom.town.lettering import Label, LabelRequest, area_request, landmark_request, placed_labels
from images.fantom.town.lines import SegmentPath, segment_paths
from images.fantom.town.parks import Green, green, groves
from images.fantom.town.river import Water, river
from images.fantom.town.streets import Streets, streets
from images.kit.weighted_cache import weighted_cache

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cogs.fantom.map.town import Point, Town
    from cogs.fantom.options import Map
    from images.fantom.town.cost_map import Rect


@dataclass(frozen=True)
class Names:
    """The positions of a town's names in one language."""

    title: Rect | None
    """The rectangle of the cartouche; None if there is no room for it."""
    legend: Rect | None
    told: int
    """Number of the legend's entries that fit."""
    curved: tuple[CurvedLabel, ...]
    """The names of the river and of the islands."""
    labels: tuple[Label, ...]
    language: str

    @property
    def rects(self) -> tuple[Rect, ...]:
        """The boxes of the cartouche, the legend and all names."""
        plates = (rect for rect in (self.title, self.legend) if rect)
        letters = (rect for name in self.curved for rect in name.rects)
        return *plates, *letters, *(label.rect for label in self.labels)


def place_names(
    town: Town, language: str, water: Water, costs: CostMap, landmark_boxes: Sequence[Rect], taken: Sequence[Rect]
) -> Names:
    """Return the positions of a town's names.

    They are placed in this order: cartouche and legend, islands, river, landmarks, parks and squares.
    `landmark_boxes` are the boxes of the landmarks; `taken` are all boxes that names must not cover, also landmarks.
    """
    plate, key, told = plates(in_language(town.name, language), language, town.size, costs, taken)
    full = [*taken, *(rect for rect in (plate, key) if rect)]
    along: list[CurvedLabel] = []
    requests: list[LabelRequest] = []
    for area in town.areas:
        name = in_language(area.name, language) if area.name else ""
        laid = island_label(name, area.outline, costs, full) if name and area.kind == "island" else None
        along += [laid] if laid else []
        requests += [] if laid or not name else [area_request(name, area)]
    full += [rect for laid in along for rect in laid.rects]
    stream = river_label(in_language(town.river.name, language), water, costs, town.size, full)
    along += [stream] if stream else []
    full += stream.rects if stream else ()
    called = [
        landmark_request(in_language(lm.name, language), rect)
        for lm, rect in zip(town.landmarks, landmark_boxes, strict=True)
    ]
    return Names(plate, key, told, tuple(along), placed_labels([*called, *requests], costs, town.size, full), language)


@dataclass(frozen=True)
class Plan:
    """The positions of everything in a town but its names."""

    town: Town
    streets: Streets
    quarter: Quarter
    river: Water
    lines: tuple[SegmentPath, ...]
    green: Green
    landmark_boxes: tuple[Rect, ...]
    """The box of every landmark."""
    compass: Point | None
    costs: CostMap
    """The cost map of all of this."""

    @property
    def furniture(self) -> tuple[Rect, ...]:
        """The boxes of the landmarks and of the compass rose."""
        boxes = [*self.landmark_boxes]
        if self.compass:
            (x, y), reach = self.compass, COMPASS
            boxes.append((x - reach, y - reach - 18, x + reach, y + reach))
        return tuple(boxes)

    @property
    def discs(self) -> tuple[Rect, ...]:
        """Two crossed boxes for each station that cover its disc; a single box would take too much at its corners."""
        reaches = [(station.at, self.streets.discs[station.number].reach) for station in self.town.stations]
        return tuple(
            (x - reach * wide, y - reach * tall, x + reach * wide, y + reach * tall)
            for (x, y), reach in reaches
            for wide, tall in ((1.0, 0.65), (0.65, 1.0))
        )


@dataclass(frozen=True)
class NetworkPlan:
    """The part of a plan that rides need: streets, river and lines."""

    town: Town
    streets: Streets
    river: Water
    lines: tuple[SegmentPath, ...]


@weighted_cache(4)
def network_plan(map_: Map, own: str) -> NetworkPlan:
    """Return the network plan of a town."""
    town = town_of(map_, own)
    net = streets(town)
    return NetworkPlan(town, net, river(town, net), segment_paths(town, net))


@weighted_cache(4)
def plan(map_: Map, own: str) -> Plan:
    """Return the plan of a town."""
    ridden = network_plan(map_, own)
    town, net, water, lines = ridden.town, ridden.streets, ridden.river, ridden.lines
    built = quarter(net)
    stands = landmark_boxes(town, cost_map(town, net, water, lines))
    taken = cost_map(town, net, water, lines, stands)
    rose = compass(town, taken, stands)
    around = groves(town, taken, [block.outline for block in built.blocks], rose)
    return Plan(town, net, built, water, lines, green(town, taken, built.gardens, around), stands, rose, taken)


@weighted_cache(8)
def names(map_: Map, own: str, language: str) -> Names:
    """Return the positions of a town's names in a language."""
    drawn = plan(map_, own)
    return place_names(
        drawn.town, language, drawn.river, drawn.costs, drawn.landmark_boxes, (*drawn.furniture, *drawn.discs)
    )
