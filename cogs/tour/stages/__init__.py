"""The stages: their files, what a file says, what may be wrong with it."""
