# Kolá, v ktorých všetci ťahajú naraz, a dlhé zásuvky.

ask-haste = ⏱️ Nové kolo sa ešte len začalo. Naozaj **{ $move }**, bez jediného pohľadu?
button-more = Ďalšie
