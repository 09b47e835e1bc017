"""07 zgłoś się, three investigations in Warsaw: one whole game, a plug-in."""
