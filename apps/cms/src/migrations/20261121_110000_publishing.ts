import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The publish path's own tables, and the triggers that write its outbox.
 *
 * A trigger, not a hook: it sees the rows that visitors are served (drafts live
 * in the version tables), it runs in the edit's own transaction whoever makes the
 * edit, and `NOTIFY` reaches the worker only after COMMIT.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE site_builds (
      country text NOT NULL,
      locale text NOT NULL,
      path text NOT NULL,
      documents text[] NOT NULL,
      read_at double precision NOT NULL,
      PRIMARY KEY (country, locale, path)
    );
    CREATE INDEX site_builds_documents ON site_builds USING gin (documents);

    CREATE TABLE publish_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction xid8 NOT NULL DEFAULT pg_current_xact_id(),
      created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      document text NOT NULL,
      old_slug text,
      new_slug text,
      live_at timestamptz
    );
    CREATE INDEX publish_events_transaction ON publish_events (transaction);
    CREATE INDEX publish_events_document ON publish_events (document, id DESC);
    CREATE INDEX publish_events_waiting ON publish_events (id) WHERE live_at IS NULL;

    CREATE TABLE publish_deliveries (
      event_id bigint NOT NULL REFERENCES publish_events (id) ON DELETE CASCADE,
      instance text NOT NULL,
      live_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      PRIMARY KEY (event_id, instance)
    );

    CREATE TABLE publish_instances (
      instance text PRIMARY KEY,
      boot_id text NOT NULL,
      reconciled_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );

    CREATE TABLE seed_records (
      entry text PRIMARY KEY,
      hash text NOT NULL,
      document_id text NOT NULL,
      written_at timestamptz NOT NULL
    );

    CREATE FUNCTION note_publish_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
      after jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
      has_drafts boolean := COALESCE(before, after) ? '_status';
      was_public boolean := before IS NOT NULL AND (NOT has_drafts OR before ->> '_status' = 'published');
      is_public boolean := after IS NOT NULL AND (NOT has_drafts OR after ->> '_status' = 'published');
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
  for (const [table, document, kind, slug] of PUBLISHED_TABLES) {
    await db.execute(
      sql.raw(
        `CREATE TRIGGER note_publish_event AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION note_publish_event('${document}', '${kind}', '${slug}')`,
      ),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table] of PUBLISHED_TABLES) {
    await db.execute(sql.raw(`DROP TRIGGER note_publish_event ON ${table}`))
  }
  await db.execute(sql`
    DROP FUNCTION note_publish_event();
    DROP TABLE seed_records;
    DROP TABLE publish_instances;
    DROP TABLE publish_deliveries;
    DROP TABLE publish_events;
    DROP TABLE site_builds;
  `)
}

/** Table, name of the document in the outbox, whether it is a global, the column that is a path. */
const PUBLISHED_TABLES = [
  ['pages', 'pages', 'collection', 'slug'],
  ['redirects', 'redirects', 'collection', 'from'],
  ['price_groups', 'price-groups', 'collection', ''],
  ['services', 'services', 'collection', ''],
  ['testimonials', 'testimonials', 'collection', ''],
  ['media', 'media', 'collection', ''],
  ['site_settings', 'site-settings', 'global', ''],
] as const
