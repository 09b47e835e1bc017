"""Who can ride where: what follows from a map, worked out once. Public knowledge, the same for everybody."""
