# The profile of a player.

command-profile = profile
    .about = Your games, ratings and best moments, or somebody else’s
    .person = person
    .person-about = Whose profile; leave it out for your own
    .hidden = hidden
    .hidden-about = Hide your own profile from everybody else, or show it again
profile-title = ### 🪪 { $person }
profile-everywhere = on all servers
profile-here = on this server
profile-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
profile-won = { $count ->
    [0] none won
   *[other] { $count } won
}
profile-in-time = turns in time
profile-answer = usual response time
profile-streak = current winning streak
profile-longest = longest winning streak
profile-minutes = { $count } min
profile-hours = { $count } h
profile-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
profile-moments = Best moments
profile-companions = Favourite companions
profile-companion = { $name } ({ $games })
profile-summary = **{ $games }** { $scope }, { $won }.
profile-line-rated = { $emblem } **{ $title }** · { $games }, { $won } · { $rating } ({ $range })
profile-line = { $emblem } **{ $title }** · { $games }, { $won }
profile-habit = { $label }: { $value }
profile-best = { $emblem } { $label }: **{ $value }** ({ $date })
profile-caption = -# The band shows a player’s likely strength, the points are its lower end. ≈ means: fewer than ten games.
profile-no-ratings = -# Ratings are switched off on this server.
profile-cut = -# Only the last { $count } games count.
profile-none = No finished games yet. Open a table with { COMMAND("play") }, and the first result will appear here.
profile-none-of = { $person } hasn’t finished a game on this server yet. How about one together?
profile-is-hidden = -# 🙈 Your profile is hidden: only you see it, and you’re left out of all lists of players.
profile-share-about = -# *Show to all* posts only your games on this server.
profile-shared = -# Shown by { $name }
profile-share = Show to all
profile-remove = Remove
profile-hide = Hide my profile
profile-unhide = Stop hiding it
profile-in-words = In words
profile-as-picture = As a picture
profile-removed = 🧹 The profile is gone from the channel.
profile-help = Your { COMMAND("profile") } has a button that hides it from everybody else.

# Refusals

profile-kept = { $person } keeps their profile hidden.
profile-of-bot = Bots have no profile, and neither do computer players.
profile-on-a-server = To see somebody else’s profile, type { COMMAND("profile") } on a server that you share. Here it shows you your own.
profile-hidden-own = The option `hidden` is for your own profile: leave out `person`.
profile-stale = This page is old. Open a new one with { COMMAND("profile") }.
profile-no-writing = You can’t write in this channel, so I don’t post here for you.
profile-not-yours = Only the person shown, the person who posted it and moderators can remove it.
