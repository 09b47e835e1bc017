"""What the host remembers: one SQLite file. The only package that speaks SQL."""
