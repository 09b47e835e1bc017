# 07 zgłoś się in English. The cards' names and the typed commands have files of their own.

game-name = 07 zgłoś się
game-tagline = “07, come in!” Three cases in 1970s Warsaw: who did what, and where?
game-rules =
    { "**" }The aim.** You are an investigator in the Warsaw of milk bars and duty phones. In each of three investigations you have a case to solve: who did it, what was done, and where. The quicker you are, the more points you get.

    { "**" }The city.** Fourteen places lie in rows of 2, 3, 4, 3 and 2, each row shifted by half a place. Places that touch are neighbours. Every place has a suspect and a crime; two of the suspects are unknown offenders and four of the crimes mere prevention, and those are never part of a case.

    { "**" }Your case** is a suspect, a crime and a place; they need not lie together. Its cards are held by the player whose turn comes before yours, and you hold those of the player after you. No card is in two cases, so whatever you hold you can rule out.

    { "**" }Your turn** is one action:
    • 🔎 Examine one of the nine open evidence cards. If it is in your case, a large disc marks it. If not, but your case’s card of that kind lies in a neighbouring place, a small disc marks the one you examined. Otherwise it is a dead end and stays in front of you for all to see. The row is refilled at once; what evidence has marked for you cannot be examined again.
    • 🚓 Send a patrol to a place. It brings a large disc for each card of your case that is there and a small one for each in a neighbouring place, without saying which disc means what. What evidence has marked there already is not reported again; what you examine there later gets its disc from the patrol. You have five patrols for the whole game, and only one may go to the same place in an investigation.
    • 📢 Announce the solution: first lay three black discs, which only you see. If all three are right, your case is solved. If not, you get two penalty points and hear nothing more.
    Besides, you may note a disc of a patrol on a tile of its place, a small one also on the tile next door that you think it means, and take such a note back. You may also suggest closing the investigation. In your notebook you may cross cards out at any time.

    { "**" }Points.** The boxes are 7, 5, 3, 1 and 0. Whoever solves a case takes the next free box; all who do so in the same round share it (7, 7, then 5). After that you take no turns until the next investigation. An investigation is over when everybody is done, or when only one player is left at the end of a round, who then takes the next free box. If all who are still at work agree to close it, they take it too.

    { "**" }What comes next.** Tiles, evidence and cases are dealt again and the next player begins, but used patrols stay used. After three investigations, points minus penalty points decide; then more patrols left, then fewer penalty points; after that the win is shared.

    { "**" }At this table** the bot answers for whoever holds the case, at once and without mistakes. With manual answers, the holder presses the answer. One mistake means 0 points for the holder and 7 for the misled player, and this investigation is over for both.

    { "**" }A word of advice.** Everybody sees everybody’s discs: they tell you about your own case too. Save patrols for places with many neighbours, and don’t announce before you’re sure.

option-notebook = Notebook
option-notebook-about = What your notebook crosses out by itself; you can always cross out more.
option-notebook-off = Nothing (everybody does it by hand)
option-notebook-simple = What you hold, and what others have solved
option-notebook-full = Everything that follows from what you have seen
option-human-answers = Manual answers
option-human-answers-about = Whoever holds a case answers with a button. A wrong answer costs all points of the investigation; the misled player gets 7.

large-discs = { $large ->
    [one] { $large } large disc
   *[other] { $large } large discs
}
small-discs = { $small ->
    [one] { $small } small disc
   *[other] { $small } small discs
}
# The discs that a patrol brings; zeros are left out.
discs = { $large ->
    [0] { $small ->
        [0] nothing
       *[other] { small-discs }
    }
   *[other] { $small ->
        [0] { large-discs }
       *[other] { large-discs } + { small-discs }
    }
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
the-case = 👤 **{ the-suspect }**, ⚖️ **{ the-crime }**, 📍 **{ the-place }**

size-large = large disc
size-small = small disc
answer-same = It is in the case: large disc
answer-near = Next door: small disc
answer-nothing = Dead end
judged-true = Right
judged-false = Wrong
noting-true = cross out
noting-false = restore

move-examine = 🔎 Examine: { the-card }
    .words = examine investigate check look ask evidence card
move-patrol = 🚓 Patrol: { the-place }
    .words = patrol send police car go
move-accuse = ⚫ Accuse: { the-card }
    .words = accuse black disc suspect mark lay put move
move-announce = 📢 Announce the solution
    .words = announce solution solve solved case accuse
move-assign = { $size ->
    [large] 📝 Large disc to { the-card }
   *[small] 📝 Small disc to { the-card }
}
    .words = note disc move assign
move-recall = ↩️ Disc back to its patrol: { the-card }
    .words = take back return recall undo disc note patrol
move-note = { $out ->
    [true] ✏️ Cross out: { the-card }
   *[false] ↩️ Restore: { the-card }
}
    .words =
        { $out ->
            [true] cross out strike off rule notebook
           *[false] restore bring back possible again notebook
        }
move-close = 🗄️ Suggest closing the investigation
    .words = close suggest archive end give up investigation
move-reply = { $answer ->
    [same] { answer-same }
    [near] { answer-near }
   *[nothing] { answer-nothing }
}
    .words = answer reply say evidence
move-report = { discs }
    .words = report patrol discs large small brings
move-judge = { $right ->
    [true] { judged-true }
   *[false] { judged-false }
}
    .words =
        { $right ->
            [true] right correct yes true
           *[false] wrong incorrect no false
        }

investigation-begun = ☎️ “07, come in!” Investigation { $number } begins: new leads, new cases. { $seat } picks up the phone and goes first every round.
case-dealt = 🗂️ For your eyes only. { $neighbour } has to solve: { the-case }. None of these cards is in your own case.
evidence-same = 🔎 { $seat } examines **{ the-card }**. 🎯 A hit: large disc!
evidence-near = 🔎 { $seat } examines **{ the-card }**. 👣 Getting warm: small disc, it is next door.
evidence-dead = 🔎 { $seat } examines **{ the-card }**. 🚫 A dead end.
patrol-reported = 🚓 { $seat } sends a patrol: **{ the-place }**. It reports: { discs }.
disc-assigned = { $size ->
    [large] 📝 { $seat } moves a large disc from the patrol: { the-place } → **{ the-card }**.
   *[small] 📝 { $seat } moves a small disc from the patrol: { the-place } → **{ the-card }**.
}
disc-recalled = { $size ->
    [large] ↩️ { $seat } takes a large disc back to the patrol: **{ the-card }** → { the-place }.
   *[small] ↩️ { $seat } takes a small disc back to the patrol: **{ the-card }** → { the-place }.
}
wrongly-announced = ❌ { $seat } announces: { the-case }. Wrong! Two penalty points.
case-solved = 🚨 { $seat } has solved the case: { the-case }. { some-points }.
case-closed = 📁 { $seat } didn’t solve the case: { the-case }. { $points ->
    [0] No points.
   *[other] It still brings { some-points }.
}
closing-asked = 🗄️ { $seat } suggests closing this investigation. If everybody still on a case agrees, each of them takes the next free box.
closing-withdrawn = 🗄️ { $seat } would rather go on after all.
misinformed = ⚠️ Wrong information! { $seat } has misinformed { $asker }: 0 points for { $seat }, 7 for { $asker }. This investigation is over for both.
investigation-over = 📁 Investigation { $number } goes to the archive.
patrols-decide = ⚖️ Tied on points: patrols left decide it. { $seat }: { $mine }, { $other }: { $theirs }.
penalties-decide = ⚖️ Tied on points and patrols: penalty points decide it. { $seat }: { $mine }, { $other }: { $theirs }.

refused-over = The game is over.
refused-case-over = Your part of this investigation is over. You’ll be back in the next one.
refused-wait-for-answer = Your question hasn’t been answered yet. Wait for the answer.
refused-answer-first = Somebody is waiting for your answer. Answer first.
refused-nothing-asked = There’s no question for you right now.
refused-no-answer = That doesn’t answer the question. Use one of the buttons.
refused-not-in-row = { the-card } isn’t among the nine open cards. Choose one that is.
refused-examined = { the-card }: you know that already from evidence. Choose another card.
refused-marked = Your disc already lies on { the-card }. Choose another tile.
refused-no-patrols = Your five patrols for the whole game are used up. Examine evidence or announce.
refused-no-place = { the-card } isn’t a place. Send the patrol to one of the fourteen places.
refused-patrolled = You already have a patrol there: { the-place }. Choose another place.
refused-accuse-first = First lay three black discs: on a suspect, a crime and a place.
refused-accused-already = Your black disc already lies on { the-card }. Choose another card.
refused-no-patrol-there = You have no patrol there: { the-place }. Move discs from your own patrols.
refused-no-such-disc = { $size ->
    [large] Your patrol there has no large disc left: { the-place }. Choose another disc.
   *[small] Your patrol there has no small disc left: { the-place }. Choose another disc.
}
refused-lies-elsewhere = { $size ->
    [large] { the-card } isn’t there: { the-place }. A large disc goes on a tile of that place.
   *[small] { the-card } is neither there nor next door: { the-place }. Choose another tile.
}
refused-first-patrol = Of your patrols next to that tile, the one sent first gives the disc: { the-place }. Move it from there.
refused-no-note = { the-card }: you have no note there. Only a disc you noted can be taken back; what evidence has marked stays.
refused-asked-already = You’ve already taken back one suggestion to close; this one stands. Play on until the others agree.
refused-blank = The unknown offender and prevention are part of no case. Choose another card.
refused-enough = { $changes ->
    [one] { $changes } change a turn is enough. Examine, send a patrol or announce.
   *[other] { $changes } changes a turn are enough. Examine, send a patrol or announce.
}

# The line below the name of the active seat's player.
now-where = Investigation { $number } of { $count } · round { $round }
now-answers = { $seat } has to answer { $asker }: { $about }
call-asked = ❓ { $asker } asks you: { $about }
now-box = { $points ->
    [one] a case solved now: { $points } point
   *[other] a case solved now: { $points } points
}
now-over = 📁 All three investigations are in the archive
now-cut-short = 📁 The game ended during investigation { $number } of { $count }

# The description of the board, line by line.
board-turn = It’s { $seat }’s turn.
board-row = Evidence: { $cards }
board-row-empty = There’s no evidence left.
board-deck = Evidence face down: { $deck }; discarded: { $discarded }
board-points = { some-points }
board-penalties = penalty points: { $penalties }
board-patrols = patrols left: { $patrols }
board-through = done in round { $round }
board-case = case: { $cards }
board-discs = { $size ->
    [large] large discs: { $cards }
   *[small] small discs: { $cards }
}
board-noted = noted by small discs: { $cards }
board-idle = patrols without discs: { $places }
board-dead-ends = dead ends: { $cards }
board-closing = suggests closing
board-grid = Places from north to south, each with its suspect, its crime and its neighbours:
found-evidence = { $answer ->
    [same] 🔎 { $card }: large disc
    [near] 🔎 { $card }: small disc
   *[nothing] 🔎 { $card }: dead end
}
found-patrol = 🚓 { $place }: { $discs }
found-wrong = ❌ { $cards }
past-points = Investigation { $number }: { $points }
past-title = Investigation { $number }: the cases, and how many were still possible after each turn
past-case = { $cards }; { some-points }; possible cases: { $counts }.
past-known = { $turn ->
    [one] Solvable after { $turn } turn.
   *[other] Solvable after { $turn } turns.
}
past-never = Never certain.
past-solved = Solved in turn { $turn }.

# The public message at the end of an investigation.
ended-title = 📁 Investigation { $number } of { $count } is over
ended-first = 🏁 First solution: { $names } (round { $round })
ended-nobody = 🏁 Nobody solved their case.
ended-line = { $cards } · { some-points } · { $round ->
    [0] not solved
   *[other] solved in round { $round }
}
ended-standing = Standings: { $scores }
ended-next = ☎️ { $seat } starts investigation { $number }.

# Private texts for one player.
secret-asked = ❗ { $seat } has asked about { $about }. Answer truthfully: a mistake costs you this investigation.
secret-lies = The case lies here: { $cards }
secret-held = 🗂️ You hold { $seat }’s case: { $cards }
secret-accused = ⚫ Your black discs: { $cards }
secret-found = Your investigation: { $findings }
secret-found-nothing = Your investigation hasn’t turned anything up yet.
secret-left = { $kind ->
    [suspect] Suspects left ({ $count }):
    [crime] Crimes left ({ $count }):
   *[place] Places left ({ $count }):
}
secret-none-left = none
secret-notes = ✏️ Crossed out by you: { $cards }

pick-evidence = 🔎 Examine evidence…
pick-patrol = 🚓 Patrol to… ({ $left } left in the game)
pick-accuse = { $kind ->
    [suspect] ⚫ Accuse: who did it?
    [crime] ⚫ Accuse: what was done?
   *[place] ⚫ Accuse: where was it?
}
pick-accused = ⚫ Your pick: { $card }. Change it…
drawer-accuse = Accuse…
drawer-discs = Discs of your patrols…
pick-assign = 📝 Discs of your patrols: note, take back…
pick-note = { $kind ->
    [place] ✏️ Cross out a place…
   *[suspect-crime] ✏️ Cross out a suspect or a crime…
}
note-restore = Restore: { $card }
assign-to = { $size ->
    [large] Large disc: { $place } → { $card }
   *[small] Small disc: { $place } → { $card }
}
recall-from = Back to its patrol: { $card }
announce = Announce the solution
announce-cards = Announce: { $cards }
close = { $asks ->
    [true] Take your suggestion back and go on
    [last] Close this investigation ({ some-points } each)
   *[false] Suggest closing this investigation ({ some-points } each)
}

score = { some-points }
