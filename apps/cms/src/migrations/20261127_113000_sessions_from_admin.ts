import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which sessions of the website were begun from one of the admin, without which they are over. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE sessions_from_admin (
      session_id integer PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
      admin_session text NOT NULL
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE sessions_from_admin`)
}
