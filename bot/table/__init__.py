"""A table's life: seats, lobby, turns, deadlines and ends. Knows no Discord and no SQL."""
