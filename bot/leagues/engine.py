"""The engine of leagues: it opens a league, decides about commands and names the host's next tasks. Pure."""
