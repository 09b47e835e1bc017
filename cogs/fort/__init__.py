"""C'est mon fort!, a memory game about building a wall: one whole game, a plug-in."""
