## The few words inside the pictures of the hunt.

# On a pawn: the first letter of its colour.
picture-letter = { $pawn ->
    [white] W
    [yellow] Y
    [red] R
    [blue] B
   *[green] G
}
picture-fantom = Fantom

# The move that is due. $pawn is set for place, take and detectives.
picture-place = { $pawn ->
    [white] Place the white pawn
    [yellow] Place the yellow pawn
    [red] Place the red pawn
    [blue] Place the blue pawn
   *[green] Place the green pawn
}
picture-hide = Fantom is hiding
picture-ride = Fantom’s ride
picture-second = Fantom’s second ride
picture-take = { $pawn ->
    [white] Fantom takes a ticket from White
    [yellow] Fantom takes a ticket from Yellow
    [red] Fantom takes a ticket from Red
    [blue] Fantom takes a ticket from Blue
   *[green] Fantom takes a ticket from Green
}
picture-detectives = { $pawn ->
    [white] The white pawn’s ride
    [yellow] The yellow pawn’s ride
    [red] The red pawn’s ride
    [blue] The blue pawn’s ride
   *[green] The green pawn’s ride
}
picture-together = The detectives ride
picture-over = The hunt is over

picture-arrested = { $pawn ->
    [white] Arrested by the white pawn
    [yellow] Arrested by the yellow pawn
    [red] Arrested by the red pawn
    [blue] Arrested by the blue pawn
   *[green] Arrested by the green pawn
}
picture-cornered = Cornered: Fantom has lost
picture-stranded = Detectives stranded: Fantom wins
picture-escaped = Escaped: Fantom wins
picture-cut-short = The hunt ended early

picture-boxes = Box { $box } of { $boxes }
picture-reveal = Appears in box { $box }
picture-no-reveal = No more reveals
picture-seen = Last seen at
picture-log = Fantom’s log
picture-secret = Secret – for your eyes only
picture-tickets = Tickets left
picture-reached = Dotted: pawns can reach this next
picture-nowhere = No ride is possible
picture-hunt = Hunt { $hunt } of { $hunts }
