# The welcome on a server that has invited the bot.

welcome-hello =
    ### 🎲 Hello! I bring board games to this server.
    A game lasts for hours or days: I call you when it’s your turn, you look at the board, press a button and get on with your day.
    Every table has a thread of its own. If you’re short of players, the computer fills the empty seats.
welcome-not =
    { "" }**What I don’t do**
    - I don’t read your messages, and I keep no list of members.
    - I don’t cost anything: no premium, no ads.
    - I don’t flood your channels: a game never leaves its thread.
welcome-leaves = -# This message goes away when the first table opens.
welcome-open = Open a table
welcome-settings = Settings
welcome-games = What is there to play?
welcome-overview = ### 🎲 What is there to play?
welcome-which-game = ### 🎲 Which game?
# To the inviter of a bot that may not write anywhere on the server.
welcome-letter = Thank you for inviting me to **{ $server }**! I’m not allowed to write in any channel there yet. Give me { permission-view-channel } and { permission-send-messages } in one of them, then type { COMMAND("play") } there.
