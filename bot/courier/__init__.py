"""The courier: tells what has been saved, and only that. Retries, receipts, and never a word twice."""
