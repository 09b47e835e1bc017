"""What people press and type: acknowledged at once, done, and answered to whoever asked."""
