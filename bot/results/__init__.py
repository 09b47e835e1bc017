"""Results of finished games and the ratings that follow from them. Knows neither Discord nor SQL."""
