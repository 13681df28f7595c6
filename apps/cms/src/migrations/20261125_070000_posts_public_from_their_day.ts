import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

const noteEvents = (isPublic: (row: string) => string) =>
  sql.raw(`
    CREATE OR REPLACE FUNCTION note_publish_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
      after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
      has_drafts boolean := COALESCE(before, after) ? '_status';
      was_public boolean := ${isPublic('before')};
      is_public boolean := ${isPublic('after')};
    BEGIN
      IF NOT was_public AND NOT is_public THEN
        RETURN NULL;
      END IF;
      INSERT INTO publish_events (document, old_slug, new_slug) VALUES (
        TG_ARGV[0] || ':' || CASE WHEN TG_ARGV[1] = 'global' THEN 'global' ELSE COALESCE(after, before) ->> 'id' END,
        CASE WHEN was_public THEN before ->> TG_ARGV[2] END,
        CASE WHEN is_public THEN after ->> TG_ARGV[2] END
      );
      NOTIFY publish_events;
      RETURN NULL;
    END $$;
  `)

const isPublished = (row: string) =>
  `${row} IS NOT NULL AND (NOT has_drafts OR ${row} ->> '_status' = 'published')`

/** As `startOfTomorrow` in `access/start-of-tomorrow.ts` has it: from midnight of universal time. */
const isDue = (row: string) =>
  `${isPublished(row)} AND (TG_ARGV[0] <> 'posts' OR COALESCE(
        date_trunc('day', (${row} ->> 'published_on')::timestamptz AT TIME ZONE 'UTC')
          <= clock_timestamp() AT TIME ZONE 'UTC', false))`

/** A published post is public from its day on: an edit of its date makes it appear, or takes it down. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(noteEvents(isDue))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(noteEvents(isPublished))
}
