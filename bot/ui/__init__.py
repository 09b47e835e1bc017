"""The Discord parts all games share: the client, buttons, panels, cards, boards and letters."""
