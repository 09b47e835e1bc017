"""The hunt on its map: who stands where, who may ride where, what everybody holds, and what was secret."""
