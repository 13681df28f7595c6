import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * What the inbox needs besides its collections. The worker is called when a mail is
 * committed, and a solved puzzle is taken once.
 */
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

    CREATE TABLE spent_proofs (
      proof text PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX spent_proofs_expires_at ON spent_proofs (expires_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE spent_proofs;
    DROP INDEX mails_waiting;
    DROP TRIGGER call_for_mails ON mails;
    DROP FUNCTION call_for_mails();
  `)
}
