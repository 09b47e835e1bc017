"""Pictures, drawn off the event loop by the `renderer` after their background (`grounds`) is drawn."""
