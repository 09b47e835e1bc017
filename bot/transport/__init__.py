"""What goes to Discord: a message and the names it wears, the requests that carry it, and what a refusal means.

Sends what it is told to send, once, and decides nothing.
"""
