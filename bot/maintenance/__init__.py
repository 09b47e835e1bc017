"""What a maintainer asks about one table: how it stands, how it came there, all of it as a record. Reads only."""
