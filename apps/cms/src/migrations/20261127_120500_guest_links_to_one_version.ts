import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guest_links" ADD COLUMN "is_one_version" boolean DEFAULT false;
  ALTER TABLE "guest_links" ADD COLUMN "version_id" integer;
  ALTER TABLE "guest_links" ADD COLUMN "seed" varchar;
  ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_version_id_deliverable_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."deliverable_versions"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "guest_links_version_idx" ON "guest_links" USING btree ("version_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guest_links" DROP CONSTRAINT "guest_links_version_id_deliverable_versions_id_fk";
  DROP INDEX "guest_links_version_idx";
  ALTER TABLE "guest_links" DROP COLUMN "is_one_version";
  ALTER TABLE "guest_links" DROP COLUMN "version_id";
  ALTER TABLE "guest_links" DROP COLUMN "seed";`)
}
