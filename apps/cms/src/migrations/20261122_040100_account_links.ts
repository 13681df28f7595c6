import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Secrets that are good once or for a while (only their digests), and who somebody
 * is at a provider. Both end with the account, a hand-off also with its session.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE account_links (
      digest text PRIMARY KEY,
      purpose text NOT NULL,
      user_id integer REFERENCES users ON DELETE CASCADE,
      email text,
      session_id integer REFERENCES sessions ON DELETE CASCADE,
      details jsonb NOT NULL DEFAULT '{}',
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX account_links_user ON account_links (user_id, purpose);
    CREATE INDEX account_links_expires_at ON account_links (expires_at);

    CREATE TABLE account_identities (
      provider text NOT NULL,
      subject text NOT NULL,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (provider, subject)
    );
    CREATE INDEX account_identities_user ON account_identities (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE account_identities;
    DROP TABLE account_links;
  `)
}
