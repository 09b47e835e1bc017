### Leagues and cups: players read these texts.

## At the table of a league

league-seat = This is a league game: only the player drawn for this seat can take it.
league-game = 🏆 A game of league #{ $number }
closed-by-league = 🏁 The league ends this game without a result.

## Commands

command-league = league
    .about = Leagues and cups that run by themselves
    .league = league
    .league-about = Which league; needed only when there are several
command-league-open = open
    .about = Open a league or a cup here
    .games = games
    .games-about = One game, or several separated by commas, played in turn
    .rounds = rounds
    .rounds-about = How many rounds
    .size = table-size
    .size-about = How many players sit at a table
    .players = number-of-players
    .players-about = Start as soon as this many have joined
    .start = start
    .start-about = Start on a date: Friday 6pm, next week, 24.12.
    .role = role
    .role-about = Only members with this role may join
    .name = name
    .name-about = What the league is called
    .announce = announce
    .announce-about = Announce it right away, without the panel
command-league-show = show
    .about = Leagues of this server: standings, draw, log; join or leave one
    .view = what
    .view-about = What you’d like
command-league-manage = manage
    .about = For moderators: start, repair or end a league
    .action = what
    .action-about = What to do
    .match = game
    .match-about = Which game of the league
    .player = player
    .player-about = Who gives up their place
    .substitute = substitute
    .substitute-about = Who takes the place
league-view-standings = Standings
league-view-draw = How was it drawn?
league-view-log = Log
league-view-join = Join
league-view-leave = Leave
league-action-start = Start now
league-action-void = Void a game
league-action-seat = Bring in a substitute
league-action-end = End the league
league-action-log = Log
help-league = A league draws its rounds, opens the tables and counts the results by itself; you only join and play. Everybody who may open tables may open a league.
topic-league = Leagues

## Setting a league up

league-new = ### 🏆 A new league
league-draft-about = Only you can see this. When it looks right, announce it in { $place }: people join there, and I do the rest.
league-draft-games = **Games** – if there are several, each round plays the next one
league-draft-rounds = **Rounds** – everybody plays one game in each
league-draft-size = **Players at a table**
league-draft-start = **Start** – { $start }
league-draft-role = **Who may join** – { $role ->
    [0] everybody
   *[other] only <@&{ $role }>
}
league-pick-games = Games…
league-pick-rounds = Rounds…
league-pick-size = Players at a table…
league-pick-start = Start…
league-pick-role = Only members with a role…
league-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
league-size = tables of { $count }
league-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
league-start-option = Starts { $start }
league-start-full = as soon as { $count } have joined
league-start-hand = when the organiser starts it
league-start-date = on { $date }
league-button-announce = Announce
league-button-discard = Discard
league-button-options = Game options
league-button-date = On a date…
league-button-name = Name…
league-button-back = Back
league-form-date = When does it start?
league-form-date-label = Friday 6pm, next week, 24.12.
league-form-name = What is it called?
league-form-name-label = Name, at most { $most } characters
league-options-title = ### ⚙️ Options of the games
league-discarded = Discarded. Nobody has seen it.
league-announced = 🏆 **{ $name }** is announced. People can join here: { $place }

## The league's message in the channel

league-name = { $game } league #{ $number }
league-name-several = League #{ $number }
league-terms = { $games } · { $rounds } · { $size } · { $pace }
league-open-to = Open to { $role ->
    [0] everybody
   *[other] <@&{ $role }>
}. It starts { $start }.
league-joined = **Joined ({ $count })**: { $names }
league-joined-none = Nobody has joined yet.
league-waiting = **Waiting list ({ $count })**: { $names }
league-fingerprint = Every draw follows from a secret number that is already fixed. Its fingerprint: `{ $fingerprint }`
league-running = Round { $round } of { $rounds } · { $place }
league-champion = 🏆 { $names } wins.
league-champions = 🏆 { $names } share first place.
league-cancelled = This league won’t take place.
league-frozen = ⏸️ The league is paused: no deadline runs.
league-button-join = Join
league-button-wait = Join the waiting list
league-button-leave = Leave
league-button-standings = Standings
league-button-draw = How was it drawn?
league-button-draw-before = How will it be drawn?
league-button-log = Log

## Standings

league-round = Round { $round } of { $rounds }
league-final = Final standings
league-progress = { $over } of { $count } games are over.
league-line = { $place } **{ $name }** – { $points } · { $played } played, { $won } won
league-line-gone = – **{ $name }** – { $points } · has left
league-forfeits = · { $count } forfeited
league-match-running = ▶️ { $table } · { $names }
league-match-soon = ⏳ { $names }
league-match-over = ✅ { $table } · { $names }
league-match-void = 🚫 { $names } · void
league-bye = ☕ No game this round: { $names }
league-scoring = A win is 1 point, last place 0, and places in between get a share; a round without a game or a void game is ½. Ties are broken by Sonneborn–Berger, then by games against each other.
league-empty = Nobody has played yet.
league-picture = Standings of { $name }

## How it was drawn

league-draw-before = The draw follows from a secret 32-byte number, fixed when the league opened. Its SHA-256 fingerprint: `{ $fingerprint }`. The number is published with the first round. Until then nobody knows it, and nobody can replace it.
league-draw-after = The draw follows from this number, fixed when the league opened: `{ $seed }`. Its SHA-256 is the fingerprint that was published with the sign-up: `{ $fingerprint }`.
league-draw-how = Everybody meets new opponents. As far as possible, neighbours in the standings play each other.
league-draw-roles = Everybody gets each role equally often.
league-draw-same = ✅ Round { $round }: drawing it again gives the same result (input `{ $basis }`).
league-draw-differs = ⚠️ Round { $round }: drawing it again gives another result, most likely because an earlier game was corrected later (see the log).

## Log

league-log-title = ### 📜 { $name }
league-log-empty = Nothing has happened yet.
league-log-opened = opened by { $by }
league-log-joined = { $player } joined
league-log-waits = { $player } is on the waiting list
league-log-left = { $player } left
league-log-removed = { $player } was removed
league-log-started = started
league-log-cancelled = called off
league-log-drawn = round { $round } drawn
league-log-table-opened = game { $match } began
league-log-result = result of game { $match }
league-log-forfeit = { $player } forfeits game { $match }
league-log-warned = { $player } was warned in game { $match }
league-log-replaced = { $player } takes the place of { $other }
league-log-overdue = game { $match } ran out of time
league-log-void = game { $match } is void
league-log-frozen = paused: the bot was away from the server
league-log-thawed = resumed
league-log-finished = over
league-log-moderator = { $what } (by { $by })

## Messages to one person

league-notice-warned = ⏰ Your table in { $name } is waiting for you. Move before { $until }, or you’ll forfeit the game or lose your place.
league-notice-forfeited = You forfeited your game in { $name }: the others waited too long.
league-notice-replaced = The others waited too long, so a substitute has taken your place in { $name }.
league-notice-seated = 🎉 A place in { $name } is free, and it’s yours! I’ll open your tables for you.
league-notice-cancelled = { $name } won’t take place.
league-notice-often-late = You have missed two turns in { $name }. If you miss one more, you can’t join another league for as long as the others had to wait for you.

## Answers

league-list = ### 🏆 Leagues of this server
league-list-none = There’s no league here yet. { COMMAND("league open") } opens one.
league-list-pick = Show a league…
league-list-line = { $status } **{ $name }** · { $players }
league-done-join = You’re in **{ $name }**. I’ll open your tables and ping you when it’s your turn.
league-done-wait = You’re on the waiting list of **{ $name }**. I’ll write to you when a place is free.
league-done-leave = You’ve left **{ $name }**.
league-ask-leave = Leave **{ $name }**? It has begun: you forfeit the games you’re playing, and you can’t come back.
league-manage-title = ### 🛠️ { $name }
league-manage-about = For moderators. Everything you do here is in the log, which everybody can read.
league-pick-void = Void a game…
league-pick-replaced = Give somebody’s place away…
league-pick-substitute = To whom…
league-substitute-for = Who takes the place of **{ $name }**?
league-match = Game { $match } · { $names }
league-ask-end = End **{ $name }** now? Running games end without a result, and the current standings are final.
league-ask-void = Void game { $match }? It then counts as a draw for everybody.
league-done-start = Started: the first round is drawn.
league-done-void = Game { $match } is now void.
league-done-seat = Done: { $player } takes over.
league-done-end = **{ $name }** is over.

## Refusals

league-on-a-server = Leagues are held on servers. Type this command in a channel there.
league-none = There’s no such league here. { COMMAND("league show") } lists them.
league-which = There are several leagues here. Pick one with the `league` option.
league-too-many = This server already has { $most } leagues. Wait until one of them is over.
league-own-too-many = You’re already organising { $most } leagues. Wait until one of them is over.
league-draft-gone = This draft is gone. { COMMAND("league open") } starts a new one.
league-not-yours = Only the organiser of this league can set it up.
league-role-needed = This league is for members with { $role }.
league-role-gone = The role for this league has been deleted. Ask a moderator.
league-one-game = Choose at least one game.
league-sizes-differ = These games have no table size in common. Choose other games.
league-kept-out = You kept others waiting in the last league. You can join again from { $until }.
league-not-in = You’re not in this league.
league-no-entrant = Nobody plays under this number in the league. Pick a player from the list.
league-no-match = This league has no such game. Pick one from the list.
league-too-few = The league needs at least { $least } players. Wait for more to join.
league-already-in = You’re already in.
league-was-in = If you leave a league that has begun, you can’t come back to it.
league-crowded = The waiting list is full.
league-over = This league is over.
league-not-started = This league hasn’t started yet.
league-bad-size = These games take { $least } to { $most } players at a table. Choose a number in that range.
league-bad-rounds = A league has 1 to { $most } rounds.
league-bad-entrants = A league needs { $least } to { $most } players.
league-bad-date = That day is past or too far away. Choose one within a year.
league-bad-times = These deadlines don’t work. Choose another pace.
league-person-here = Pick a member of this server who isn’t a bot.
league-needs-match = Pick a game with the `game` option.
league-needs-player = Name both people: `player` gives up the place, `substitute` takes it.
league-moderators = Only moderators can do that: members who may manage the server, or messages in this channel.
league-organiser-starts = Only the organiser or a moderator can start this league.

## Pictures

league-column-played = games
league-column-won = won
league-column-points = points
league-points = { $points } pt
league-record = { $won } of { $played } won
