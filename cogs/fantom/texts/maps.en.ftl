# The faults of a map file that a server wants to load. $line is always a line of that file.

map-size = Line { $line }: each side of the map must measure { $least } to { $most } units.
map-stations = Line { $line }: { $count ->
    [one] { $count } station
   *[other] { $count } stations
} won’t do; a map has { $least } to { $most }.
map-too-many = Line { $line }: at most { $most } entries, please.
map-too-long-ways = Line { $line }: { $what ->
    [streets] all streets
    [lines] all taxi and tram lines
    [boats] all boat rides
   *[river] the river
} may be at most { $most } map units long, not { $length }.
map-areas-large = Line { $line }: the rectangles around parks, squares and islands may cover at most { $most } times the picture.
map-boxes = Line { $line }: the log must have { $least } to { $most } boxes.
map-reveals = Line { $line }: the boxes in which Fantom appears must ascend and end with { $boxes }, the last box.
map-pawns = Line { $line }: there must be { $least } to { $most } pawns.
map-tickets = Line { $line }: of each ticket there can be 0 to { $most }.
map-few-tickets = Line { $line }: a pawn needs at least { $boxes } tickets in all, one for every box.
map-number-gap = Line { $line }: this is station { $number }, but number { $expected } should come here. Count from 1 without a gap.
map-outside = Line { $line }: this lies outside the map or too close to its edge.
map-river = Line { $line }: the river needs at least two points.
map-width = Line { $line }: the river’s width must be greater than zero and at most half the map.
map-area = Line { $line }: an outline needs at least three points.
map-too-close = Line { $line }: station { $number } is too close to station { $other }; their numbers would overlap.
map-unknown-station = Line { $line }: there’s no station { $number }.
map-street-loop = Line { $line }: this street leads from station { $number } back to itself.
map-street-twice = Line { $line }: stations { $number } and { $other } are already joined by a street.
map-street-over = Line { $line }: this street runs across station { $number }. Move one of them or bend the street with `via`.
map-not-connected = Line { $line }: no streets lead from station 1 to station { $number }.
map-cab-line = Line { $line }: cabs need no line; every street is theirs.
map-short-line = Line { $line }: a line needs at least two stations.
map-line-off-street = Line { $line }: this line goes from station { $number } to { $other }, but no street does.
map-lonely-pier = Line { $line }: a boat needs at least two piers, and never the same one twice in a row.
map-pier-inland = Line { $line }: station { $number } is too far from the river for a pier.
map-no-marker = Line { $line }: this line ends at station { $number }, which has no marker for it.
map-no-line = Line { $line }: station { $number } has a marker, but no line of that kind passes.
map-crowded = Line { $line }: too many rides lead on from station { $number }; at most { $most } per kind of ticket.

# The result of the computer players' hunts on a loaded map: Fantom escaped in $counted of $games.

trial-hardly = 🩺 In { $games } quick hunts between computers here, Fantom escaped in { $counted }. It’s easier with fewer pawns, fewer dead ends or more tickets for Fantom.
trial-open = 🩺 In { $games } quick hunts between computers here, Fantom escaped in { $counted }: both sides have a chance.
trial-nearly-always = 🩺 In { $games } quick hunts between computers here, Fantom escaped in { $counted }. More pawns, more reveals or fewer tickets for Fantom help the detectives.
