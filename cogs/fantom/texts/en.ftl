# Fantom in English. The typed commands have a file of their own.

game-name = Fantom
game-tagline = One of you slips through the fog of { $map ->
    [old-town] the old town
    [suburb] the suburb
   *[own] your own town
}. Can the others catch them?
game-rules =
    { "**" }The aim.** One player is Fantom, the others share the detectives’ pawns: white, yellow, red, blue, green; they ride in this order, unless the table rides together. A pawn that arrives where Fantom hides makes the arrest. If Fantom is still free when the last box of the log is written and the pawns have made their last rides, Fantom has won.

    { "**" }To begin.** The pawns are placed anywhere, one to a station. Then Fantom secretly writes a first station into box 1, and the pawns ride. After that Fantom rides first in every round, then the pawns. Nobody may pass; a pawn that cannot ride waits for the next round.

    { "**" }Riding.** A ride costs one ticket and goes to the next stop of its line: 🐎 cab (black) from every station to the next one along the street, 🚕 taxi (green) from green marker to green marker, 🚋 tram (red) from red to red, passing all others. Where no marker of its colour stands, taxi and tram neither start nor stop. Neither a pawn nor Fantom may ride onto a pawn.

    { "**" }Riding together.** At a slow pace the detectives don’t wait for one another: each rides all their pawns when they have time, in any order, and the round is over when all have ridden. A pawn only misses its ride if it still can’t ride when no other pawn is left that can. The options of the table say which it is here.

    { "**" }Tickets.** In the old town every pawn has 10 cab, 9 taxi and 5 tram tickets, never shared between pawns. What a pawn spends goes to Fantom; what Fantom spends is gone. Fantom starts with 4 cab, 3 taxi, 3 tram, 2 boat and 2 double tickets. Everybody sees what is left.

    { "**" }Fantom.** The detectives see what Fantom rides with, not where to. In boxes 3, 8, 13, 18 and 24 Fantom must appear: the station is shown, and the log since the last time proves that every ride was fair.
    • ⛵ Boat: from one riverside station to the next one on the blue line, up or down the river.
    • ⏩ Double move: two rides in one turn, two boxes, a ticket for each and the double ticket. If Fantom has to appear in the first one, they are seen there and vanish again with the second.

    { "**" }The end.** Fantom loses when caught, or when no ride is left. Fantom wins when the log is full, or as soon as no pawn has a ticket that it could use where it stands. In the tournament everybody is Fantom once; whoever gets to the highest box wins, and not being caught at all beats every box.

    { "**" }The suburb** is for learning and for quick games: 12 boxes, three pawns, fewer tickets, and Fantom appears more often.

    { "**" }At this table** Fantom plays behind closed doors: menu, log and map are shown to Fantom alone. Detectives ride on the board for all to see; they may seal the next ride of each of their pawns while they wait and suggest rides to each other.

    { "**" }A word of advice.** Detectives: spread out before Fantom appears, block the stations where lines meet, and close the ring from all sides. Fantom: appear where no pawn can be with its next ride, and keep boat and double moves for when they close in.

option-map = Map
option-map-about = The old town takes an evening or a week; the suburb is small, quick and good for learning.
option-map-old-town = Old town (24 boxes, 5 pawns)
option-map-suburb = Suburb (12 boxes, 3 pawns)
option-map-own = This server’s own map
option-fantom = Who is Fantom
option-fantom-about = Who has to get away from the others; in a tournament, who does so first.
option-fantom-drawn = Random
option-fantom-host = { $first } (first seat)
option-fantom-last = { $alone ->
    [true] Whoever sits last
   *[false] { $last } (last seat)
}
option-possible = Where Fantom can be
option-possible-about = The board marks every station where Fantom can be. A help while you’re learning the game.
option-possible-by-map = Marked in the suburb only
option-possible-on = Marked
option-possible-off = Not marked
option-riding = Detectives ride
option-riding-about = Together, nobody waits for another pawn: each detective rides all of theirs at once, in any order. Two waits a round instead of six.
option-riding-by-pace = Together if a turn lasts half a day or longer, else one after the other
option-riding-in-order = One after the other
option-riding-together = Together
option-prove-log = Log shown on reveal
option-prove-log-about = When Fantom appears, the log since the last time is published, as the rules say.
option-voluntary-reveal = Voluntary reveal
option-voluntary-reveal-about = Once a game, Fantom may appear without having to, and takes a ticket of their choice from every pawn.
option-shown-start = Visible start
option-shown-start-about = Fantom’s start is shown and fills no box: one ride more. Helps the detectives.
option-free-double = Free double moves
option-free-double-about = A double move costs only the double ticket: no others are needed, and what is ridden stays secret. Helps Fantom.
option-four-detectives = One pawn fewer
option-four-detectives-about = The last pawn stays at home: easier for Fantom, hard for the detectives.
option-tournament = Tournament (the book’s game)
option-tournament-about = As many hunts as players: everybody is Fantom once, and whoever holds out longest wins.
option-own-map = Map file
option-own-map-about = The map that this server has loaded for itself.

transport-cab = cab
transport-taxi = taxi
transport-tram = tram
transport-boat = boat
pawn-white = white
pawn-yellow = yellow
pawn-red = red
pawn-blue = blue
pawn-green = green

pictogram = { $transport ->
    [cab] 🐎
    [taxi] 🚕
    [tram] 🚋
   *[boat] ⛵
}
disc = { $pawn ->
    [white] ⚪
    [yellow] 🟡
    [red] 🔴
    [blue] 🔵
   *[green] 🟢
}
# A pawn at the beginning of a sentence, and after a preposition.
the-pawn = { $pawn ->
    [white] White
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
}
called-pawn = { disc } { the-pawn }
called-to = { $phase ->
    [place] To place
   *[detectives] To ride
}: { $pawns }
of-the-pawn = { $pawn ->
    [white] White
    [yellow] Yellow
    [red] Red
    [blue] Blue
   *[green] Green
}
by-transport = { $transport ->
    [cab] by cab
    [taxi] by taxi
    [tram] by tram
   *[boat] by boat
}
one-ticket = { $transport ->
    [cab] a cab ticket
    [taxi] a taxi ticket
    [tram] a tram ticket
   *[boat] a boat ticket
}

move-place = Station { $station }
    .words = place put start begin pawn station stand
move-place-them = ✨ Place for me
    .words = place them for me automatically rest yourself
move-hide = Station { $station }
    .words = hide start begin station stand
move-ride = { pictogram } { by-transport } to { $to }
    .words = ride go take drive travel station
move-send = { disc } { the-pawn } { by-transport } { pictogram } to { $to }
    .words = ride go take drive send pawn station
move-double = ⏩ { pictogram } { by-transport } to { $to }, then again
    .words = double twice two move ride
move-surface = 👁️ { pictogram } { by-transport } to { $to }, and appear
    .words = surface reveal show myself openly ride
move-take = { pictogram } { one-ticket }
    .words = take steal get ticket

sealed-pawn = { $piece ->
    [white] ⚪ White ·{ " " }
    [yellow] 🟡 Yellow ·{ " " }
    [red] 🔴 Red ·{ " " }
    [blue] 🔵 Blue ·{ " " }
    [green] 🟢 Green ·{ " " }
   *[none] { "" }
}
seal-void = 🔏 The ride you sealed isn’t possible any more: { sealed-pawn }**{ $move }**. { $dropped ->
    [0] Choose another.
    [one] The one sealed after it won’t be ridden either. Choose again.
   *[other] The { $dropped } sealed after it won’t be ridden either. Choose again.
}

hunt-begun = { $hunts ->
    [one] 🌫️ Fog creeps through the streets. { $seat } is Fantom.
   *[other] 🌫️ Hunt { $hunt } of { $hunts }: fog creeps through the streets, and { $seat } is Fantom.
}
pawn-placed = { disc } { the-pawn } ({ $seat }) lies in wait at { $station }.
fantom-hid = 🎩 Fantom steps out into the night. Nobody saw where.
fantom-began = 🎩 Fantom is seen at { $station }, and gone again.
fantom-rode = 🎩 Box { $box }: Fantom flees { by-transport } { pictogram }.
fantom-doubled = 🎩 ⏩ A double move! { $left ->
    [0] That was the last one.
    [one] One left.
   *[other] { $left } left.
}
fantom-flitted = 🎩 Box { $box }: Fantom flits away. Nobody saw how.
fantom-appeared = 🎩 Box { $box }: Fantom appears at **{ $station }**!
fantom-surfaced = 🎩 Box { $box }: Fantom chooses to appear at **{ $station }** and claims a ticket from every pawn.
log-proved = 📜 The log, boxes { $first } to { $last }: { $route }.
ticket-taken = 🎩 Fantom takes { one-ticket } { pictogram } from { disc } { of-the-pawn }.
pawn-rode = { disc } { the-pawn } ({ $seat }) rides { by-transport } { pictogram } to { $to }.
pawn-stuck = { disc } { the-pawn } ({ $seat }) can’t ride and waits for the next round.
fantom-arrested = 🚨 { disc } { the-pawn } ({ $seat }) arrests Fantom at **{ $station }**, in box { $box }!
fantom-cornered = 🚨 Fantom is trapped at **{ $station }** in box { $box }: no ride is left. The detectives win!
detectives-stranded = 🎩 No pawn can use the tickets it has left. Box { $box }: Fantom strolls away from **{ $station }** and wins!
fantom-escaped = 🎩 The log is full, and Fantom is free. A hat is tipped at **{ $station }**, and nobody is there: Fantom wins!
log-revealed = 📜 Fantom’s full route: { $route }.
log-written = 📝 Your log, box { $box }: { $transport ->
    [cab] 🐎 by cab to **{ $station }**.
    [taxi] 🚕 by taxi to **{ $station }**.
    [tram] 🚋 by tram to **{ $station }**.
    [boat] ⛵ by boat to **{ $station }**.
   *[none] you are at **{ $station }**.
}

refused-too-many-for-map = This map has too few pawns for so many players. At most { $most } can play on it.
refused-no-own-map = This server has no map of its own that can be played on. Choose another map.
refused-over = The game is over.
refused-only-detectives = Only detectives place pawns. Fantom hides, then rides.
refused-only-fantom = Only Fantom can do that. Choose a move for your pawn.
refused-which-pawn = The detectives ride together here: say which pawn.
refused-only-pawns = The pawns are the detectives’. You’re Fantom: just ride.
refused-in-order = The pawns ride in order here. Now it’s this one’s turn: { disc } { the-pawn }. Choose its ride without naming a pawn.
refused-no-pawn-of-yours = { the-pawn } isn’t your pawn. Choose one of your own.
refused-ridden-already = { the-pawn } has already ridden this round. Choose another pawn.
refused-place-first = Nobody rides before all the pawns are placed. Place yours first.
refused-placed-already = The pawns are all placed. Ride instead.
refused-hide-first = Choose your first station before you ride.
refused-hidden-already = You’ve already chosen your first station. Ride instead.
refused-take-first = You’ve shown yourself: first take a ticket from { of-the-pawn }.
refused-nothing-to-take = You can only take tickets right after a voluntary reveal.
refused-pawn-has-none = { the-pawn } doesn’t have { one-ticket }. Take one of another kind.
refused-station-unknown = There’s no such station. Pick one from { $first } to { $last }.
refused-station-taken = { the-pawn } is at { $station }. Choose another station.
refused-boat-is-fantoms = Only Fantom takes the boat. Ride by cab, taxi or tram.
refused-no-ticket = { $transport ->
    [cab] You have no cab ticket left. Choose another ride.
    [taxi] You have no taxi ticket left. Choose another ride.
    [tram] You have no tram ticket left. Choose another ride.
   *[boat] You have no boat ticket left. Choose another ride.
}
refused-no-line = { $stops ->
    [none] You can’t ride { by-transport } from { $origin }. Choose another ride.
   *[other] No ride { by-transport } leads from { $origin } to { $station }. You can ride to { $stops }.
}
refused-no-double = You have no double ticket left. Make a single ride.
refused-one-double = You’re in the middle of a double move. Just make the second ride.
refused-no-room-for-double = The log has no room for two more rides. Make a single one.
refused-no-second-ride = There’s no second ride from there. Begin the double move with another ride.
refused-no-surfacing = At this table Fantom only appears when they have to. Just ride.
refused-surfaced-already = You’ve used your voluntary reveal. Just ride.
refused-shown-anyway = In box { $box } you appear anyway. Just ride.

# The line below the active player's name.
now-to-do = { $phase ->
    [place] { disc } { the-pawn } picks a starting station
    [hide] 🎩 Fantom chooses where to begin
    [fantom] 🎩 Fantom flees
    [second] 🎩 Fantom makes the second ride of a double move
    [take] 🎩 Fantom takes a ticket from { disc } { of-the-pawn }
   *[detectives] { disc } { the-pawn } rides
}
now-still-to-ride = Still to ride: { $pawns }
now-hunt = hunt { $hunt } of { $hunts }
now-box = box { $box } of { $boxes }
now-reveal = Fantom appears in box { $box }
now-reveal-here = Fantom must appear now
how-it-ended = { $ending ->
    [arrested] 🚨 { disc } { the-pawn } has arrested Fantom in box { $box }
    [cornered] 🚨 Fantom is trapped in box { $box }
    [stranded] 🎩 The pawns are stranded in box { $box }: Fantom is free
    [cut-short] { $box ->
        [0] 🏳️ The hunt ended before it began
       *[other] 🏳️ The hunt ended early, in box { $box }
    }
   *[escaped] 🎩 Fantom has escaped
}

# The description of the board, line by line.
board-turn = It’s { $seat }’s turn.
board-turns = To act: { $seats }.
board-unseen = Fantom hasn’t been seen yet.
board-began = Fantom began at { $station }.
board-black = Fantom is at { $station }, seen there in box { $box }.
board-seen = Fantom was last seen in box { $box } at { $station }.
board-reveals = Fantom appears in boxes { $boxes }.
board-pawn = { the-pawn } ({ $seat }): { $place }; { $tickets }
board-not-placed = not placed yet
board-tickets = cab { $cab }, taxi { $taxi }, tram { $tram }
board-stock = Fantom’s tickets: cab { $cab }, taxi { $taxi }, tram { $tram }, boat { $boat }, double { $double }
board-reach = { the-pawn } can ride { $rides }
board-no-reach = { the-pawn } can’t ride now
board-ride = { by-transport } to { $stations }
board-possible = { $count ->
    [one] Fantom can only be at { $stations }
   *[other] Fantom can be at { $count } stations: { $stations }
}
board-possible-but = Fantom can be at { $count } stations: anywhere but { $stations }
board-log = Log: { $boxes }
board-log-empty = The log is empty.
board-box-start = start
board-box-unknown = unknown ride
board-box-double = double
board-surfacing = { $used ->
    [true] Fantom has used the voluntary reveal.
   *[false] Fantom still has the voluntary reveal.
}
board-hunt = Hunt { $hunt }, { $seat } as Fantom: { $ended }. Route: { $route }

# Fantom's secrets, and the text that a detective gets instead.
secret-whereabouts = You’re Fantom, at { $station }.
secret-none-yet = You’re Fantom. Choose where to begin, out of the pawns’ reach.
secret-log = Your log: { $boxes }
secret-rides = You can ride { $rides }
secret-no-rides = Right now you have nowhere to ride.
secret-danger = The pawns can reach in one ride: { $stations }
secret-safe = No pawn can ride.
secret-watched = { $pawns } can reach you in one ride!
no-secrets = A detective has no secrets: everything known about Fantom is on the board.

pick-a-start = Stations { $first }–{ $last } · { $area } · { $middle }
pick-a-good-start = Good stations to begin at…
drawer-stations = All { $count } stations…
hide-for-me = Find me a hiding place
place-them = { $count ->
    [one] Place it for me
   *[other] Place them for me
}
area = { $area ->
    [north-west] north-west
    [north] north
    [north-east] north-east
    [west] west
    [centre] centre
    [east] east
    [south-west] south-west
    [south] south
   *[south-east] south-east
}
pick-a-ride = { disc } { the-pawn } rides to…
pick-a-flight = 🎩 Ride to…
pick-a-second = 🎩 Second ride to…
pick-a-double = ⏩ Double move, first to…
pick-a-surfacing = 👁️ Ride and reveal yourself at…

# Warnings about a pawn's tickets.
scarce-pawn = -# 🎟️ { disc } { the-pawn }: { $tickets }
scarce-none = { $transport ->
    [cab] no cab tickets left
    [taxi] no taxi tickets left
   *[tram] no tram tickets left
}
scarce-last = { $transport ->
    [cab] last cab ticket
    [taxi] last taxi ticket
   *[tram] last tram ticket
}
scarce-short = { $tickets ->
    [one] only { $tickets } ticket for up to { $rides } rides
   *[other] only { $tickets } tickets for up to { $rides } rides
}
scarce-dead-end = -# 🚧 = after this ride, the pawn’s tickets would take it no further.

score = { $tournament ->
    [true] { score-own }
   *[false] { score-hunt }
}
score-hunt = { $map ->
    [old-town] { $points ->
        [25] Fantom got away
        [one] Fantom lasted { score-boxes }
       *[other] Fantom lasted { score-boxes }
    }
    [suburb] { $points ->
        [13] Fantom got away
        [one] Fantom lasted { score-boxes }
       *[other] Fantom lasted { score-boxes }
    }
   *[own] { score-points }
}
score-own = { $map ->
    [old-town] { $points ->
        [25] got away as Fantom
        [one] lasted { score-boxes } as Fantom
       *[other] lasted { score-boxes } as Fantom
    }
    [suburb] { $points ->
        [13] got away as Fantom
        [one] lasted { score-boxes } as Fantom
       *[other] lasted { score-boxes } as Fantom
    }
   *[own] { score-points }
}
score-boxes = { $points ->
    [one] { $points } box
   *[other] { $points } boxes
}
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

flaw-trusts-a-hunch = { $player } trusts a hunch and holds on to it for a long time.
flaw-stays-at-home = { $player } does not like to leave the quarter where the hunt began.
flaw-acts-on-old-news = { $player } acts on old news.
flaw-short-sighted = { $player } sees only what is near.
