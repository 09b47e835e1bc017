"""Texts in four languages: Fluent messages, dates as users type them, and names as messages and pictures show them."""
