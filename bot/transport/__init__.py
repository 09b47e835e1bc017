"""The transport to Discord: messages with their nonces and marks, the requests that carry them, and Discord's refusals.

Sends each message once per call. Never retries and never decides.
"""
