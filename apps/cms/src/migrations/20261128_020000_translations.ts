import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Tables of everything that has texts in several languages. */
const TABLES = [
  ['pages', 'pages'],
  ['posts', 'posts'],
  ['case-studies', 'case_studies'],
  ['jobs', 'jobs'],
  ['services', 'services'],
  ['videos', 'videos'],
  ['categories', 'categories'],
  ['testimonials', 'testimonials'],
  ['media', 'media'],
  ['downloads', 'downloads'],
  ['price-groups', 'price_groups'],
] as const

const triggers = sql.raw(
  TABLES.map(
    ([kind, table]) =>
      `CREATE TRIGGER forget_translations AFTER DELETE ON "${table}"
         FOR EACH ROW EXECUTE FUNCTION forget_translations('${kind}');`,
  ).join('\n'),
)

const dropped = sql.raw(
  TABLES.map(([, table]) => `DROP TRIGGER forget_translations ON "${table}";`).join('\n'),
)

/**
 * For the languages board. `english` holds the public English texts of a document, `sources` the
 * English from which each text of a language was translated. The trigger covers documents that the
 * worker erases without Payload.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE translated_documents (
      kind text NOT NULL,
      document_id integer NOT NULL,
      title text NOT NULL DEFAULT '',
      is_deleted boolean NOT NULL DEFAULT false,
      english jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (kind, document_id)
    );

    CREATE TABLE translations (
      kind text NOT NULL,
      document_id integer NOT NULL,
      locale text NOT NULL,
      state text NOT NULL,
      changed integer NOT NULL DEFAULT 0,
      untranslated integer NOT NULL DEFAULT 0,
      since timestamptz NOT NULL DEFAULT now(),
      sources jsonb NOT NULL DEFAULT '{}',
      PRIMARY KEY (kind, document_id, locale),
      FOREIGN KEY (kind, document_id) REFERENCES translated_documents ON DELETE CASCADE
    );

    CREATE FUNCTION forget_translations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM translated_documents WHERE kind = TG_ARGV[0] AND document_id = OLD.id;
      RETURN NULL;
    END $$;
  `)
  await db.execute(triggers)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(dropped)
  await db.execute(sql`
    DROP FUNCTION forget_translations();
    DROP TABLE translations;
    DROP TABLE translated_documents;
  `)
}
