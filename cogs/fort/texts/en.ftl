# C'est mon fort! in English.

game-name = C’est mon fort!
game-tagline = Remember where the cards lie and build your wall before the others do.
game-rules =
    { "**" }The aim.** Build a wall of ten cards, in ascending order. You start with the tower numbered 1; the cards 2 to 46 lie face down in 45 places, called A1 to E9.

    { "**" }Your turn.** Turn up any one card; everybody sees it. Is it higher than the last card of your wall? Then you may add it to the end. Otherwise, or if you’d rather wait, it goes back face down where it was. Remember it: nobody will show it again. Cards in a wall never move.

    { "**" }The end.** Whoever has ten cards, the 1 included, wins at once. If no remaining card fits anybody, the longest wall wins, then the higher last card. If nothing left can fit your wall, your turns are skipped. Once only one player can go on, the cards they turn up stay face up.

    { "**" }Bonus game.** It ends the same way, but points decide, then the higher last card. Each card is 1 point, and on top: king 3, queen 3, prince 1, princess 1, every pair of the two 1 more, each crow 1.
    • Cannon: as soon as it enters your wall, shoot one card of an opponent out of the game. Towers and everything before the last tower are safe. With no target, nothing happens.
    • Tower: protects what stands between it and the tower before; the 1 is a tower too.
    • Magician: once, in a later turn, you may insert a turned card that is too low where it belongs. If the magician is shot first, the chance is gone; until then any card fits you.

option-bonus = Bonus game
option-bonus-about = Play for points: royals and crows score, cannons shoot, towers protect, the magician helps.
option-open-memory = Cards stay face up
option-open-memory-about = Cards that were turned up are not turned back, so nobody needs a good memory.

phase-turn = turn up a card
phase-decide = decide on the turned card
phase-shoot = choose what the cannon hits
# The line below the name of the active seat's player.
now-to-do = Now: { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}

figure-start = start tower
figure-tower = tower
figure-king = king
figure-queen = queen
figure-prince = prince
figure-princess = princess
figure-cannon = cannon
figure-magician = magician
figure-crow = crow
figure-crows = two crows
figure-plain = wall

# The figure after a card's number; empty for a plain card.
with-figure = { $figure ->
    [start] { " " }(start tower)
    [tower] { " " }(tower)
    [king] { " " }(king)
    [queen] { " " }(queen)
    [prince] { " " }(prince)
    [princess] { " " }(princess)
    [cannon] { " " }(cannon)
    [magician] { " " }(magician)
    [crow] { " " }(crow)
    [crows] { " " }(two crows)
   *[plain] { "" }
}

move-turn = Turn up { $place }
    .words = turn up flip open reveal look show card at place places
move-take = Take it
    .words = take keep build add append it card onto wall
move-leave = Leave it
    .words = leave put back return pass skip it lie
move-insert = Insert it
    .words = insert magician use wizard put between it card
move-shoot = { $target }: { $number }
    .words = shoot fire cannon hit blast card wall
# The same moves with the card's number, while the card lies face up.
take-card = Take { $number }
insert-card = Insert { $number }
# A card in a player’s wall that a cannon can hit.
shoot-card = { $target }: { $number }{ with-figure }

building-begun = The cards lie face down. { $seat } begins.
card-turned = { $seat } turns up { $place }: { $number }{ with-figure }.
card-shown = { $seat } turns up { $place }: { $number }{ with-figure }. It stays face up.
card-chosen = { $seat } points at { $place }: { $number }{ with-figure }.
card-taken = { $seat } takes { $number }{ with-figure } from { $place }.
card-left = { $seat } leaves the card in { $place }.
card-inserted = The magician inserts { $number }{ with-figure } from { $place } into { $seat }’s wall.
card-shot = { $seat } fires: { $target } loses { $number }{ with-figure }.
nothing-to-shoot = { $seat } has a cannon but no target: every card is protected.
seat-out = No remaining card fits { $seat }’s wall, so their turns are skipped.
seat-back = { $seat } can build again and is back in the game.
last-builder = Only { $seat } can go on. Turned cards now stay face up.
wall-finished = { $seat } has finished a wall of ten cards. The game is over.
field-exhausted = No remaining card fits anybody. The game is over.

refused-over = The game is over.
refused-turned-already = The card in place { $place } is already face up. Take it or leave it first.
refused-no-place = There’s no such place. Pick one from { $first } to { $last }.
refused-empty-place = Place { $place } is empty. Choose one where a card still lies.
refused-nothing-turned = No card is face up. Turn one up first.
refused-too-low = The card is too low: your wall ends with { $last }. Leave it.
refused-no-magician = There’s no magician in your wall. The card can only go to the end of it, or back.
refused-magician-used = Your magician has already helped once. Leave the card.
refused-fits-anyway = The card fits at the end of your wall. Take it without the magician.
refused-shoot-first = Your cannon must fire first. Choose a target.
refused-no-cannon = No cannon is waiting to fire. You can only shoot when one enters your wall.
refused-no-opponent = That isn’t an opponent’s wall. Choose a card in somebody else’s.
refused-no-such-card = Card { $number } isn’t in that wall. Choose one that is.
refused-protected = A tower protects card { $number }. Choose a card after the last tower.

# The description of the board, line by line.
board-row = Row { $row }: { $places }
board-row-empty = Row { $row }: no cards left
board-field = { $count ->
    [one] One card is left on the table.
   *[other] { $count } cards are left on the table.
}
board-wall = { $seat }: { $cards }
board-length = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-exposed = a cannon could take: { $cards }
board-safe = a cannon could take nothing
board-magician = the magician can still help
board-out = turns skipped: nothing left fits
board-shot = Shot out of the game: { $cards }
board-turned = Turned up in place { $place }: { $number }{ with-figure }
board-turn = { $seat }’s turn: { $phase ->
    [turn] { phase-turn }
    [decide] { phase-decide }
   *[shoot] { phase-shoot }
}
board-winner = Winner: { $seat }
board-over = The game is over.
