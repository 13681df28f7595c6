import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A carried note that is no longer there is fixed: notes are open or resolved, and nothing else. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  UPDATE "review_notes" SET "carried_state" = 'fixed' WHERE "carried_state" = 'gone';
  ALTER TABLE "review_notes" ALTER COLUMN "carried_state" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_notes_carried_state";
  CREATE TYPE "public"."enum_review_notes_carried_state" AS ENUM('unchecked', 'notFixed', 'fixed');
  ALTER TABLE "review_notes" ALTER COLUMN "carried_state" SET DATA TYPE "public"."enum_review_notes_carried_state" USING "carried_state"::"public"."enum_review_notes_carried_state";
  DROP INDEX "version_number_idx";
  ALTER TABLE "review_notes" ADD COLUMN "is_studio_only" boolean DEFAULT false NOT NULL;
  ALTER TABLE "review_replies" ADD COLUMN "is_studio_only" boolean DEFAULT false NOT NULL;
  CREATE UNIQUE INDEX "version_number_isStudioOnly_idx" ON "review_notes" USING btree ("version_id","number","is_studio_only");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  // Both kinds were counted by themselves; what only the studio may see must not become everybody's.
  await db.execute(sql`
  DELETE FROM "review_replies" WHERE "is_studio_only";
  DELETE FROM "review_notes" WHERE "is_studio_only";
  DROP INDEX "version_number_isStudioOnly_idx";
  ALTER TABLE "review_notes" DROP COLUMN "is_studio_only";
  ALTER TABLE "review_replies" DROP COLUMN "is_studio_only";
  CREATE UNIQUE INDEX "version_number_idx" ON "review_notes" USING btree ("version_id","number");
  ALTER TABLE "review_notes" ALTER COLUMN "carried_state" SET DATA TYPE text;
  DROP TYPE "public"."enum_review_notes_carried_state";
  CREATE TYPE "public"."enum_review_notes_carried_state" AS ENUM('unchecked', 'notFixed', 'fixed', 'gone');
  ALTER TABLE "review_notes" ALTER COLUMN "carried_state" SET DATA TYPE "public"."enum_review_notes_carried_state" USING "carried_state"::"public"."enum_review_notes_carried_state";`)
}
