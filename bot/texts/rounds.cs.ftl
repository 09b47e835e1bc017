# Kola, v nichž všichni táhnou najednou, a dlouhé zásuvky.

ask-haste = ⏱️ Nové kolo teprve začalo. Opravdu **{ $move }**, bez jediného pohledu?
ask-retraction = ⏱️ To bylo před chviličkou. Opravdu **{ $move }**?
button-more = Další
