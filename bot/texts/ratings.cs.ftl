rated = Hodnocená hra
ratings-off-here = Hry na tomhle serveru se nehodnotí. Moderátoři to můžou změnit příkazem { COMMAND("settings server") }.
house-ratings = Hodnocení hráčů
house-ratings-about = Výsledky zdejších her se počítají do hodnocení hráčů. Kdo stůl vede, může ho vynechat.
terms-unrated = ⚖️ Bez hodnocení
