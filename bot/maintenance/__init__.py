"""Tools for maintainers: the situation of a table, its replay, its export, and the bot's health. Reads tables only."""
