"""The stages: their files, the files' format, and the checks."""
