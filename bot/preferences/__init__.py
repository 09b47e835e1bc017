"""What people and servers chose: frozen values, the store that keeps them, and a bounded cache of what it holds."""
