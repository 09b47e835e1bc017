rated = Hodnotená hra
ratings-off-here = Hry na tomto serveri sa nehodnotia. Moderátori to môžu zmeniť príkazom { COMMAND("settings server") }.
house-ratings = Hodnotenie hráčov
house-ratings-about = Výsledky tunajších hier sa počítajú do hodnotenia hráčov. Kto stôl vedie, môže ho vynechať.
terms-unrated = ⚖️ Bez hodnotenia
