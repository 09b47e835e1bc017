"""Time, locks, logs, memory and the terminal: access to the operating system that knows nothing of games or Discord."""
