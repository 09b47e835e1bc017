# Kolá, v ktorých všetci ťahajú naraz, a dlhé zásuvky.

ask-haste = ⏱️ Nové kolo sa ešte len začalo. Naozaj **{ $move }**, bez jediného pohľadu?
ask-retraction = ⏱️ To bolo len pred chvíľkou. Naozaj **{ $move }**?
button-more = Ďalšie
