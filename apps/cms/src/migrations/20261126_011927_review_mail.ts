import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TYPE enum_users_review_mail AS ENUM ('atOnce', 'daily', 'never');
    ALTER TABLE users ADD COLUMN review_mail enum_users_review_mail DEFAULT 'atOnce';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE users DROP COLUMN review_mail;
    DROP TYPE enum_users_review_mail;
  `)
}
