-- Whether a message was sent in its plain form, which phones show; no message ever changes its form.
ALTER TABLE post ADD COLUMN plain INTEGER NOT NULL DEFAULT 0;

-- A letter that is painted over tells the news that has come since it was sent.
CREATE TRIGGER post_told AFTER UPDATE OF news ON post WHEN new.message IS NOT NULL
BEGIN
    UPDATE news SET told = new.known WHERE told IS NULL AND id IN (SELECT value FROM json_each(new.news));
END;
