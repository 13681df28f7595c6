import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Films of the first content whose paths had British spellings, without their ending. */
const FILMS = ['causeway', 'iron', 'sea-room', 'door', 'parts', 'voices', 'the-boat']

/** Paths of the first content are in American English, like its texts. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const film of FILMS) await renameFilm(db, `${film}-in-colour`, `${film}-in-color`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const film of FILMS) await renameFilm(db, `${film}-in-color`, `${film}-in-colour`)
}

/**
 * Does what saving a film with another path does: the old address leads to the new one. A film
 * that editors have renamed keeps their path, and so does one whose new path is taken. The film
 * does not count as changed, so that the first content still recognizes it as unedited.
 */
async function renameFilm(db: MigrateUpArgs['db'], from: string, to: string): Promise<void> {
  await db.execute(sql`
    UPDATE seed_records SET entry = ${`videos:${to}`} WHERE entry = ${`videos:${from}`}
      AND NOT EXISTS (SELECT FROM seed_records WHERE entry = ${`videos:${to}`})
  `)
  await db.execute(sql`
    UPDATE videos SET seed_key = ${to} WHERE seed_key = ${from}
      AND NOT EXISTS (SELECT FROM videos WHERE seed_key = ${to})
  `)
  const { rows } = await db.execute<{ id: number; path: string; isPublic: boolean }>(sql`
    SELECT id, path, _status = 'published' AND deleted_at IS NULL AS "isPublic" FROM videos
    WHERE slug = ${from} AND NOT EXISTS (SELECT FROM videos WHERE slug = ${to})
  `)
  const [film] = rows
  if (!film) return
  // A trigger sets the path.
  const renamed = await db.execute<{ path: string }>(
    sql`UPDATE videos SET slug = ${to} WHERE id = ${film.id} RETURNING path`,
  )
  const path = renamed.rows[0]?.path ?? ''
  // Publishing an older draft or restoring a version would otherwise bring the old path back.
  await db.execute(sql`
    UPDATE _videos_v SET version_slug = ${to}
    WHERE parent_id = ${film.id} AND version_slug = ${from}
  `)
  await db.execute(sql`
    UPDATE _videos_v SET version_path = ${path}
    WHERE parent_id = ${film.id} AND version_path = ${film.path}
  `)
  // The search of the admin reads the film and its address again.
  await db.execute(sql`DELETE FROM editor_documents WHERE document = ${`videos:${film.id}`}`)
  if (!film.isPublic) return
  await db.execute(sql`DELETE FROM redirects WHERE "from" IN (${film.path}, ${path})`)
  await db.execute(sql`UPDATE redirects SET to_path = ${path} WHERE to_path = ${film.path}`)
  await db.execute(sql`
    INSERT INTO redirects ("from", to_video_id, is_permanent) VALUES (${film.path}, ${film.id}, true)
  `)
}
