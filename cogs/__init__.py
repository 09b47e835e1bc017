"""The games and the host's own commands: each is found by its place here and named nowhere else."""
