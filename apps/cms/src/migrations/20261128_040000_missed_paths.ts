import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** How often visitors met a missing page, by its path without the language and by day (UTC). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE missed_paths (
      path text NOT NULL,
      day date NOT NULL,
      times int NOT NULL DEFAULT 1,
      PRIMARY KEY (path, day)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE missed_paths`)
}
