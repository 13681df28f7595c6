import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "mails" ADD COLUMN "thread" varchar;
  CREATE INDEX "mails_thread_idx" ON "mails" USING btree ("thread");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "mails_thread_idx";
  ALTER TABLE "mails" DROP COLUMN "thread";`)
}
