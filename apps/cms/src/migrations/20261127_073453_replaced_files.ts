import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "replaced_files" jsonb;
  ALTER TABLE "downloads" ADD COLUMN "replaced_files" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "replaced_files";
  ALTER TABLE "downloads" DROP COLUMN "replaced_files";`)
}
