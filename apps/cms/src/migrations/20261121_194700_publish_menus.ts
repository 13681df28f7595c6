import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Edits of header and footer go live as those of the site settings do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TRIGGER note_publish_event AFTER INSERT OR UPDATE OR DELETE ON menus
    FOR EACH ROW EXECUTE FUNCTION note_publish_event('menus', 'global', '')
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER note_publish_event ON menus`)
}
