import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What can be found. All three tables are made of published documents and can be made anew; the
 * snapshot says up to which transactions of the outbox they are true. They are looked up far more often
 * than written: without `fastupdate` no lookup has to go through what waits to be sorted in.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

    CREATE TABLE search_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      document text NOT NULL,
      part text NOT NULL,
      locale text NOT NULL,
      kind text NOT NULL,
      path text,
      title text NOT NULL,
      excerpt text NOT NULL,
      image jsonb,
      figures jsonb,
      countries text[],
      mentions text[] NOT NULL,
      depends_on text[] NOT NULL,
      folded_title text NOT NULL,
      head tsvector NOT NULL,
      words tsvector NOT NULL,
      UNIQUE (document, part, locale)
    );
    CREATE INDEX search_entries_head ON search_entries USING gin (head) WITH (fastupdate = off);
    CREATE INDEX search_entries_words ON search_entries USING gin (words) WITH (fastupdate = off);
    CREATE INDEX search_entries_title ON search_entries USING gin (folded_title gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX search_entries_path ON search_entries USING gin (path gin_trgm_ops) WITH (fastupdate = off);
    CREATE INDEX search_entries_mentions ON search_entries USING gin (mentions) WITH (fastupdate = off);
    CREATE INDEX search_entries_depends_on ON search_entries USING gin (depends_on) WITH (fastupdate = off);

    CREATE TABLE search_words (
      locale text NOT NULL,
      word text NOT NULL,
      shown text NOT NULL,
      entries int NOT NULL,
      PRIMARY KEY (locale, word)
    );
    CREATE INDEX search_words_beginning ON search_words (locale, word text_pattern_ops);
    CREATE INDEX search_words_likeness ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);

    CREATE TABLE search_state (
      only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
      rules text NOT NULL,
      snapshot pg_snapshot NOT NULL
    );

    CREATE UNIQUE INDEX search_misses_once ON search_misses (language, country, question);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX search_misses_once;
    DROP TABLE search_state;
    DROP TABLE search_words;
    DROP TABLE search_entries;
  `)
}
