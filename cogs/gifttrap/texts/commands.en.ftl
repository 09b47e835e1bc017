# The game's commands.

command-game = gifttrap
    .about = Play GiftTRAP
command-gifts = gifts
    .about = This server’s own gifts, and what was proposed
command-gift-propose = propose
    .about = Propose a gift for this server; a moderator decides
command-gift = gift
    .about = Add, remove or void one of the server’s own GiftTRAP gifts
    .action = action
    .action-about = Add a gift, remove one for later games, or void one at running tables too
    .gift = gift
    .gift-about = To remove or void: which gift
    .deck = deck
    .deck-about = Which deck: how valuable is it?
    .name = name
    .name-about = What the gift is called
    .line = line
    .line-about = One line that explains it
    .language = language
    .language-about = The language it is written in; yours if you leave it out
gift-action-add = add
gift-action-remove = remove (running games keep it)
gift-action-void = void (at running tables too)
refused-gift-needs-words = A new gift needs a deck and a name.
