import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliverable_versions" ADD COLUMN "title" varchar;
  ALTER TABLE "deliverable_versions" ADD COLUMN "description" varchar;
  ALTER TABLE "deliverable_versions" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "deliverable_versions" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deliverable_versions_deleted_by_idx" ON "deliverable_versions" USING btree ("deleted_by_id");
  CREATE INDEX "deliverable_versions_deleted_at_idx" ON "deliverable_versions" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "deliverable_versions" DROP CONSTRAINT "deliverable_versions_deleted_by_id_users_id_fk";
  
  DROP INDEX "deliverable_versions_deleted_by_idx";
  DROP INDEX "deliverable_versions_deleted_at_idx";
  ALTER TABLE "deliverable_versions" DROP COLUMN "title";
  ALTER TABLE "deliverable_versions" DROP COLUMN "description";
  ALTER TABLE "deliverable_versions" DROP COLUMN "deleted_by_id";
  ALTER TABLE "deliverable_versions" DROP COLUMN "deleted_at";`)
}
