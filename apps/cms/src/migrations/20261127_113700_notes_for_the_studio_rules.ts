import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Clients and guests hear nothing of what is for the studio alone: its events are marked, so that
 * their streams leave them out, also when the note is gone; and only the studio has news of it.
 * A reply is told for all copies of its note, which show it as well.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE review_events ADD COLUMN is_studio_only boolean NOT NULL DEFAULT false;

    DROP FUNCTION add_review_event(integer, integer);
    CREATE FUNCTION add_review_event(version integer, note integer, is_studio_only boolean DEFAULT false)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      deliverable integer;
    BEGIN
      SELECT deliverable_id INTO deliverable FROM deliverable_versions WHERE id = version;
      IF deliverable IS NULL THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock(hashtextextended('review ' || deliverable, 0));
      INSERT INTO review_events (deliverable_id, version_id, note_id, is_studio_only)
        SELECT id, version, note, add_review_event.is_studio_only
        FROM deliverables WHERE id = deliverable;
      PERFORM pg_notify('review_events', deliverable::text);
    END $$;

    CREATE OR REPLACE FUNCTION note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        PERFORM add_review_event(OLD.version_id, OLD.id, OLD.is_studio_only);
      ELSE
        PERFORM add_review_event(NEW.version_id, NEW.id, NEW.is_studio_only);
      END IF;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION note_answered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(copy.version_id, copy.id, copy.is_studio_only OR NEW.is_studio_only)
        FROM review_notes AS answered
        JOIN review_notes AS copy ON copy.id = answered.id
          OR copy.origin_id = coalesce(answered.origin_id, answered.id)
        WHERE answered.id = NEW.note_id
        ORDER BY copy.id;
      RETURN NULL;
    END $$;

    CREATE FUNCTION is_of_studio(account integer) RETURNS boolean LANGUAGE sql STABLE AS $$
      SELECT EXISTS (
        SELECT FROM users_roles WHERE parent_id = account AND value IN ('editor', 'admin')
      )
    $$;

    CREATE OR REPLACE FUNCTION note_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, note_id)
        SELECT id, 'note', NEW.id FROM users
        WHERE id IN (SELECT reader FROM review_readers(NEW.version_id))
          AND (NOT NEW.is_studio_only OR is_of_studio(id))
          AND id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION reply_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, reply_id)
        SELECT users.id, 'reply', NEW.id FROM review_notes, users
        WHERE review_notes.id = NEW.note_id
          AND users.id IN (SELECT reader FROM review_readers(review_notes.version_id))
          AND (NOT (review_notes.is_studio_only OR NEW.is_studio_only) OR is_of_studio(users.id))
          AND users.id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE OR REPLACE FUNCTION reply_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, reply_id)
        SELECT users.id, 'reply', NEW.id FROM review_notes, users
        WHERE review_notes.id = NEW.note_id
          AND users.id IN (SELECT reader FROM review_readers(review_notes.version_id))
          AND users.id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION note_is_news() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO review_news (user_id, kind, note_id)
        SELECT id, 'note', NEW.id FROM users
        WHERE id IN (SELECT reader FROM review_readers(NEW.version_id))
          AND id IS DISTINCT FROM NEW.author_id AND review_mail IS DISTINCT FROM 'never';
      RETURN NULL;
    END $$;

    DROP FUNCTION is_of_studio;

    CREATE OR REPLACE FUNCTION note_answered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(version_id, id) FROM review_notes WHERE id = NEW.note_id;
      RETURN NULL;
    END $$;

    CREATE OR REPLACE FUNCTION note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN PERFORM add_review_event(OLD.version_id, OLD.id);
      ELSE PERFORM add_review_event(NEW.version_id, NEW.id);
      END IF;
      RETURN NULL;
    END $$;

    DROP FUNCTION add_review_event(integer, integer, boolean);
    CREATE FUNCTION add_review_event(version integer, note integer) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      deliverable integer;
    BEGIN
      SELECT deliverable_id INTO deliverable FROM deliverable_versions WHERE id = version;
      IF deliverable IS NULL THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock(hashtextextended('review ' || deliverable, 0));
      INSERT INTO review_events (deliverable_id, version_id, note_id)
        SELECT id, version, note FROM deliverables WHERE id = deliverable;
      PERFORM pg_notify('review_events', deliverable::text);
    END $$;

    ALTER TABLE review_events DROP COLUMN is_studio_only;
  `)
}
