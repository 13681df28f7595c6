import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Filled by the set-up, which can read the files. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "media" ADD COLUMN "file_version" varchar;
    CREATE INDEX "media_file_version_idx" ON "media" USING btree ("file_version");
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX "media_file_version_idx";
    ALTER TABLE "media" DROP COLUMN "file_version";
  `)
}
