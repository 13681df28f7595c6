import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "has_sound" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "peaks" jsonb;
  ALTER TABLE "media_locales" ADD COLUMN "captions" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "has_sound";
  ALTER TABLE "media" DROP COLUMN "peaks";
  ALTER TABLE "media_locales" DROP COLUMN "captions";`)
}
