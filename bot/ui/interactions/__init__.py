"""Presses and commands: acknowledge each at once, do the work, answer its requester.

The `client` receives them, `handling` acknowledges them and reports failures, a `request` knows its requester and
answers. A press goes by its verb (`component_handlers`) to the module of its subject: moves, the lobby, seats, pauses,
subscriptions or views; moves that cannot be taken back ask for confirmation first. Commands lie in cogs: `command_tree`
names them, `finder` finds the table that a command means, `typed_choices` offers values during typing. A game's one
command (`game_cog`) finds the move that the typed words mean (`typed_moves`, `wording`). The rules of tables are not
here but in `bot.table`.
"""
