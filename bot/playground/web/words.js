// What the page itself says, in the language of whoever one is. The English words are the keys: what has no translation
// is said in English. What the bot says comes in its own words and is never touched here.

const CS = {
  "Playground": "Hřiště",
  "Places and people": "Místa a lidé", "Places": "Místa", "Who you are": "Kdo jsi", "You are": "Hraješ za:", "Be somebody else": "Být někým jiným",
  "Discord language": "Jazyk Discordu", "Leave the server": "Odejít ze serveru", "Come back to the server": "Vrátit se na server", "Messages": "Zprávy", "Older messages": "Starší zprávy", "New messages ↓": "Nové zprávy ↓",
  "Suggestions": "Nabídka", "Commands": "Příkazy", "Send": "Odeslat", "▶ Play now": "▶ Zahrát si", "Show the commands": "Ukázat příkazy",
  "Threads": "Vlákna", "Direct messages": "Soukromé zprávy", "Other threads": "Další vlákna", "Finished threads": "Skončená vlákna",
  "{count} new for you": "nové pro tebe: {count}", "unread": "nepřečteno", "has news": "má novinky",
  "“{place}” is ready.": "„{place}“ je připraveno.", "Open": "Otevřít", "{name} is typing…": "{name} píše…", "{name} is thinking…": "{name} přemýšlí…",
  "Which game?": "Kterou hru?", "The bot did not answer in time. Try once more.": "Bot včas neodpověděl. Zkus to ještě jednou.",
  "Not connected. Trying again…": "Bez spojení. Zkouší se znovu…", "The connection broke.": "Spojení se přerušilo.", "Reconnecting…": "Obnovuje se spojení…",
  "Make a selection": "Vyber si", "Done": "Hotovo", "Cancel": "Zrušit", "Submit": "Odeslat", "Close": "Zavřít",
  "Something went wrong. Try again.": "Něco se pokazilo. Zkus to znovu.", "The playground cannot show this field.": "Tohle pole se tu ukázat nedá.",
  "Picture": "Obrázek", "enlarge": "zvětšit", "Spoiler": "Spoiler", "file": "soubor",
  "Only you can see this": "Vidíš to jen ty", "Dismiss": "Zavřít zprávu", "This interaction failed": "Interakce se nezdařila",
  "used": "používá", "wrote": "píše", "(edited)": "(upraveno)", "That message is further up.": "Ta zpráva je výš.",
  "pinned a message.": "připíná zprávu.", "joined the server.": "přichází na server.", "started a thread:": "zakládá vlákno:",
  "Message {place}": "Zpráva pro {place}", "{placeholder}, or type / for commands": "{placeholder}, nebo napiš / a vyber příkaz",
  "No such command here.": "Takový příkaz tu není.", "Choose a command from the list.": "Vyber příkaz ze seznamu.", "Run": "Spustit",
  "No such choice.": "Taková možnost tu není.", "Nobody like that.": "Nikdo takový tu není.", "True": "Ano", "False": "Ne",
  "Loading options failed.": "Možnosti se nenačetly.", "No options match.": "Nic neodpovídá.", "“{option}” is needed.": "Chybí „{option}“.",
  "/{command}: the bot did not answer in time.": "/{command}: bot včas neodpověděl.", "“{option}” is one of those listed.": "„{option}“ se vybírá ze seznamu.",
  "“{option}” is one of the people.": "„{option}“ je někdo z lidí.", "“{option}” is a number.": "„{option}“ je číslo.", "“{option}” is from {least} to {most}.": "„{option}“ je od {least} do {most}.",
  "“{option}” may have {most} KB at most.": "„{option}“ smí mít nejvýš {most} kB.",
  "(no text)": "(bez textu)", "(file)": "(soubor)", "New on the phone": "Nové na telefonu",
  "The bot is not ready yet. Try again in a moment.": "Bot ještě není připravený. Zkus to za chvíli.", "The bot has no such game.": "Takovou hru bot nemá.",
  "This place is gone or closed to you.": "Tohle místo už není, nebo je pro tebe zavřené.", "This message was deleted.": "Zpráva byla smazána.", "This form is gone.": "Formulář už není.",
  "A message has 1 to 2000 characters.": "Zpráva má 1 až 2000 znaků.", "The page is older than the playground: reload it.": "Stránka je starší než hřiště: načti ji znovu.",
  "Channels": "Kanály", "Forums": "Fóra", "Accept direct messages": "Přijímat soukromé zprávy", "Remove the bot": "Odebrat bota", "Invite the bot": "Pozvat bota",
  "There are no posts here yet.": "Zatím tu není žádný příspěvek.", "Title of a new post": "Název nového příspěvku", "The bot is not on this server. Invite it first.": "Bot na tomto serveru není. Nejdřív ho pozvi.", "Only moderators invite and remove bots.": "Boty zvou a odebírají jen moderátoři.",
};

const SK = {
  "Playground": "Ihrisko",
  "Places and people": "Miesta a ľudia", "Places": "Miesta", "Who you are": "Kto si", "You are": "Hráš za:", "Be somebody else": "Byť niekým iným",
  "Discord language": "Jazyk Discordu", "Leave the server": "Odísť zo servera", "Come back to the server": "Vrátiť sa na server", "Messages": "Správy", "Older messages": "Staršie správy", "New messages ↓": "Nové správy ↓",
  "Suggestions": "Ponuka", "Commands": "Príkazy", "Send": "Odoslať", "▶ Play now": "▶ Zahrať si", "Show the commands": "Ukázať príkazy",
  "Threads": "Vlákna", "Direct messages": "Súkromné správy", "Other threads": "Ďalšie vlákna", "Finished threads": "Skončené vlákna",
  "{count} new for you": "nové pre teba: {count}", "unread": "neprečítané", "has news": "má novinky",
  "“{place}” is ready.": "„{place}“ je pripravené.", "Open": "Otvoriť", "{name} is typing…": "{name} píše…", "{name} is thinking…": "{name} premýšľa…",
  "Which game?": "Ktorú hru?", "The bot did not answer in time. Try once more.": "Bot včas neodpovedal. Skús to ešte raz.",
  "Not connected. Trying again…": "Bez spojenia. Skúša sa znova…", "The connection broke.": "Spojenie sa prerušilo.", "Reconnecting…": "Obnovuje sa spojenie…",
  "Make a selection": "Vyber si", "Done": "Hotovo", "Cancel": "Zrušiť", "Submit": "Odoslať", "Close": "Zavrieť",
  "Something went wrong. Try again.": "Niečo sa pokazilo. Skús to znova.", "The playground cannot show this field.": "Toto pole sa tu ukázať nedá.",
  "Picture": "Obrázok", "enlarge": "zväčšiť", "Spoiler": "Spoiler", "file": "súbor",
  "Only you can see this": "Vidíš to len ty", "Dismiss": "Zavrieť správu", "This interaction failed": "Interakcia sa nepodarila",
  "used": "používa", "wrote": "píše", "(edited)": "(upravené)", "That message is further up.": "Tá správa je vyššie.",
  "pinned a message.": "pripína správu.", "joined the server.": "prichádza na server.", "started a thread:": "zakladá vlákno:",
  "Message {place}": "Správa pre {place}", "{placeholder}, or type / for commands": "{placeholder}, alebo napíš / a vyber príkaz",
  "No such command here.": "Taký príkaz tu nie je.", "Choose a command from the list.": "Vyber príkaz zo zoznamu.", "Run": "Spustiť",
  "No such choice.": "Taká možnosť tu nie je.", "Nobody like that.": "Nikto taký tu nie je.", "True": "Áno", "False": "Nie",
  "Loading options failed.": "Možnosti sa nenačítali.", "No options match.": "Nič nezodpovedá.", "“{option}” is needed.": "Chýba „{option}“.",
  "/{command}: the bot did not answer in time.": "/{command}: bot včas neodpovedal.", "“{option}” is one of those listed.": "„{option}“ sa vyberá zo zoznamu.",
  "“{option}” is one of the people.": "„{option}“ je niekto z ľudí.", "“{option}” is a number.": "„{option}“ je číslo.", "“{option}” is from {least} to {most}.": "„{option}“ je od {least} do {most}.",
  "“{option}” may have {most} KB at most.": "„{option}“ môže mať najviac {most} kB.",
  "(no text)": "(bez textu)", "(file)": "(súbor)", "New on the phone": "Nové v telefóne",
  "The bot is not ready yet. Try again in a moment.": "Bot ešte nie je pripravený. Skús to o chvíľu.", "The bot has no such game.": "Takú hru bot nemá.",
  "This place is gone or closed to you.": "Toto miesto už nie je, alebo je pre teba zatvorené.", "This message was deleted.": "Správa bola zmazaná.", "This form is gone.": "Formulár už nie je.",
  "A message has 1 to 2000 characters.": "Správa má 1 až 2000 znakov.", "The page is older than the playground: reload it.": "Stránka je staršia než ihrisko: načítaj ju znova.",
  "Channels": "Kanály", "Forums": "Fóra", "Accept direct messages": "Prijímať súkromné správy", "Remove the bot": "Odobrať bota", "Invite the bot": "Pozvať bota",
  "There are no posts here yet.": "Zatiaľ tu nie je žiadny príspevok.", "Title of a new post": "Názov nového príspevku", "The bot is not on this server. Invite it first.": "Bot na tomto serveri nie je. Najprv ho pozvi.", "Only moderators invite and remove bots.": "Botov pozývajú a odoberajú len moderátori.",
};

const PL = {
  "Playground": "Plac zabaw",
  "Places and people": "Miejsca i ludzie", "Places": "Miejsca", "Who you are": "Kim jesteś", "You are": "Grasz jako:", "Be somebody else": "Bądź kimś innym",
  "Discord language": "Język Discorda", "Leave the server": "Opuść serwer", "Come back to the server": "Wróć na serwer", "Messages": "Wiadomości", "Older messages": "Starsze wiadomości", "New messages ↓": "Nowe wiadomości ↓",
  "Suggestions": "Podpowiedzi", "Commands": "Polecenia", "Send": "Wyślij", "▶ Play now": "▶ Zagraj teraz", "Show the commands": "Pokaż polecenia",
  "Threads": "Wątki", "Direct messages": "Wiadomości prywatne", "Other threads": "Inne wątki", "Finished threads": "Zakończone wątki",
  "{count} new for you": "nowe dla ciebie: {count}", "unread": "nieprzeczytane", "has news": "ma coś nowego",
  "“{place}” is ready.": "„{place}” czeka.", "Open": "Otwórz", "{name} is typing…": "{name} pisze…", "{name} is thinking…": "{name} myśli…",
  "Which game?": "Która gra?", "The bot did not answer in time. Try once more.": "Bot nie odpowiedział na czas. Spróbuj jeszcze raz.",
  "Not connected. Trying again…": "Brak połączenia. Ponawiam…", "The connection broke.": "Połączenie zostało przerwane.", "Reconnecting…": "Łączę ponownie…",
  "Make a selection": "Wybierz", "Done": "Gotowe", "Cancel": "Anuluj", "Submit": "Wyślij", "Close": "Zamknij",
  "Something went wrong. Try again.": "Coś poszło nie tak. Spróbuj ponownie.", "The playground cannot show this field.": "Tego pola nie da się tu pokazać.",
  "Picture": "Obraz", "enlarge": "powiększ", "Spoiler": "Spoiler", "file": "plik",
  "Only you can see this": "Tylko ty to widzisz", "Dismiss": "Odrzuć", "This interaction failed": "Ta czynność się nie powiodła",
  "used": "używa", "wrote": "pisze", "(edited)": "(edytowano)", "That message is further up.": "Ta wiadomość jest wyżej.",
  "pinned a message.": "przypina wiadomość.", "joined the server.": "dołącza do serwera.", "started a thread:": "zaczyna wątek:",
  "Message {place}": "Napisz: {place}", "{placeholder}, or type / for commands": "{placeholder} albo wpisz / i wybierz polecenie",
  "No such command here.": "Nie ma tu takiego polecenia.", "Choose a command from the list.": "Wybierz polecenie z listy.", "Run": "Wykonaj",
  "No such choice.": "Nie ma takiej możliwości.", "Nobody like that.": "Nie ma tu nikogo takiego.", "True": "Tak", "False": "Nie",
  "Loading options failed.": "Nie udało się wczytać podpowiedzi.", "No options match.": "Nic nie pasuje.", "“{option}” is needed.": "Brakuje: „{option}”.",
  "/{command}: the bot did not answer in time.": "/{command}: bot nie odpowiedział na czas.", "“{option}” is one of those listed.": "„{option}” wybiera się z listy.",
  "“{option}” is one of the people.": "„{option}” to ktoś z ludzi.", "“{option}” is a number.": "„{option}” to liczba.", "“{option}” is from {least} to {most}.": "„{option}” jest od {least} do {most}.",
  "“{option}” may have {most} KB at most.": "„{option}” może mieć najwyżej {most} kB.",
  "(no text)": "(bez tekstu)", "(file)": "(plik)", "New on the phone": "Nowe na telefonie",
  "The bot is not ready yet. Try again in a moment.": "Bot nie jest jeszcze gotowy. Spróbuj za chwilę.", "The bot has no such game.": "Bot nie ma takiej gry.",
  "This place is gone or closed to you.": "Tego miejsca już nie ma albo jest dla ciebie zamknięte.", "This message was deleted.": "Wiadomość została usunięta.", "This form is gone.": "Formularza już nie ma.",
  "A message has 1 to 2000 characters.": "Wiadomość ma od 1 do 2000 znaków.", "The page is older than the playground: reload it.": "Strona jest starsza niż plac zabaw: odśwież ją.",
  "Channels": "Kanały", "Forums": "Fora", "Accept direct messages": "Przyjmuj wiadomości prywatne", "Remove the bot": "Usuń bota", "Invite the bot": "Zaproś bota",
  "There are no posts here yet.": "Nie ma tu jeszcze żadnych postów.", "Title of a new post": "Tytuł nowego posta", "The bot is not on this server. Invite it first.": "Bota nie ma na tym serwerze. Najpierw go zaproś.", "Only moderators invite and remove bots.": "Boty zapraszają i usuwają tylko moderatorzy.",
};

const WORDS = { cs: CS, sk: SK, pl: PL };
let words = {};

/** Say something in the language spoken now; `{name}` stands for one of `values`. */
export function t(english, values = {}) {
  return (words[english] ?? english).replace(/\{(\w+)\}/g, (whole, name) => (name in values ? String(values[name]) : whole));
}

/** Speak this language from now on, and say anew what stands on the page for good. */
export function speak(locale) {
  words = WORDS[locale] ?? {};
  document.documentElement.lang = locale;
  document.getElementById("bar").dataset.reconnecting = t("Reconnecting…");
  for (const node of document.querySelectorAll("[data-say]")) node.textContent = t(node.dataset.say);
  for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", t(node.dataset.label));
}
