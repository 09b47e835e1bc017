-- What was told to onlookers counts as gone once that is written down, but it stands where it was sent.
DROP TRIGGER company_is_forgotten;

-- Like letters: the message is still to be deleted, and there is no record of it any more.
CREATE TRIGGER company_is_forgotten AFTER UPDATE OF user ON post
WHEN new.user = 0 AND old.user <> 0 AND old.kind IN ('notice', 'opening', 'follow')
BEGIN
    INSERT INTO erasure (message, channel)
    SELECT new.message, new.channel
    WHERE (new.gone = 0 OR new.kind <> 'notice') AND new.message IS NOT NULL AND new.channel IS NOT NULL
    ON CONFLICT DO NOTHING;

    DELETE FROM post WHERE id = new.id;
END;
