import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** How a version's copy compares with its original, and more reasons why there is none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_deliverable_versions_failure" ADD VALUE 'locked' BEFORE 'internal';
  ALTER TYPE "public"."enum_deliverable_versions_failure" ADD VALUE 'tooSparse' BEFORE 'internal';
  ALTER TYPE "public"."enum_deliverable_versions_failure" ADD VALUE 'differs' BEFORE 'internal';
  ALTER TABLE "deliverable_versions" ADD COLUMN "checks" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "deliverable_versions" SET "failure" = 'internal'
  WHERE "failure" IN ('locked', 'tooSparse', 'differs');
  ALTER TABLE "deliverable_versions" ALTER COLUMN "failure" SET DATA TYPE text;
  DROP TYPE "public"."enum_deliverable_versions_failure";
  CREATE TYPE "public"."enum_deliverable_versions_failure" AS ENUM('unreadable', 'tooLong', 'tooLarge', 'noMedia', 'timedOut', 'noFfmpeg', 'internal');
  ALTER TABLE "deliverable_versions" ALTER COLUMN "failure" SET DATA TYPE "public"."enum_deliverable_versions_failure" USING "failure"::"public"."enum_deliverable_versions_failure";
  ALTER TABLE "deliverable_versions" DROP COLUMN "checks";`)
}
