-- Tables, their moves and their news; people, servers and the host's own few values.
-- A change of a table is ONE insert into the view `change`: its trigger writes everything or, on a conflict, nothing.

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

CREATE INDEX game_table_going_on ON game_table (id) WHERE status IN ('lobby', 'running', 'broken');
CREATE INDEX game_table_over ON game_table (changed) WHERE status IN ('ended', 'closed');

-- Everything that was ever done at a table, one row a version. `n` numbers the deal (0) and the game's moves.
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

-- Facts: the history and the outbox at once. The id is made of table, version and place within the change, so that
-- what belongs to a table lies together in order and needs no further index.
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

CREATE INDEX news_untold ON news (table_id) WHERE told IS NULL;

-- Up to which version a seat has been shown what is fleeting.
CREATE TABLE glimpse (
    table_id INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    upto     INTEGER NOT NULL,
    key      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE person (
    user INTEGER PRIMARY KEY,
    body TEXT NOT NULL                  -- JSON
) STRICT;

CREATE TABLE server (
    guild INTEGER PRIMARY KEY,
    body  TEXT NOT NULL                 -- JSON
) STRICT;

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value ANY NOT NULL
) STRICT, WITHOUT ROWID;

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

-- A table that cannot be read is marked and nothing else of it is touched.
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

-- The host is alive; the time it was away (or its clock jumped) is added to every deadline and waiting, once.
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
