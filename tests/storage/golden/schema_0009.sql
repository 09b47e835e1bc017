BEGIN TRANSACTION;
CREATE TABLE erasure (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL
) STRICT;
CREATE TABLE expulsion (
    thread INTEGER NOT NULL,
    user INTEGER NOT NULL,
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
    seats    TEXT    NOT NULL,          -- JSON: who sits where
    options  TEXT    NOT NULL,          -- JSON of the game's options
    play     TEXT    NOT NULL,          -- JSON: plies, clocks, votes, by seat
    seed     BLOB    NOT NULL,          -- empty before the start
    state    TEXT,                      -- JSON of the game's state, secrets included
    outcome  TEXT                       -- JSON
) STRICT;
INSERT INTO "game_table" VALUES(1,2,'bids',1,'lobby',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,1800172800.0,'[{"type":"person","user":101,"name":"Anna"},{"type":"person","user":102,"name":"Bob"}]','{"coins":3}','{"moves":0,"plies":[],"played":[],"resigned":[],"votes":[],"missed":[],"since":[],"dues":[],"active":[],"warnings":[],"put_off":[],"nudged":[],"held":[],"intents":[],"hushed":0,"stirred":2,"together":false,"invited":[],"again":false,"away":null,"excused":[],"pause":null,"pause_vote":null,"open":[],"former":[],"forgotten":[],"offers":[],"replacing":[],"banter":true,"remarked":"","forum":false,"private":false}',X'',NULL,NULL);
INSERT INTO "game_table" VALUES(2,7,'bids',1,'running',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,1800086400.0,'[{"type":"person","user":101,"name":"Anna"},{"type":"person","user":102,"name":"Bob"},{"type":"person","user":103,"name":"Cyril"}]','{"coins":3}','{"moves":2,"plies":[1,1,0],"played":["0ff08357ca36","70872c481863",""],"resigned":[2],"votes":[],"missed":[0,0,0],"since":[1800000000.0,null,1800000000.0],"dues":[1800086400.0,null,null],"active":[1800000000.0,1800000000.0,1800000000.0],"warnings":[12960,null,12960],"put_off":[0.0,0.0,0.0],"nudged":[],"held":[],"intents":[],"hushed":0,"stirred":7,"together":true,"invited":[],"again":false,"away":null,"excused":[null,null,null],"pause":null,"pause_vote":null,"open":[],"former":[{"seat":2,"sitter":{"type":"person","user":103,"name":"Cyril"},"moves":2,"at":1800000000.0,"until":null,"until_at":null}],"forgotten":[],"offers":[],"replacing":[],"banter":true,"remarked":"","forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":3,"upcoming":6,"hands":[[2,3,1],[1,2,3],[2,1,3]],"sealed":[null,1,null],"won":[0,0,0],"peeked":true,"scribbles":[]}',NULL);
INSERT INTO "game_table" VALUES(3,9,'bids',1,'ended',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,NULL,'[{"type":"person","user":101,"name":"Anna"},{"type":"person","user":102,"name":"Bob"}]','{"coins":3}','{"moves":6,"plies":[3,3],"played":["7acc0a700f27","5b6c11d21b03"],"resigned":[],"votes":[],"missed":[0,0],"since":[null,null],"dues":[null,null],"active":[1800000000.0,1800000000.0],"warnings":[],"put_off":[],"nudged":[],"held":[],"intents":[],"hushed":0,"stirred":9,"together":true,"invited":[],"again":false,"away":null,"excused":[],"pause":null,"pause_vote":null,"open":[],"former":[],"forgotten":[],"offers":[],"replacing":[],"banter":true,"remarked":"","forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":6,"upcoming":4,"hands":[[],[]],"sealed":[null,null],"won":[0,0],"peeked":false,"scribbles":[]}','{"places":[1,1],"scores":[0,0]}');
INSERT INTO "game_table" VALUES(4,4,'bids',1,'closed',1,20,NULL,101,'en','daily',1800000000.0,1800000000.0,NULL,'[{"type":"person","user":101,"name":"Anna"},{"type":"person","user":102,"name":"Bob"}]','{"coins":3}','{"moves":0,"plies":[0,0],"played":["",""],"resigned":[],"votes":[],"missed":[0,0],"since":[null,null],"dues":[null,null],"active":[1800000000.0,1800000000.0],"warnings":[],"put_off":[],"nudged":[],"held":[],"intents":[],"hushed":0,"stirred":4,"together":true,"invited":[],"again":false,"away":null,"excused":[],"pause":null,"pause_vote":null,"open":[],"former":[],"forgotten":[],"offers":[],"replacing":[],"banter":true,"remarked":"","forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":5,"upcoming":1,"hands":[[2,3,1],[1,2,3]],"sealed":[null,null],"won":[0,0],"peeked":false,"scribbles":[]}',NULL);
INSERT INTO "game_table" VALUES(5,7,'bids',1,'running',1,20,NULL,101,'pl','relaxed',1800000000.0,1800000000.0,1800259200.0,'[{"type":"person","user":101,"name":"Anna"},{"type":"computer","strength":"strong","name":"Ada"}]','{"coins":3}','{"moves":4,"plies":[2,2],"played":["4e24266b49ff","bbc79a4bb21a"],"resigned":[],"votes":[],"missed":[0,0],"since":[1800000000.0,1800000000.0],"dues":[1800259200.0,null],"active":[1800000000.0,1800000000.0],"warnings":[38880,null],"put_off":[0.0,0.0],"nudged":[],"held":[],"intents":[],"hushed":0,"stirred":7,"together":true,"invited":[],"again":false,"away":null,"excused":[null,null],"pause":null,"pause_vote":null,"open":[],"former":[],"forgotten":[],"offers":[],"replacing":[],"banter":true,"remarked":"hello.one","forum":false,"private":false}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','{"prize":1,"upcoming":6,"hands":[[3],[2]],"sealed":[null,null],"won":[1,5],"peeked":false,"scribbles":[]}',NULL);
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "glimpse" VALUES(2,1,7,'8069a261-10');
CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value ANY NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "meta" VALUES('alive',1800000000.0);
INSERT INTO "meta" VALUES('run','098b4945b676e718');
CREATE TABLE move (
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    n        INTEGER,
    seat     INTEGER,
    by_user  INTEGER,                   -- NULL: the host, or a computer for whomever
    body     TEXT,                      -- JSON of the game's move
    key      TEXT    NOT NULL UNIQUE,   -- what was done once is never done again
    at       REAL    NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;
INSERT INTO "move" VALUES(1,1,'open',NULL,NULL,101,NULL,'8069a261-1',1800000000.0);
INSERT INTO "move" VALUES(1,2,'join',NULL,NULL,102,NULL,'8069a261-2',1800000000.0);
INSERT INTO "move" VALUES(2,1,'open',NULL,NULL,101,NULL,'8069a261-3',1800000000.0);
INSERT INTO "move" VALUES(2,2,'join',NULL,NULL,102,NULL,'8069a261-4',1800000000.0);
INSERT INTO "move" VALUES(2,3,'join',NULL,NULL,103,NULL,'8069a261-5',1800000000.0);
INSERT INTO "move" VALUES(2,4,'start',0,NULL,101,NULL,'8069a261-6',1800000000.0);
INSERT INTO "move" VALUES(2,5,'move',1,1,102,'{"type":"Bid","coin":1}','8069a261-7',1800000000.0);
INSERT INTO "move" VALUES(2,6,'move',2,0,101,'{"type":"Peek"}','8069a261-8',1800000000.0);
INSERT INTO "move" VALUES(2,7,'resign',NULL,2,103,NULL,'8069a261-9',1800000000.0);
INSERT INTO "move" VALUES(3,1,'open',NULL,NULL,101,NULL,'8069a261-11',1800000000.0);
INSERT INTO "move" VALUES(3,2,'join',NULL,NULL,102,NULL,'8069a261-12',1800000000.0);
INSERT INTO "move" VALUES(3,3,'start',0,NULL,101,NULL,'8069a261-13',1800000000.0);
INSERT INTO "move" VALUES(3,4,'move',1,0,101,'{"type":"Bid","coin":1}','8069a261-14',1800000000.0);
INSERT INTO "move" VALUES(3,5,'move',2,1,102,'{"type":"Bid","coin":1}','8069a261-15',1800000000.0);
INSERT INTO "move" VALUES(3,6,'move',3,0,101,'{"type":"Bid","coin":2}','8069a261-16',1800000000.0);
INSERT INTO "move" VALUES(3,7,'move',4,1,102,'{"type":"Bid","coin":2}','8069a261-17',1800000000.0);
INSERT INTO "move" VALUES(3,8,'move',5,0,101,'{"type":"Bid","coin":3}','8069a261-18',1800000000.0);
INSERT INTO "move" VALUES(3,9,'move',6,1,102,'{"type":"Bid","coin":3}','8069a261-19',1800000000.0);
INSERT INTO "move" VALUES(4,1,'open',NULL,NULL,101,NULL,'8069a261-20',1800000000.0);
INSERT INTO "move" VALUES(4,2,'join',NULL,NULL,102,NULL,'8069a261-21',1800000000.0);
INSERT INTO "move" VALUES(4,3,'start',0,NULL,101,NULL,'8069a261-22',1800000000.0);
INSERT INTO "move" VALUES(4,4,'cancel',NULL,0,101,NULL,'8069a261-23',1800000000.0);
INSERT INTO "move" VALUES(5,1,'open',NULL,NULL,101,NULL,'8069a261-24',1800000000.0);
INSERT INTO "move" VALUES(5,2,'add',NULL,NULL,101,NULL,'8069a261-25',1800000000.0);
INSERT INTO "move" VALUES(5,3,'start',0,NULL,101,NULL,'8069a261-26',1800000000.0);
INSERT INTO "move" VALUES(5,4,'move',1,1,NULL,'{"type":"Bid","coin":3}','computer:5:1',1800000000.0);
INSERT INTO "move" VALUES(5,5,'move',2,0,101,'{"type":"Bid","coin":1}','8069a261-27',1800000000.0);
INSERT INTO "move" VALUES(5,6,'move',3,1,NULL,'{"type":"Bid","coin":1}','computer:5:3',1800000000.0);
INSERT INTO "move" VALUES(5,7,'move',4,0,101,'{"type":"Bid","coin":2}','8069a261-28',1800000000.0);
CREATE TABLE news (
    id       INTEGER PRIMARY KEY,       -- (table_id << 32) + (version << 10) + seq
    table_id INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    seq      INTEGER NOT NULL,
    seat     INTEGER,                   -- whispered to; NULL: to everybody
    fleeting INTEGER NOT NULL,
    fact     TEXT    NOT NULL,          -- JSON
    at       REAL    NOT NULL,
    told     REAL
) STRICT;
INSERT INTO "news" VALUES(4294968320,1,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(4294969344,1,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589935616,2,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589936640,2,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589937664,2,3,0,NULL,0,'{"type":"Joined","name":"Cyril"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589938688,2,4,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589938689,2,4,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589938690,2,4,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589938691,2,4,3,2,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589938692,2,4,4,NULL,0,'{"type":"PrizeShown","prize":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589939712,2,5,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589940736,2,6,0,NULL,1,'{"type":"Peeked","upcoming":6}',1800000000.0,NULL);
INSERT INTO "news" VALUES(8589941760,2,7,0,NULL,0,'{"type":"Resigned","seat":2}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884902912,3,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884903936,3,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884904960,3,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884904961,3,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884904962,3,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884904963,3,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884905984,3,4,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884907008,3,5,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884907009,3,5,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":5}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884907010,3,5,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884908032,3,6,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884909056,3,7,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884909057,3,7,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884909058,3,7,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884910080,3,8,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884911104,3,9,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884911105,3,9,1,NULL,0,'{"type":"RoundWon","seat":null,"prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884911106,3,9,2,NULL,0,'{"type":"PrizeShown","prize":6}',1800000000.0,NULL);
INSERT INTO "news" VALUES(12884911107,3,9,3,NULL,0,'{"type":"GameEnded","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179870208,4,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179871232,4,2,0,NULL,0,'{"type":"Joined","name":"Bob"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179872256,4,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179872257,4,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179872258,4,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179872259,4,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179873280,4,4,0,NULL,0,'{"type":"CancelledByHost","name":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(17179873281,4,4,1,NULL,0,'{"type":"SeedShown","seed":"000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474837504,5,1,0,NULL,0,'{"type":"Opened","host":"Anna"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474838528,5,2,0,NULL,0,'{"type":"ComputerJoined","name":"Ada","strength":"strong"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474839552,5,3,0,NULL,0,'{"type":"GameStarted","commitment":"630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474839553,5,3,1,0,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474839554,5,3,2,1,0,'{"type":"CoinsDealt","coins":3}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474839555,5,3,3,NULL,0,'{"type":"PrizeShown","prize":5}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474839556,5,3,4,NULL,0,'{"type":"Remarked","seat":1,"line":"hello.one"}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474840576,5,4,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474841600,5,5,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474841601,5,5,1,NULL,0,'{"type":"RoundWon","seat":1,"prize":5}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474841602,5,5,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474842624,5,6,0,NULL,0,'{"type":"BidSealed","seat":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474843648,5,7,0,NULL,0,'{"type":"BidSealed","seat":0}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474843649,5,7,1,NULL,0,'{"type":"RoundWon","seat":0,"prize":1}',1800000000.0,NULL);
INSERT INTO "news" VALUES(21474843650,5,7,2,NULL,0,'{"type":"PrizeShown","prize":1}',1800000000.0,NULL);
CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    body TEXT NOT NULL                  -- JSON
, locale TEXT) STRICT;
INSERT INTO "person" VALUES(101,'{"user":101,"language":"sk","quiet_from":1320,"quiet_to":420,"zone":"Europe/Prague","pings":"each","digest_at":1080,"vacation":{"until":null,"year":0,"hours":0,"paid":0.0,"drawn":0,"table":0},"dm_closed":false,"wishes":[],"followings":[],"turns":""}',NULL);
CREATE TABLE post (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    occasion TEXT NOT NULL,
    nonce TEXT NOT NULL,
    at REAL NOT NULL,
    version INTEGER NOT NULL,
    channel INTEGER,
    user INTEGER,
    seat INTEGER,
    message INTEGER,
    face TEXT NOT NULL,
    upto INTEGER NOT NULL,
    news TEXT NOT NULL,
    since REAL,
    gone INTEGER NOT NULL DEFAULT 0,
    -- When the message was last known to be as recorded here.
    known REAL, turn REAL, plain INTEGER NOT NULL DEFAULT 0,
    UNIQUE (table_id, occasion)
) STRICT;
CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;
CREATE TABLE sweep (
    table_id INTEGER PRIMARY KEY
) STRICT;
CREATE INDEX game_table_going_on ON game_table (id) WHERE status IN ('lobby', 'running', 'broken');
CREATE INDEX game_table_over ON game_table (changed) WHERE status IN ('ended', 'closed');
CREATE INDEX news_untold ON news (table_id) WHERE told IS NULL;
CREATE VIEW change AS
SELECT t.*, m.kind, m.n, m.seat, m.by_user, m.body, m.key, '' AS news
FROM game_table AS t JOIN move AS m ON m.table_id = t.id AND m.version = t.version;
CREATE TRIGGER change_is_saved INSTEAD OF INSERT ON change
BEGIN
    SELECT RAISE(ABORT, 'repeated') WHERE EXISTS (SELECT 1 FROM move WHERE key = new.key);

    INSERT INTO game_table (
        id, version, game, rules, status, guild, channel, thread, host, language, pace, opened, changed, due,
        seats, options, play, seed, state, outcome
    ) VALUES (
        new.id, new.version, new.game, new.rules, new.status, new.guild, new.channel, new.thread, new.host,
        new.language, new.pace, new.opened, new.changed, new.due, new.seats, new.options, new.play, new.seed,
        new.state, new.outcome
    )
    ON CONFLICT (id) DO UPDATE SET
        version = excluded.version, rules = excluded.rules, guild = excluded.guild, channel = excluded.channel,
        thread = excluded.thread, host = excluded.host, language = excluded.language, pace = excluded.pace,
        changed = excluded.changed, due = excluded.due, seats = excluded.seats, options = excluded.options,
        play = excluded.play, seed = excluded.seed, state = excluded.state, outcome = excluded.outcome
    WHERE game_table.version = excluded.version - 1;

    SELECT RAISE(ABORT, 'conflict') WHERE changes() = 0;

    -- Apart, because setting what an index depends on rewrites the index, and the status rarely changes.
    UPDATE game_table SET status = new.status WHERE id = new.id AND status <> new.status;

    INSERT INTO move (table_id, version, kind, n, seat, by_user, body, key, at)
    VALUES (new.id, new.version, new.kind, new.n, new.seat, new.by_user, new.body, new.key, new.changed);

    INSERT INTO news (id, table_id, version, seq, seat, fleeting, fact, at)
    SELECT
        (new.id << 32) + (new.version << 10) + item.key, new.id, new.version, item.key,
        json_extract(item.value, '$[0]'), json_extract(item.value, '$[1]'),
        json_extract(item.value, '$[2]'), new.changed
    FROM json_each(new.news) AS item
    ORDER BY item.key;
END;
CREATE VIEW quarantine AS SELECT id, '' AS key, '' AS fact, changed AS at FROM game_table WHERE status = 'broken';
CREATE TRIGGER quarantine_is_saved INSTEAD OF INSERT ON quarantine
BEGIN
    UPDATE game_table SET status = 'broken', version = version + 1, changed = new.at
    WHERE id = new.id AND status IN ('lobby', 'running');

    SELECT RAISE(ABORT, 'conflict') WHERE changes() = 0;

    INSERT INTO move (table_id, version, kind, key, at)
    SELECT id, version, 'quarantine', 'quarantine:' || id || ':' || version, new.at FROM game_table WHERE id = new.id;

    INSERT INTO news (id, table_id, version, seq, fleeting, fact, at)
    SELECT (id << 32) + (version << 10), id, version, 0, 0, new.fact, new.at FROM game_table WHERE id = new.id;
END;
CREATE VIEW heartbeat AS SELECT value AS at, 0.0 AS gap FROM meta WHERE key = 'alive';
CREATE TRIGGER heartbeat_is_saved INSTEAD OF INSERT ON heartbeat
BEGIN
    INSERT INTO meta (key, value) VALUES ('alive', new.at)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;

    UPDATE game_table SET
        due = due + new.gap,
        play = json_set(
            play,
            '$.since', (
                SELECT json_group_array(at + new.gap)
                FROM (SELECT value AS at FROM json_each(play, '$.since') ORDER BY key)
            ),
            '$.dues', (
                SELECT json_group_array(at + new.gap)
                FROM (SELECT value AS at FROM json_each(play, '$.dues') ORDER BY key)
            )
        )
    WHERE new.gap <> 0 AND status IN ('lobby', 'running', 'broken');
END;
CREATE INDEX post_nonce ON post (nonce);
CREATE INDEX post_message ON post (message);
CREATE INDEX post_call ON post (user, table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_seat_call ON post (table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_standing ON post (table_id, id) WHERE gone = 0 AND (message IS NULL OR kind <> 'letter');
CREATE TRIGGER post_sent AFTER UPDATE OF message ON post WHEN new.message IS NOT NULL
BEGIN
    UPDATE news SET told = new.known
    WHERE told IS NULL AND id IN (SELECT value FROM json_each(new.news));
    UPDATE news SET told = new.known
    WHERE told IS NULL AND table_id = new.table_id AND seat IS NULL AND id <= new.upto;
END;
CREATE TRIGGER post_painted AFTER UPDATE OF face ON post WHEN new.message IS NOT NULL
BEGIN
    UPDATE news SET told = new.known
    WHERE told IS NULL AND table_id = new.table_id AND seat IS NULL AND id <= new.upto;
END;
CREATE TRIGGER heartbeat_moves_calls INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE post SET since = since + new.gap
    WHERE since IS NOT NULL AND table_id IN (SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken'));
END;
CREATE TRIGGER heartbeat_moves_letters INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE post SET turn = turn + new.gap
    WHERE turn IS NOT NULL AND table_id IN (SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken'));
END;
CREATE TRIGGER post_told AFTER UPDATE OF news ON post WHEN new.message IS NOT NULL
BEGIN
    UPDATE news SET told = new.known WHERE told IS NULL AND id IN (SELECT value FROM json_each(new.news));
END;
CREATE VIEW restoration AS SELECT 0.0 AS at, '' AS fact;
CREATE TRIGGER restoration_is_saved INSTEAD OF INSERT ON restoration
WHEN EXISTS (SELECT 1 FROM meta WHERE key = 'copied')
BEGIN
    INSERT INTO meta (key, value)
    SELECT 'restored', json_object('at', new.at, 'since', coalesce((SELECT value FROM meta WHERE key = 'alive'), 0.0))
    WHERE true
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;

    INSERT INTO meta (key, value)
    SELECT 'first number', coalesce(max(id), 0) + 1000 FROM game_table
    WHERE true
    ON CONFLICT (key) DO UPDATE SET value = excluded.value;

    INSERT INTO sweep (table_id)
    SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken')
    ON CONFLICT DO NOTHING;

    UPDATE post SET face = '' WHERE gone = 0 AND message IS NOT NULL AND kind IN ('card', 'board', 'letter')
    AND table_id IN (SELECT table_id FROM sweep);

    -- Whoever is to act is called anew: the message that called them may have gone since.
    UPDATE post SET since = NULL, occasion = occasion || ':' || new.at
    WHERE kind IN ('call', 'digest') AND since IS NOT NULL AND table_id IN (SELECT table_id FROM sweep);

    UPDATE game_table SET version = version + 1, changed = new.at WHERE id IN (SELECT table_id FROM sweep);

    INSERT INTO move (table_id, version, kind, key, at)
    SELECT id, version, 'restore', 'restore:' || id || ':' || version, new.at FROM game_table
    WHERE id IN (SELECT table_id FROM sweep);

    INSERT INTO news (id, table_id, version, seq, fleeting, fact, at)
    SELECT (id << 32) + (version << 10), id, version, 0, 0, new.fact, new.at FROM game_table
    WHERE id IN (SELECT table_id FROM sweep);

    DELETE FROM meta WHERE key = 'copied';
END;
CREATE INDEX move_opening ON move (by_user, at) WHERE kind = 'open';
CREATE VIEW forgetting AS SELECT 0 AS user, '' AS name;
CREATE TRIGGER table_is_pruned AFTER DELETE ON game_table
BEGIN
    INSERT INTO meta (key, value) VALUES ('first number', old.id + 1)
    ON CONFLICT (key) DO UPDATE SET value = max(value, excluded.value);

    DELETE FROM move WHERE table_id = old.id;
    DELETE FROM news WHERE id >= (old.id << 32) AND id < ((old.id + 1) << 32);
    DELETE FROM glimpse WHERE table_id = old.id;
    DELETE FROM post WHERE table_id = old.id;
    DELETE FROM sweep WHERE table_id = old.id;
END;
CREATE VIEW fitted_heartbeat AS SELECT at, gap, '[]' AS clocks FROM heartbeat;
CREATE TRIGGER fitted_heartbeat_is_saved INSTEAD OF INSERT ON fitted_heartbeat
BEGIN
    INSERT INTO heartbeat (at, gap) VALUES (new.at, new.gap);

    UPDATE game_table SET
        due = one.value ->> 'due',
        play = json_set(
            play,
            '$.since', json(one.value -> 'since'),
            '$.dues', json(one.value -> 'dues'),
            '$.warnings', json(one.value -> 'warnings'),
            '$.put_off', json(one.value -> 'put_off')
        )
    FROM json_each(new.clocks) AS one
    WHERE game_table.id = one.value ->> 'id' AND game_table.version = one.value ->> 'version';
END;
CREATE TRIGGER heartbeat_moves_silence INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE game_table SET play = json_set(
        play,
        '$.active', (
            SELECT json_group_array(at + new.gap)
            FROM (SELECT value AS at FROM json_each(play, '$.active') ORDER BY key)
        )
    )
    WHERE status IN ('lobby', 'running', 'broken');
END;
CREATE TRIGGER heartbeat_moves_vacations INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE person SET body = json_set(body, '$.vacation.paid', (body ->> '$.vacation.paid') + new.gap)
    WHERE CASE WHEN json_valid(body) THEN body ->> '$.vacation.paid' END > 0;
END;
CREATE INDEX move_coming ON move (by_user) WHERE kind IN ('open', 'join', 'leave', 'cancel', 'take');
CREATE TRIGGER forgetting_is_saved INSTEAD OF INSERT ON forgetting
BEGIN
    SELECT RAISE(ABORT, 'conflict') WHERE EXISTS (
        SELECT 1 FROM game_table AS t WHERE status IN ('lobby', 'running') AND (
            t.host = new.user
            OR EXISTS (SELECT 1 FROM json_each(t.seats) WHERE json_each.value ->> 'user' = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.invited') WHERE json_each.value = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.offers') WHERE json_each.value ->> 'to' = new.user)
            OR EXISTS (SELECT 1 FROM json_each(t.play, '$.former') WHERE json_each.value ->> '$.sitter.user' = new.user)
        )
    );

    -- A new host, and who left or offered a seat, are known by their names alone: by those that they came to the table
    -- with. What tells of their coming goes last, for the others are found by it.
    UPDATE news SET fact = json_replace(fact,
        '$.name', CASE WHEN fact ->> 'name' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'name' END,
        '$.before', CASE WHEN fact ->> 'before' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'before' END,
        '$.of', CASE WHEN fact ->> 'of' IN (
            SELECT coalesce(own.fact ->> 'name', own.fact ->> 'host')
            FROM move AS came JOIN news AS own ON own.id >= (came.table_id << 32) + (came.version << 10)
                AND own.id < (came.table_id << 32) + ((came.version + 1) << 10)
            WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take') AND came.table_id = news.table_id
            AND own.fact ->> 'type' IN ('Opened', 'Joined', 'SeatTaken', 'SeatRetaken')
        ) THEN new.name ELSE fact ->> 'of' END
    )
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) AND n.id < ((came.table_id + 1) << 32)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take')
        AND n.fact ->> 'type' IN (
            'HostChanged', 'SeatLeft', 'SeatOpened', 'SeatTaken', 'SeatRetaken', 'SeatOffered', 'SeatKept',
            'OfferDeclined', 'VotedToReplace'
        )
        AND NOT (n.fact ->> 'type' IN ('SeatTaken', 'SeatRetaken') AND EXISTS (
            SELECT 1 FROM move AS own
            WHERE own.table_id = n.table_id AND own.version = n.version AND own.by_user = new.user
        ))
    );

    UPDATE news SET fact = json_set(fact, CASE fact ->> 'type' WHEN 'Opened' THEN '$.host' ELSE '$.name' END, new.name)
    WHERE id IN (
        SELECT n.id
        FROM move AS came JOIN news AS n ON n.id >= (came.table_id << 32) + (came.version << 10)
            AND n.id < (came.table_id << 32) + ((came.version + 1) << 10)
        WHERE came.by_user = new.user AND came.kind IN ('open', 'join', 'leave', 'cancel', 'take')
        AND n.fact ->> 'type' IN ('Opened', 'Joined', 'Left', 'CancelledByHost', 'SeatTaken', 'SeatRetaken')
    );

    -- Of a table that cannot be read nothing can be decided: a computer plays on there, should it be mended.
    UPDATE game_table SET play = json_set(play,
        '$.resigned', (
            SELECT json_group_array(seat) FROM (
                SELECT value AS seat FROM json_each(play, '$.resigned')
                UNION
                SELECT key FROM json_each(seats) WHERE json_each.value ->> 'user' = new.user
            )
        ),
        '$.open', (
            SELECT json_group_array(seat) FROM (
                SELECT value AS seat FROM json_each(play, '$.open')
                UNION
                SELECT key FROM json_each(seats) WHERE json_each.value ->> 'user' = new.user
                AND key NOT IN (SELECT value FROM json_each(play, '$.resigned'))
            )
        )
    )
    WHERE status = 'broken' AND instr(seats, new.user) > 0;

    UPDATE game_table SET
        seats = (
            SELECT json_group_array(json(CASE
                WHEN sitter ->> 'user' = new.user THEN json_set(sitter, '$.user', 0, '$.name', new.name)
                ELSE sitter
            END))
            FROM (SELECT value AS sitter FROM json_each(seats) ORDER BY key)
        ),
        host = CASE host WHEN new.user THEN 0 ELSE host END,
        play = json_set(play,
            '$.invited', (
                SELECT json_group_array(asked)
                FROM (SELECT value AS asked FROM json_each(play, '$.invited') WHERE value <> new.user ORDER BY key)
            ),
            '$.offers', (
                SELECT json_group_array(json(offer)) FROM (
                    SELECT value AS offer FROM json_each(play, '$.offers')
                    WHERE value ->> 'to' <> new.user ORDER BY key
                )
            ),
            '$.former', (
                SELECT json_group_array(json(CASE
                    WHEN tenure ->> '$.sitter.user' = new.user
                    THEN json_set(tenure, '$.sitter.user', 0, '$.sitter.name', new.name)
                    ELSE tenure
                END))
                FROM (SELECT value AS tenure FROM json_each(play, '$.former') ORDER BY key)
            )
        )
    WHERE host = new.user OR instr(seats, new.user) > 0 OR instr(play, new.user) > 0;

    UPDATE move SET by_user = 0 WHERE by_user = new.user;

    INSERT INTO erasure (message, channel)
    SELECT message, channel FROM post
    WHERE user = new.user AND kind IN ('letter', 'welcome', 'digest', 'trouble') AND gone = 0
    AND message IS NOT NULL AND channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE user = new.user AND kind IN ('letter', 'welcome', 'digest');

    -- A call may name others too, and the record of a trouble says what is broken.
    UPDATE post SET user = 0 WHERE user = new.user;

    DELETE FROM person WHERE user = new.user;
END;
CREATE TRIGGER company_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind IN ('notice', 'opening', 'follow')
BEGIN
    INSERT INTO erasure (message, channel)
    SELECT new.message, new.channel
    WHERE (new.gone = 0 OR new.kind <> 'notice') AND new.message IS NOT NULL AND new.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;
CREATE TRIGGER declining_is_forgotten AFTER UPDATE OF by_user ON move
WHEN new.by_user = 0 AND old.kind = 'decline'
BEGIN
    UPDATE news SET fact = json_set(fact, '$.name', 'N. N.')
    WHERE id >= (new.table_id << 32) + (new.version << 10) AND id < (new.table_id << 32) + ((new.version + 1) << 10)
    AND fact ->> 'type' = 'Declined';
END;
CREATE TRIGGER membership_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind = 'member'
BEGIN
    INSERT INTO expulsion (thread, user)
    SELECT old.channel, old.user
    WHERE old.gone = 0 AND old.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;
COMMIT;
PRAGMA user_version = 9;
PRAGMA application_id = 1111969107;
