## The words of the map itself: its legend.

map-both = taxi and tram
map-passes = passes by
map-paces = 300 paces
