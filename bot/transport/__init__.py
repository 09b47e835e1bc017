"""The transport to Discord: messages with their nonces and marks, the requests that carry them, and Discord's refusals.

Sends each message once when it is called. Never retries and never decides what is sent.
"""
