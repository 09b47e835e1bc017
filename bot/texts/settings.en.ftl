# The settings of a server: the panel, blocks, calls to new tables, results, troubles.

settings = ### ⚙️ Server settings
house-page-tables = Tables
house-page-people = People
house-page-announcements = Announcements
house-page-computers = Computers
house-managers = -# 🛡️ Members with **Manage Server** change these settings, here or with { COMMAND("settings server") }.
house-hosts-choose = 🏠 Whoever opens a table may choose otherwise.

house-channel = Channel for tables
house-channel-about = If you choose one, every new table opens there.
house-channel-pick = Choose a channel or a forum
house-channel-none = the one where { COMMAND("play") } is typed
house-language = Language
house-language-about = The language of boards, calls and everything else in public.
house-language-pick = Choose a language
house-pace = Pace of new tables
house-pace-about = How long a turn may take.
house-pace-pick = Choose a pace
house-games = Games
house-games-about = Tables can be opened for these games.
house-games-pick = Choose the games
house-games-none = all
house-most-here = Tables at once
house-most-here-about = Tables on this server that haven’t finished yet.
house-most-here-pick = At most how many?
house-most-here-none = no limit but mine (200 in a channel)
house-most-hosted = Tables for each person
house-most-hosted-about = Unfinished tables that one person may be running here.
house-most-hosted-pick = At most how many each?
house-most-hosted-none = no limit but mine (20 on all servers together)
house-opener = Role that may open tables
house-opener-about = Everybody may still join them. Members with **Manage Server** can always open one.
house-opener-pick = Choose a role
house-opener-none = everybody
house-call-channel = Channel for calls
house-call-channel-about = When a table opens, I announce it here, with a button to join. The announcement goes away when the game begins.
house-call-channel-pick = Choose a channel
house-call-channel-none = none
house-call-role = Role to call
house-call-role-about = I mention it when a table opens, but only if the person who opens it may mention it too.
house-call-role-pick = Choose a role
house-call-role-none = none
house-silent-role = ⚠️ I may not mention this role, so nobody will be notified. Allow everybody to mention it in the role’s settings.
house-call-interval = Calls to new tables
house-call-interval-about = Tables that open in between aren’t announced.
house-call-interval-pick = At most how often?
house-interval-minutes = { $count ->
    [one] at most once every minute
   *[other] at most once every { $count } minutes
}
house-interval-hours = { $count ->
    [one] at most once an hour
   *[other] at most once every { $count } hours
}
house-results = Channel for results
house-results-about = One picture and two lines for each game that ends. Private tables are left out.
house-results-pick = Choose a channel
house-results-none = none
house-troubles = Channel for problems
house-troubles-about = What I’m not allowed to do, tables that I had to put aside, and who changed which setting.
house-troubles-pick = Choose a channel
house-troubles-none = none
house-strength = Strength of computer players
house-strength-about = When somebody adds one without choosing.
house-strength-pick = Choose a strength
house-banter = Banter of computer players
house-banter-about = At new tables they comment on the game.
house-blocks = Blocked people
house-blocks-about = They can’t open or join tables here. The games they are playing go on.
house-blocks-none = nobody
house-blocks-forgotten = somebody who has deleted their data
house-block-pick = Block somebody
house-lift-pick = Lift a block

# Answers

done-block = { $player } can’t open or join tables here any more. Games in progress go on, and I tell nobody.
done-lift = The block is lifted.
block-yourself = You can’t block yourself. Choose somebody else.
block-a-bot = Bots don’t play here, so there’s nothing to block. Choose a person.
block-again = { $player } is blocked already. The option `lift` lifts the block.
block-none = This person isn’t blocked. { COMMAND("settings server") } lists everybody who is.
block-too-many = { $most ->
    [one] There is { $most } block already. Lift one first.
   *[other] There are { $most } blocks already. Lift one first.
}
blocked-here = You can’t open or join tables on this server: its moderators have decided so. The games you are playing go on. If you think it’s a mistake, please write to them.
offer-blocked = They can’t join tables on this server. Offer your seat to somebody else.
invited-blocked = { $name } can’t join tables on this server. Invite somebody else.
house-full = { $most ->
    [one] This server plays at most { $most } table at a time. Open yours when its game is over, or join a table that is waiting.
   *[other] This server plays at most { $most } tables at a time. Open yours when a game is over, or join a table that is waiting.
}
house-hosted-too-many = { $most ->
    [one] On this server everybody may run { $most } table at a time. Finish or cancel yours first.
   *[other] On this server everybody may run { $most } tables at a time. Finish or cancel one of yours first.
}
house-role-needed = On this server { $role } opens the tables. You can join any table that is waiting for players.
house-other-games = This game can’t be opened on this server. These can: { $games }.
house-no-such-games = Name one or more of these games, with commas between them: { $games }.
house-gone = ⚠️ deleted on Discord, so nothing is chosen
house-value-and-clear = Choose a value for “{ $setting }” or clear it, not both.
house-not-clearable = This setting always has a value. Choose another one.
house-number = Choose a number from { $least } to { NUMBER($most, useGrouping: 0) }.
house-text-channel = Choose an ordinary text channel of this server.
house-no-role = Choose a role of this server, other than @everyone.

# Hints for whoever opens a table

hint-slow-mode = { $seconds ->
    [one] 🐢 { $channel } has slow mode ({ $seconds } second): it holds up messages and typed commands. Buttons always work.
   *[other] 🐢 { $channel } has slow mode ({ $seconds } seconds): it holds up messages and typed commands. Buttons always work.
}
hint-missing = { $count ->
    [one] ⚠️ In { $channel } you’re missing a permission that players need: { $permissions }. Buttons work without it; a moderator can grant it.
   *[other] ⚠️ In { $channel } you’re missing permissions that players need: { $permissions }. Buttons work without them; a moderator can grant them.
}
hint-silent-channel = { $count ->
    [one] ⚠️ I can’t announce this table in { $channel }: I’m missing { $permissions } there. Please tell a moderator.
   *[other] ⚠️ I can’t announce this table in { $channel }: I’m missing these permissions there: { $permissions }. Please tell a moderator.
}
permission-use-application-commands = Use Application Commands

# In the server’s channels

announced = 🎲 { $host } has opened a table: { $table } in { $place }. Who’s joining?
journal = ⚙️ { $moderator } has changed the settings.
journal-blocked = Somebody was blocked; { COMMAND("settings server") } lists who.
journal-lifted = A block was lifted.
report-forbidden = I’m not allowed to post in <#{ $place }>. I need these permissions there: { permission-view-channel }, { permission-send-messages }, { permission-send-messages-in-threads }, { permission-create-public-threads }, { permission-attach-files }, { permission-embed-links }, { permission-read-message-history }. The game goes on as soon as I have them.
report-put-aside = I can’t read this table any more and have put it aside. Nobody loses a turn. Only whoever runs me can repair it; { COMMAND("table cancel") } calls it off.

# Commands

command-settings = settings
    .about = Server settings, for moderators
command-settings-server = server
    .about = Show or change the settings of this server
    .channel = channel
    .channel-about = The channel where tables are opened
    .language-about = The language of public messages
    .pace-about = The pace of new tables
    .games = games
    .games-about = The games that may be opened, with commas
    .most_here = most-tables
    .most_here-about = Most unfinished tables on this server
    .most_hosted = most-each
    .most_hosted-about = Most unfinished tables that one person runs here
    .opener = opener
    .opener-about = The role that may open tables
    .call_channel = call-channel
    .call_channel-about = The channel that hears of each new table
    .call_role = call-role
    .call_role-about = The role that is mentioned when a table opens
    .call_interval = call-minutes
    .call_interval-about = The fewest minutes between two calls
    .results = results
    .results-about = The channel for results
    .troubles = problems
    .troubles-about = The channel for my problems and for changed settings
    .daily = daily
    .daily-about = The channel for the puzzle of the day
    .strength-about = How strong computer players are by default
    .banter = banter
    .banter-about = Whether computer players comment on the game
    .ratings = ratings
    .ratings-about = Whether games here count in the players’ ratings
    .clear = clear
    .clear-about = A setting to switch off
command-settings-block = block
    .about = Keep somebody from opening and joining tables here
    .user = person
    .user-about = Whom to block
    .lift = lift
    .lift-about = Lift the block instead
