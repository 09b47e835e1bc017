"""The towns: map files, their checks, and the network of rides in a town. Independent of any hunt."""
