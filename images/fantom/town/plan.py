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
from images.fantom.town.landmark_placement import COMPASS_RADIUS, compass, landmark_boxes
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
    entry_count: int
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
    plate, key, entry_count = plates(in_language(town.name, language), language, town.size, costs, taken)
    taken_boxes = [*taken, *(rect for rect in (plate, key) if rect)]
    curved: list[CurvedLabel] = []
    requests: list[LabelRequest] = []
    for area in town.areas:
        name = in_language(area.name, language) if area.name else ""
        label = island_label(name, area.outline, costs, taken_boxes) if name and area.kind == "island" else None
        curved += [label] if label else []
        requests += [] if label or not name else [area_request(name, area)]
    taken_boxes += [rect for label in curved for rect in label.rects]
    stream = river_label(in_language(town.river.name, language), water, costs, town.size, taken_boxes)
    curved += [stream] if stream else []
    taken_boxes += stream.rects if stream else ()
    landmark_requests = [
        landmark_request(in_language(lm.name, language), rect)
        for lm, rect in zip(town.landmarks, landmark_boxes, strict=True)
    ]
    return Names(
        plate,
        key,
        entry_count,
        tuple(curved),
        placed_labels([*landmark_requests, *requests], costs, town.size, taken_boxes),
        language,
    )


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
            (x, y), reach = self.compass, COMPASS_RADIUS
            boxes.append((x - reach, y - reach - 18, x + reach, y + reach))
        return tuple(boxes)

    @property
    def discs(self) -> tuple[Rect, ...]:
        """Two crossed boxes for each station that cover its disc; a single box would take too much at its corners."""
        reaches = [(station.at, self.streets.discs[station.number].reach) for station in self.town.stations]
        return tuple(
            (x - reach * share_x, y - reach * share_y, x + reach * share_x, y + reach * share_y)
            for (x, y), reach in reaches
            for share_x, share_y in ((1.0, 0.65), (0.65, 1.0))
        )


@dataclass(frozen=True)
class NetworkPlan:
    """The part of a plan that rides need: streets, river and lines."""

    town: Town
    streets: Streets
    river: Water
    lines: tuple[SegmentPath, ...]


@weighted_cache(4)
def network_plan(map_: Map, own_map: str) -> NetworkPlan:
    """Return the network plan of a town."""
    town = town_of(map_, own_map)
    net = streets(town)
    return NetworkPlan(town, net, river(town, net), segment_paths(town, net))


@weighted_cache(4)
def plan(map_: Map, own_map: str) -> Plan:
    """Return the plan of a town."""
    network = network_plan(map_, own_map)
    town, net, water, lines = network.town, network.streets, network.river, network.lines
    blocks = quarter(net)
    stands = landmark_boxes(town, cost_map(town, net, water, lines))
    taken = cost_map(town, net, water, lines, stands)
    rose = compass(town, taken, stands)
    trees = groves(town, taken, [block.outline for block in blocks.blocks], rose)
    return Plan(town, net, blocks, water, lines, green(town, taken, blocks.gardens, trees), stands, rose, taken)


@weighted_cache(8)
def names(map_: Map, own_map: str, language: str) -> Names:
    """Return the positions of a town's names in a language."""
    layout = plan(map_, own_map)
    return place_names(
        layout.town, language, layout.river, layout.costs, layout.landmark_boxes, (*layout.furniture, *layout.discs)
    )
