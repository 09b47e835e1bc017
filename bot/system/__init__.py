"""Time, repeated tasks, locks, logs, memory and the terminal. Nothing here knows games or Discord."""
