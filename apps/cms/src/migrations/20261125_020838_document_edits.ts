import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Who changed which part of a document last. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "pages" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_pages_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "posts" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_posts_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "case_studies" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_case_studies_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "jobs" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_jobs_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "services" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_services_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "videos" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_videos_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "categories" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_categories_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "showreels" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_showreels_v" ADD COLUMN "version_edits" jsonb;
    ALTER TABLE "testimonials" ADD COLUMN "edits" jsonb;
    ALTER TABLE "_testimonials_v" ADD COLUMN "version_edits" jsonb;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ALTER TABLE "pages" DROP COLUMN "edits";
    ALTER TABLE "_pages_v" DROP COLUMN "version_edits";
    ALTER TABLE "posts" DROP COLUMN "edits";
    ALTER TABLE "_posts_v" DROP COLUMN "version_edits";
    ALTER TABLE "case_studies" DROP COLUMN "edits";
    ALTER TABLE "_case_studies_v" DROP COLUMN "version_edits";
    ALTER TABLE "jobs" DROP COLUMN "edits";
    ALTER TABLE "_jobs_v" DROP COLUMN "version_edits";
    ALTER TABLE "services" DROP COLUMN "edits";
    ALTER TABLE "_services_v" DROP COLUMN "version_edits";
    ALTER TABLE "videos" DROP COLUMN "edits";
    ALTER TABLE "_videos_v" DROP COLUMN "version_edits";
    ALTER TABLE "categories" DROP COLUMN "edits";
    ALTER TABLE "_categories_v" DROP COLUMN "version_edits";
    ALTER TABLE "showreels" DROP COLUMN "edits";
    ALTER TABLE "_showreels_v" DROP COLUMN "version_edits";
    ALTER TABLE "testimonials" DROP COLUMN "edits";
    ALTER TABLE "_testimonials_v" DROP COLUMN "version_edits";
  `)
}
