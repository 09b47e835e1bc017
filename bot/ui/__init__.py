"""The Discord code that all games share: the client, buttons, panels, cards, boards and letters."""
