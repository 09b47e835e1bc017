"""The town as a map: everything that is drawn of it whatever is played there. Must never know of a hunt."""
