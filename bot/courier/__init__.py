"""The courier, a reconciler over an outbox: observe, plan, act, recover.

It tells what has been saved, and only that, with retries and receipts, and never a word twice.
"""
