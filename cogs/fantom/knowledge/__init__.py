"""What anybody can work out from what their seat may see. Must never see a state."""
