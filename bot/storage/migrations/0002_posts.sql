-- What the courier has posted, or meant to. A row without a message is an intent: it may have been sent or not.
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
    known REAL,
    UNIQUE (table_id, occasion)
) STRICT;

CREATE INDEX post_nonce ON post (nonce);
CREATE INDEX post_message ON post (message);
CREATE INDEX post_call ON post (user, table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_seat_call ON post (table_id, seat, id) WHERE since IS NOT NULL;
CREATE INDEX post_standing ON post (table_id, id) WHERE gone = 0 AND (message IS NULL OR kind <> 'letter');

-- The receipt and what it is a receipt for are one write: news is told exactly when its message is known.
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

-- A turn is known by its beginning, and an outage moves that. What was called stays called.
CREATE TRIGGER heartbeat_moves_calls INSTEAD OF INSERT ON heartbeat WHEN new.gap <> 0
BEGIN
    UPDATE post SET since = since + new.gap
    WHERE since IS NOT NULL AND table_id IN (SELECT id FROM game_table WHERE status IN ('lobby', 'running', 'broken'));
END;
