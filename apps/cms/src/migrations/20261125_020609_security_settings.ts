import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE "security_settings" (
      "id" serial PRIMARY KEY NOT NULL,
      "requires_second_factor" boolean DEFAULT false,
      "updated_at" timestamp(3) with time zone,
      "created_at" timestamp(3) with time zone
    );
    ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "invited_at";
    DROP TABLE "security_settings";
  `)
}
