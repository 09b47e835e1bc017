# Rounds of simultaneous moves, and long drawers.

ask-haste = ⏱️ A new round has only just begun. Really **{ $move }**, without a look at it?
ask-retraction = ⏱️ You’ve only just pressed that. Really **{ $move }**?
button-more = More
