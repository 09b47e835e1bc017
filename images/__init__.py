"""What people see: views drawn into pictures. Never sees a state, so it cannot show a secret."""
