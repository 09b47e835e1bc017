"""What people press and type: acknowledged at once, done, and answered to whoever asked.

The `client` hears of it, `handling` acknowledges it and says what went wrong, a `request` knows who asked and answers.
A press goes by its verb (`component_handlers`) to the room of its subject: moves, the lobby, seats, breaks, interests,
or what is shown; what cannot be taken back asks first. A command is a cog's: what it is called stands in the
`command_tree`, which table it means finds the `finder`, what is offered while it is typed say `typed_choices` and, for
the moves of a game (`game_cog`), `completion`. Nothing here decides what may be done at a table: `bot.table` does.
"""
