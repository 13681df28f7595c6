import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * The security log refuses what would change it, but for two jobs that name themselves in
 * their transaction; and the devices of the admin's sessions, which Payload does not keep.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION keep_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      job text := coalesce(current_setting('security_log.job', true), '');
      mailboxes text[] := ARRAY['email', 'actor_email'];
    BEGIN
      IF TG_OP = 'DELETE' AND job = 'clean' THEN
        IF OLD.at < now() - interval '90 days' THEN RETURN OLD; END IF;
      ELSIF TG_OP = 'UPDATE' AND job = 'anonymize' THEN
        IF to_jsonb(NEW) - mailboxes = to_jsonb(OLD) - mailboxes
          AND coalesce(NEW.email = OLD.email, NEW.email IS NULL)
          AND coalesce(NEW.actor_email = OLD.actor_email, NEW.actor_email IS NULL)
        THEN RETURN NEW; END IF;
      END IF;
      RAISE EXCEPTION 'Security events cannot be changed.' USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER keep_security_events BEFORE UPDATE OR DELETE ON security_events
      FOR EACH ROW EXECUTE FUNCTION keep_security_events();
    CREATE TRIGGER keep_all_security_events BEFORE TRUNCATE ON security_events
      FOR EACH STATEMENT EXECUTE FUNCTION keep_security_events();

    CREATE TABLE admin_session_devices (
      session_id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      device text NOT NULL
    );
    CREATE INDEX admin_session_devices_user_id ON admin_session_devices (user_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE admin_session_devices;
    DROP TRIGGER keep_all_security_events ON security_events;
    DROP TRIGGER keep_security_events ON security_events;
    DROP FUNCTION keep_security_events();
  `)
}
