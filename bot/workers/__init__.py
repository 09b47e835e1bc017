"""Worker processes: work that must neither block the bot's event loop nor grow its memory runs in a child process."""
