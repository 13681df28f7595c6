import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What the guide answers with: a few sentences of an entry, with what stands above them. They go with
 * their entry, and can be made anew like it. Rows of the price book get the page that sells them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE search_entries
      ADD COLUMN shows text[] NOT NULL DEFAULT '{}',
      ADD COLUMN sells text[] NOT NULL DEFAULT '{}',
      ADD COLUMN place text;

    CREATE TABLE search_passages (
      entry bigint NOT NULL REFERENCES search_entries ON DELETE CASCADE,
      no int NOT NULL,
      heading text NOT NULL,
      anchor text NOT NULL,
      parts jsonb NOT NULL,
      above tsvector NOT NULL,
      text tsvector NOT NULL,
      PRIMARY KEY (entry, no)
    );
    CREATE INDEX search_passages_above ON search_passages USING gin (above) WITH (fastupdate = off);
    CREATE INDEX search_passages_text ON search_passages USING gin (text) WITH (fastupdate = off);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE search_passages;
    ALTER TABLE search_entries DROP COLUMN shows, DROP COLUMN sells, DROP COLUMN place;
  `)
}
