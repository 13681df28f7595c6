import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_price_groups_items_unit" ADD VALUE 'onRequest';
  ALTER TYPE "public"."enum_price_groups_items_unit" ADD VALUE 'rule';
  ALTER TYPE "public"."enum__price_groups_v_version_items_unit" ADD VALUE 'onRequest';
  ALTER TYPE "public"."enum__price_groups_v_version_items_unit" ADD VALUE 'rule';
  ALTER TABLE "price_groups" ADD COLUMN "substitute_id" integer;
  ALTER TABLE "price_groups" ADD COLUMN "is_comparison" boolean DEFAULT false;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_substitute_id" integer;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_is_comparison" boolean DEFAULT false;
  ALTER TABLE "price_groups" ADD CONSTRAINT "price_groups_substitute_id_price_groups_id_fk" FOREIGN KEY ("substitute_id") REFERENCES "public"."price_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_groups_v" ADD CONSTRAINT "_price_groups_v_version_substitute_id_price_groups_id_fk" FOREIGN KEY ("version_substitute_id") REFERENCES "public"."price_groups"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_groups_substitute_idx" ON "price_groups" USING btree ("substitute_id");
  CREATE INDEX "_price_groups_v_version_version_substitute_idx" ON "_price_groups_v" USING btree ("version_substitute_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" DROP CONSTRAINT "price_groups_substitute_id_price_groups_id_fk";
  
  ALTER TABLE "_price_groups_v" DROP CONSTRAINT "_price_groups_v_version_substitute_id_price_groups_id_fk";
  
  ALTER TABLE "price_groups_items" ALTER COLUMN "unit" SET DATA TYPE text;
  UPDATE "price_groups_items" SET "unit" = 'included' WHERE "unit" IN ('onRequest', 'rule');
  DROP TYPE "public"."enum_price_groups_items_unit";
  CREATE TYPE "public"."enum_price_groups_items_unit" AS ENUM('spot15', 'spot30', 'spot60', 'hour', 'firstHour', 'extraHour', 'halfDay', 'fullDay', 'day', 'each', 'range', 'percent', 'included');
  ALTER TABLE "price_groups_items" ALTER COLUMN "unit" SET DATA TYPE "public"."enum_price_groups_items_unit" USING "unit"::"public"."enum_price_groups_items_unit";
  ALTER TABLE "_price_groups_v_version_items" ALTER COLUMN "unit" SET DATA TYPE text;
  UPDATE "_price_groups_v_version_items" SET "unit" = 'included' WHERE "unit" IN ('onRequest', 'rule');
  DROP TYPE "public"."enum__price_groups_v_version_items_unit";
  CREATE TYPE "public"."enum__price_groups_v_version_items_unit" AS ENUM('spot15', 'spot30', 'spot60', 'hour', 'firstHour', 'extraHour', 'halfDay', 'fullDay', 'day', 'each', 'range', 'percent', 'included');
  ALTER TABLE "_price_groups_v_version_items" ALTER COLUMN "unit" SET DATA TYPE "public"."enum__price_groups_v_version_items_unit" USING "unit"::"public"."enum__price_groups_v_version_items_unit";
  DROP INDEX "price_groups_substitute_idx";
  DROP INDEX "_price_groups_v_version_version_substitute_idx";
  ALTER TABLE "price_groups" DROP COLUMN "substitute_id";
  ALTER TABLE "price_groups" DROP COLUMN "is_comparison";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_substitute_id";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_is_comparison";`)
}
