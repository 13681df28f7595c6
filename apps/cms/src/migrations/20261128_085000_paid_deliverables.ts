import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Payment is a fact of a deliverable, no longer of its project. The signed deliverables of a paid
 * project are paid. Open rooms are told when an original is released: by the payment of a signed
 * deliverable, or by the signature of a paid one.
 *
 * A carried note also stores when it was carried, because a link to one version shows only what was
 * written on other versions before. For existing notes this is the earliest possible time. An event
 * about a reply on another version is marked, so that such a link does not hear of it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE deliverables ADD COLUMN paid_at timestamp(3) with time zone;
    UPDATE deliverables SET paid_at = projects.paid_at
      FROM projects
      WHERE projects.id = deliverables.project_id AND projects.paid_at IS NOT NULL
        AND EXISTS (SELECT FROM sign_offs
          JOIN deliverable_versions ON deliverable_versions.id = sign_offs.version_id
          WHERE deliverable_versions.deliverable_id = deliverables.id);

    DROP TRIGGER project_paid ON projects;
    DROP FUNCTION project_paid();
    ALTER TABLE projects DROP COLUMN paid_at;

    CREATE FUNCTION deliverable_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(versions.id, NULL)
        FROM (
          SELECT id FROM deliverable_versions WHERE deliverable_id = NEW.id ORDER BY id
        ) AS versions;
      RETURN NULL;
    END $$;
    CREATE TRIGGER deliverable_paid AFTER UPDATE OF paid_at ON deliverables
      FOR EACH ROW WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at)
      EXECUTE FUNCTION deliverable_paid();

    CREATE FUNCTION paid_deliverable_signed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(versions.id, NULL)
        FROM (
          SELECT released.id FROM deliverable_versions AS signed
          JOIN deliverables ON deliverables.id = signed.deliverable_id
            AND deliverables.paid_at IS NOT NULL
          JOIN deliverable_versions AS released ON released.deliverable_id = signed.deliverable_id
            AND released.number <= signed.number
          WHERE signed.id = NEW.version_id ORDER BY released.id
        ) AS versions;
      RETURN NULL;
    END $$;
    CREATE TRIGGER paid_deliverable_signed AFTER INSERT ON sign_offs
      FOR EACH ROW EXECUTE FUNCTION paid_deliverable_signed();

    ALTER TABLE review_notes ADD COLUMN carried_at timestamp(3) with time zone;
    ALTER TABLE review_notes DISABLE TRIGGER USER;
    UPDATE review_notes SET carried_at = greatest(deliverable_versions.created_at, review_notes.created_at)
      FROM deliverable_versions
      WHERE deliverable_versions.id = review_notes.version_id AND review_notes.origin_id IS NOT NULL;
    ALTER TABLE review_notes ENABLE TRIGGER USER;

    ALTER TABLE review_events ADD COLUMN is_of_other_version boolean NOT NULL DEFAULT false;
    DROP FUNCTION add_review_event(integer, integer, boolean);
    CREATE FUNCTION add_review_event(version integer, note integer, is_studio_only boolean DEFAULT false, is_of_other_version boolean DEFAULT false)
    RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      deliverable integer;
    BEGIN
      SELECT deliverable_id INTO deliverable FROM deliverable_versions WHERE id = version;
      IF deliverable IS NULL THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock(hashtextextended('review ' || deliverable, 0));
      INSERT INTO review_events (deliverable_id, version_id, note_id, is_studio_only, is_of_other_version)
        SELECT id, version, note, add_review_event.is_studio_only, add_review_event.is_of_other_version
        FROM deliverables WHERE id = deliverable;
      PERFORM pg_notify('review_events', deliverable::text);
    END $$;

    CREATE OR REPLACE FUNCTION note_answered() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(copy.version_id, copy.id, copy.is_studio_only OR NEW.is_studio_only, copy.id <> answered.id)
        FROM review_notes AS answered
        JOIN review_notes AS copy ON copy.id = answered.id
          OR copy.origin_id = coalesce(answered.origin_id, answered.id)
        WHERE answered.id = NEW.note_id
        ORDER BY copy.id;
      RETURN NULL;
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP FUNCTION add_review_event(integer, integer, boolean, boolean);
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
    ALTER TABLE review_events DROP COLUMN is_of_other_version;
    ALTER TABLE review_notes DROP COLUMN carried_at;

    DROP TRIGGER paid_deliverable_signed ON sign_offs;
    DROP FUNCTION paid_deliverable_signed();
    DROP TRIGGER deliverable_paid ON deliverables;
    DROP FUNCTION deliverable_paid();

    ALTER TABLE projects ADD COLUMN paid_at timestamp(3) with time zone;
    UPDATE projects SET paid_at =
      (SELECT max(paid_at) FROM deliverables WHERE deliverables.project_id = projects.id);
    ALTER TABLE deliverables DROP COLUMN paid_at;
    CREATE FUNCTION project_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(versions.id, NULL)
        FROM (
          SELECT deliverable_versions.id FROM deliverable_versions
          JOIN deliverables ON deliverables.id = deliverable_versions.deliverable_id
          WHERE deliverables.project_id = NEW.id
          ORDER BY deliverables.id, deliverable_versions.id
        ) AS versions;
      RETURN NULL;
    END $$;
    CREATE TRIGGER project_paid AFTER UPDATE OF paid_at ON projects
      FOR EACH ROW WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at)
      EXECUTE FUNCTION project_paid();
  `)
}
