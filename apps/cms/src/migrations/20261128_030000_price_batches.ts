import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" ADD COLUMN "batch" varchar;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_batch" varchar;
  CREATE INDEX "price_groups_batch_idx" ON "price_groups" USING btree ("batch");
  CREATE INDEX "_price_groups_v_version_version_batch_idx" ON "_price_groups_v" USING btree ("version_batch");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "price_groups_batch_idx";
  DROP INDEX "_price_groups_v_version_version_batch_idx";
  ALTER TABLE "price_groups" DROP COLUMN "batch";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_batch";`)
}
