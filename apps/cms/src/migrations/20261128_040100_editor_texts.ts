import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Every text that staff can find: of the newest draft, and of the live document where it differs.
 * Both tables are made of the documents and can be made anew; `state` tells from which. The index
 * keeps `fastupdate`: without it, writing the texts of a page takes ten times as long.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;

    CREATE TABLE editor_documents (
      document text PRIMARY KEY,
      state text NOT NULL,
      title text NOT NULL,
      address text,
      status text NOT NULL
    );

    CREATE TABLE editor_texts (
      document text NOT NULL REFERENCES editor_documents ON DELETE CASCADE,
      no int NOT NULL,
      kind text NOT NULL,
      place text NOT NULL,
      label text NOT NULL,
      locale text,
      stands text NOT NULL,
      text text NOT NULL,
      folded text NOT NULL,
      PRIMARY KEY (document, no)
    );
    CREATE INDEX editor_texts_folded ON editor_texts USING gin (folded gin_trgm_ops);
    CREATE INDEX editor_texts_short ON editor_texts (kind) WHERE kind <> 'text';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE editor_texts;
    DROP TABLE editor_documents;
  `)
}
