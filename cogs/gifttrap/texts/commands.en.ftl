# The game's commands.

command-game = gifttrap
    .about = Play GiftTRAP
command-own-gifts = gifts-file
    .about = Moderators: load all of the server’s own gifts from a file (JSON), or remove them

# The server's own gifts.
command-gift = gift
    .about = This server’s own gifts
command-gift-add = add
    .about = Moderators: add a gift of your own to a deck
    .deck = deck
    .deck-about = Which deck: how valuable is it?
    .name = name
    .name-about = What the gift is called
    .line = line
    .line-about = One line that explains it
    .language = language
    .language-about = The language it is written in; yours if you leave it out
command-gift-propose = propose
    .about = Propose a gift for this server; a moderator decides
command-gift-list = list
    .about = This server’s own gifts, and what was proposed
command-gift-remove = remove
    .about = Moderators: remove one of the server’s own gifts; running games keep it
    .gift = gift
    .gift-about = Which gift
command-gift-void = void
    .about = Moderators: one of the server’s own gifts counts no more at running tables either
