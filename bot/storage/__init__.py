"""The host's storage: one SQLite database. The only package that contains SQL."""
