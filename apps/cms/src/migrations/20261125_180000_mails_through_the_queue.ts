import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Jobs call the worker, and say which mail is next. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX mails_waiting;
    DROP TRIGGER call_for_mails ON mails;
    DROP FUNCTION call_for_mails();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION call_for_mails() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY mails;
      RETURN NULL;
    END $$;
    CREATE TRIGGER call_for_mails AFTER INSERT ON mails
      FOR EACH STATEMENT EXECUTE FUNCTION call_for_mails();
    CREATE INDEX mails_waiting ON mails (next_attempt_at) WHERE status = 'waiting';
    UPDATE mails SET status = 'waiting', next_attempt_at = now() WHERE status = 'sending';
  `)
}
