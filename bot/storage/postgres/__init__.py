"""PostgreSQL behind the same interface as `bot.storage.database`. Needs the extra `postgresql`."""
