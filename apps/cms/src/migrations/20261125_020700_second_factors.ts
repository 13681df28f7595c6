import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** What accounts have besides their password; all of it ends with the account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE totp_secrets (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      sealed_secret text NOT NULL,
      -- The half minute, counted from 1970, of the last code: no code counts twice.
      last_step bigint NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE passkeys (
      id serial PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      credential_id text NOT NULL UNIQUE,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports jsonb NOT NULL DEFAULT '[]',
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    );
    CREATE INDEX passkeys_user ON passkeys (user_id);

    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      digest text NOT NULL,
      PRIMARY KEY (user_id, digest)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE recovery_codes;
    DROP TABLE passkeys;
    DROP TABLE totp_secrets;
  `)
}
