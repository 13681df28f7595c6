import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The log of changes: who changed what, with the texts before and after. The table refuses what
 * would change it, but for two jobs that name themselves in their transaction: deleting entries
 * that are older than a year, and removing the name of an erased account.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE change_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT clock_timestamp(),
      actor integer,
      actor_name text,
      kind text NOT NULL,
      document integer,
      version integer,
      title text NOT NULL,
      action text NOT NULL CHECK (action IN (
        'created', 'saved', 'published', 'unpublished', 'versionRestored', 'trashed', 'recovered',
        'erased'
      )),
      changes jsonb NOT NULL,
      words tsvector NOT NULL
    );
    CREATE INDEX change_log_document ON change_log (kind, document, id DESC);
    CREATE INDEX change_log_actor ON change_log (actor, id DESC);
    CREATE INDEX change_log_at ON change_log (at);
    CREATE INDEX change_log_words ON change_log USING gin (words);

    CREATE FUNCTION keep_change_log() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      job text := coalesce(current_setting('change_log.job', true), '');
    BEGIN
      IF TG_OP = 'DELETE' AND job = 'clean' THEN
        IF OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
      ELSIF TG_OP = 'UPDATE' AND job = 'anonymize' THEN
        IF to_jsonb(NEW) - 'actor_name' = to_jsonb(OLD) - 'actor_name' AND NEW.actor_name IS NULL
        THEN RETURN NEW; END IF;
      END IF;
      RAISE EXCEPTION 'The log of changes cannot be changed.'
        USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER keep_change_log BEFORE UPDATE OR DELETE ON change_log
      FOR EACH ROW EXECUTE FUNCTION keep_change_log();
    CREATE TRIGGER keep_whole_change_log BEFORE TRUNCATE ON change_log
      FOR EACH STATEMENT EXECUTE FUNCTION keep_change_log();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE change_log;
    DROP FUNCTION keep_change_log();
  `)
}
