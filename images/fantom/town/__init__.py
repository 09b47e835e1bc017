"""Drawing of the town map: everything that does not depend on a hunt. Never imports the hunt's pictures."""
