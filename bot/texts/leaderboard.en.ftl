# The table of a server's players by rating.

command-leaderboard = leaderboard
    .about = This server’s best players, with your own place
    .game = game
    .game-about = Which game; leave it out for the one played most here
    .time = time
    .time-about = This month or all time; leave it out for all time
ranking-all = all time
ranking-month = this month
ranking-title = ### 🏆 { $game } · { ranking-all }
ranking-title-month = ### 🏆 { $game } · since { $day }
ranking-role = { $game } (role: { $role })
ranking-line = **{ $place }.** { $name } · { $points }
ranking-line-month = **{ $place }.** { $name } · { $gain } → { $points }
ranking-computer = 🤖 { $strength } · { $points }
ranking-computer-name = computer, { $strength }
ranking-games = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins } won
ranking-your-place = You are number { $place } of { $listed }.
ranking-your-games = You have { $games } of the { $needed } rated games here that it takes to be listed.
ranking-not-this-month = None of your rated games has ended here this month.
ranking-you-hide = You hide your profile, so you aren’t listed. { COMMAND("profile") } has a button that shows you again.
ranking-caption = -# Everybody starts at 1000 points and is listed after five rated games here. The bar shows a player’s likely strength, the points are its lower end. ≈ means: fewer than ten games.
ranking-caption-month = -# In the order of points gained this month (UTC), among players with five rated games here. ≈ means: fewer than ten games.
ranking-none = Nobody has five rated games of { $game } here yet. Whoever gets there first takes the lead.
ranking-none-month = No rated game of { $game } has ended here this month.
ranking-shared = { $name } shows the leaderboard: { $game }
ranking-on-a-server = The leaderboard shows the players of one server. Type { COMMAND("leaderboard") } in a channel there.
ranking-pick = Another game
ranking-show-month = This month
ranking-show-all = All time
ranking-in-words = In words
ranking-as-picture = As a picture
ranking-share = Show to all
