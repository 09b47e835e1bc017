# Tour de France in English. Typed commands, stage files and words in pictures have files of their own.

game-name = Tour de France
game-tagline = The peloton: shelter, attack, and be first where it counts.
game-rules =
    { "**" }The aim.** You’re the boss of a cycling team. Get one of your riders over the line first, or over several stages with the least time. If the table plays for teams, the times of your best three count.

    { "**" }A round.** Everybody gives orders at once and in secret, then all riders move in their order. You don’t have to change a thing: leave the cards alone, and your riders stay in the wheels. Press **Ready**: for this round, until something happens, or to the finish. Something happens near a prime and near the finish, and when the front rides away from you. You can take it back until the last team is ready. When the first rider is in, you give orders once more; the rest of the stage rides by itself.

    { "**" }Orders.** A plan gives the whole team its roles in one tap. Each rider has a card. The role does most of it:
    • 🛡️ In the wheels: save strength, take over from 4 · 💪 Domestique: lead the pace, give speed to the team-mate just ahead
    • 👀 Watchdog: catch attacks · ⚡ Attacker: save strength, then go in the last sixteen fields · 🚀 Sprinter: all out for sprints and the finish
    • ⛰️ Climber: attack uphill · 🤝 Waiting: drop back to a team-mate
    Anything else, from the speed to the place on the road, can be set one by one, or you say *ask me*.

    { "**" }Groups.** Riders who touch are a group. Its first rider rolls; each one behind takes over the speed of the rider just ahead, or rolls. On the flat a leader loses a field of a yellow number: let others work. A rider with nobody around is lonely: they must roll, lose a field on yellow too and can’t attack. A 2 always stays a 2. Between flat and climb nothing is taken over: the first on the other side rolls.

    { "**" }Dice.** 🟡 yellow 2 3 4 4 5 6 on the flat, polka dots 1 2 3 3 3 4 in climbs: whoever rolls the 4 rides 4, those behind take over 3. White 1 1 2 2 3 3 brakes the next two riders: they take the last speed over, roll white or play a card. Red 4 5 6 7, or two times in six a fall; a red number isn’t taken over.

    { "**" }Attack.** A 2 on yellow (a 1 in climbs) is an ATTACK for a rider who leads or has three free fields ahead: 2 and the green die. **Solo**: you jump away, and only another ATTACK catches you. **Pull**: you announce it, and anyone who likes may come along.

    { "**" }Helping.** A rider right behind a team-mate may ride past and pass speed on to them: of a 6, ride 4 and give 2. Or lead them out: then they end up as far ahead as possible.

    { "**" }Points and jerseys.** The first four at a prime get 5, 3, 2 and 1: sprints for green, mountains for polka dots. The finish strip shows seconds; the time of a group’s first counts for all of it. Yellow goes to the least time. From the second stage on each jersey brings a card for one use a stage, before you roll: yellow and green on the flat, polka dots in climbs. Whoever could attack attacks with it, with no luck needed; anybody else rides exactly the number on the green die, and nobody takes it over.

    { "**" }Orders stay secret** until the stage is over. If you’re not there in time, your team rides by its cards.

    { "**" }A word of advice.** Nobody wins in the wind. Stay in the wheels, keep one rider free for the last ten fields, and when a group splits, be in the front part.

option-race = Race
option-race-about = One stage takes about 10 to 25 rounds; if everybody is ready until something happens, you’re asked far less often.
option-race-first = First game: Croissant–Café-au-Lit (39 fields)
option-race-plain = Plain for sprinters: Pancake–Baguette-sur-Mer (72)
option-race-hills = Cobbled hills: Boneshake–Cobblé-sur-Mer (76)
option-race-mountain = Mountain finish: Sofa-en-Vallée–Mont Ouf (68)
option-race-circuit = Circuit, three laps: Carousel-le-Rond (82)
option-race-three = Three stages: plain, hills, mountain
option-race-tour = Four stages: plain, hills, circuit, mountain
option-race-own = The server’s own stage
option-riders = Riders per team
option-riders-about = By the number of teams: six with two, four with three or four, else three.
option-riders-by-players = By the number of teams
option-riders-3 = 3
option-riders-4 = 4
option-riders-5 = 5
option-riders-6 = 6
option-decides = Who wins
option-decides-about = Both classifications are shown; one of them decides.
option-decides-individual = The best rider
option-decides-team = The best team
option-finish-points = Sprint points at the finish
option-finish-points-about = The first four of a stage get 5, 3, 2 and 1 points for the green jersey too.

stage-first = Croissant–Café-au-Lit
stage-plain = Pancake–Baguette-sur-Mer
stage-hills = Boneshake–Cobblé-sur-Mer
stage-mountain = Sofa-en-Vallée–Mont Ouf
stage-circuit = Carousel-le-Rond
stage-own = the server’s own stage
the-stage = { TEXT("stage", $stage, "") }

# Riders and what stands on their cards.
the-rider = { $rider } ({ $seat })
a-time = { CLOCK($time) }
n-fields = { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}
by-role = as the role has it
as-role = { $what } (role)
most-none = no limit
role-shelter = In the wheels
role-work = Domestique
role-hunt = Watchdog
role-attack = Attacker
role-sprint = Sprinter
role-climb = Climber
role-wait = Waiting
the-role = { TEXT("role", $role, "") }
speed-2 = takes over from 2
speed-3 = takes over from 3
speed-4 = takes over from 4
speed-5 = takes over from 5
speed-brake = brakes (white die)
speed-red = gambles (red die)
speed-ask = ask me
the-speed = { TEXT("speed", $speed, "") }
attack-solo = goes solo
attack-pull = pulls the group
attack-plain = takes the plain number
attack-ask = ask me
the-attack = { TEXT("attack", $attack, "") }
catch-true = catches attacks
catch-false = lets attacks go
card-never = keeps it
card-next = at the next chance to attack
card-now = right now
card-ask = ask me
the-card = { TEXT("card", $card, "") }
where-far = as far as it goes
where-wheel = on the wheel ahead
where-beside = beside a team-mate
where-front = three free fields ahead
where-wind = on the windy side
where-lee = on the sheltered side
where-shield = shield a team-mate
where-ask = ask me
where-whom = { $where ->
    [beside] beside { $rider }
   *[other] shields { $rider } from the wind
}
the-where = { TEXT("where", $where, "") }
most-of = { $count ->
    [one] { $count } field at most
   *[other] { $count } fields at most
}
help-whom = { $ahead ->
    [true] leads { $rider } out
   *[false] gives speed to { $rider }
}
until-round = this round
until-event = until something happens
until-end = to the finish
yes-true = yes
yes-false = no

# Moves on buttons, in lists and in hints.
move-set-role = { $rider }: { the-role }
    .words = role rider
move-set-speed = { $rider }: { the-speed }
    .words = speed rider takes over die
move-set-attack = { $rider } on ATTACK: { the-attack }
    .words = attack rider when
move-set-catch = { $catch ->
    [true] { $rider } catches attacks
   *[false] { $rider } lets attacks go
}
    .words = attacks others rider
move-set-card = { $rider }, jersey’s card: { the-card }
    .words = card jersey rider play plays its
move-set-where = { $rider }: { the-where }
    .words = where place rider end
move-set-most = { $rider }: how far at most
    .words = limit most at fields rider
move-set-help = { $rider } gives speed on
    .words = help helps give gives speed rider
move-swap = { $one } and { $other } swap places
    .words = swap change places riders
move-ready = { $until ->
    [round] Ready
    [event] Until something happens
   *[end] To the finish
}
    .words = ready done finished orders
move-take-back = Not ready after all
    .words = take back undo change not ready anew again
answer-anew = Answer the last question anew
move-answer = Answer { $answer }
    .words = answer reply number
move-absent = { $for_good ->
    [true] Leave the team to its cards for good
   *[false] Let the cards decide
}
    .words =
        { $for_good ->
            [true] leave absent for good team
           *[false] absent cards decide round
        }
drawer-swap = Places
pick-role = 🎽 Role: { $now }
pick-speed = ⏱️ Speed: { $now }
pick-attack = ⚡ On ATTACK: { $now }
pick-catch = 👀 Others’ attacks: { $now }
pick-where = 📍 Place: { $now }
pick-most = ✋ Limit: { $now }
pick-help = 🤝 Helps: { $now }
pick-card = 🃏 Jersey’s card: { $now }
pick-swap = 🔁 Swap two of my riders…
list-speed = Speed: { $what }
list-attack = On ATTACK: { $what }
list-catch = Attacks: { $what }
list-where = Place: { $what }
list-most = Limit: { $what }
list-help = Help: { $what }
list-card = Card: { $what }
swap-two = { $one } (start place { $first }) ↔ { $other } (start place { $second })

# A question that an order asks.
question = { $about ->
    [speed] ❓ **{ $rider } asks:** what about the speed? { $speed ->
        [0] There’s none to take over.
       *[other] { $speed } could be taken over.
    }
    [attack] ❓ **{ $rider } has rolled ATTACK.** What now?
    [card] ❓ **{ $rider } asks:** play the jersey’s card?
   *[where] ❓ **{ $rider } asks:** where to?
}
question-before = Just ahead: { ridden }
question-default = if you don’t answer
answer-take = Take { $most } over
answer-yellow = Yellow die { $least }–{ $most }
answer-polka = Polka-dot die { $least }–{ $most }
answer-white = White die { $least }–{ $most }, brakes the next two
answer-red = Red die { $least }–{ $most }
answer-solo = Solo, { $least }–{ $most }
answer-pull = Pull, { $least }–{ $most }, anyone may come along
answer-catch = Catch the attack: { $most }
answer-where = { $where }: { n-fields }
odds-better = { "," } better in { $count } of 6
odds-attack = { "," } ATTACK in { $count } of 6
odds-catch = { "," } catches in { $count } of 6
odds-fall = { "," } a fall in { $count } of 6
odds-room = { "" } (room for { $fields })
answer-plain = Plain { $fields }, no attack
answer-card = Play the card, { $least }–{ $most }
answer-keep = Keep the card

# The head of the board, and calls.
now-stage-of = Stage { $number } of { $count }: { $name }
now-round = 🚩 { $name } · round { $round } · { $left } to go
now-coming = 🏁 { $name } · round { $round } · { $home } of { $count } are in
now-cut-short = 🏁 { $name } · the race was broken off in round { $round }
now-over = 🏁 { $name } · the race is over
now-orders = 📋 Orders · { $ready ->
    [one] { $ready } of { $teams } is ready
   *[other] { $ready } of { $teams } are ready
}
why-last = 🔔 The first riders are in: these are the last orders of this stage.
why-finish = 🔔 The finish is near: { $fields ->
    [one] { $fields } field to go.
   *[other] { $fields } fields to go.
}
why-prime = 🔔 Coming up: { $prime } { $name }, in { n-fields }.
why-behind = 🔔 The front is riding away without anybody of: { $teams }.
now-asked = ❓ { the-rider } looks back at the team car: what now?
now-won = 🏆 { the-rider } wins the race
call-orders = 📋 Orders for round { $round }, { $left } to go. Your riders: { $riders }. If all is well, just press Ready.
call-asked = ❓ One of your riders asks what to do.

# The board in words.
board-legend = Riders in their order of play: number (team), fields to go · lane from the left. ⚡ attack position, 🔘 lonely, ⛰️ in the climb.
board-group = { $count ->
    [one] **Group { $number }**: { $riders }
   *[other] **Group { $number }** ({ $count } riders): { $riders }
}
board-finish = 🏁 Finish of { $name }: { $riders }
board-arrivals = 🏁 In: { $riders }
board-arrived = { $rider } { CLOCK($time) }
prime-sprint = 🟢 Sprint
prime-mountain = 🔴 Mountain
board-prime = { $prime } { $name }, { $left } before the finish: { $riders }
board-nobody-yet = still open
board-course = 🗺️ The stage: { $sections }
board-section = { $kind ->
    [flat] { $name }, { $steps } flat
   *[climb] { $name }, { $steps } uphill
}, { $wind ->
    [left] wind from the left
   *[right] wind from the right
}
the-jersey = { $jersey ->
    [yellow] 🟡 yellow jersey
    [green] 🟢 green jersey
   *[polka] 🔴 polka-dot jersey
}
board-jersey = { the-jersey }: { $rider }{ $card ->
    [true] , card still in hand
   *[false] { "" }
}
class-individual = 🟡 Yellow jersey: { $riders }
class-team = 👥 Teams: { $teams }
class-green = 🟢 Green jersey: { $riders }
class-polka = 🔴 Polka dots: { $riders }
board-rides = Last moves: { $rides }
ridden = { $how ->
    [take] { $rider } takes over
    [yellow] { $rider } rolls yellow
    [polka] { $rider } rolls polka dots
    [white] { $rider } rolls white
    [red] { $rider } rolls red
    [fall] { $rider } falls
    [solo] { $rider } attacks
    [pull] { $rider } pulls
    [catch] { $rider } catches the attack
   *[card] { $rider } plays a card
}: { n-fields }
ridden-passed = (and gives { $fields } on)
past-stage = 🏆 { $name }: { $rider } in { CLOCK($time) }

# What a team alone is told.
secret-over = The race is over; nothing is secret any more.
secret-orders = 📋 **Your orders** (nobody else sees them):
secret-place = { $lonely ->
    [true] group { $group }, alone
   *[false] group { $group }, { $place } of { $count }
}
the-die = { $die ->
    [yellow] rolls yellow
    [polka] rolls polka dots
    [white] rolls white
   *[red] rolls red
}
next-does = { $doing ->
    [plays] plays the card
    [asks] asks you
    [rolls] { the-die }
    [takes] takes { $least } or more, else { the-die }
   *[in] is in
}
next-attack = ⚡ on { $on }: { the-attack }
next-catches = 🪝 catches on { $on }
secret-ready = ✅ You’re ready.
secret-spare = { $count ->
    [one] -# { $count } change left
   *[other] -# { $count } changes left
}

# The end of a stage, and of the race.
ended-title = 🏁 { $name }
ended-won = { $rounds ->
    [one] 🏆 **{ the-rider }** wins in { CLOCK($time) } after { $rounds } round!
   *[other] 🏆 **{ the-rider }** wins in { CLOCK($time) } after { $rounds } rounds!
}
ended-place = { $mark } { $rider }{ $behind ->
    [0] { "" }
   *[other] { " " }+{ CLOCK($behind) }
}
ended-next = ▶️ Next, stage { $number } of { $count }: { $name }

# What happens.
stage-begun = { $count ->
    [one] 🚩 They’re off: { the-stage }.
   *[other] 🚩 Stage { $number } of { $count }: { the-stage }. They’re off!
}
rider-moved = { $how ->
    [take] { the-rider } takes over: { n-fields }
    [yellow] { the-rider } rolls yellow { $number }: { n-fields }
    [polka] { the-rider } rolls polka dots { $number }: { n-fields }
    [white] { the-rider } rolls white { $number }: { n-fields }
    [red] { the-rider } rolls red { $number }: { n-fields }
    [fall] { the-rider } rolls red and falls
    [solo] { the-rider } goes solo, green { $number }: { n-fields }
    [pull] { the-rider } pulls, green { $number }: { n-fields }
    [catch] { the-rider } catches the attack: { n-fields }
   *[card] { the-rider } plays a card, green { $number }: { n-fields }
}
speed-passed = { the-rider } gives speed to { $receiver }: { n-fields }
attacked = ⚡ { the-rider } attacks: { n-fields }
pulled = 🚄 { the-rider } pulls at { $speed }
caught = 🪝 { the-rider } catches the attack
card-played = { $jersey ->
    [yellow] 🃏 { the-rider } plays the card of the yellow jersey!
    [green] 🃏 { the-rider } plays the card of the green jersey!
   *[polka] 🃏 { the-rider } plays the card of the polka-dot jersey!
}
fell = 🤕 { the-rider } gambles and falls
prime-reached = { $kind ->
    [sprint] 🟢 Sprint
   *[mountain] 🔴 Mountain prime
}: { the-rider } is number { $place } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
finished = 🏁 { the-rider } is in on { $second } s
stage-won = { $stage ->
    [own] 🏆 { the-rider } wins the server’s own stage in { CLOCK($time) }!
   *[other] 🏆 { the-rider } wins the stage { the-stage } in { CLOCK($time) }!
}
out-of-time = { $riders ->
    [one] 🚐 { $riders } rider is picked up by the broom wagon.
   *[other] 🚐 { $riders } riders are picked up by the broom wagon.
}
jersey-worn = { the-jersey }: { the-rider }
race-won = 🏆 { the-rider } wins the race in { CLOCK($time) }!
team-won = 👥 Best team: { $seat } ({ CLOCK($time) })
gone-for-good = 💤 { $seat }: the team rides on by its cards from now on.

score = { $decides ->
    [individual] best rider { CLOCK($points) }
   *[team] team { CLOCK($points) }
}
deadline-near = ⏳ { $seat }, your time for this round runs out <t:{ NUMBER($due, useGrouping: 0) }:R>. After that your team rides by the cards as they stand.
deadline-missed = ⌛ Time’s up for { $seat }: the team rides by its cards. Until they’re back, they get less and less time.
ask-resign = 🏳️ Resign from **{ $table }**? Your team will ride on by its cards, and there’s no way back.
resigned = 🏳️ { $seat } resigns.
you-resigned = You’ve resigned; your team rides on by its cards.

# Why something can't be done, and what would be right.
refused-over = The race is over.
refused-players = Only the teams in the race can do this.
refused-gone = You’ve resigned; your team rides by its cards.
refused-ready = You’re ready. Take that back to change your orders, while others are still at it.
refused-not-ready = You aren’t ready, so there’s nothing to take back; or all were, and the round has been ridden.
refused-too-many-changes = You’ve changed your orders very often. More changes come with the next round; say that you’re ready.
refused-not-asked = Nobody is asking you anything right now. Change the cards, or say that you’re ready.
refused-frozen = The round is being ridden and the orders are frozen until it’s over. If one of your riders asks you something, answer that first.
refused-no-answer = { $most ->
    [one] There’s only answer 1.
   *[other] There’s no such answer: they’re numbered 1 to { $most }.
}
refused-no-rider = { $most ->
    [one] There’s only rider { $most }.
   *[other] There’s no such rider: they’re numbered 1 to { $most }.
}
refused-not-yours = Number { $rider } rides for another team. Choose one of yours.
refused-rider-in = Number { $rider } is in already and needs no orders any more.
refused-most = A rider moves at least { $least } field. Choose a limit from { $least } to { $most }.
refused-no-card = Number { $rider } has no jersey’s card to play in this stage.
refused-whom = Name a team-mate for “beside” and “shield”, and for nothing else.
refused-led = Say which team-mate is to be led out.
refused-no-mate = That must be a team-mate of { $rider } who is in the race; speed goes to nobody else’s riders.
refused-swap-late = Places in the corridor are changed before the first round only.
refused-same = The card of { $rider } says that already.
