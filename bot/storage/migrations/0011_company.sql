-- What people are told of tables at which they do not sit, and what a host is told of them, is forgotten with them.

-- What an invitation shows named whom it asks; where it is gone nobody needs to know that.
UPDATE post SET face = '' WHERE kind = 'invitation' AND gone = 1;

-- Like letters: the message is still to be deleted, and there is no record of it any more.
CREATE TRIGGER company_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind IN ('notice', 'opening', 'follow')
BEGIN
    INSERT INTO erasure (message, channel)
    SELECT new.message, new.channel WHERE new.gone = 0 AND new.message IS NOT NULL AND new.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;

-- Who declined is named to the host by a whisper; "N. N." as everywhere.
CREATE TRIGGER declining_is_forgotten AFTER UPDATE OF by_user ON move
WHEN new.by_user = 0 AND old.kind = 'decline'
BEGIN
    UPDATE news SET fact = json_set(fact, '$.name', 'N. N.')
    WHERE id >= (new.table_id << 32) + (new.version << 10) AND id < (new.table_id << 32) + ((new.version + 1) << 10)
    AND fact ->> 'type' = 'Declined';
END;
