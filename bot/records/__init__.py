"""Finished games as files that anybody can replay and check. Pure: neither Discord, SQL nor files."""
