import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Files that are on their way, and whose they are; for a day also those that have become versions. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE review_uploads (
      id text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      deliverable_id integer NOT NULL REFERENCES deliverables ON DELETE CASCADE,
      file_name text NOT NULL,
      size bigint NOT NULL,
      kind text,
      mime_type text,
      version_id integer REFERENCES deliverable_versions ON DELETE CASCADE,
      created_at timestamp(3) with time zone NOT NULL DEFAULT now()
    );
    CREATE INDEX review_uploads_account ON review_uploads (account_id);
    CREATE INDEX review_uploads_deliverable ON review_uploads (deliverable_id);
    CREATE INDEX review_uploads_version ON review_uploads (version_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE review_uploads`)
}
