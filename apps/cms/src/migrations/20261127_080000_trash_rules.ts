import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Addresses, each with the name of its unique index. */
const ADDRESSES = [
  ['pages', 'slug', 'pages_slug_idx'],
  ['posts', 'slug', 'posts_slug_idx'],
  ['case_studies', 'slug', 'case_studies_slug_idx'],
  ['jobs', 'slug', 'jobs_slug_idx'],
  ['videos', 'slug', 'videos_slug_idx'],
  ['categories', 'slug', 'categories_slug_idx'],
  ['redirects', 'from', 'redirects_from_idx'],
  ['price_groups', 'key', 'price_groups_key_idx'],
] as const

/** The address of a document in the trash is free. The index keeps its name: Payload reads it from errors. */
const uniqueAddresses = (condition: string) =>
  sql.raw(
    ADDRESSES.map(
      ([table, column, index]) =>
        `DROP INDEX "${index}"; CREATE UNIQUE INDEX "${index}" ON "${table}" ("${column}") ${condition};`,
    ).join('\n'),
  )

const noteEvents = (condition: string) =>
  sql.raw(`
    CREATE OR REPLACE FUNCTION note_publish_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
      after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
      has_drafts boolean := COALESCE(before, after) ? '_status';
      was_public boolean := ${isPublic('before', condition)};
      is_public boolean := ${isPublic('after', condition)};
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

/** A post is public from its day on, as `startOfTomorrow` in `access/rules.ts` has it. */
const isPublic = (row: string, condition: string) =>
  `${row} IS NOT NULL${condition.replace('row', row)}
        AND (NOT has_drafts OR ${row} ->> '_status' = 'published')
        AND (TG_ARGV[0] <> 'posts' OR COALESCE(
          date_trunc('day', (${row} ->> 'published_on')::timestamptz AT TIME ZONE 'UTC')
            <= clock_timestamp() AT TIME ZONE 'UTC', false))`

/** Visitors see nothing that is in the trash, and its address is free for another document. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(noteEvents(` AND row ->> 'deleted_at' IS NULL`))
  await db.execute(uniqueAddresses('WHERE deleted_at IS NULL'))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(noteEvents(''))
  await db.execute(uniqueAddresses(''))
}
