## The words of the map itself: its legend.

map-both = taxi and tram
map-passes = doesn’t stop
map-paces = 300 paces
