"""The host of leagues: stores them, does their tasks at tables in time, and keeps their messages up to date."""
