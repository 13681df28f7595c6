import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The worker is called when a mail is committed; it need not ask all the time. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION call_for_mails() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY mails;
      RETURN NULL;
    END $$;
    CREATE TRIGGER call_for_mails AFTER INSERT ON mails
      FOR EACH STATEMENT EXECUTE FUNCTION call_for_mails();
    CREATE INDEX mails_waiting ON mails (next_attempt_at) WHERE status = 'waiting';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX mails_waiting;
    DROP TRIGGER call_for_mails ON mails;
    DROP FUNCTION call_for_mails();
  `)
}
