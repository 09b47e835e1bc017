"""Outgoing webhooks: signed reports of public events to an address that a server's moderators chose."""
