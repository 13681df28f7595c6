import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_submissions_kind" ADD VALUE 'feedback';
  ALTER TYPE "public"."enum_submissions_kind" ADD VALUE 'visit';
  ALTER TABLE "submissions" ADD COLUMN "topic" varchar;
  ALTER TABLE "site_settings_claims" ADD COLUMN "is_withheld" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v_version_claims" ADD COLUMN "is_withheld" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "submissions" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_submissions_kind";
  CREATE TYPE "public"."enum_submissions_kind" AS ENUM('contact', 'inquiry', 'application', 'virtualSet');
  ALTER TABLE "submissions" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_submissions_kind" USING "kind"::"public"."enum_submissions_kind";
  ALTER TABLE "submissions" DROP COLUMN "topic";
  ALTER TABLE "site_settings_claims" DROP COLUMN "is_withheld";
  ALTER TABLE "_site_settings_v_version_claims" DROP COLUMN "is_withheld";`)
}
