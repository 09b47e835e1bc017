"""Pictures, drawn off the event loop: by the `renderer`, once the `grounds` they stand on are at hand."""
