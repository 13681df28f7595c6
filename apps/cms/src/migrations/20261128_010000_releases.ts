import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Scheduled changes. A release has one item or several; its contents are copies, so later edits of
 * the documents do not change it. The author's name stays when the account is deleted.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE releases (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text CHECK (length(name) <= 120),
      status text NOT NULL DEFAULT 'open' CHECK (
        status IN ('open', 'scheduled', 'waiting', 'live', 'undone', 'cancelled')
      ),
      wall_time text,
      zone text,
      instant timestamptz(0),
      problem jsonb,
      author text NOT NULL,
      created_by integer REFERENCES users (id) ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      ended_at timestamptz,
      CHECK ((instant IS NULL) = (wall_time IS NULL) AND (instant IS NULL) = (zone IS NULL)),
      CHECK (status <> 'scheduled' OR instant IS NOT NULL)
    );
    CREATE INDEX releases_scheduled ON releases (instant) WHERE status = 'scheduled';
    CREATE INDEX releases_instant ON releases (instant, id);
    CREATE INDEX releases_created_by ON releases (created_by);

    CREATE TABLE release_items (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      release integer NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
      collection text NOT NULL,
      document integer NOT NULL,
      action text NOT NULL CHECK (action IN ('publish', 'unpublish', 'change')),
      languages jsonb NOT NULL,
      title text NOT NULL,
      base jsonb NOT NULL,
      wanted jsonb NOT NULL,
      before jsonb,
      after jsonb,
      problem jsonb,
      UNIQUE (release, collection, document)
    );
    CREATE INDEX release_items_document ON release_items (collection, document);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE release_items; DROP TABLE releases;`)
}
