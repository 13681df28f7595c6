import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Rooms that are open hear that a project is paid: what of their versions was locked is not any more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE FUNCTION project_paid() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM add_review_event(versions.id, NULL)
        FROM (
          SELECT deliverable_versions.id FROM deliverable_versions
          JOIN deliverables ON deliverables.id = deliverable_versions.deliverable_id
          WHERE deliverables.project_id = NEW.id
          ORDER BY deliverables.id, deliverable_versions.id
        ) AS versions;
      RETURN NULL;
    END $$;
    CREATE TRIGGER project_paid AFTER UPDATE OF paid_at ON projects
      FOR EACH ROW WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at)
      EXECUTE FUNCTION project_paid();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TRIGGER project_paid ON projects;
    DROP FUNCTION project_paid();
  `)
}
