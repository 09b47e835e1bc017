"""The towns: how a map file is read and checked, and who can ride where in it. Knows of no hunt."""
