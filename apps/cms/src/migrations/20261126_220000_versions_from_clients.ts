import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** From which side a version came stays known when the account is gone that sent it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE deliverable_versions ADD COLUMN from_client boolean DEFAULT false;
    UPDATE deliverable_versions SET from_client = true
      WHERE uploaded_by_id IS NOT NULL AND NOT EXISTS (
        SELECT FROM users_roles WHERE parent_id = uploaded_by_id
          AND value IN ('translator', 'editor', 'admin')
      );
    -- Nobody may share by these any more: whoever made them has no account.
    UPDATE guest_links SET revoked_at = now() WHERE created_by_id IS NULL AND revoked_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE deliverable_versions DROP COLUMN from_client;`)
}
