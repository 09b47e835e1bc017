rated = Rated
ratings-off-here = Games on this server are not rated. Moderators can change that with { COMMAND("settings server") }.
house-ratings = Ratings
house-ratings-about = Results of games here count in the players’ ratings. A host can leave a table out.
terms-unrated = ⚖️ Not rated
