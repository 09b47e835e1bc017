"""Pictures of a hunt: pawns and possible rides on the map, tickets, Fantom's log and the film of the route."""
