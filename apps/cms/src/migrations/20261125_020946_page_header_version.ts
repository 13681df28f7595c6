import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_header_version" AS ENUM('mega', 'dropdowns');
  CREATE TYPE "public"."enum__pages_v_version_header_version" AS ENUM('mega', 'dropdowns');
  ALTER TABLE "pages" ADD COLUMN "header_version" "enum_pages_header_version";
  ALTER TABLE "_pages_v" ADD COLUMN "version_header_version" "enum__pages_v_version_header_version";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "header_version";
  ALTER TABLE "_pages_v" DROP COLUMN "version_header_version";
  DROP TYPE "public"."enum_pages_header_version";
  DROP TYPE "public"."enum__pages_v_version_header_version";`)
}
