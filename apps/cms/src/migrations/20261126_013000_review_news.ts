import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What people have still to be told by mail about review rooms: a row for each reader and thing.
 * Written by triggers, in the transaction of the change; taken away in the transaction that leaves
 * the mail for the worker. What a row is about takes the row along when it is deleted.
 *
 * Notes and replies are found through themselves: a reference to the version would have to lock
 * it, which whoever carries notes to it holds while waiting for this very transaction.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE review_news (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('version', 'note', 'reply', 'resolution')),
      version_id integer REFERENCES deliverable_versions ON DELETE CASCADE,
      note_id integer REFERENCES review_notes ON DELETE CASCADE,
      reply_id integer REFERENCES review_replies ON DELETE CASCADE,
      created_at timestamp(3) with time zone NOT NULL DEFAULT clock_timestamp(),
      CHECK (num_nonnulls(version_id, note_id, reply_id) = 1)
    );
    CREATE INDEX review_news_user ON review_news (user_id);
    CREATE INDEX review_news_version ON review_news (version_id);
    CREATE INDEX review_news_note ON review_news (note_id);
    CREATE INDEX review_news_reply ON review_news (reply_id);

    -- Members, whom the client asks, and those of the studio who wrote or uploaded something.
    CREATE FUNCTION review_readers(version integer) RETURNS TABLE (reader integer)
    LANGUAGE sql STABLE AS $$
      WITH project AS (
        SELECT deliverables.project_id AS id FROM deliverable_versions
        JOIN deliverables ON deliverables.id = deliverable_versions.deliverable_id
        WHERE deliverable_versions.id = version
      ), versions AS (
        SELECT deliverable_versions.id, uploaded_by_id FROM project
        JOIN deliverables ON deliverables.project_id = project.id
        JOIN deliverable_versions ON deliverable_versions.deliverable_id = deliverables.id
      )
      SELECT user_id FROM project JOIN projects_members ON _parent_id = project.id
      UNION SELECT contact_id FROM project JOIN projects ON projects.id = project.id
      UNION SELECT uploaded_by_id FROM versions
      UNION SELECT author_id FROM versions
        JOIN review_notes ON version_id = versions.id WHERE author_side = 'studio'
      UNION SELECT review_replies.author_id FROM versions
        JOIN review_notes ON version_id = versions.id
        JOIN review_replies ON note_id = review_notes.id
        WHERE review_replies.author_side = 'studio'
    $$;

    CREATE FUNCTION note_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, note_id)
        SELECT id, 'note', NEW.id FROM users
        WHERE id IN (SELECT reader FROM review_readers(NEW.version_id))
          AND id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;
    -- A carried note is none that is new. Of what the set-up writes nobody is the author.
    CREATE TRIGGER note_is_news AFTER INSERT ON review_notes FOR EACH ROW
      WHEN (NEW.origin_id IS NULL AND (NEW.author_id IS NOT NULL OR NEW.author_side = 'guest'))
      EXECUTE FUNCTION note_is_news();

    CREATE FUNCTION reply_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, reply_id)
        SELECT users.id, 'reply', NEW.id FROM review_notes, users
        WHERE review_notes.id = NEW.note_id
          AND users.id IN (SELECT reader FROM review_readers(review_notes.version_id))
          AND users.id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;
    CREATE TRIGGER reply_is_news AFTER INSERT ON review_replies FOR EACH ROW
      WHEN (NEW.author_id IS NOT NULL OR NEW.author_side = 'guest')
      EXECUTE FUNCTION reply_is_news();

    -- Of one's own notes alone, and once: what the mail says is how the note stands by then.
    CREATE FUNCTION resolution_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM review_news WHERE note_id = NEW.id AND kind = 'resolution';
      INSERT INTO review_news (user_id, kind, note_id)
        SELECT id, 'resolution', NEW.id FROM users
        WHERE id = NEW.author_id AND id <> NEW.resolved_by_id
          AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;
    CREATE TRIGGER resolution_is_news AFTER UPDATE ON review_notes FOR EACH ROW
      WHEN ((OLD.resolved_at IS NULL) <> (NEW.resolved_at IS NULL))
      EXECUTE FUNCTION resolution_is_news();

    CREATE FUNCTION version_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- A worker that is killed just then makes it ready once more.
      DELETE FROM review_news WHERE version_id = NEW.id;
      INSERT INTO review_news (user_id, kind, version_id)
        SELECT id, 'version', NEW.id FROM users
        WHERE id IN (SELECT reader FROM review_readers(NEW.id))
          AND id <> NEW.uploaded_by_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;
    CREATE TRIGGER version_is_news AFTER UPDATE ON deliverable_versions FOR EACH ROW
      WHEN (NEW.state = 'ready' AND OLD.state <> 'ready')
      EXECUTE FUNCTION version_is_news();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER version_is_news ON deliverable_versions;
    DROP TRIGGER resolution_is_news ON review_notes;
    DROP TRIGGER reply_is_news ON review_replies;
    DROP TRIGGER note_is_news ON review_notes;
    DROP FUNCTION version_is_news, resolution_is_news, reply_is_news, note_is_news, review_readers;
    DROP TABLE review_news;
  `)
}
