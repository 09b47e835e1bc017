# Help, by topic.

help-start =
    ### 👋 Board games, a move whenever you have a minute
    Open a table and add computer players, or wait for friends to join. Every game gets a thread of its own; I’ll ping you when it’s your turn.
help-typing = -# Everything can be typed too:
help-moves = You can press every move, or type it: `/`, the name of the game, `move`.
button-turns = My turns
button-profile = My profile
button-leaderboard = Leaderboard
topic-start = First steps
topic-table = At a table
topic-me = About you
topic-settings = For moderators
topic-about = About this bot
