import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Failed logins lock no account any more: they are counted in `rate_limits`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" DROP COLUMN "login_attempts";
    ALTER TABLE "users" DROP COLUMN "lock_until";
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
    ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  `)
}
