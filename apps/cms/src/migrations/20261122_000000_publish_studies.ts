import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Changes of posts, jobs, case studies and downloads are noted in the outbox as those of pages are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, document, slug] of PUBLISHED_TABLES) {
    await db.execute(
      sql.raw(
        `CREATE TRIGGER note_publish_event AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION note_publish_event('${document}', 'collection', '${slug}')`,
      ),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table] of PUBLISHED_TABLES) {
    await db.execute(sql.raw(`DROP TRIGGER note_publish_event ON ${table}`))
  }
}

/** Table, name of the document in the outbox, the column that is the last part of its address. */
const PUBLISHED_TABLES = [
  ['posts', 'posts', 'slug'],
  ['jobs', 'jobs', 'slug'],
  ['case_studies', 'case-studies', 'slug'],
  ['downloads', 'downloads', ''],
] as const
