# Kola, v nichž všichni táhnou najednou, a dlouhé zásuvky.

ask-haste = ⏱️ Nové kolo teprve začalo. Opravdu **{ $move }**, bez jediného pohledu?
button-more = Další
