import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Films, categories and showreels on the publish path.
 *
 * A film's path is kept by the database, because two documents make it: the
 * film's slug and its category's. Besides the films themselves, the outbox names
 * two kinds of lists that gain or lose a film, `videos-of:<category>` and
 * `shot:<name>`: so that a new film renews the pages of its categories, and not
 * every page that lists films of any.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION set_video_path() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.path := COALESCE((SELECT slug FROM categories WHERE id = NEW.category_id), 'work') || '/' || NEW.slug;
      RETURN NEW;
    END $$;
    CREATE TRIGGER set_video_path BEFORE INSERT OR UPDATE ON videos
      FOR EACH ROW EXECUTE FUNCTION set_video_path();

    CREATE FUNCTION move_videos_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE videos SET slug = slug WHERE category_id = NEW.id;
      RETURN NULL;
    END $$;
    CREATE TRIGGER move_videos_of_category AFTER UPDATE OF slug ON categories
      FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug) EXECUTE FUNCTION move_videos_of_category();

    CREATE FUNCTION note_changed_list(list text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      IF list IS NULL OR EXISTS (
        SELECT 1 FROM publish_events WHERE transaction = pg_current_xact_id() AND document = list
      ) THEN
        RETURN;
      END IF;
      INSERT INTO publish_events (document) VALUES (list);
      NOTIFY publish_events;
    END $$;

    CREATE FUNCTION note_video_lists() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      before videos := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE OLD END;
      after videos := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE NEW END;
      was_public boolean := before.id IS NOT NULL AND before._status = 'published';
      is_public boolean := after.id IS NOT NULL AND after._status = 'published';
    BEGIN
      IF was_public IS DISTINCT FROM is_public OR
         (is_public AND before.category_id IS DISTINCT FROM after.category_id) THEN
        PERFORM note_changed_list('videos-of:' || category) FROM (
          SELECT before.category_id AS category UNION SELECT after.category_id
          UNION SELECT categories_id FROM videos_rels
          WHERE parent_id = COALESCE(after.id, before.id) AND path = 'furtherCategories'
        ) AS touched WHERE category IS NOT NULL;
      END IF;
      IF was_public IS DISTINCT FROM is_public OR
         (is_public AND before.film_id IS DISTINCT FROM after.film_id) THEN
        PERFORM note_changed_list('shot:' || shot) FROM media
        WHERE id IN (before.film_id, after.film_id) AND shot IS NOT NULL;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_video_lists AFTER INSERT OR UPDATE OR DELETE ON videos
      FOR EACH ROW EXECUTE FUNCTION note_video_lists();

    CREATE FUNCTION note_further_category() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      relation videos_rels := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
    BEGIN
      IF relation.path = 'furtherCategories' AND NOT EXISTS (
        SELECT 1 FROM videos WHERE id = relation.parent_id AND _status <> 'published'
      ) THEN
        PERFORM note_changed_list('videos-of:' || relation.categories_id);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_further_category AFTER INSERT OR DELETE ON videos_rels
      FOR EACH ROW EXECUTE FUNCTION note_further_category();

    CREATE FUNCTION note_shot_of_media() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_changed_list('shot:' || OLD.shot);
      PERFORM note_changed_list('shot:' || NEW.shot);
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_shot_of_media AFTER UPDATE OF shot ON media
      FOR EACH ROW WHEN (OLD.shot IS DISTINCT FROM NEW.shot) EXECUTE FUNCTION note_shot_of_media();
  `)
  for (const [table, document, path] of PUBLISHED_TABLES) {
    await db.execute(
      sql.raw(
        `CREATE TRIGGER note_publish_event AFTER INSERT OR UPDATE OR DELETE ON ${table}
         FOR EACH ROW EXECUTE FUNCTION note_publish_event('${document}', 'collection', '${path}')`,
      ),
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const [table] of PUBLISHED_TABLES) {
    await db.execute(sql.raw(`DROP TRIGGER note_publish_event ON ${table}`))
  }
  await db.execute(sql`
    DROP TRIGGER note_shot_of_media ON media;
    DROP TRIGGER note_further_category ON videos_rels;
    DROP TRIGGER note_video_lists ON videos;
    DROP TRIGGER move_videos_of_category ON categories;
    DROP TRIGGER set_video_path ON videos;
    DROP FUNCTION note_shot_of_media();
    DROP FUNCTION note_further_category();
    DROP FUNCTION note_video_lists();
    DROP FUNCTION note_changed_list(text);
    DROP FUNCTION move_videos_of_category();
    DROP FUNCTION set_video_path();
  `)
}

/** Table, name of the document in the outbox, the column that is a path. */
const PUBLISHED_TABLES = [
  ['videos', 'videos', 'path'],
  ['categories', 'categories', 'slug'],
  ['showreels', 'showreels', ''],
] as const
