"""Leagues and cups: entrants, rounds, draws, results and standings. Pure; knows neither Discord nor SQL."""
