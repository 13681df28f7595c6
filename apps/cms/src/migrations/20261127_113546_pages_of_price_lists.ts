import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" ADD COLUMN "page_id" integer;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_page_id" integer;
  ALTER TABLE "price_groups" ADD CONSTRAINT "price_groups_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_groups_v" ADD CONSTRAINT "_price_groups_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_groups_page_idx" ON "price_groups" USING btree ("page_id");
  CREATE INDEX "_price_groups_v_version_version_page_idx" ON "_price_groups_v" USING btree ("version_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" DROP CONSTRAINT "price_groups_page_id_pages_id_fk";
  
  ALTER TABLE "_price_groups_v" DROP CONSTRAINT "_price_groups_v_version_page_id_pages_id_fk";
  
  DROP INDEX "price_groups_page_idx";
  DROP INDEX "_price_groups_v_version_version_page_idx";
  ALTER TABLE "price_groups" DROP COLUMN "page_id";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_page_id";`)
}
