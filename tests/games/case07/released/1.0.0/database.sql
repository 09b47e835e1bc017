BEGIN TRANSACTION;
CREATE TABLE daily_attempt (
    user     INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    day      INTEGER NOT NULL,
    moves    INTEGER NOT NULL,
    progress TEXT    NOT NULL,          -- JSON of the game's progress
    par      INTEGER NOT NULL,
    cost     INTEGER,                   -- NULL: it goes on
    solved   INTEGER NOT NULL,
    signs    TEXT    NOT NULL,
    late     INTEGER NOT NULL,          -- ended after its day
    guild    INTEGER,                   -- the server on which the user played or shared last
    name     TEXT    NOT NULL,          -- the user's name there
    shared   TEXT    NOT NULL,          -- JSON: the channels in which the user shared the result
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (user, game, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "daily_attempt" VALUES(1456074448175104004,'case07',20454,1,'{"state":{"options":{"notebook":"full","human_answers":false},"number":3,"round":2,"first":0,"turn":0,"tiles":[{"suspect":"marynarz","crime":"morderstwo"},{"suspect":"fotograf","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"piosenkarka","crime":"kradziez"},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"porwanie"},{"suspect":"badylarz","crime":"wlamanie"},{"suspect":"bomba","crime":null},{"suspect":"kelnerka","crime":"szantaz"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":null,"crime":"napad"},{"suspect":"docent","crime":"przemyt"},{"suspect":"kierowniczka","crime":"oszustwo"},{"suspect":"szatniarz","crime":null}],"row":["mdm","falszerstwo","przemyt","hotel-gromada","napad","okecie","piosenkarka","kino-moskwa","kierowniczka"],"deck":["dworzec-centralny","kradziez","supersam","wlamanie","oszustwo","szatniarz","dt-centrum","docent","badylarz","lapowka","morderstwo","taksowkarz","fotograf","szantaz","hotel-forum","kolumna-zygmunta","bomba","palac-kultury","cinkciarz","porwanie","teatr-wielki","marynarz","stadion","dom-partii","kasiarz","kelnerka"],"discarded":["bazar-rozyckiego"],"cases":[{"suspect":"piosenkarka","crime":"porwanie","place":"bazar-rozyckiego"},{"suspect":"kierowniczka","crime":"morderstwo","place":"supersam"}],"sleuths":[{"patrols":3,"points":[],"penalties":0,"discs":[{"card":"bazar-rozyckiego","size":"large"}],"watches":[],"dead_ends":[],"findings":[{"round":1,"card":"bazar-rozyckiego","answer":"same","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]},{"patrols":3,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[]},"given_up":false}',6,NULL,0,'',0,1456074448175104000,'ann','[]',1631613759);
CREATE TABLE daily_digest (
    guild   INTEGER NOT NULL,
    day     INTEGER NOT NULL,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                    -- 0: refused for good
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE daily_puzzle (
    game TEXT    NOT NULL,
    day  INTEGER NOT NULL,              -- days since 1970-01-01, UTC
    body TEXT    NOT NULL,              -- JSON of the puzzle, secrets included
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (game, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "daily_puzzle" VALUES('case07',20454,'{"seed":"rI2gKJZw/i08IlZ71+hhb5QGvG4OMrvQXqaFRGwx6gU=","dealt":{"options":{"notebook":"full","human_answers":false},"number":3,"round":1,"first":0,"turn":0,"tiles":[{"suspect":"marynarz","crime":"morderstwo"},{"suspect":"fotograf","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"piosenkarka","crime":"kradziez"},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"porwanie"},{"suspect":"badylarz","crime":"wlamanie"},{"suspect":"bomba","crime":null},{"suspect":"kelnerka","crime":"szantaz"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":null,"crime":"napad"},{"suspect":"docent","crime":"przemyt"},{"suspect":"kierowniczka","crime":"oszustwo"},{"suspect":"szatniarz","crime":null}],"row":["bazar-rozyckiego","falszerstwo","przemyt","hotel-gromada","napad","okecie","piosenkarka","kino-moskwa","kierowniczka"],"deck":["mdm","dworzec-centralny","kradziez","supersam","wlamanie","oszustwo","szatniarz","dt-centrum","docent","badylarz","lapowka","morderstwo","taksowkarz","fotograf","szantaz","hotel-forum","kolumna-zygmunta","bomba","palac-kultury","cinkciarz","porwanie","teatr-wielki","marynarz","stadion","dom-partii","kasiarz","kelnerka"],"discarded":[],"cases":[{"suspect":"piosenkarka","crime":"porwanie","place":"bazar-rozyckiego"},{"suspect":"kierowniczka","crime":"morderstwo","place":"supersam"}],"sleuths":[{"patrols":3,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]},{"patrols":3,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[]},"par":6,"model":[{"round":1,"card":null,"answer":null,"place":"palac-kultury","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":1,"wrong":null},{"round":3,"card":null,"answer":null,"place":"hotel-forum","large":1,"small":0,"wrong":null},{"round":4,"card":"falszerstwo","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"bazar-rozyckiego","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"piosenkarka","answer":"same","place":null,"large":0,"small":0,"wrong":null}]}',602150621);
CREATE TABLE erasure (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;
CREATE TABLE expulsion (
    thread INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    PRIMARY KEY (thread, user)
) STRICT, WITHOUT ROWID;
CREATE TABLE game_table (
    id       INTEGER PRIMARY KEY,
    version  INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    rules    INTEGER NOT NULL,
    status   TEXT    NOT NULL,
    guild    INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    thread   INTEGER,
    host     INTEGER NOT NULL,
    language TEXT    NOT NULL,
    pace     TEXT    NOT NULL,
    opened   REAL    NOT NULL,
    changed  REAL    NOT NULL,
    due      REAL,
    seats    TEXT    NOT NULL,          -- JSON: who sits where, with each seat's clock, votes and sealed moves
    options  TEXT    NOT NULL,          -- JSON of the game's options
    play     TEXT    NOT NULL,          -- JSON: what the host keeps of the table as a whole
    seed     BLOB    NOT NULL,          -- empty before the start
    state    TEXT,                      -- JSON of the game's state, secrets included
    outcome  TEXT,                      -- JSON
    checksum INTEGER NOT NULL           -- of all columns but version, status and changed
) STRICT;
INSERT INTO "game_table" VALUES(1,69,'case07',1,'ended',1456074448175104000,1456074448175104003,1456074448175104027,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{},"moves":31,"last_stamp":"ab3d969af074","answers":"aaaaaaaaaaaaaaaaaaaaa","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":34,"last_stamp":"c5f9fa255da2","silent_since":1767225601.0,"replace_votes":[]}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":65,"suggestions":[],"private_changes":21,"last_public_version":69,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"won.one","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":3,"round":7,"first":1,"turn":0,"tiles":[{"suspect":"szatniarz","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"kelnerka","crime":"napad"},{"suspect":"piosenkarka","crime":null},{"suspect":"docent","crime":null},{"suspect":"bomba","crime":null},{"suspect":"fotograf","crime":"przemyt"},{"suspect":"cinkciarz","crime":"kradziez"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"taksowkarz","crime":"lapowka"},{"suspect":null,"crime":"oszustwo"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"kasiarz","crime":"porwanie"}],"row":["dom-partii","dworzec-centralny","cinkciarz","piosenkarka","kierowniczka","oszustwo","okecie","docent","kasiarz"],"deck":["taksowkarz","wlamanie","kelnerka","supersam","lapowka","przemyt","hotel-gromada","morderstwo","napad","bazar-rozyckiego","szatniarz","dt-centrum","kolumna-zygmunta","szantaz","palac-kultury"],"discarded":["marynarz","fotograf","bomba","kino-moskwa","mdm","kradziez","badylarz"],"cases":[{"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"},{"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}],"sleuths":[{"patrols":0,"points":[5,5,7],"penalties":4,"discs":[{"card":"fotograf","size":"large"},{"card":"kradziez","size":"large"},{"card":"bazar-rozyckiego","size":"large"}],"watches":[],"dead_ends":["hotel-forum","stadion","teatr-wielki"],"findings":[{"round":1,"card":"fotograf","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"hotel-forum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"stadion","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kradziez","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"teatr-wielki","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"fotograf","crime":"kradziez","place":"supersam"}}],"finished":7,"solved":true,"asks":0,"accused":[],"notes":[]},{"patrols":0,"points":[7,7,5],"penalties":4,"discs":[{"card":"marynarz","size":"small"},{"card":"bomba","size":"small"},{"card":"kino-moskwa","size":"small"},{"card":"mdm","size":"large"},{"card":"badylarz","size":"small"}],"watches":[],"dead_ends":["porwanie","falszerstwo"],"findings":[{"round":1,"card":"marynarz","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"bomba","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"kino-moskwa","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"mdm","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"falszerstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"badylarz","answer":"near","place":null,"large":0,"small":0,"wrong":null}],"finished":7,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"over","pending":null,"changes":0,"past":[{"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"}],"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"okecie","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"dt-centrum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}},{"round":6,"card":"kasiarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"docent","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":"palac-kultury","large":0,"small":2,"wrong":null},{"round":9,"card":"taksowkarz","answer":"near","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":0,"wrong":null},{"round":2,"card":null,"answer":null,"place":"supersam","large":0,"small":1,"wrong":null},{"round":3,"card":"oszustwo","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}},{"round":6,"card":"supersam","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"mdm","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"szatniarz","crime":"kradziez","place":"stadion"}}]],"left":[],"known":[],"points":[5,7],"first":1,"solved":[null,9]},{"cases":[{"suspect":"docent","crime":"napad","place":"hotel-gromada"},{"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}],"tiles":[{"suspect":"szatniarz","crime":"oszustwo"},{"suspect":"kasiarz","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"cinkciarz","crime":"przemyt"},{"suspect":"badylarz","crime":null},{"suspect":"marynarz","crime":null},{"suspect":null,"crime":null},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"piosenkarka","crime":"morderstwo"},{"suspect":"bomba","crime":"falszerstwo"},{"suspect":"taksowkarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"lapowka"},{"suspect":"docent","crime":"kradziez"},{"suspect":"kelnerka","crime":"napad"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"fotograf","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"cinkciarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"przemyt","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"morderstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":0,"wrong":null},{"round":3,"card":"bomba","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kolumna-zygmunta","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}]],"left":[],"known":[],"points":[5,7],"first":0,"solved":[null,6]},{"cases":[{"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"},{"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}],"tiles":[{"suspect":"szatniarz","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"kelnerka","crime":"napad"},{"suspect":"piosenkarka","crime":null},{"suspect":"docent","crime":null},{"suspect":"bomba","crime":null},{"suspect":"fotograf","crime":"przemyt"},{"suspect":"cinkciarz","crime":"kradziez"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"taksowkarz","crime":"lapowka"},{"suspect":null,"crime":"oszustwo"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"kasiarz","crime":"porwanie"}],"findings":[[{"round":1,"card":"fotograf","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"hotel-forum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"stadion","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kradziez","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"teatr-wielki","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"fotograf","crime":"kradziez","place":"supersam"}}],[{"round":1,"card":"marynarz","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"bomba","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"kino-moskwa","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"mdm","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"falszerstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"badylarz","answer":"near","place":null,"large":0,"small":0,"wrong":null}]],"left":[],"known":[],"points":[7,5],"first":1,"solved":[7,null]}]}','{"places":[2,1],"scores":[13,15]}',3924144825);
INSERT INTO "game_table" VALUES(2,38,'case07',1,'running',1456074448175104000,1456074448175104003,1456074448175104387,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"moves":13,"last_stamp":"9f1ca35a8ca4","answers":"aaaaaaa","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":9,"last_stamp":"74eb13301f64","silent_since":1767225601.0,"replace_votes":[]},{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"put_off":0.0},"moves":11,"last_stamp":"6b0490618145","answers":"aaaaaaaa","silent_since":1767225601.0,"replace_votes":[]}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":33,"suggestions":[],"private_changes":12,"last_public_version":38,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"solved.one","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":1,"round":8,"first":2,"turn":0,"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"row":["kolumna-zygmunta","falszerstwo","kradziez","kelnerka","okecie","hotel-forum","mdm","dom-partii","kierowniczka"],"deck":["porwanie","hotel-gromada","szantaz","cinkciarz","teatr-wielki","fotograf","bomba","bazar-rozyckiego","piosenkarka","dworzec-centralny","marynarz","badylarz","szatniarz","przemyt","morderstwo","lapowka","napad"],"discarded":["palac-kultury","oszustwo","dt-centrum"],"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"},{"suspect":"fotograf","crime":"falszerstwo","place":"hotel-forum"}],"sleuths":[{"patrols":3,"points":[],"penalties":4,"discs":[{"card":"palac-kultury","size":"small"}],"watches":[{"place":"supersam","large":0,"small":1},{"place":"mdm","large":0,"small":1}],"dead_ends":["kasiarz","docent"],"findings":[{"round":1,"card":null,"answer":null,"place":"supersam","large":0,"small":1,"wrong":null},{"round":2,"card":null,"answer":null,"place":"mdm","large":0,"small":1,"wrong":null},{"round":3,"card":"kasiarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"palac-kultury","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"szatniarz","crime":"oszustwo","place":"dworzec-centralny"}},{"round":6,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"szatniarz","crime":"oszustwo","place":"hotel-forum"}},{"round":7,"card":"docent","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]},{"patrols":2,"points":[7],"penalties":0,"discs":[{"card":"marynarz","size":"large"},{"card":"przemyt","size":"large"},{"card":"stadion","size":"large"}],"watches":[{"place":"dt-centrum","large":0,"small":0},{"place":"mdm","large":0,"small":0},{"place":"stadion","large":0,"small":0}],"dead_ends":["supersam"],"findings":[{"round":1,"card":null,"answer":null,"place":"dt-centrum","large":0,"small":1,"wrong":null},{"round":2,"card":null,"answer":null,"place":"mdm","large":0,"small":2,"wrong":null},{"round":3,"card":null,"answer":null,"place":"stadion","large":1,"small":1,"wrong":null},{"round":4,"card":"oszustwo","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"supersam","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":6,"solved":true,"asks":0,"accused":[],"notes":[]},{"patrols":3,"points":[],"penalties":2,"discs":[{"card":"dt-centrum","size":"small"}],"watches":[{"place":"hotel-forum","large":1,"small":0},{"place":"stadion","large":0,"small":1}],"dead_ends":["kino-moskwa","taksowkarz","stadion","wlamanie"],"findings":[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":1,"small":0,"wrong":null},{"round":2,"card":null,"answer":null,"place":"stadion","large":0,"small":1,"wrong":null},{"round":3,"card":"kino-moskwa","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"taksowkarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"stadion","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"marynarz","crime":"przemyt","place":"hotel-forum"}},{"round":7,"card":"wlamanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":"dt-centrum","answer":"near","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[]}',NULL,1423144629);
INSERT INTO "game_table" VALUES(3,62,'case07',1,'running',1456074448175104000,1456074448175104003,1456074448175104657,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{"warning":38880,"put_off":0.0,"held":{"waited":0.0,"left":259200.0}},"moves":24,"last_stamp":"2d70dc4c0b3a","answers":"aaaaaaaaaaaaaaaaaaa","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{"put_off":0.0},"moves":33,"last_stamp":"084603a83b76","silent_since":1767225601.0,"silent_for":0.0,"replace_votes":[]}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":57,"suggestions":[],"private_changes":16,"last_public_version":62,"together":false,"invited":[],"again":false,"away":null,"pause":{"since":1767225601.0,"until":null},"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"dead-end.one","talked":[],"announcement":null,"forum":false,"private":true}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":3,"round":6,"first":1,"turn":0,"tiles":[{"suspect":"szatniarz","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"kelnerka","crime":"napad"},{"suspect":"piosenkarka","crime":null},{"suspect":"docent","crime":null},{"suspect":"bomba","crime":null},{"suspect":"fotograf","crime":"przemyt"},{"suspect":"cinkciarz","crime":"kradziez"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"taksowkarz","crime":"lapowka"},{"suspect":null,"crime":"oszustwo"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"kasiarz","crime":"porwanie"}],"row":["dom-partii","badylarz","cinkciarz","piosenkarka","kierowniczka","oszustwo","okecie","docent","kasiarz"],"deck":["dworzec-centralny","taksowkarz","wlamanie","kelnerka","supersam","lapowka","przemyt","hotel-gromada","morderstwo","napad","bazar-rozyckiego","szatniarz","dt-centrum","kolumna-zygmunta","szantaz","palac-kultury"],"discarded":["marynarz","fotograf","bomba","kino-moskwa","mdm","kradziez"],"cases":[{"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"},{"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}],"sleuths":[{"patrols":0,"points":[5,5],"penalties":2,"discs":[{"card":"fotograf","size":"large"},{"card":"kradziez","size":"large"}],"watches":[],"dead_ends":["hotel-forum","stadion","teatr-wielki"],"findings":[{"round":1,"card":"fotograf","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"hotel-forum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"stadion","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kradziez","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"teatr-wielki","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":["fotograf"],"notes":[]},{"patrols":0,"points":[7,7],"penalties":4,"discs":[{"card":"marynarz","size":"small"},{"card":"bomba","size":"small"},{"card":"kino-moskwa","size":"small"},{"card":"mdm","size":"large"}],"watches":[],"dead_ends":["porwanie","falszerstwo"],"findings":[{"round":1,"card":"marynarz","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"bomba","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"kino-moskwa","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"mdm","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"falszerstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[{"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"}],"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"okecie","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"dt-centrum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}},{"round":6,"card":"kasiarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"docent","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":"palac-kultury","large":0,"small":2,"wrong":null},{"round":9,"card":"taksowkarz","answer":"near","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":0,"wrong":null},{"round":2,"card":null,"answer":null,"place":"supersam","large":0,"small":1,"wrong":null},{"round":3,"card":"oszustwo","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}},{"round":6,"card":"supersam","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"mdm","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"szatniarz","crime":"kradziez","place":"stadion"}}]],"left":[],"known":[],"points":[5,7],"first":1,"solved":[null,9]},{"cases":[{"suspect":"docent","crime":"napad","place":"hotel-gromada"},{"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}],"tiles":[{"suspect":"szatniarz","crime":"oszustwo"},{"suspect":"kasiarz","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"cinkciarz","crime":"przemyt"},{"suspect":"badylarz","crime":null},{"suspect":"marynarz","crime":null},{"suspect":null,"crime":null},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"piosenkarka","crime":"morderstwo"},{"suspect":"bomba","crime":"falszerstwo"},{"suspect":"taksowkarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"lapowka"},{"suspect":"docent","crime":"kradziez"},{"suspect":"kelnerka","crime":"napad"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"fotograf","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"cinkciarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"przemyt","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"morderstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":0,"wrong":null},{"round":3,"card":"bomba","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kolumna-zygmunta","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}]],"left":[],"known":[],"points":[5,7],"first":0,"solved":[null,6]}]}',NULL,2508280934);
INSERT INTO "game_table" VALUES(4,2,'case07',1,'closed',1456074448175104000,1456074448175104003,NULL,1456074448175104005,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":"bob"},"clock":{}}]','{"notebook":"simple","human_answers":false}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,1015601345);
INSERT INTO "game_table" VALUES(5,2,'case07',1,'lobby',1456074448175104000,1456074448175104003,NULL,1456074448175104004,'pl','relaxed',1767225601.0,1767225601.0,1767398401.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":"ann"}},{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":"cid"}}]','{"notebook":"simple","human_answers":false}','{"began":null,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'',NULL,NULL,1536287962);
INSERT INTO "game_table" VALUES(6,2,'case07',1,'running',1456074448175104000,1456074448175104003,1456074448175104971,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104959,"name":"guest-0","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104006,"name":"cid","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":1,"round":1,"first":1,"turn":1,"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"row":["dt-centrum","taksowkarz","oszustwo","kelnerka","okecie","supersam","palac-kultury","dom-partii","kino-moskwa"],"deck":["kasiarz","kierowniczka","docent","mdm","stadion","wlamanie","hotel-forum","kradziez","falszerstwo","kolumna-zygmunta","porwanie","hotel-gromada","szantaz","cinkciarz","teatr-wielki","fotograf","bomba","bazar-rozyckiego","piosenkarka","dworzec-centralny","marynarz","badylarz","szatniarz","przemyt","morderstwo","lapowka","napad"],"discarded":[],"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"}],"sleuths":[{"patrols":5,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]},{"patrols":5,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[]}',NULL,2724355753);
INSERT INTO "game_table" VALUES(7,2,'case07',1,'running',1456074448175104000,1456074448175104003,1456074448175104973,0,'pl','relaxed',1767225601.0,1767225601.0,1767484801.0,'[{"sitter":{"type":"person","user":1456074448175104004,"name":"ann","account":""},"clock":{"put_off":0.0},"silent_since":1767225601.0},{"sitter":{"type":"person","user":1456074448175104005,"name":"bob","account":""},"clock":{"since":1767225601.0,"due":1767484801.0,"warning":38880,"put_off":0.0},"silent_since":1767225601.0}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":0,"suggestions":[],"private_changes":0,"last_public_version":2,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":1,"remarked":"","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":1,"round":1,"first":1,"turn":1,"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"row":["dt-centrum","taksowkarz","oszustwo","kelnerka","okecie","supersam","palac-kultury","dom-partii","kino-moskwa"],"deck":["kasiarz","kierowniczka","docent","mdm","stadion","wlamanie","hotel-forum","kradziez","falszerstwo","kolumna-zygmunta","porwanie","hotel-gromada","szantaz","cinkciarz","teatr-wielki","fotograf","bomba","bazar-rozyckiego","piosenkarka","dworzec-centralny","marynarz","badylarz","szatniarz","przemyt","morderstwo","lapowka","napad"],"discarded":[],"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"}],"sleuths":[{"patrols":5,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]},{"patrols":5,"points":[],"penalties":0,"discs":[],"watches":[],"dead_ends":[],"findings":[],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[]}',NULL,2630244708);
INSERT INTO "game_table" VALUES(8,62,'case07',1,'ended',1456074448175104000,1456074448175104003,1456074448175105008,0,'pl','relaxed',1767225601.0,1767225601.0,NULL,'[{"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"clock":{},"moves":24,"last_stamp":"304a0cebc633","answers":"aaaaaaaaaaaaaaaaaaa","silent_since":1767225601.0,"departure":0,"open":true,"replace_votes":[]},{"sitter":{"type":"computer","strength":"easy","name":"Ada"},"clock":{},"moves":33,"last_stamp":"b83af444cfbf","silent_since":1767225601.0,"replace_votes":[]}]','{"notebook":"simple","human_answers":false}','{"began":1767225601.0,"moves":57,"suggestions":[],"private_changes":16,"last_public_version":62,"together":false,"invited":[],"again":false,"away":null,"pause":null,"pause_vote":null,"former":[{"seat":0,"sitter":{"type":"person","user":0,"name":"N. N.","account":""},"moves":57,"at":1767225601.0,"until":null,"until_at":null}],"forgotten":[],"banter":true,"rated":true,"rehearsal":false,"league":null,"remarked":"solved.bold","talked":[],"announcement":null,"forum":false,"private":false}',X'7373737373737373737373737373737373737373737373737373737373737373','{"options":{"notebook":"simple","human_answers":false},"number":3,"round":6,"first":1,"turn":0,"tiles":[{"suspect":"szatniarz","crime":null},{"suspect":null,"crime":"falszerstwo"},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"kelnerka","crime":"napad"},{"suspect":"piosenkarka","crime":null},{"suspect":"docent","crime":null},{"suspect":"bomba","crime":null},{"suspect":"fotograf","crime":"przemyt"},{"suspect":"cinkciarz","crime":"kradziez"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"taksowkarz","crime":"lapowka"},{"suspect":null,"crime":"oszustwo"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"kasiarz","crime":"porwanie"}],"row":["dom-partii","badylarz","cinkciarz","piosenkarka","kierowniczka","oszustwo","okecie","docent","kasiarz"],"deck":["dworzec-centralny","taksowkarz","wlamanie","kelnerka","supersam","lapowka","przemyt","hotel-gromada","morderstwo","napad","bazar-rozyckiego","szatniarz","dt-centrum","kolumna-zygmunta","szantaz","palac-kultury"],"discarded":["marynarz","fotograf","bomba","kino-moskwa","mdm","kradziez"],"cases":[{"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"},{"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}],"sleuths":[{"patrols":0,"points":[5,5],"penalties":2,"discs":[{"card":"fotograf","size":"large"},{"card":"kradziez","size":"large"}],"watches":[],"dead_ends":["hotel-forum","stadion","teatr-wielki"],"findings":[{"round":1,"card":"fotograf","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"hotel-forum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"stadion","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kradziez","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"teatr-wielki","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":["fotograf"],"notes":[]},{"patrols":0,"points":[7,7],"penalties":4,"discs":[{"card":"marynarz","size":"small"},{"card":"bomba","size":"small"},{"card":"kino-moskwa","size":"small"},{"card":"mdm","size":"large"}],"watches":[],"dead_ends":["porwanie","falszerstwo"],"findings":[{"round":1,"card":"marynarz","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":2,"card":"bomba","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":3,"card":"kino-moskwa","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"mdm","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"falszerstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],"finished":null,"solved":false,"asks":0,"accused":[],"notes":[]}],"phase":"act","pending":null,"changes":0,"past":[{"cases":[{"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"},{"suspect":"marynarz","crime":"przemyt","place":"stadion"}],"tiles":[{"suspect":"piosenkarka","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"docent","crime":"szantaz"},{"suspect":"kierowniczka","crime":"napad"},{"suspect":"badylarz","crime":"morderstwo"},{"suspect":"szatniarz","crime":"falszerstwo"},{"suspect":null,"crime":null},{"suspect":"taksowkarz","crime":null},{"suspect":"kasiarz","crime":"przemyt"},{"suspect":"cinkciarz","crime":"lapowka"},{"suspect":"kelnerka","crime":null},{"suspect":"bomba","crime":"oszustwo"},{"suspect":"marynarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"kradziez"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"okecie","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"dt-centrum","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}},{"round":6,"card":"kasiarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"docent","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":"palac-kultury","large":0,"small":2,"wrong":null},{"round":9,"card":"taksowkarz","answer":"near","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"hotel-forum","large":0,"small":0,"wrong":null},{"round":2,"card":null,"answer":null,"place":"supersam","large":0,"small":1,"wrong":null},{"round":3,"card":"oszustwo","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":5,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}},{"round":6,"card":"supersam","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":7,"card":"mdm","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":8,"card":null,"answer":null,"place":null,"large":0,"small":0,"wrong":{"suspect":"szatniarz","crime":"kradziez","place":"stadion"}}]],"left":[],"known":[],"points":[5,7],"first":1,"solved":[null,9]},{"cases":[{"suspect":"docent","crime":"napad","place":"hotel-gromada"},{"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}],"tiles":[{"suspect":"szatniarz","crime":"oszustwo"},{"suspect":"kasiarz","crime":null},{"suspect":null,"crime":"porwanie"},{"suspect":"cinkciarz","crime":"przemyt"},{"suspect":"badylarz","crime":null},{"suspect":"marynarz","crime":null},{"suspect":null,"crime":null},{"suspect":"kierowniczka","crime":"szantaz"},{"suspect":"piosenkarka","crime":"morderstwo"},{"suspect":"bomba","crime":"falszerstwo"},{"suspect":"taksowkarz","crime":"wlamanie"},{"suspect":"fotograf","crime":"lapowka"},{"suspect":"docent","crime":"kradziez"},{"suspect":"kelnerka","crime":"napad"}],"findings":[[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":1,"wrong":null},{"round":3,"card":"fotograf","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"cinkciarz","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"przemyt","answer":"nothing","place":null,"large":0,"small":0,"wrong":null},{"round":6,"card":"morderstwo","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}],[{"round":1,"card":null,"answer":null,"place":"kino-moskwa","large":0,"small":2,"wrong":null},{"round":2,"card":null,"answer":null,"place":"dworzec-centralny","large":0,"small":0,"wrong":null},{"round":3,"card":"bomba","answer":"same","place":null,"large":0,"small":0,"wrong":null},{"round":4,"card":"kolumna-zygmunta","answer":"near","place":null,"large":0,"small":0,"wrong":null},{"round":5,"card":"porwanie","answer":"nothing","place":null,"large":0,"small":0,"wrong":null}]],"left":[],"known":[],"points":[5,7],"first":0,"solved":[null,6]}]}','{"places":[2,1],"scores":[0,0]}',4162470575);
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE interest (
    user   INTEGER NOT NULL,
    n      INTEGER NOT NULL,            -- the place among the user's interests
    game   TEXT    NOT NULL,            -- '': the user follows a table
    number INTEGER NOT NULL,            -- of the server, or of the table that the user follows
    body   TEXT    NOT NULL,            -- JSON
    PRIMARY KEY (user, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "interest" VALUES(1456074448175104006,0,'case07',1456074448175104000,'{"game":"case07","guild":1456074448175104000,"at":1767225601.0,"until":1768435201.0,"table":null}');
INSERT INTO "interest" VALUES(1456074448175104006,1,'',2,'{"table":2,"rounds":true,"version":38}');
CREATE TABLE league (
    id      INTEGER PRIMARY KEY,
    guild   INTEGER NOT NULL,
    draft   INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body    TEXT    NOT NULL,           -- JSON
    checksum INTEGER NOT NULL           -- of all columns
) STRICT;
INSERT INTO "league" VALUES(1,1456074448175104000,0,0,8,'{"league":{"id":1,"guild":1456074448175104000,"name":"","organiser":1456074448175104004,"settings":{"contests":[{"game":"case07","options":"{\"notebook\":\"simple\",\"human_answers\":false}","roles":[""],"min_seats":2,"max_seats":5}],"rounds":2,"table_size":2,"pace":"relaxed","min_entrants":2,"max_entrants":4,"start_when_full":true,"starts_at":null,"role":null,"round_every":null,"round_limit":10368000.0,"forfeit_after":604800.0,"until_decided":false},"seed":"sQVMMk1p7PfAeg316F2uUasNW5GwEI+ezI27wFqUU2U=","opened":1767225601.0,"status":"running","entrants":[{"user":1456074448175104004,"name":"ann","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104005,"name":"bob","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104006,"name":"cid","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null},{"user":1456074448175104959,"name":"guest-0","joined":1767225601.0,"status":"playing","first_round":0,"last_round":null,"replaces":null}],"rounds":[{"number":0,"began":1767225601.0,"due":1777593601.0,"byes":[],"basis":"2a7352631ea7fa5bc75ede3d485a5aa9672e5d3df721532709e2c2f7b37ff520"}],"matches":[{"number":0,"round":0,"contest":0,"seats":[{"entrant":3,"drawn":3,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":3,"resigned":false},{"entrant":2,"drawn":2,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":2,"resigned":false}],"status":"open","table":6,"closing":false,"ended":null},{"number":1,"round":0,"contest":0,"seats":[{"entrant":0,"drawn":0,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":0,"resigned":false},{"entrant":1,"drawn":1,"forfeit":false,"place":null,"score":null,"warned":null,"at_table":1,"resigned":false}],"status":"open","table":7,"closing":false,"ended":null}],"missed":[],"settled_until":0.0,"frozen_since":null,"ended":null,"version":6},"channel":1456074448175104003,"language":"pl","rated":true,"strength":"fair","is_draft":false,"is_settled":false,"version":8}',2730983500);
CREATE TABLE league_entry (
    league INTEGER NOT NULL,
    n      INTEGER NOT NULL,
    user   INTEGER NOT NULL,            -- 0: the bot
    body   TEXT    NOT NULL,            -- JSON
    checksum INTEGER NOT NULL,          -- of all columns but n
    PRIMARY KEY (league, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_entry" VALUES(1,0,1456074448175104004,'{"at":1767225601.0,"action":"opened","by":1456074448175104004,"entrant":null,"other":null,"match":null,"round":null}',72541893);
INSERT INTO "league_entry" VALUES(1,1,1456074448175104004,'{"at":1767225601.0,"action":"joined","by":1456074448175104004,"entrant":0,"other":null,"match":null,"round":null}',2464027720);
INSERT INTO "league_entry" VALUES(1,2,1456074448175104005,'{"at":1767225601.0,"action":"joined","by":1456074448175104005,"entrant":1,"other":null,"match":null,"round":null}',92885568);
INSERT INTO "league_entry" VALUES(1,3,1456074448175104006,'{"at":1767225601.0,"action":"joined","by":1456074448175104006,"entrant":2,"other":null,"match":null,"round":null}',1728159257);
INSERT INTO "league_entry" VALUES(1,4,1456074448175104959,'{"at":1767225601.0,"action":"joined","by":1456074448175104959,"entrant":3,"other":null,"match":null,"round":null}',1106588438);
INSERT INTO "league_entry" VALUES(1,5,1456074448175104959,'{"at":1767225601.0,"action":"started","by":1456074448175104959,"entrant":null,"other":null,"match":null,"round":null}',212177374);
INSERT INTO "league_entry" VALUES(1,6,0,'{"at":1767225601.0,"action":"drawn","by":0,"entrant":null,"other":null,"match":null,"round":0}',4142853501);
INSERT INTO "league_entry" VALUES(1,7,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":0,"round":null}',1422580452);
INSERT INTO "league_entry" VALUES(1,8,0,'{"at":1767225601.0,"action":"table-opened","by":0,"entrant":null,"other":null,"match":1,"round":null}',3979411724);
CREATE TABLE league_post (
    league   INTEGER NOT NULL,
    occasion TEXT    NOT NULL,
    at       REAL    NOT NULL,
    channel  INTEGER,
    message  INTEGER,
    face     TEXT    NOT NULL,
    user     INTEGER,                   -- the reader of a direct message; NULL: it is in a channel
    body     TEXT,                      -- JSON of what a direct message says
    checksum INTEGER NOT NULL,          -- of all columns
    PRIMARY KEY (league, occasion)
) STRICT, WITHOUT ROWID;
INSERT INTO "league_post" VALUES(1,'card',1767225601.0,1456074448175104003,1456074448175104962,'running:1:True:1456074448175104962',NULL,NULL,1454323777);
INSERT INTO "league_post" VALUES(1,'standings',1767225601.0,1456074448175104962,1456074448175104976,'8',NULL,NULL,795548676);
INSERT INTO "league_post" VALUES(1,'thread',1767225601.0,1456074448175104003,1456074448175104962,'',NULL,NULL,310593331);
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL                 -- a number, text, JSON, or bytes as hexadecimal digits
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('alive','1767225601.0');
INSERT INTO "meta" VALUES('commands hash','9a433b6cf62a44b91e684f8ef51b8b52490d9f4abdb9e50203e32ece575cce4f');
INSERT INTO "meta" VALUES('daily key','fcf0834332c5acb3219daafc5bf7808f82fd870a29f593935f6be2fd431e52f700004fe6');
INSERT INTO "meta" VALUES('last league','1');
INSERT INTO "meta" VALUES('open panels 0','5b5d');
INSERT INTO "meta" VALUES('run','2864d9bc330c7f11');
INSERT INTO "meta" VALUES('signing key','8a5353e585a866c661b76afdf25f9bbe4bf7ca6a0b9c12e6e5d382678a184cf5');
CREATE TABLE move (
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    n        INTEGER,
    seat     INTEGER,
    by_user  INTEGER,                   -- NULL: the host, or a computer
    body     TEXT,                      -- JSON of the game's move
    key      TEXT    NOT NULL UNIQUE,   -- a change is never made twice under one key
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "move" VALUES(1,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104025',1767225601.0);
INSERT INTO "move" VALUES(1,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104025:0',1767225601.0);
INSERT INTO "move" VALUES(1,3,'start',0,NULL,1456074448175104004,NULL,'1456074448175104028',1767225601.0);
INSERT INTO "move" VALUES(1,4,'place',NULL,NULL,NULL,NULL,'place:1:3',1767225601.0);
INSERT INTO "move" VALUES(1,5,'move',1,1,NULL,'{"type":"Patrol","place":"hotel-forum"}','computer:1:1',1767225601.0);
INSERT INTO "move" VALUES(1,6,'move',2,0,1456074448175104004,'{"type":"Patrol","place":"hotel-forum"}','1456074448175104044',1767225601.0);
INSERT INTO "move" VALUES(1,7,'move',3,1,NULL,'{"type":"Patrol","place":"supersam"}','computer:1:3',1767225601.0);
INSERT INTO "move" VALUES(1,8,'move',4,0,1456074448175104004,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175104055',1767225601.0);
INSERT INTO "move" VALUES(1,9,'move',5,1,NULL,'{"type":"Examine","card":"oszustwo"}','computer:1:5',1767225601.0);
INSERT INTO "move" VALUES(1,10,'move',6,0,1456074448175104004,'{"type":"Examine","card":"okecie"}','1456074448175104066',1767225601.0);
INSERT INTO "move" VALUES(1,11,'move',7,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:1:7',1767225601.0);
INSERT INTO "move" VALUES(1,12,'move',8,0,1456074448175104004,'{"type":"Examine","card":"dt-centrum"}','1456074448175104077',1767225601.0);
INSERT INTO "move" VALUES(1,13,'note',9,1,NULL,'{"type":"Accuse","card":"kasiarz"}','computer:1:9',1767225601.0);
INSERT INTO "move" VALUES(1,14,'note',10,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:1:10',1767225601.0);
INSERT INTO "move" VALUES(1,15,'note',11,1,NULL,'{"type":"Accuse","card":"bazar-rozyckiego"}','computer:1:11',1767225601.0);
INSERT INTO "move" VALUES(1,16,'move',12,1,NULL,'{"type":"Announce"}','computer:1:12',1767225601.0);
INSERT INTO "move" VALUES(1,17,'note',13,0,1456074448175104004,'{"type":"Accuse","card":"badylarz"}','1456074448175104090',1767225601.0);
INSERT INTO "move" VALUES(1,18,'note',14,0,1456074448175104004,'{"type":"Accuse","card":"kradziez"}','1456074448175104099',1767225601.0);
INSERT INTO "move" VALUES(1,19,'note',15,0,1456074448175104004,'{"type":"Accuse","card":"teatr-wielki"}','1456074448175104108',1767225601.0);
INSERT INTO "move" VALUES(1,20,'move',16,0,1456074448175104004,'{"type":"Announce"}','1456074448175104117',1767225601.0);
INSERT INTO "move" VALUES(1,21,'move',17,1,NULL,'{"type":"Examine","card":"supersam"}','computer:1:17',1767225601.0);
INSERT INTO "move" VALUES(1,22,'move',18,0,1456074448175104004,'{"type":"Examine","card":"kasiarz"}','1456074448175104128',1767225601.0);
INSERT INTO "move" VALUES(1,23,'move',19,1,NULL,'{"type":"Examine","card":"mdm"}','computer:1:19',1767225601.0);
INSERT INTO "move" VALUES(1,24,'move',20,0,1456074448175104004,'{"type":"Examine","card":"docent"}','1456074448175104139',1767225601.0);
INSERT INTO "move" VALUES(1,25,'note',21,1,NULL,'{"type":"Accuse","card":"szatniarz"}','computer:1:21',1767225601.0);
INSERT INTO "move" VALUES(1,26,'note',22,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:1:22',1767225601.0);
INSERT INTO "move" VALUES(1,27,'note',23,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:1:23',1767225601.0);
INSERT INTO "move" VALUES(1,28,'move',24,1,NULL,'{"type":"Announce"}','computer:1:24',1767225601.0);
INSERT INTO "move" VALUES(1,29,'move',25,0,1456074448175104004,'{"type":"Patrol","place":"palac-kultury"}','1456074448175104150',1767225601.0);
INSERT INTO "move" VALUES(1,30,'note',26,1,NULL,'{"type":"Accuse","card":"marynarz"}','computer:1:26',1767225601.0);
INSERT INTO "move" VALUES(1,31,'note',27,1,NULL,'{"type":"Accuse","card":"przemyt"}','computer:1:27',1767225601.0);
INSERT INTO "move" VALUES(1,32,'note',28,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:1:28',1767225601.0);
INSERT INTO "move" VALUES(1,33,'move',29,1,NULL,'{"type":"Announce"}','computer:1:29',1767225601.0);
INSERT INTO "move" VALUES(1,34,'move',30,0,1456074448175104004,'{"type":"Examine","card":"taksowkarz"}','1456074448175104161',1767225601.0);
INSERT INTO "move" VALUES(1,35,'move',31,0,1456074448175104004,'{"type":"Patrol","place":"kino-moskwa"}','1456074448175104176',1767225601.0);
INSERT INTO "move" VALUES(1,36,'move',32,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:1:32',1767225601.0);
INSERT INTO "move" VALUES(1,37,'move',33,0,1456074448175104004,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175104187',1767225601.0);
INSERT INTO "move" VALUES(1,38,'move',34,1,NULL,'{"type":"Patrol","place":"dworzec-centralny"}','computer:1:34',1767225601.0);
INSERT INTO "move" VALUES(1,39,'move',35,0,1456074448175104004,'{"type":"Examine","card":"fotograf"}','1456074448175104198',1767225601.0);
INSERT INTO "move" VALUES(1,40,'move',36,1,NULL,'{"type":"Examine","card":"bomba"}','computer:1:36',1767225601.0);
INSERT INTO "move" VALUES(1,41,'move',37,0,1456074448175104004,'{"type":"Examine","card":"cinkciarz"}','1456074448175104209',1767225601.0);
INSERT INTO "move" VALUES(1,42,'move',38,1,NULL,'{"type":"Examine","card":"kolumna-zygmunta"}','computer:1:38',1767225601.0);
INSERT INTO "move" VALUES(1,43,'move',39,0,1456074448175104004,'{"type":"Examine","card":"przemyt"}','1456074448175104220',1767225601.0);
INSERT INTO "move" VALUES(1,44,'move',40,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:1:40',1767225601.0);
INSERT INTO "move" VALUES(1,45,'move',41,0,1456074448175104004,'{"type":"Examine","card":"morderstwo"}','1456074448175104231',1767225601.0);
INSERT INTO "move" VALUES(1,46,'note',42,1,NULL,'{"type":"Accuse","card":"bomba"}','computer:1:42',1767225601.0);
INSERT INTO "move" VALUES(1,47,'note',43,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:1:43',1767225601.0);
INSERT INTO "move" VALUES(1,48,'note',44,1,NULL,'{"type":"Accuse","card":"teatr-wielki"}','computer:1:44',1767225601.0);
INSERT INTO "move" VALUES(1,49,'move',45,1,NULL,'{"type":"Announce"}','computer:1:45',1767225601.0);
INSERT INTO "move" VALUES(1,50,'move',46,1,NULL,'{"type":"Examine","card":"marynarz"}','computer:1:46',1767225601.0);
INSERT INTO "move" VALUES(1,51,'move',47,0,1456074448175104004,'{"type":"Examine","card":"fotograf"}','1456074448175104248',1767225601.0);
INSERT INTO "move" VALUES(1,52,'move',48,1,NULL,'{"type":"Examine","card":"bomba"}','computer:1:48',1767225601.0);
INSERT INTO "move" VALUES(1,53,'move',49,0,1456074448175104004,'{"type":"Examine","card":"hotel-forum"}','1456074448175104259',1767225601.0);
INSERT INTO "move" VALUES(1,54,'move',50,1,NULL,'{"type":"Examine","card":"kino-moskwa"}','computer:1:50',1767225601.0);
INSERT INTO "move" VALUES(1,55,'move',51,0,1456074448175104004,'{"type":"Examine","card":"stadion"}','1456074448175104270',1767225601.0);
INSERT INTO "move" VALUES(1,56,'move',52,1,NULL,'{"type":"Examine","card":"mdm"}','computer:1:52',1767225601.0);
INSERT INTO "move" VALUES(1,57,'move',53,0,1456074448175104004,'{"type":"Examine","card":"kradziez"}','1456074448175104281',1767225601.0);
INSERT INTO "move" VALUES(1,58,'move',54,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:1:54',1767225601.0);
INSERT INTO "move" VALUES(1,59,'move',55,0,1456074448175104004,'{"type":"Examine","card":"teatr-wielki"}','1456074448175104292',1767225601.0);
INSERT INTO "move" VALUES(1,60,'move',56,1,NULL,'{"type":"Examine","card":"falszerstwo"}','computer:1:56',1767225601.0);
INSERT INTO "move" VALUES(1,61,'note',57,0,1456074448175104004,'{"type":"Accuse","card":"fotograf"}','1456074448175104305',1767225601.0);
INSERT INTO "move" VALUES(1,62,'note',58,0,1456074448175104004,'{"type":"Accuse","card":"kradziez"}','1456074448175104314',1767225601.0);
INSERT INTO "move" VALUES(1,63,'note',59,0,1456074448175104004,'{"type":"Accuse","card":"supersam"}','1456074448175104323',1767225601.0);
INSERT INTO "move" VALUES(1,64,'move',60,0,1456074448175104004,'{"type":"Announce"}','1456074448175104332',1767225601.0);
INSERT INTO "move" VALUES(1,65,'move',61,1,NULL,'{"type":"Examine","card":"badylarz"}','computer:1:61',1767225601.0);
INSERT INTO "move" VALUES(1,66,'note',62,0,1456074448175104004,'{"type":"Accuse","card":"fotograf"}','1456074448175104345',1767225601.0);
INSERT INTO "move" VALUES(1,67,'note',63,0,1456074448175104004,'{"type":"Accuse","card":"kradziez"}','1456074448175104354',1767225601.0);
INSERT INTO "move" VALUES(1,68,'note',64,0,1456074448175104004,'{"type":"Accuse","card":"bazar-rozyckiego"}','1456074448175104363',1767225601.0);
INSERT INTO "move" VALUES(1,69,'move',65,0,1456074448175104004,'{"type":"Announce"}','1456074448175104372',1767225601.0);
INSERT INTO "move" VALUES(2,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104385',1767225601.0);
INSERT INTO "move" VALUES(2,2,'add',NULL,NULL,1456074448175104004,NULL,'1456074448175104385:0',1767225601.0);
INSERT INTO "move" VALUES(2,3,'join',NULL,NULL,1456074448175104005,NULL,'1456074448175104388',1767225601.0);
INSERT INTO "move" VALUES(2,4,'start',0,NULL,1456074448175104004,NULL,'1456074448175104390',1767225601.0);
INSERT INTO "move" VALUES(2,5,'place',NULL,NULL,NULL,NULL,'place:2:4',1767225601.0);
INSERT INTO "move" VALUES(2,6,'move',1,2,1456074448175104005,'{"type":"Patrol","place":"hotel-forum"}','1456074448175104407',1767225601.0);
INSERT INTO "move" VALUES(2,7,'move',2,0,1456074448175104004,'{"type":"Patrol","place":"supersam"}','1456074448175104416',1767225601.0);
INSERT INTO "move" VALUES(2,8,'move',3,1,NULL,'{"type":"Patrol","place":"dt-centrum"}','computer:2:3',1767225601.0);
INSERT INTO "move" VALUES(2,9,'move',4,2,1456074448175104005,'{"type":"Patrol","place":"stadion"}','1456074448175104427',1767225601.0);
INSERT INTO "move" VALUES(2,10,'move',5,0,1456074448175104004,'{"type":"Patrol","place":"mdm"}','1456074448175104436',1767225601.0);
INSERT INTO "move" VALUES(2,11,'move',6,1,NULL,'{"type":"Patrol","place":"mdm"}','computer:2:6',1767225601.0);
INSERT INTO "move" VALUES(2,12,'move',7,2,1456074448175104005,'{"type":"Examine","card":"kino-moskwa"}','1456074448175104447',1767225601.0);
INSERT INTO "move" VALUES(2,13,'move',8,0,1456074448175104004,'{"type":"Examine","card":"kasiarz"}','1456074448175104456',1767225601.0);
INSERT INTO "move" VALUES(2,14,'move',9,1,NULL,'{"type":"Patrol","place":"stadion"}','computer:2:9',1767225601.0);
INSERT INTO "move" VALUES(2,15,'move',10,2,1456074448175104005,'{"type":"Examine","card":"taksowkarz"}','1456074448175104467',1767225601.0);
INSERT INTO "move" VALUES(2,16,'move',11,0,1456074448175104004,'{"type":"Examine","card":"palac-kultury"}','1456074448175104476',1767225601.0);
INSERT INTO "move" VALUES(2,17,'move',12,1,NULL,'{"type":"Examine","card":"oszustwo"}','computer:2:12',1767225601.0);
INSERT INTO "move" VALUES(2,18,'move',13,2,1456074448175104005,'{"type":"Examine","card":"stadion"}','1456074448175104487',1767225601.0);
INSERT INTO "move" VALUES(2,19,'note',14,0,1456074448175104004,'{"type":"Accuse","card":"szatniarz"}','1456074448175104498',1767225601.0);
INSERT INTO "move" VALUES(2,20,'note',15,0,1456074448175104004,'{"type":"Accuse","card":"oszustwo"}','1456074448175104507',1767225601.0);
INSERT INTO "move" VALUES(2,21,'note',16,0,1456074448175104004,'{"type":"Accuse","card":"dworzec-centralny"}','1456074448175104516',1767225601.0);
INSERT INTO "move" VALUES(2,22,'move',17,0,1456074448175104004,'{"type":"Announce"}','1456074448175104525',1767225601.0);
INSERT INTO "move" VALUES(2,23,'move',18,1,NULL,'{"type":"Examine","card":"supersam"}','computer:2:18',1767225601.0);
INSERT INTO "move" VALUES(2,24,'note',19,2,1456074448175104005,'{"type":"Accuse","card":"marynarz"}','1456074448175104538',1767225601.0);
INSERT INTO "move" VALUES(2,25,'note',20,2,1456074448175104005,'{"type":"Accuse","card":"przemyt"}','1456074448175104547',1767225601.0);
INSERT INTO "move" VALUES(2,26,'note',21,2,1456074448175104005,'{"type":"Accuse","card":"hotel-forum"}','1456074448175104556',1767225601.0);
INSERT INTO "move" VALUES(2,27,'move',22,2,1456074448175104005,'{"type":"Announce"}','1456074448175104565',1767225601.0);
INSERT INTO "move" VALUES(2,28,'note',23,0,1456074448175104004,'{"type":"Accuse","card":"szatniarz"}','1456074448175104576',1767225601.0);
INSERT INTO "move" VALUES(2,29,'note',24,0,1456074448175104004,'{"type":"Accuse","card":"oszustwo"}','1456074448175104585',1767225601.0);
INSERT INTO "move" VALUES(2,30,'note',25,0,1456074448175104004,'{"type":"Accuse","card":"hotel-forum"}','1456074448175104594',1767225601.0);
INSERT INTO "move" VALUES(2,31,'move',26,0,1456074448175104004,'{"type":"Announce"}','1456074448175104603',1767225601.0);
INSERT INTO "move" VALUES(2,32,'note',27,1,NULL,'{"type":"Accuse","card":"marynarz"}','computer:2:27',1767225601.0);
INSERT INTO "move" VALUES(2,33,'note',28,1,NULL,'{"type":"Accuse","card":"przemyt"}','computer:2:28',1767225601.0);
INSERT INTO "move" VALUES(2,34,'note',29,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:2:29',1767225601.0);
INSERT INTO "move" VALUES(2,35,'move',30,1,NULL,'{"type":"Announce"}','computer:2:30',1767225601.0);
INSERT INTO "move" VALUES(2,36,'move',31,2,1456074448175104005,'{"type":"Examine","card":"wlamanie"}','1456074448175104614',1767225601.0);
INSERT INTO "move" VALUES(2,37,'move',32,0,1456074448175104004,'{"type":"Examine","card":"docent"}','1456074448175104623',1767225601.0);
INSERT INTO "move" VALUES(2,38,'move',33,2,1456074448175104005,'{"type":"Examine","card":"dt-centrum"}','1456074448175104632',1767225601.0);
INSERT INTO "move" VALUES(3,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104655',1767225601.0);
INSERT INTO "move" VALUES(3,2,'add',NULL,NULL,1456074448175104005,NULL,'1456074448175104655:0',1767225601.0);
INSERT INTO "move" VALUES(3,3,'place',NULL,NULL,NULL,NULL,'place:3:2',1767225601.0);
INSERT INTO "move" VALUES(3,4,'start',0,NULL,1456074448175104005,NULL,'1456074448175104660',1767225601.0);
INSERT INTO "move" VALUES(3,5,'move',1,1,NULL,'{"type":"Patrol","place":"hotel-forum"}','computer:3:1',1767225601.0);
INSERT INTO "move" VALUES(3,6,'move',2,0,1456074448175104005,'{"type":"Patrol","place":"hotel-forum"}','1456074448175104672',1767225601.0);
INSERT INTO "move" VALUES(3,7,'move',3,1,NULL,'{"type":"Patrol","place":"supersam"}','computer:3:3',1767225601.0);
INSERT INTO "move" VALUES(3,8,'move',4,0,1456074448175104005,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175104683',1767225601.0);
INSERT INTO "move" VALUES(3,9,'move',5,1,NULL,'{"type":"Examine","card":"oszustwo"}','computer:3:5',1767225601.0);
INSERT INTO "move" VALUES(3,10,'move',6,0,1456074448175104005,'{"type":"Examine","card":"okecie"}','1456074448175104694',1767225601.0);
INSERT INTO "move" VALUES(3,11,'move',7,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:3:7',1767225601.0);
INSERT INTO "move" VALUES(3,12,'move',8,0,1456074448175104005,'{"type":"Examine","card":"dt-centrum"}','1456074448175104705',1767225601.0);
INSERT INTO "move" VALUES(3,13,'note',9,1,NULL,'{"type":"Accuse","card":"kasiarz"}','computer:3:9',1767225601.0);
INSERT INTO "move" VALUES(3,14,'note',10,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:3:10',1767225601.0);
INSERT INTO "move" VALUES(3,15,'note',11,1,NULL,'{"type":"Accuse","card":"bazar-rozyckiego"}','computer:3:11',1767225601.0);
INSERT INTO "move" VALUES(3,16,'move',12,1,NULL,'{"type":"Announce"}','computer:3:12',1767225601.0);
INSERT INTO "move" VALUES(3,17,'note',13,0,1456074448175104005,'{"type":"Accuse","card":"badylarz"}','1456074448175104718',1767225601.0);
INSERT INTO "move" VALUES(3,18,'note',14,0,1456074448175104005,'{"type":"Accuse","card":"kradziez"}','1456074448175104727',1767225601.0);
INSERT INTO "move" VALUES(3,19,'note',15,0,1456074448175104005,'{"type":"Accuse","card":"teatr-wielki"}','1456074448175104736',1767225601.0);
INSERT INTO "move" VALUES(3,20,'move',16,0,1456074448175104005,'{"type":"Announce"}','1456074448175104745',1767225601.0);
INSERT INTO "move" VALUES(3,21,'move',17,1,NULL,'{"type":"Examine","card":"supersam"}','computer:3:17',1767225601.0);
INSERT INTO "move" VALUES(3,22,'move',18,0,1456074448175104005,'{"type":"Examine","card":"kasiarz"}','1456074448175104756',1767225601.0);
INSERT INTO "move" VALUES(3,23,'move',19,1,NULL,'{"type":"Examine","card":"mdm"}','computer:3:19',1767225601.0);
INSERT INTO "move" VALUES(3,24,'move',20,0,1456074448175104005,'{"type":"Examine","card":"docent"}','1456074448175104767',1767225601.0);
INSERT INTO "move" VALUES(3,25,'note',21,1,NULL,'{"type":"Accuse","card":"szatniarz"}','computer:3:21',1767225601.0);
INSERT INTO "move" VALUES(3,26,'note',22,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:3:22',1767225601.0);
INSERT INTO "move" VALUES(3,27,'note',23,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:3:23',1767225601.0);
INSERT INTO "move" VALUES(3,28,'move',24,1,NULL,'{"type":"Announce"}','computer:3:24',1767225601.0);
INSERT INTO "move" VALUES(3,29,'move',25,0,1456074448175104005,'{"type":"Patrol","place":"palac-kultury"}','1456074448175104778',1767225601.0);
INSERT INTO "move" VALUES(3,30,'note',26,1,NULL,'{"type":"Accuse","card":"marynarz"}','computer:3:26',1767225601.0);
INSERT INTO "move" VALUES(3,31,'note',27,1,NULL,'{"type":"Accuse","card":"przemyt"}','computer:3:27',1767225601.0);
INSERT INTO "move" VALUES(3,32,'note',28,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:3:28',1767225601.0);
INSERT INTO "move" VALUES(3,33,'move',29,1,NULL,'{"type":"Announce"}','computer:3:29',1767225601.0);
INSERT INTO "move" VALUES(3,34,'move',30,0,1456074448175104005,'{"type":"Examine","card":"taksowkarz"}','1456074448175104789',1767225601.0);
INSERT INTO "move" VALUES(3,35,'move',31,0,1456074448175104005,'{"type":"Patrol","place":"kino-moskwa"}','1456074448175104804',1767225601.0);
INSERT INTO "move" VALUES(3,36,'move',32,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:3:32',1767225601.0);
INSERT INTO "move" VALUES(3,37,'move',33,0,1456074448175104005,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175104815',1767225601.0);
INSERT INTO "move" VALUES(3,38,'move',34,1,NULL,'{"type":"Patrol","place":"dworzec-centralny"}','computer:3:34',1767225601.0);
INSERT INTO "move" VALUES(3,39,'move',35,0,1456074448175104005,'{"type":"Examine","card":"fotograf"}','1456074448175104826',1767225601.0);
INSERT INTO "move" VALUES(3,40,'move',36,1,NULL,'{"type":"Examine","card":"bomba"}','computer:3:36',1767225601.0);
INSERT INTO "move" VALUES(3,41,'move',37,0,1456074448175104005,'{"type":"Examine","card":"cinkciarz"}','1456074448175104837',1767225601.0);
INSERT INTO "move" VALUES(3,42,'move',38,1,NULL,'{"type":"Examine","card":"kolumna-zygmunta"}','computer:3:38',1767225601.0);
INSERT INTO "move" VALUES(3,43,'move',39,0,1456074448175104005,'{"type":"Examine","card":"przemyt"}','1456074448175104848',1767225601.0);
INSERT INTO "move" VALUES(3,44,'move',40,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:3:40',1767225601.0);
INSERT INTO "move" VALUES(3,45,'move',41,0,1456074448175104005,'{"type":"Examine","card":"morderstwo"}','1456074448175104859',1767225601.0);
INSERT INTO "move" VALUES(3,46,'note',42,1,NULL,'{"type":"Accuse","card":"bomba"}','computer:3:42',1767225601.0);
INSERT INTO "move" VALUES(3,47,'note',43,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:3:43',1767225601.0);
INSERT INTO "move" VALUES(3,48,'note',44,1,NULL,'{"type":"Accuse","card":"teatr-wielki"}','computer:3:44',1767225601.0);
INSERT INTO "move" VALUES(3,49,'move',45,1,NULL,'{"type":"Announce"}','computer:3:45',1767225601.0);
INSERT INTO "move" VALUES(3,50,'move',46,1,NULL,'{"type":"Examine","card":"marynarz"}','computer:3:46',1767225601.0);
INSERT INTO "move" VALUES(3,51,'move',47,0,1456074448175104005,'{"type":"Examine","card":"fotograf"}','1456074448175104876',1767225601.0);
INSERT INTO "move" VALUES(3,52,'move',48,1,NULL,'{"type":"Examine","card":"bomba"}','computer:3:48',1767225601.0);
INSERT INTO "move" VALUES(3,53,'move',49,0,1456074448175104005,'{"type":"Examine","card":"hotel-forum"}','1456074448175104887',1767225601.0);
INSERT INTO "move" VALUES(3,54,'move',50,1,NULL,'{"type":"Examine","card":"kino-moskwa"}','computer:3:50',1767225601.0);
INSERT INTO "move" VALUES(3,55,'move',51,0,1456074448175104005,'{"type":"Examine","card":"stadion"}','1456074448175104898',1767225601.0);
INSERT INTO "move" VALUES(3,56,'move',52,1,NULL,'{"type":"Examine","card":"mdm"}','computer:3:52',1767225601.0);
INSERT INTO "move" VALUES(3,57,'move',53,0,1456074448175104005,'{"type":"Examine","card":"kradziez"}','1456074448175104909',1767225601.0);
INSERT INTO "move" VALUES(3,58,'move',54,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:3:54',1767225601.0);
INSERT INTO "move" VALUES(3,59,'move',55,0,1456074448175104005,'{"type":"Examine","card":"teatr-wielki"}','1456074448175104920',1767225601.0);
INSERT INTO "move" VALUES(3,60,'move',56,1,NULL,'{"type":"Examine","card":"falszerstwo"}','computer:3:56',1767225601.0);
INSERT INTO "move" VALUES(3,61,'note',57,0,1456074448175104005,'{"type":"Accuse","card":"fotograf"}','1456074448175104933',1767225601.0);
INSERT INTO "move" VALUES(3,62,'pause',NULL,0,1456074448175104005,NULL,'1456074448175104944',1767225601.0);
INSERT INTO "move" VALUES(4,1,'open',NULL,NULL,1456074448175104005,NULL,'1456074448175104948',1767225601.0);
INSERT INTO "move" VALUES(4,2,'cancel',NULL,0,1456074448175104005,NULL,'1456074448175104953',1767225601.0);
INSERT INTO "move" VALUES(5,1,'open',NULL,NULL,1456074448175104004,NULL,'1456074448175104954',1767225601.0);
INSERT INTO "move" VALUES(5,2,'join',NULL,NULL,1456074448175104006,NULL,'1456074448175104957',1767225601.0);
INSERT INTO "move" VALUES(6,1,'start',0,NULL,NULL,NULL,'league:1:0',1767225601.0);
INSERT INTO "move" VALUES(6,2,'place',NULL,NULL,NULL,NULL,'place:6:1',1767225601.0);
INSERT INTO "move" VALUES(7,1,'start',0,NULL,NULL,NULL,'league:1:1',1767225601.0);
INSERT INTO "move" VALUES(7,2,'place',NULL,NULL,NULL,NULL,'place:7:1',1767225601.0);
INSERT INTO "move" VALUES(8,1,'open',NULL,NULL,0,NULL,'1456074448175105006',1767225601.0);
INSERT INTO "move" VALUES(8,2,'add',NULL,NULL,0,NULL,'1456074448175105006:0',1767225601.0);
INSERT INTO "move" VALUES(8,3,'start',0,NULL,0,NULL,'1456074448175105009',1767225601.0);
INSERT INTO "move" VALUES(8,4,'move',1,1,NULL,'{"type":"Patrol","place":"hotel-forum"}','computer:8:1',1767225601.0);
INSERT INTO "move" VALUES(8,5,'place',NULL,NULL,NULL,NULL,'place:8:4',1767225601.0);
INSERT INTO "move" VALUES(8,6,'move',2,0,0,'{"type":"Patrol","place":"hotel-forum"}','1456074448175105023',1767225601.0);
INSERT INTO "move" VALUES(8,7,'move',3,1,NULL,'{"type":"Patrol","place":"supersam"}','computer:8:3',1767225601.0);
INSERT INTO "move" VALUES(8,8,'move',4,0,0,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175105034',1767225601.0);
INSERT INTO "move" VALUES(8,9,'move',5,1,NULL,'{"type":"Examine","card":"oszustwo"}','computer:8:5',1767225601.0);
INSERT INTO "move" VALUES(8,10,'move',6,0,0,'{"type":"Examine","card":"okecie"}','1456074448175105045',1767225601.0);
INSERT INTO "move" VALUES(8,11,'move',7,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:8:7',1767225601.0);
INSERT INTO "move" VALUES(8,12,'move',8,0,0,'{"type":"Examine","card":"dt-centrum"}','1456074448175105056',1767225601.0);
INSERT INTO "move" VALUES(8,13,'note',9,1,NULL,'{"type":"Accuse","card":"kasiarz"}','computer:8:9',1767225601.0);
INSERT INTO "move" VALUES(8,14,'note',10,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:8:10',1767225601.0);
INSERT INTO "move" VALUES(8,15,'note',11,1,NULL,'{"type":"Accuse","card":"bazar-rozyckiego"}','computer:8:11',1767225601.0);
INSERT INTO "move" VALUES(8,16,'move',12,1,NULL,'{"type":"Announce"}','computer:8:12',1767225601.0);
INSERT INTO "move" VALUES(8,17,'note',13,0,0,'{"type":"Accuse","card":"badylarz"}','1456074448175105069',1767225601.0);
INSERT INTO "move" VALUES(8,18,'note',14,0,0,'{"type":"Accuse","card":"kradziez"}','1456074448175105078',1767225601.0);
INSERT INTO "move" VALUES(8,19,'note',15,0,0,'{"type":"Accuse","card":"teatr-wielki"}','1456074448175105087',1767225601.0);
INSERT INTO "move" VALUES(8,20,'move',16,0,0,'{"type":"Announce"}','1456074448175105096',1767225601.0);
INSERT INTO "move" VALUES(8,21,'move',17,1,NULL,'{"type":"Examine","card":"supersam"}','computer:8:17',1767225601.0);
INSERT INTO "move" VALUES(8,22,'move',18,0,0,'{"type":"Examine","card":"kasiarz"}','1456074448175105107',1767225601.0);
INSERT INTO "move" VALUES(8,23,'move',19,1,NULL,'{"type":"Examine","card":"mdm"}','computer:8:19',1767225601.0);
INSERT INTO "move" VALUES(8,24,'move',20,0,0,'{"type":"Examine","card":"docent"}','1456074448175105118',1767225601.0);
INSERT INTO "move" VALUES(8,25,'note',21,1,NULL,'{"type":"Accuse","card":"szatniarz"}','computer:8:21',1767225601.0);
INSERT INTO "move" VALUES(8,26,'note',22,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:8:22',1767225601.0);
INSERT INTO "move" VALUES(8,27,'note',23,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:8:23',1767225601.0);
INSERT INTO "move" VALUES(8,28,'move',24,1,NULL,'{"type":"Announce"}','computer:8:24',1767225601.0);
INSERT INTO "move" VALUES(8,29,'move',25,0,0,'{"type":"Patrol","place":"palac-kultury"}','1456074448175105129',1767225601.0);
INSERT INTO "move" VALUES(8,30,'note',26,1,NULL,'{"type":"Accuse","card":"marynarz"}','computer:8:26',1767225601.0);
INSERT INTO "move" VALUES(8,31,'note',27,1,NULL,'{"type":"Accuse","card":"przemyt"}','computer:8:27',1767225601.0);
INSERT INTO "move" VALUES(8,32,'note',28,1,NULL,'{"type":"Accuse","card":"stadion"}','computer:8:28',1767225601.0);
INSERT INTO "move" VALUES(8,33,'move',29,1,NULL,'{"type":"Announce"}','computer:8:29',1767225601.0);
INSERT INTO "move" VALUES(8,34,'move',30,0,0,'{"type":"Examine","card":"taksowkarz"}','1456074448175105140',1767225601.0);
INSERT INTO "move" VALUES(8,35,'move',31,0,0,'{"type":"Patrol","place":"kino-moskwa"}','1456074448175105155',1767225601.0);
INSERT INTO "move" VALUES(8,36,'move',32,1,NULL,'{"type":"Patrol","place":"kino-moskwa"}','computer:8:32',1767225601.0);
INSERT INTO "move" VALUES(8,37,'move',33,0,0,'{"type":"Patrol","place":"dworzec-centralny"}','1456074448175105166',1767225601.0);
INSERT INTO "move" VALUES(8,38,'move',34,1,NULL,'{"type":"Patrol","place":"dworzec-centralny"}','computer:8:34',1767225601.0);
INSERT INTO "move" VALUES(8,39,'move',35,0,0,'{"type":"Examine","card":"fotograf"}','1456074448175105177',1767225601.0);
INSERT INTO "move" VALUES(8,40,'move',36,1,NULL,'{"type":"Examine","card":"bomba"}','computer:8:36',1767225601.0);
INSERT INTO "move" VALUES(8,41,'move',37,0,0,'{"type":"Examine","card":"cinkciarz"}','1456074448175105188',1767225601.0);
INSERT INTO "move" VALUES(8,42,'move',38,1,NULL,'{"type":"Examine","card":"kolumna-zygmunta"}','computer:8:38',1767225601.0);
INSERT INTO "move" VALUES(8,43,'move',39,0,0,'{"type":"Examine","card":"przemyt"}','1456074448175105199',1767225601.0);
INSERT INTO "move" VALUES(8,44,'move',40,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:8:40',1767225601.0);
INSERT INTO "move" VALUES(8,45,'move',41,0,0,'{"type":"Examine","card":"morderstwo"}','1456074448175105210',1767225601.0);
INSERT INTO "move" VALUES(8,46,'note',42,1,NULL,'{"type":"Accuse","card":"bomba"}','computer:8:42',1767225601.0);
INSERT INTO "move" VALUES(8,47,'note',43,1,NULL,'{"type":"Accuse","card":"kradziez"}','computer:8:43',1767225601.0);
INSERT INTO "move" VALUES(8,48,'note',44,1,NULL,'{"type":"Accuse","card":"teatr-wielki"}','computer:8:44',1767225601.0);
INSERT INTO "move" VALUES(8,49,'move',45,1,NULL,'{"type":"Announce"}','computer:8:45',1767225601.0);
INSERT INTO "move" VALUES(8,50,'move',46,1,NULL,'{"type":"Examine","card":"marynarz"}','computer:8:46',1767225601.0);
INSERT INTO "move" VALUES(8,51,'move',47,0,0,'{"type":"Examine","card":"fotograf"}','1456074448175105227',1767225601.0);
INSERT INTO "move" VALUES(8,52,'move',48,1,NULL,'{"type":"Examine","card":"bomba"}','computer:8:48',1767225601.0);
INSERT INTO "move" VALUES(8,53,'move',49,0,0,'{"type":"Examine","card":"hotel-forum"}','1456074448175105238',1767225601.0);
INSERT INTO "move" VALUES(8,54,'move',50,1,NULL,'{"type":"Examine","card":"kino-moskwa"}','computer:8:50',1767225601.0);
INSERT INTO "move" VALUES(8,55,'move',51,0,0,'{"type":"Examine","card":"stadion"}','1456074448175105249',1767225601.0);
INSERT INTO "move" VALUES(8,56,'move',52,1,NULL,'{"type":"Examine","card":"mdm"}','computer:8:52',1767225601.0);
INSERT INTO "move" VALUES(8,57,'move',53,0,0,'{"type":"Examine","card":"kradziez"}','1456074448175105260',1767225601.0);
INSERT INTO "move" VALUES(8,58,'move',54,1,NULL,'{"type":"Examine","card":"porwanie"}','computer:8:54',1767225601.0);
INSERT INTO "move" VALUES(8,59,'move',55,0,0,'{"type":"Examine","card":"teatr-wielki"}','1456074448175105271',1767225601.0);
INSERT INTO "move" VALUES(8,60,'move',56,1,NULL,'{"type":"Examine","card":"falszerstwo"}','computer:8:56',1767225601.0);
INSERT INTO "move" VALUES(8,61,'note',57,0,0,'{"type":"Accuse","card":"fotograf"}','1456074448175105284',1767225601.0);
INSERT INTO "move" VALUES(8,62,'forget',NULL,0,NULL,NULL,'forget:8:61',1767225601.0);
CREATE TABLE news (
    id       INTEGER PRIMARY KEY,       -- (table_id << 32) + (version << 10) + seq
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    seat     INTEGER,                   -- whispered to this seat; NULL: public
    fleeting INTEGER NOT NULL,
    fact     TEXT    NOT NULL,          -- JSON
    at       REAL    NOT NULL,
    told     REAL,
    checksum INTEGER NOT NULL           -- of seat, fleeting and fact
) STRICT;
INSERT INTO "news" VALUES(4294968320,1,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(4294969344,1,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(4294970368,1,3,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(4294970369,1,3,1,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":1}',1767225601.0,1767225601.0,2032572427);
INSERT INTO "news" VALUES(4294970370,1,3,2,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,3668679422);
INSERT INTO "news" VALUES(4294970371,1,3,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(4294970372,1,3,4,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(4294972416,1,5,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"hotel-forum","large":0,"small":0}',1767225601.0,1767225601.0,3002239932);
INSERT INTO "news" VALUES(4294972417,1,5,1,NULL,0,'{"type":"Remarked","seat":1,"line":"quiet.bold"}',1767225601.0,1767225601.0,2811277663);
INSERT INTO "news" VALUES(4294973440,1,6,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"hotel-forum","large":0,"small":2}',1767225601.0,1767225601.0,2867646812);
INSERT INTO "news" VALUES(4294974464,1,7,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"supersam","large":0,"small":1}',1767225601.0,1767225601.0,2356883089);
INSERT INTO "news" VALUES(4294975488,1,8,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(4294976512,1,9,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"oszustwo"}',1767225601.0,1767225601.0,2860426153);
INSERT INTO "news" VALUES(4294977536,1,10,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"okecie"}',1767225601.0,1767225601.0,1316004712);
INSERT INTO "news" VALUES(4294978560,1,11,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(4294979584,1,12,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"dt-centrum"}',1767225601.0,1767225601.0,428371274);
INSERT INTO "news" VALUES(4294983680,1,16,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3766228028);
INSERT INTO "news" VALUES(4294987776,1,20,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,1890944587);
INSERT INTO "news" VALUES(4294988800,1,21,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"supersam"}',1767225601.0,1767225601.0,3855367894);
INSERT INTO "news" VALUES(4294989824,1,22,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"kasiarz"}',1767225601.0,1767225601.0,1012128715);
INSERT INTO "news" VALUES(4294990848,1,23,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,841355194);
INSERT INTO "news" VALUES(4294991872,1,24,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"docent"}',1767225601.0,1767225601.0,1248605402);
INSERT INTO "news" VALUES(4294995968,1,28,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"szatniarz","crime":"kradziez","place":"stadion"}',1767225601.0,1767225601.0,2025618698);
INSERT INTO "news" VALUES(4294996992,1,29,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"palac-kultury","large":0,"small":2}',1767225601.0,1767225601.0,318906417);
INSERT INTO "news" VALUES(4295001088,1,33,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"marynarz","crime":"przemyt","place":"stadion","points":7}',1767225601.0,1767225601.0,689106433);
INSERT INTO "news" VALUES(4295001089,1,33,1,NULL,0,'{"type":"Remarked","seat":1,"line":"solved.one"}',1767225601.0,1767225601.0,4155340118);
INSERT INTO "news" VALUES(4295002112,1,34,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"taksowkarz"}',1767225601.0,1767225601.0,498284846);
INSERT INTO "news" VALUES(4295002113,1,34,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki","points":5}',1767225601.0,1767225601.0,688535719);
INSERT INTO "news" VALUES(4295002114,1,34,2,NULL,0,'{"type":"InvestigationOver","number":1}',1767225601.0,1767225601.0,2867050378);
INSERT INTO "news" VALUES(4295002115,1,34,3,NULL,0,'{"type":"InvestigationBegun","seat":0,"number":2}',1767225601.0,1767225601.0,2409435725);
INSERT INTO "news" VALUES(4295002116,1,34,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"docent","crime":"napad","place":"hotel-gromada"}',1767225601.0,1767225601.0,4005427460);
INSERT INTO "news" VALUES(4295002117,1,34,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,2268637573);
INSERT INTO "news" VALUES(4295003136,1,35,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1978413650);
INSERT INTO "news" VALUES(4295004160,1,36,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(4295005184,1,37,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(4295006208,1,38,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"dworzec-centralny","large":0,"small":0}',1767225601.0,1767225601.0,2326314119);
INSERT INTO "news" VALUES(4295007232,1,39,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,987136798);
INSERT INTO "news" VALUES(4295008256,1,40,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,2051061205);
INSERT INTO "news" VALUES(4295009280,1,41,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"cinkciarz"}',1767225601.0,1767225601.0,3003893729);
INSERT INTO "news" VALUES(4295010304,1,42,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kolumna-zygmunta"}',1767225601.0,1767225601.0,3183118807);
INSERT INTO "news" VALUES(4295011328,1,43,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"przemyt"}',1767225601.0,1767225601.0,449311501);
INSERT INTO "news" VALUES(4295012352,1,44,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(4295013376,1,45,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"morderstwo"}',1767225601.0,1767225601.0,3191769887);
INSERT INTO "news" VALUES(4295017472,1,49,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki","points":7}',1767225601.0,1767225601.0,3665000708);
INSERT INTO "news" VALUES(4295017473,1,49,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"docent","crime":"napad","place":"hotel-gromada","points":5}',1767225601.0,1767225601.0,2010441859);
INSERT INTO "news" VALUES(4295017474,1,49,2,NULL,0,'{"type":"InvestigationOver","number":2}',1767225601.0,1767225601.0,2177819721);
INSERT INTO "news" VALUES(4295017475,1,49,3,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":3}',1767225601.0,1767225601.0,1259403913);
INSERT INTO "news" VALUES(4295017476,1,49,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3723181329);
INSERT INTO "news" VALUES(4295017477,1,49,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}',1767225601.0,1767225601.0,3390173077);
INSERT INTO "news" VALUES(4295018496,1,50,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"marynarz"}',1767225601.0,1767225601.0,42201276);
INSERT INTO "news" VALUES(4295019520,1,51,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,1653239451);
INSERT INTO "news" VALUES(4295020544,1,52,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,797862752);
INSERT INTO "news" VALUES(4295021568,1,53,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"hotel-forum"}',1767225601.0,1767225601.0,2802765639);
INSERT INTO "news" VALUES(4295022592,1,54,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kino-moskwa"}',1767225601.0,1767225601.0,339609952);
INSERT INTO "news" VALUES(4295023616,1,55,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"stadion"}',1767225601.0,1767225601.0,3672331771);
INSERT INTO "news" VALUES(4295024640,1,56,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,2869900298);
INSERT INTO "news" VALUES(4295025664,1,57,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"kradziez"}',1767225601.0,1767225601.0,3464581421);
INSERT INTO "news" VALUES(4295026688,1,58,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(4295027712,1,59,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"teatr-wielki"}',1767225601.0,1767225601.0,41199906);
INSERT INTO "news" VALUES(4295028736,1,60,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"falszerstwo"}',1767225601.0,1767225601.0,4123353031);
INSERT INTO "news" VALUES(4295032832,1,64,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"fotograf","crime":"kradziez","place":"supersam"}',1767225601.0,1767225601.0,2091576518);
INSERT INTO "news" VALUES(4295033856,1,65,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"badylarz"}',1767225601.0,1767225601.0,76821142);
INSERT INTO "news" VALUES(4295037952,1,69,0,NULL,0,'{"type":"CaseSolved","seat":0,"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego","points":7}',1767225601.0,1767225601.0,1550845942);
INSERT INTO "news" VALUES(4295037953,1,69,1,NULL,0,'{"type":"CaseClosed","seat":1,"suspect":"taksowkarz","crime":"wlamanie","place":"mdm","points":5}',1767225601.0,1767225601.0,4287404402);
INSERT INTO "news" VALUES(4295037954,1,69,2,NULL,0,'{"type":"InvestigationOver","number":3}',1767225601.0,1767225601.0,2564150536);
INSERT INTO "news" VALUES(4295037955,1,69,3,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
INSERT INTO "news" VALUES(4295037956,1,69,4,NULL,0,'{"type":"Remarked","seat":1,"line":"won.one"}',1767225601.0,1767225601.0,552194596);
INSERT INTO "news" VALUES(8589935616,2,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(8589936640,2,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(8589937664,2,3,0,NULL,0,'{"type":"Joined","name":"bob"}',1767225601.0,1767225601.0,3941990345);
INSERT INTO "news" VALUES(8589938688,2,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(8589938689,2,4,1,NULL,0,'{"type":"InvestigationBegun","seat":2,"number":1}',1767225601.0,1767225601.0,3303863493);
INSERT INTO "news" VALUES(8589938690,2,4,2,2,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,2458324222);
INSERT INTO "news" VALUES(8589938691,2,4,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(8589938692,2,4,4,1,0,'{"type":"CaseDealt","neighbour":2,"suspect":"fotograf","crime":"falszerstwo","place":"hotel-forum"}',1767225601.0,1767225601.0,255789482);
INSERT INTO "news" VALUES(8589938693,2,4,5,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(8589940736,2,6,0,NULL,0,'{"type":"PatrolReported","seat":2,"place":"hotel-forum","large":1,"small":0}',1767225601.0,1767225601.0,1462734709);
INSERT INTO "news" VALUES(8589941760,2,7,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"supersam","large":0,"small":1}',1767225601.0,1767225601.0,1684848176);
INSERT INTO "news" VALUES(8589942784,2,8,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"dt-centrum","large":0,"small":1}',1767225601.0,1767225601.0,3918107274);
INSERT INTO "news" VALUES(8589943808,2,9,0,NULL,0,'{"type":"PatrolReported","seat":2,"place":"stadion","large":0,"small":1}',1767225601.0,1767225601.0,3248711758);
INSERT INTO "news" VALUES(8589944832,2,10,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"mdm","large":0,"small":1}',1767225601.0,1767225601.0,1789029717);
INSERT INTO "news" VALUES(8589945856,2,11,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"mdm","large":0,"small":2}',1767225601.0,1767225601.0,3573541379);
INSERT INTO "news" VALUES(8589946880,2,12,0,NULL,0,'{"type":"EvidenceDead","seat":2,"card":"kino-moskwa"}',1767225601.0,1767225601.0,2349813632);
INSERT INTO "news" VALUES(8589947904,2,13,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"kasiarz"}',1767225601.0,1767225601.0,1012128715);
INSERT INTO "news" VALUES(8589948928,2,14,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"stadion","large":1,"small":1}',1767225601.0,1767225601.0,1891275945);
INSERT INTO "news" VALUES(8589949952,2,15,0,NULL,0,'{"type":"EvidenceDead","seat":2,"card":"taksowkarz"}',1767225601.0,1767225601.0,3925672364);
INSERT INTO "news" VALUES(8589950976,2,16,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"palac-kultury"}',1767225601.0,1767225601.0,4054704079);
INSERT INTO "news" VALUES(8589952000,2,17,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"oszustwo"}',1767225601.0,1767225601.0,2860426153);
INSERT INTO "news" VALUES(8589953024,2,18,0,NULL,0,'{"type":"EvidenceDead","seat":2,"card":"stadion"}',1767225601.0,1767225601.0,2924958474);
INSERT INTO "news" VALUES(8589957120,2,22,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"szatniarz","crime":"oszustwo","place":"dworzec-centralny"}',1767225601.0,1767225601.0,2666293064);
INSERT INTO "news" VALUES(8589958144,2,23,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"supersam"}',1767225601.0,1767225601.0,3855367894);
INSERT INTO "news" VALUES(8589962240,2,27,0,NULL,0,'{"type":"WronglyAnnounced","seat":2,"suspect":"marynarz","crime":"przemyt","place":"hotel-forum"}',1767225601.0,1767225601.0,2672434537);
INSERT INTO "news" VALUES(8589966336,2,31,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"szatniarz","crime":"oszustwo","place":"hotel-forum"}',1767225601.0,1767225601.0,3621142524);
INSERT INTO "news" VALUES(8589970432,2,35,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"marynarz","crime":"przemyt","place":"stadion","points":7}',1767225601.0,1767225601.0,689106433);
INSERT INTO "news" VALUES(8589970433,2,35,1,NULL,0,'{"type":"Remarked","seat":1,"line":"solved.one"}',1767225601.0,1767225601.0,4155340118);
INSERT INTO "news" VALUES(8589971456,2,36,0,NULL,0,'{"type":"EvidenceDead","seat":2,"card":"wlamanie"}',1767225601.0,1767225601.0,377881295);
INSERT INTO "news" VALUES(8589972480,2,37,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"docent"}',1767225601.0,1767225601.0,1248605402);
INSERT INTO "news" VALUES(8589973504,2,38,0,NULL,0,'{"type":"EvidenceNear","seat":2,"card":"dt-centrum"}',1767225601.0,1767225601.0,3989198280);
INSERT INTO "news" VALUES(12884902912,3,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(12884903936,3,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(12884905984,3,4,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(12884905985,3,4,1,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":1}',1767225601.0,1767225601.0,2032572427);
INSERT INTO "news" VALUES(12884905986,3,4,2,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,3668679422);
INSERT INTO "news" VALUES(12884905987,3,4,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(12884905988,3,4,4,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.other"}',1767225601.0,1767225601.0,197918933);
INSERT INTO "news" VALUES(12884907008,3,5,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"hotel-forum","large":0,"small":0}',1767225601.0,1767225601.0,3002239932);
INSERT INTO "news" VALUES(12884908032,3,6,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"hotel-forum","large":0,"small":2}',1767225601.0,1767225601.0,2867646812);
INSERT INTO "news" VALUES(12884909056,3,7,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"supersam","large":0,"small":1}',1767225601.0,1767225601.0,2356883089);
INSERT INTO "news" VALUES(12884910080,3,8,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(12884911104,3,9,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"oszustwo"}',1767225601.0,1767225601.0,2860426153);
INSERT INTO "news" VALUES(12884912128,3,10,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"okecie"}',1767225601.0,1767225601.0,1316004712);
INSERT INTO "news" VALUES(12884913152,3,11,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(12884914176,3,12,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"dt-centrum"}',1767225601.0,1767225601.0,428371274);
INSERT INTO "news" VALUES(12884918272,3,16,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3766228028);
INSERT INTO "news" VALUES(12884918273,3,16,1,NULL,0,'{"type":"Remarked","seat":1,"line":"wrong.bold"}',1767225601.0,1767225601.0,485087598);
INSERT INTO "news" VALUES(12884922368,3,20,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,1890944587);
INSERT INTO "news" VALUES(12884923392,3,21,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"supersam"}',1767225601.0,1767225601.0,3855367894);
INSERT INTO "news" VALUES(12884924416,3,22,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"kasiarz"}',1767225601.0,1767225601.0,1012128715);
INSERT INTO "news" VALUES(12884925440,3,23,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,841355194);
INSERT INTO "news" VALUES(12884926464,3,24,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"docent"}',1767225601.0,1767225601.0,1248605402);
INSERT INTO "news" VALUES(12884930560,3,28,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"szatniarz","crime":"kradziez","place":"stadion"}',1767225601.0,1767225601.0,2025618698);
INSERT INTO "news" VALUES(12884931584,3,29,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"palac-kultury","large":0,"small":2}',1767225601.0,1767225601.0,318906417);
INSERT INTO "news" VALUES(12884935680,3,33,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"marynarz","crime":"przemyt","place":"stadion","points":7}',1767225601.0,1767225601.0,689106433);
INSERT INTO "news" VALUES(12884936704,3,34,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"taksowkarz"}',1767225601.0,1767225601.0,498284846);
INSERT INTO "news" VALUES(12884936705,3,34,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki","points":5}',1767225601.0,1767225601.0,688535719);
INSERT INTO "news" VALUES(12884936706,3,34,2,NULL,0,'{"type":"InvestigationOver","number":1}',1767225601.0,1767225601.0,2867050378);
INSERT INTO "news" VALUES(12884936707,3,34,3,NULL,0,'{"type":"InvestigationBegun","seat":0,"number":2}',1767225601.0,1767225601.0,2409435725);
INSERT INTO "news" VALUES(12884936708,3,34,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"docent","crime":"napad","place":"hotel-gromada"}',1767225601.0,1767225601.0,4005427460);
INSERT INTO "news" VALUES(12884936709,3,34,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,2268637573);
INSERT INTO "news" VALUES(12884937728,3,35,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1978413650);
INSERT INTO "news" VALUES(12884938752,3,36,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(12884939776,3,37,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(12884940800,3,38,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"dworzec-centralny","large":0,"small":0}',1767225601.0,1767225601.0,2326314119);
INSERT INTO "news" VALUES(12884941824,3,39,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,987136798);
INSERT INTO "news" VALUES(12884942848,3,40,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,2051061205);
INSERT INTO "news" VALUES(12884943872,3,41,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"cinkciarz"}',1767225601.0,1767225601.0,3003893729);
INSERT INTO "news" VALUES(12884944896,3,42,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kolumna-zygmunta"}',1767225601.0,1767225601.0,3183118807);
INSERT INTO "news" VALUES(12884945920,3,43,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"przemyt"}',1767225601.0,1767225601.0,449311501);
INSERT INTO "news" VALUES(12884946944,3,44,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(12884946945,3,44,1,NULL,0,'{"type":"Remarked","seat":1,"line":"dead-end.one"}',1767225601.0,1767225601.0,769359387);
INSERT INTO "news" VALUES(12884947968,3,45,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"morderstwo"}',1767225601.0,1767225601.0,3191769887);
INSERT INTO "news" VALUES(12884952064,3,49,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki","points":7}',1767225601.0,1767225601.0,3665000708);
INSERT INTO "news" VALUES(12884952065,3,49,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"docent","crime":"napad","place":"hotel-gromada","points":5}',1767225601.0,1767225601.0,2010441859);
INSERT INTO "news" VALUES(12884952066,3,49,2,NULL,0,'{"type":"InvestigationOver","number":2}',1767225601.0,1767225601.0,2177819721);
INSERT INTO "news" VALUES(12884952067,3,49,3,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":3}',1767225601.0,1767225601.0,1259403913);
INSERT INTO "news" VALUES(12884952068,3,49,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3723181329);
INSERT INTO "news" VALUES(12884952069,3,49,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}',1767225601.0,1767225601.0,3390173077);
INSERT INTO "news" VALUES(12884953088,3,50,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"marynarz"}',1767225601.0,1767225601.0,42201276);
INSERT INTO "news" VALUES(12884954112,3,51,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,1653239451);
INSERT INTO "news" VALUES(12884955136,3,52,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,797862752);
INSERT INTO "news" VALUES(12884956160,3,53,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"hotel-forum"}',1767225601.0,1767225601.0,2802765639);
INSERT INTO "news" VALUES(12884957184,3,54,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kino-moskwa"}',1767225601.0,1767225601.0,339609952);
INSERT INTO "news" VALUES(12884958208,3,55,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"stadion"}',1767225601.0,1767225601.0,3672331771);
INSERT INTO "news" VALUES(12884959232,3,56,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,2869900298);
INSERT INTO "news" VALUES(12884960256,3,57,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"kradziez"}',1767225601.0,1767225601.0,3464581421);
INSERT INTO "news" VALUES(12884961280,3,58,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(12884962304,3,59,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"teatr-wielki"}',1767225601.0,1767225601.0,41199906);
INSERT INTO "news" VALUES(12884963328,3,60,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"falszerstwo"}',1767225601.0,1767225601.0,4123353031);
INSERT INTO "news" VALUES(12884965376,3,62,0,NULL,0,'{"type":"Paused","until":0}',1767225601.0,1767225601.0,3458136808);
INSERT INTO "news" VALUES(17179870208,4,1,0,NULL,0,'{"type":"Opened","host":"bob"}',1767225601.0,1767225601.0,617732608);
INSERT INTO "news" VALUES(17179871232,4,2,0,NULL,0,'{"type":"CancelledByHost","name":"bob"}',1767225601.0,1767225601.0,1089814482);
INSERT INTO "news" VALUES(21474837504,5,1,0,NULL,0,'{"type":"Opened","host":"ann"}',1767225601.0,1767225601.0,3537321681);
INSERT INTO "news" VALUES(21474838528,5,2,0,NULL,0,'{"type":"Joined","name":"cid"}',1767225601.0,1767225601.0,4134794519);
INSERT INTO "news" VALUES(25769804800,6,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(25769804801,6,1,1,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":1}',1767225601.0,1767225601.0,2032572427);
INSERT INTO "news" VALUES(25769804802,6,1,2,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,3668679422);
INSERT INTO "news" VALUES(25769804803,6,1,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(30064772096,7,1,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(30064772097,7,1,1,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":1}',1767225601.0,1767225601.0,2032572427);
INSERT INTO "news" VALUES(30064772098,7,1,2,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,3668679422);
INSERT INTO "news" VALUES(30064772099,7,1,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(34359739392,8,1,0,NULL,0,'{"type":"Opened","host":"N. N."}',1767225601.0,1767225601.0,738096026);
INSERT INTO "news" VALUES(34359740416,8,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"easy"}',1767225601.0,1767225601.0,4207174444);
INSERT INTO "news" VALUES(34359741440,8,3,0,NULL,0,'{"type":"GameStarted","commitment":"8fd6a6a78f5857d7ba1cfe9033bffeec86da2ba6a4bd60a6f833209d9d3e390d"}',1767225601.0,1767225601.0,4106516858);
INSERT INTO "news" VALUES(34359741441,8,3,1,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":1}',1767225601.0,1767225601.0,2032572427);
INSERT INTO "news" VALUES(34359741442,8,3,2,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki"}',1767225601.0,1767225601.0,3668679422);
INSERT INTO "news" VALUES(34359741443,8,3,3,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"marynarz","crime":"przemyt","place":"stadion"}',1767225601.0,1767225601.0,3145492125);
INSERT INTO "news" VALUES(34359741444,8,3,4,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.bold"}',1767225601.0,1767225601.0,4086100635);
INSERT INTO "news" VALUES(34359742464,8,4,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"hotel-forum","large":0,"small":0}',1767225601.0,1767225601.0,3002239932);
INSERT INTO "news" VALUES(34359744512,8,6,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"hotel-forum","large":0,"small":2}',1767225601.0,1767225601.0,2867646812);
INSERT INTO "news" VALUES(34359745536,8,7,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"supersam","large":0,"small":1}',1767225601.0,1767225601.0,2356883089);
INSERT INTO "news" VALUES(34359746560,8,8,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(34359747584,8,9,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"oszustwo"}',1767225601.0,1767225601.0,2860426153);
INSERT INTO "news" VALUES(34359748608,8,10,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"okecie"}',1767225601.0,1767225601.0,1316004712);
INSERT INTO "news" VALUES(34359749632,8,11,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(34359750656,8,12,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"dt-centrum"}',1767225601.0,1767225601.0,428371274);
INSERT INTO "news" VALUES(34359754752,8,16,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"kasiarz","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3766228028);
INSERT INTO "news" VALUES(34359758848,8,20,0,NULL,0,'{"type":"WronglyAnnounced","seat":0,"suspect":"badylarz","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,1890944587);
INSERT INTO "news" VALUES(34359759872,8,21,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"supersam"}',1767225601.0,1767225601.0,3855367894);
INSERT INTO "news" VALUES(34359760896,8,22,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"kasiarz"}',1767225601.0,1767225601.0,1012128715);
INSERT INTO "news" VALUES(34359761920,8,23,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,841355194);
INSERT INTO "news" VALUES(34359762944,8,24,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"docent"}',1767225601.0,1767225601.0,1248605402);
INSERT INTO "news" VALUES(34359767040,8,28,0,NULL,0,'{"type":"WronglyAnnounced","seat":1,"suspect":"szatniarz","crime":"kradziez","place":"stadion"}',1767225601.0,1767225601.0,2025618698);
INSERT INTO "news" VALUES(34359768064,8,29,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"palac-kultury","large":0,"small":2}',1767225601.0,1767225601.0,318906417);
INSERT INTO "news" VALUES(34359772160,8,33,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"marynarz","crime":"przemyt","place":"stadion","points":7}',1767225601.0,1767225601.0,689106433);
INSERT INTO "news" VALUES(34359773184,8,34,0,NULL,0,'{"type":"EvidenceNear","seat":0,"card":"taksowkarz"}',1767225601.0,1767225601.0,498284846);
INSERT INTO "news" VALUES(34359773185,8,34,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"kelnerka","crime":"porwanie","place":"teatr-wielki","points":5}',1767225601.0,1767225601.0,688535719);
INSERT INTO "news" VALUES(34359773186,8,34,2,NULL,0,'{"type":"InvestigationOver","number":1}',1767225601.0,1767225601.0,2867050378);
INSERT INTO "news" VALUES(34359773187,8,34,3,NULL,0,'{"type":"InvestigationBegun","seat":0,"number":2}',1767225601.0,1767225601.0,2409435725);
INSERT INTO "news" VALUES(34359773188,8,34,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"docent","crime":"napad","place":"hotel-gromada"}',1767225601.0,1767225601.0,4005427460);
INSERT INTO "news" VALUES(34359773189,8,34,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki"}',1767225601.0,1767225601.0,2268637573);
INSERT INTO "news" VALUES(34359774208,8,35,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1978413650);
INSERT INTO "news" VALUES(34359775232,8,36,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"kino-moskwa","large":0,"small":2}',1767225601.0,1767225601.0,1606683184);
INSERT INTO "news" VALUES(34359776256,8,37,0,NULL,0,'{"type":"PatrolReported","seat":0,"place":"dworzec-centralny","large":0,"small":1}',1767225601.0,1767225601.0,394433591);
INSERT INTO "news" VALUES(34359777280,8,38,0,NULL,0,'{"type":"PatrolReported","seat":1,"place":"dworzec-centralny","large":0,"small":0}',1767225601.0,1767225601.0,2326314119);
INSERT INTO "news" VALUES(34359778304,8,39,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,987136798);
INSERT INTO "news" VALUES(34359779328,8,40,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,2051061205);
INSERT INTO "news" VALUES(34359780352,8,41,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"cinkciarz"}',1767225601.0,1767225601.0,3003893729);
INSERT INTO "news" VALUES(34359781376,8,42,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kolumna-zygmunta"}',1767225601.0,1767225601.0,3183118807);
INSERT INTO "news" VALUES(34359782400,8,43,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"przemyt"}',1767225601.0,1767225601.0,449311501);
INSERT INTO "news" VALUES(34359783424,8,44,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(34359784448,8,45,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"morderstwo"}',1767225601.0,1767225601.0,3191769887);
INSERT INTO "news" VALUES(34359788544,8,49,0,NULL,0,'{"type":"CaseSolved","seat":1,"suspect":"bomba","crime":"kradziez","place":"teatr-wielki","points":7}',1767225601.0,1767225601.0,3665000708);
INSERT INTO "news" VALUES(34359788545,8,49,1,NULL,0,'{"type":"CaseClosed","seat":0,"suspect":"docent","crime":"napad","place":"hotel-gromada","points":5}',1767225601.0,1767225601.0,2010441859);
INSERT INTO "news" VALUES(34359788546,8,49,2,NULL,0,'{"type":"InvestigationOver","number":2}',1767225601.0,1767225601.0,2177819721);
INSERT INTO "news" VALUES(34359788547,8,49,3,NULL,0,'{"type":"InvestigationBegun","seat":1,"number":3}',1767225601.0,1767225601.0,1259403913);
INSERT INTO "news" VALUES(34359788548,8,49,4,1,0,'{"type":"CaseDealt","neighbour":0,"suspect":"fotograf","crime":"kradziez","place":"bazar-rozyckiego"}',1767225601.0,1767225601.0,3723181329);
INSERT INTO "news" VALUES(34359788549,8,49,5,0,0,'{"type":"CaseDealt","neighbour":1,"suspect":"taksowkarz","crime":"wlamanie","place":"mdm"}',1767225601.0,1767225601.0,3390173077);
INSERT INTO "news" VALUES(34359788550,8,49,6,NULL,0,'{"type":"Remarked","seat":1,"line":"solved.bold"}',1767225601.0,1767225601.0,1337616196);
INSERT INTO "news" VALUES(34359789568,8,50,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"marynarz"}',1767225601.0,1767225601.0,42201276);
INSERT INTO "news" VALUES(34359790592,8,51,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"fotograf"}',1767225601.0,1767225601.0,1653239451);
INSERT INTO "news" VALUES(34359791616,8,52,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"bomba"}',1767225601.0,1767225601.0,797862752);
INSERT INTO "news" VALUES(34359792640,8,53,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"hotel-forum"}',1767225601.0,1767225601.0,2802765639);
INSERT INTO "news" VALUES(34359793664,8,54,0,NULL,0,'{"type":"EvidenceNear","seat":1,"card":"kino-moskwa"}',1767225601.0,1767225601.0,339609952);
INSERT INTO "news" VALUES(34359794688,8,55,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"stadion"}',1767225601.0,1767225601.0,3672331771);
INSERT INTO "news" VALUES(34359795712,8,56,0,NULL,0,'{"type":"EvidenceSame","seat":1,"card":"mdm"}',1767225601.0,1767225601.0,2869900298);
INSERT INTO "news" VALUES(34359796736,8,57,0,NULL,0,'{"type":"EvidenceSame","seat":0,"card":"kradziez"}',1767225601.0,1767225601.0,3464581421);
INSERT INTO "news" VALUES(34359797760,8,58,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"porwanie"}',1767225601.0,1767225601.0,1407491569);
INSERT INTO "news" VALUES(34359798784,8,59,0,NULL,0,'{"type":"EvidenceDead","seat":0,"card":"teatr-wielki"}',1767225601.0,1767225601.0,41199906);
INSERT INTO "news" VALUES(34359799808,8,60,0,NULL,0,'{"type":"EvidenceDead","seat":1,"card":"falszerstwo"}',1767225601.0,1767225601.0,4123353031);
INSERT INTO "news" VALUES(34359801856,8,62,0,NULL,0,'{"type":"Departed","seat":0,"ends":true}',1767225601.0,1767225601.0,2757682841);
INSERT INTO "news" VALUES(34359801857,8,62,1,NULL,0,'{"type":"GameEnded","seed":"7373737373737373737373737373737373737373737373737373737373737373"}',1767225601.0,1767225601.0,3875795431);
CREATE TABLE participant (
    user     INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "participant" VALUES(1456074448175104004,1);
INSERT INTO "participant" VALUES(1456074448175104004,2);
INSERT INTO "participant" VALUES(1456074448175104005,2);
INSERT INTO "participant" VALUES(1456074448175104005,3);
INSERT INTO "participant" VALUES(1456074448175104005,4);
INSERT INTO "participant" VALUES(1456074448175104004,5);
INSERT INTO "participant" VALUES(1456074448175104006,5);
INSERT INTO "participant" VALUES(1456074448175104006,6);
INSERT INTO "participant" VALUES(1456074448175104959,6);
INSERT INTO "participant" VALUES(1456074448175104004,7);
INSERT INTO "participant" VALUES(1456074448175104005,7);
CREATE TABLE person (
    user   INTEGER PRIMARY KEY,
    body   TEXT NOT NULL,               -- JSON of what the person chose
    locale TEXT                         -- of the person's Discord client when last heard of; NULL: never
) STRICT;
INSERT INTO "person" VALUES(1456074448175104004,'{"user":1456074448175104004,"language":"cs","quiet_from":1320,"quiet_to":420,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104005,'{"user":1456074448175104005,"language":null,"quiet_from":null,"quiet_to":null,"zone":"UTC","pings":"daily","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":"++"}','en-US');
INSERT INTO "person" VALUES(1456074448175104006,'{"user":1456074448175104006,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":1769986740.0,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104009,'{"user":1456074448175104009,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
INSERT INTO "person" VALUES(1456074448175104959,'{"user":1456074448175104959,"language":null,"quiet_from":null,"quiet_to":null,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"hides_profile":false,"named_in_records":false,"turns":""}','en-US');
CREATE TABLE post (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    occasion TEXT    NOT NULL,
    nonce    TEXT    NOT NULL,
    at       REAL    NOT NULL,
    version  INTEGER NOT NULL,
    channel  INTEGER,
    user     INTEGER,
    seat     INTEGER,
    message  INTEGER,
    face     TEXT    NOT NULL,
    upto     INTEGER NOT NULL,
    news     TEXT    NOT NULL,          -- JSON: ids of whispers
    since    REAL,                      -- of a call: the beginning of the turn
    gone     INTEGER NOT NULL DEFAULT 0,
    known    REAL,                      -- when the message was last known to be as recorded here
    turn     REAL,                      -- of a letter with a menu: the beginning of the menu's turn
    plain    INTEGER NOT NULL DEFAULT 0, -- sent in its plain form, which phones show
    UNIQUE (table_id, occasion)
) STRICT;
INSERT INTO "post" VALUES(1,1,'card','card:1:1767225601.0','78f20401ea2217f7ebafac4b',1767225601.0,69,1456074448175104003,NULL,NULL,1456074448175104027,'ended:1456074448175104027',4294969344,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(2,1,'board','board:4:1767225601.0','c423fefbc47030cafc60d1a4',1767225601.0,33,1456074448175104027,NULL,NULL,1456074448175104031,'running:21',4295001089,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(3,1,'letter','letter:4294970371','9af3776ed8160c1241d35b95',1767225601.0,5,1456074448175104036,1456074448175104004,0,1456074448175104037,'None:0',0,'[4294970371]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(4,1,'chapter','chapter:4295002114','1d16a144d27d08d3bce2dfd6',1767225601.0,34,1456074448175104027,NULL,NULL,1456074448175104162,'',0,'[4295002114]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(5,1,'board','board:34:1767225601.0','c6b1cf5ccc9d6dac74f10e51',1767225601.0,45,1456074448175104027,NULL,NULL,1456074448175104164,'running:33',4295013376,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(6,1,'letter','letter:4295002117','7381bc211be5f33cadf7e9bb',1767225601.0,34,1456074448175104036,1456074448175104004,0,1456074448175104169,'None:12',0,'[4295002117]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(7,1,'chapter','chapter:4295017474','ded5beda8887c618af8e1a45',1767225601.0,49,1456074448175104027,NULL,NULL,1456074448175104236,'',0,'[4295017474]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(8,1,'board','board:50:1767225601.0','a76a4b1ac565b908164f43e1',1767225601.0,69,1456074448175104027,NULL,NULL,1456074448175104238,'ended:48',4295037956,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(9,1,'letter','letter:4295017477','fc7adac5bca498699aa86fc5',1767225601.0,50,1456074448175104036,1456074448175104004,0,1456074448175104241,'None:18',0,'[4295017477]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(10,1,'farewell','farewell','b5815e4bbe7830d2e08782c5',1767225601.0,69,1456074448175104027,NULL,NULL,1456074448175104375,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(11,1,'archive','archive','9b522fb844197c56e8eca049',1767225601.0,69,1456074448175104027,NULL,NULL,1456074448175104027,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(12,2,'card','card:1:1767225601.0','df571d322e4e9b2db0cd6618',1767225601.0,5,1456074448175104003,NULL,NULL,1456074448175104387,'running:1456074448175104387:pl:0',8589937664,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(13,2,'board','board:5:1767225601.0','3b7cac4a5a8146642e7dc99c',1767225601.0,38,1456074448175104387,NULL,NULL,1456074448175104393,'running:26',8589973504,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(14,2,'letter','letter:8589938691','eab76f7a7f90c0e13e1aa095',1767225601.0,5,1456074448175104036,1456074448175104004,0,1456074448175104396,'None:0',0,'[8589938691]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(15,2,'letter','letter:8589938690','1199ce18bc5259b9e834d814',1767225601.0,5,1456074448175104399,1456074448175104005,2,1456074448175104400,'None:0',0,'[8589938690]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(16,3,'card','card:3:1767225601.0','5b45485a315adbc5d55abcb8',1767225601.0,62,1456074448175104657,NULL,NULL,1456074448175104659,'running:1456074448175104657:pl:0:paused',12884903936,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(17,3,'member','member:1456074448175104657:6f613e43:3','8ff13c7893e89ca1665c9219',1767225601.0,3,1456074448175104657,1456074448175104005,NULL,1456074448175104657,'',0,'[]',NULL,0,NULL,NULL,1);
INSERT INTO "post" VALUES(18,3,'board','board:5:1767225601.0','6ca88c5cae43e0f3754ab106',1767225601.0,33,1456074448175104657,NULL,NULL,1456074448175104662,'running:21',12884935680,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(19,3,'letter','letter:12884905987','37e18d7cf56cc37403af8df5',1767225601.0,5,1456074448175104399,1456074448175104005,0,1456074448175104665,'None:0',0,'[12884905987]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(20,3,'chapter','chapter:12884936706','5da3a053cb11153dc3693b2f',1767225601.0,34,1456074448175104657,NULL,NULL,1456074448175104790,'',0,'[12884936706]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(21,3,'board','board:34:1767225601.0','5994e24fb2e02d6190a32847',1767225601.0,45,1456074448175104657,NULL,NULL,1456074448175104792,'running:33',12884947968,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(22,3,'letter','letter:12884936709','1017f7d91f615b4d62f305e2',1767225601.0,34,1456074448175104399,1456074448175104005,0,1456074448175104797,'None:12',0,'[12884936709]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(23,3,'chapter','chapter:12884952066','8504d34048a51aa5d89f01b5',1767225601.0,49,1456074448175104657,NULL,NULL,1456074448175104864,'',0,'[12884952066]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(24,3,'board','board:50:1767225601.0','36e69c9fba1c08f5fe334c02',1767225601.0,62,1456074448175104657,NULL,NULL,1456074448175104866,'running:46',12884965376,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(25,3,'letter','letter:12884952069','79e37c8e9803255913b92386',1767225601.0,50,1456074448175104399,1456074448175104005,0,1456074448175104869,'None:18',0,'[12884952069]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(26,4,'card','card:1:1767225601.0','c730dc2d62c0ee5297493b61',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104950,'closed:None',17179871232,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(27,5,'card','card:1:1767225601.0','592ee10b78a9371154fe1d4e',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104956,'lobby:2:1@1769986740',21474838528,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(28,6,'card','card:1:1767225601.0','0148b8578110444b7c32c3d7',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104971,'running:1456074448175104971:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(29,7,'card','card:1:1767225601.0','f1145a6f11ae122ffb370f71',1767225601.0,2,1456074448175104003,NULL,NULL,1456074448175104973,'running:1456074448175104973:pl:None',0,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(30,6,'board','board:2:1767225601.0','7511d13a2ffd6fafcc025dc5',1767225601.0,2,1456074448175104971,NULL,NULL,1456074448175104978,'running:2:1@1769986740',25769804801,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(31,7,'board','board:2:1767225601.0','4f505975de4420f51b0132b3',1767225601.0,2,1456074448175104973,NULL,NULL,1456074448175104981,'running:2',30064772097,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(32,6,'letter','letter:25769804803','9bb5008872c3597578668d3b',1767225601.0,2,1456074448175104984,1456074448175104959,0,1456074448175104985,'None:0',0,'[25769804803]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(33,7,'letter','letter:30064772099','eef325d0eb7a3b16c65fd57d',1767225601.0,2,1456074448175104036,1456074448175104004,0,1456074448175104988,'None:0',0,'[30064772099]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(34,6,'letter','letter:25769804802','3a005db59d174677ccdee08e',1767225601.0,2,1456074448175104991,1456074448175104006,1,1456074448175104992,'None:0',0,'[25769804802]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(35,7,'letter','letter:30064772098','102a274915b02a4135233e6a',1767225601.0,2,1456074448175104399,1456074448175104005,1,1456074448175104995,'None:0',0,'[30064772098]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(36,8,'card','card:1:1767225601.0','82504844716bf59aeb95457c',1767225601.0,62,1456074448175104003,NULL,NULL,1456074448175105008,'ended:1456074448175105008:1',34359740416,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(37,8,'board','board:5:1767225601.0','3d56c2e5164a9eccc00075d9',1767225601.0,33,1456074448175105008,NULL,NULL,1456074448175105012,'running:21',34359772160,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(39,8,'chapter','chapter:34359773186','9c7b753922734abdd4088fd3',1767225601.0,34,1456074448175105008,NULL,NULL,1456074448175105141,'',0,'[34359773186]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(40,8,'board','board:34:1767225601.0','b45019b4de1083f05faf4fdd',1767225601.0,45,1456074448175105008,NULL,NULL,1456074448175105143,'running:33',34359784448,'[]',NULL,1,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(42,8,'chapter','chapter:34359788546','c0df67f70e353f2bf3c8e95d',1767225601.0,49,1456074448175105008,NULL,NULL,1456074448175105215,'',0,'[34359788546]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(43,8,'board','board:50:1767225601.0','a2a28a608210882bff32c2bc',1767225601.0,62,1456074448175105008,NULL,NULL,1456074448175105217,'ended:46',34359801857,'[]',NULL,0,1767225601.0,NULL,0);
INSERT INTO "post" VALUES(44,8,'farewell','farewell','6b939a33f0edc370f4ae90f1',1767225601.0,62,1456074448175105008,NULL,NULL,1456074448175105300,'',0,'[]',NULL,0,1767225601.0,NULL,1);
INSERT INTO "post" VALUES(45,8,'archive','archive','a4e7216d9cb3a7105cac9aa5',1767225601.0,62,1456074448175105008,NULL,NULL,1456074448175105008,'',0,'[]',NULL,0,1767225601.0,NULL,1);
CREATE TABLE rating (
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    owner TEXT    NOT NULL,             -- a user id, a computer's strength, or a side's advantage
    mu    REAL    NOT NULL,
    sigma REAL    NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, role, owner)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating" VALUES('case07','','1456074448175104004',2.29165104199217601883e+01,8.20249170773871227879e+00,1);
INSERT INTO "rating" VALUES('case07','','computer:easy',2.70834895800782398116e+01,8.20249170773871227879e+00,1);
CREATE TABLE result (
    id       INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL UNIQUE,
    guild    INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    variant  TEXT    NOT NULL,
    options  TEXT    NOT NULL,          -- JSON
    rules    INTEGER NOT NULL,
    began    REAL    NOT NULL,
    ended    REAL    NOT NULL,
    moves    INTEGER NOT NULL,
    reason   TEXT    NOT NULL,
    rated    INTEGER NOT NULL,
    private  INTEGER NOT NULL           -- the table was private: its players are named to nobody else
) STRICT;
INSERT INTO "result" VALUES(1,1,1456074448175104000,'case07','','{"human_answers":false,"notebook":"simple"}',1,1767225601.0,1767225601.0,65,'rules',1,0);
INSERT INTO "result" VALUES(2,8,1456074448175104000,'case07','','{"human_answers":false,"notebook":"simple"}',1,1767225601.0,1767225601.0,57,'resigned',0,0);
CREATE TABLE result_seat (
    result   INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    user     INTEGER,                   -- NULL: a computer player, or the user's data was deleted
    name     TEXT    NOT NULL,
    strength TEXT,                      -- of a computer player
    role     TEXT    NOT NULL,
    place    INTEGER,
    score    INTEGER,
    participation TEXT NOT NULL,
    answers  INTEGER NOT NULL,          -- the number of measured answer times
    answer_s REAL,                      -- their median, seconds
    moments  TEXT    NOT NULL,          -- JSON: the value of each kind of moment
    mu       REAL,                      -- the rating before the game, with the next two; NULL: not rated
    sigma    REAL,
    games    INTEGER,
    PRIMARY KEY (result, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "result_seat" VALUES(1,0,1456074448175104004,'ann',NULL,'',2,13,'played',21,1.0,'{"fastest-case":7}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(1,1,NULL,'Ada','easy','',1,15,'played',0,NULL,'{}',25.0,8.33333333333333392545e+00,0);
INSERT INTO "result_seat" VALUES(2,0,NULL,'',NULL,'',2,0,'left',19,1.0,'{}',NULL,NULL,NULL);
INSERT INTO "result_seat" VALUES(2,1,NULL,'Ada','easy','',1,0,'played',0,NULL,'{}',NULL,NULL,NULL);
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;
INSERT INTO "server" VALUES(1456074448175104000,'{"guild":1456074448175104000,"channel":null,"language":"pl","pace":"relaxed","files":[],"rules":{},"opener":null,"strength":"fair","banter":true,"ratings":true,"announcements":{},"webhook":null,"called":0.0,"blocks":[{"digest":"b8f5ee9bd56d0d82005b2a3062c4ab4c","at":1767225601.0,"user":1456074448175104012}],"journal":[]}');
CREATE TABLE standing (
    guild INTEGER NOT NULL,
    game  TEXT    NOT NULL,
    role  TEXT    NOT NULL,
    user  INTEGER NOT NULL,
    name  TEXT    NOT NULL,             -- in the person's last rated game
    games INTEGER NOT NULL,
    wins  INTEGER NOT NULL,
    PRIMARY KEY (guild, game, role, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "standing" VALUES(1456074448175104000,'case07','',1456074448175104004,'ann',1,0);
CREATE TABLE sweep (
    table_id INTEGER PRIMARY KEY
) STRICT;
CREATE TABLE welcome (
    guild   INTEGER PRIMARY KEY,
    at      REAL    NOT NULL,
    channel INTEGER NOT NULL,
    user    INTEGER,                    -- the reader of a direct message; NULL: it is in a channel, or gone
    message INTEGER,
    gone    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX game_table_going_on ON game_table (id) WHERE status IN ('lobby', 'running', 'broken');
CREATE INDEX game_table_over ON game_table (changed) WHERE status IN ('ended', 'closed');
CREATE INDEX move_opening ON move (by_user, at) WHERE kind = 'open';
CREATE INDEX news_untold ON news (table_id) WHERE told IS NULL;
CREATE INDEX post_nonce ON post (nonce);
CREATE INDEX post_message ON post (message);
CREATE INDEX post_call ON post (user, table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_seat_call ON post (table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_standing ON post (table_id, id) WHERE gone = 0 AND (message IS NULL OR kind <> 'letter');
CREATE INDEX post_event ON post (id) WHERE kind = 'event' AND message IS NULL AND gone = 0;
CREATE INDEX interest_topic ON interest (game, number);
CREATE INDEX result_server ON result (guild, game, ended);
CREATE INDEX result_seat_user ON result_seat (user) WHERE user IS NOT NULL;
CREATE INDEX rating_owner ON rating (owner);
CREATE INDEX standing_user ON standing (user);
CREATE INDEX league_server ON league (guild, id);
CREATE INDEX league_unsettled ON league (id) WHERE settled = 0;
CREATE INDEX league_entry_user ON league_entry (user) WHERE user <> 0;
CREATE INDEX league_post_user ON league_post (user) WHERE user IS NOT NULL;
CREATE INDEX daily_attempt_server ON daily_attempt (day, guild) WHERE guild IS NOT NULL AND cost IS NOT NULL;
CREATE INDEX participant_table ON participant (table_id);
CREATE INDEX game_table_odd ON game_table (id) WHERE status NOT IN ('lobby', 'running', 'broken', 'ended', 'closed');
CREATE INDEX game_table_server ON game_table (guild);
CREATE INDEX post_user ON post (user) WHERE user IS NOT NULL;
CREATE INDEX post_unfinished ON post (table_id) WHERE gone = 0 AND (
    message IS NULL OR turn IS NOT NULL OR kind = 'card' AND face NOT LIKE 'ended:%' AND face NOT LIKE 'closed:%'
);
CREATE INDEX person_vacation ON person (user)
WHERE instr(body, '"paid":') > 0 AND instr(body, '"paid":0.0') = 0;
CREATE INDEX server_journal ON server (guild) WHERE instr(body, '"journal":[{') > 0;
CREATE INDEX welcome_standing ON welcome (guild) WHERE gone = 0;
CREATE INDEX welcome_user ON welcome (user) WHERE user IS NOT NULL;
CREATE INDEX daily_attempt_begun ON daily_attempt (day) WHERE cost IS NULL;
CREATE INDEX daily_attempt_moves ON daily_attempt (day) WHERE progress <> '';
COMMIT;
PRAGMA user_version = 1;
PRAGMA application_id = 1111969107;
