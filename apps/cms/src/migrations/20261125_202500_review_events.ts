import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What changed in review rooms, in the order of commits, for the streams that browsers listen to.
 * Written by triggers, in the transaction of the change. Changes of one deliverable wait for one
 * another, so that no event becomes visible after one with a higher number.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE review_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      deliverable_id integer NOT NULL REFERENCES deliverables ON DELETE CASCADE,
      version_id integer NOT NULL,
      note_id integer,
      created_at timestamp(3) with time zone NOT NULL DEFAULT now()
    );
    CREATE INDEX review_events_order ON review_events (deliverable_id, id);
    CREATE INDEX review_events_age ON review_events (created_at);

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

    CREATE FUNCTION note_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN PERFORM add_review_event(OLD.version_id, OLD.id);
      ELSE PERFORM add_review_event(NEW.version_id, NEW.id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_changed AFTER INSERT OR UPDATE OR DELETE ON review_notes
      FOR EACH ROW EXECUTE FUNCTION note_changed();

    CREATE FUNCTION note_answered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(version_id, id) FROM review_notes WHERE id = NEW.note_id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_answered AFTER INSERT OR UPDATE ON review_replies
      FOR EACH ROW EXECUTE FUNCTION note_answered();

    CREATE FUNCTION version_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(NEW.id, NULL);
      RETURN NULL;
    END $$;
    CREATE TRIGGER version_changed AFTER INSERT OR UPDATE ON deliverable_versions
      FOR EACH ROW EXECUTE FUNCTION version_changed();

    CREATE FUNCTION round_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(NEW.version_id, 0);
      RETURN NULL;
    END $$;
    CREATE TRIGGER round_changed AFTER INSERT OR UPDATE ON review_rounds
      FOR EACH ROW EXECUTE FUNCTION round_changed();
    CREATE TRIGGER signed_off AFTER INSERT ON sign_offs
      FOR EACH ROW EXECUTE FUNCTION round_changed();

    CREATE FUNCTION keep_sign_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      -- The account of whoever signed may be deleted; the signature stays.
      IF TG_OP = 'UPDATE' AND NEW.account_id IS NULL
        AND to_jsonb(OLD) - 'account_id' = to_jsonb(NEW) - 'account_id' THEN RETURN NEW;
      END IF;
      RAISE EXCEPTION 'A sign-off is neither changed nor deleted.';
    END $$;
    CREATE TRIGGER keep_sign_off BEFORE UPDATE OR DELETE ON sign_offs
      FOR EACH ROW EXECUTE FUNCTION keep_sign_off();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER keep_sign_off ON sign_offs;
    DROP TRIGGER signed_off ON sign_offs;
    DROP TRIGGER round_changed ON review_rounds;
    DROP TRIGGER version_changed ON deliverable_versions;
    DROP TRIGGER note_answered ON review_replies;
    DROP TRIGGER note_changed ON review_notes;
    DROP FUNCTION keep_sign_off, round_changed, version_changed, note_answered, note_changed, add_review_event;
    DROP TABLE review_events;
  `)
}
