rated = Hodnocená hra
ratings-off-here = Hry na tomto serveru se nehodnotí. Moderátoři to mohou změnit příkazem { COMMAND("settings server") }.
house-ratings = Hodnocení hráčů
house-ratings-about = Výsledky zdejších her se počítají do hodnocení hráčů. Hostitel může svůj stůl vynechat.
terms-unrated = ⚖️ Bez hodnocení
