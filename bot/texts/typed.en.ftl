# Moves in words: the command /<game> move, the answers to words that mean no single move, and the words around a move.

command-game-move = move
    .about = Make your move in your own words; the list helps while you type
    .move = move
    .move-about = What you want to do, in a few words; pick one from the list or just write it

# A server’s own files.

command-settings-content = content
    .about = Load a file of your own for a game, or remove it
    .content = content
    .content-about = What kind of file it is
    .file = file
    .file-about = The file; leave it out to remove what is loaded

# Answers to typed moves.

typed-several = That could mean several moves. Which one?
    { $moves }{ $more ->
        [true] { "\u000A" }There are more. Add a word or two, and I’ll know which one you mean.
       *[false] { "" }
    }
typed-none = I don’t see which move you mean. Right now you could type, for example:
    { $moves }

# Words without meaning for a move.
typed-fillers = the a an i i’ll i’d me my please want would like let’s us with to at on in from of for and then go do make it this that number no
