"""The computer players of both sides. They know what their seat may see, and must never see a state."""
