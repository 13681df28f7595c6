import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "price_groups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_price_groups_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "pages" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "posts" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "case_studies" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "case_studies" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_case_studies_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "jobs" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "jobs" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "services" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "services" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_services_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "videos" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_videos_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "categories" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_categories_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "showreels" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "showreels" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_showreels_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_showreels_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_by_id" integer;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "downloads" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "downloads" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "deleted_by_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "price_groups" ADD CONSTRAINT "price_groups_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_groups_v" ADD CONSTRAINT "_price_groups_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "showreels" ADD CONSTRAINT "showreels_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_showreels_v" ADD CONSTRAINT "_showreels_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_deleted_by_id_users_id_fk" FOREIGN KEY ("version_deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "downloads" ADD CONSTRAINT "downloads_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_deleted_by_id_users_id_fk" FOREIGN KEY ("deleted_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "price_groups_deleted_by_idx" ON "price_groups" USING btree ("deleted_by_id");
  CREATE INDEX "price_groups_deleted_at_idx" ON "price_groups" USING btree ("deleted_at");
  CREATE INDEX "_price_groups_v_version_version_deleted_by_idx" ON "_price_groups_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_price_groups_v_version_version_deleted_at_idx" ON "_price_groups_v" USING btree ("version_deleted_at");
  CREATE INDEX "pages_deleted_by_idx" ON "pages" USING btree ("deleted_by_id");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_deleted_by_idx" ON "_pages_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "posts_deleted_by_idx" ON "posts" USING btree ("deleted_by_id");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_by_idx" ON "_posts_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "case_studies_deleted_by_idx" ON "case_studies" USING btree ("deleted_by_id");
  CREATE INDEX "case_studies_deleted_at_idx" ON "case_studies" USING btree ("deleted_at");
  CREATE INDEX "_case_studies_v_version_version_deleted_by_idx" ON "_case_studies_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_case_studies_v_version_version_deleted_at_idx" ON "_case_studies_v" USING btree ("version_deleted_at");
  CREATE INDEX "jobs_deleted_by_idx" ON "jobs" USING btree ("deleted_by_id");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "_jobs_v_version_version_deleted_by_idx" ON "_jobs_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "services_deleted_by_idx" ON "services" USING btree ("deleted_by_id");
  CREATE INDEX "services_deleted_at_idx" ON "services" USING btree ("deleted_at");
  CREATE INDEX "_services_v_version_version_deleted_by_idx" ON "_services_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_services_v_version_version_deleted_at_idx" ON "_services_v" USING btree ("version_deleted_at");
  CREATE INDEX "videos_deleted_by_idx" ON "videos" USING btree ("deleted_by_id");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE INDEX "_videos_v_version_version_deleted_by_idx" ON "_videos_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_videos_v_version_version_deleted_at_idx" ON "_videos_v" USING btree ("version_deleted_at");
  CREATE INDEX "categories_deleted_by_idx" ON "categories" USING btree ("deleted_by_id");
  CREATE INDEX "categories_deleted_at_idx" ON "categories" USING btree ("deleted_at");
  CREATE INDEX "_categories_v_version_version_deleted_by_idx" ON "_categories_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_categories_v_version_version_deleted_at_idx" ON "_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "showreels_deleted_by_idx" ON "showreels" USING btree ("deleted_by_id");
  CREATE INDEX "showreels_deleted_at_idx" ON "showreels" USING btree ("deleted_at");
  CREATE INDEX "_showreels_v_version_version_deleted_by_idx" ON "_showreels_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_showreels_v_version_version_deleted_at_idx" ON "_showreels_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_by_idx" ON "testimonials" USING btree ("deleted_by_id");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_by_idx" ON "_testimonials_v" USING btree ("version_deleted_by_id");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_by_idx" ON "media" USING btree ("deleted_by_id");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "downloads_deleted_by_idx" ON "downloads" USING btree ("deleted_by_id");
  CREATE INDEX "downloads_deleted_at_idx" ON "downloads" USING btree ("deleted_at");
  CREATE INDEX "redirects_deleted_by_idx" ON "redirects" USING btree ("deleted_by_id");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "price_groups" DROP CONSTRAINT "price_groups_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_price_groups_v" DROP CONSTRAINT "_price_groups_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "pages" DROP CONSTRAINT "pages_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_pages_v" DROP CONSTRAINT "_pages_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "posts" DROP CONSTRAINT "posts_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "case_studies" DROP CONSTRAINT "case_studies_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_case_studies_v" DROP CONSTRAINT "_case_studies_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "jobs" DROP CONSTRAINT "jobs_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "services" DROP CONSTRAINT "services_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_services_v" DROP CONSTRAINT "_services_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "videos" DROP CONSTRAINT "videos_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_videos_v" DROP CONSTRAINT "_videos_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_categories_v" DROP CONSTRAINT "_categories_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "showreels" DROP CONSTRAINT "showreels_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_showreels_v" DROP CONSTRAINT "_showreels_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "testimonials" DROP CONSTRAINT "testimonials_deleted_by_id_users_id_fk";
  
  ALTER TABLE "_testimonials_v" DROP CONSTRAINT "_testimonials_v_version_deleted_by_id_users_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_deleted_by_id_users_id_fk";
  
  ALTER TABLE "downloads" DROP CONSTRAINT "downloads_deleted_by_id_users_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_deleted_by_id_users_id_fk";
  
  DROP INDEX "price_groups_deleted_by_idx";
  DROP INDEX "price_groups_deleted_at_idx";
  DROP INDEX "_price_groups_v_version_version_deleted_by_idx";
  DROP INDEX "_price_groups_v_version_version_deleted_at_idx";
  DROP INDEX "pages_deleted_by_idx";
  DROP INDEX "pages_deleted_at_idx";
  DROP INDEX "_pages_v_version_version_deleted_by_idx";
  DROP INDEX "_pages_v_version_version_deleted_at_idx";
  DROP INDEX "posts_deleted_by_idx";
  DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_by_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "case_studies_deleted_by_idx";
  DROP INDEX "case_studies_deleted_at_idx";
  DROP INDEX "_case_studies_v_version_version_deleted_by_idx";
  DROP INDEX "_case_studies_v_version_version_deleted_at_idx";
  DROP INDEX "jobs_deleted_by_idx";
  DROP INDEX "jobs_deleted_at_idx";
  DROP INDEX "_jobs_v_version_version_deleted_by_idx";
  DROP INDEX "_jobs_v_version_version_deleted_at_idx";
  DROP INDEX "services_deleted_by_idx";
  DROP INDEX "services_deleted_at_idx";
  DROP INDEX "_services_v_version_version_deleted_by_idx";
  DROP INDEX "_services_v_version_version_deleted_at_idx";
  DROP INDEX "videos_deleted_by_idx";
  DROP INDEX "videos_deleted_at_idx";
  DROP INDEX "_videos_v_version_version_deleted_by_idx";
  DROP INDEX "_videos_v_version_version_deleted_at_idx";
  DROP INDEX "categories_deleted_by_idx";
  DROP INDEX "categories_deleted_at_idx";
  DROP INDEX "_categories_v_version_version_deleted_by_idx";
  DROP INDEX "_categories_v_version_version_deleted_at_idx";
  DROP INDEX "showreels_deleted_by_idx";
  DROP INDEX "showreels_deleted_at_idx";
  DROP INDEX "_showreels_v_version_version_deleted_by_idx";
  DROP INDEX "_showreels_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_by_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_by_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_by_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "downloads_deleted_by_idx";
  DROP INDEX "downloads_deleted_at_idx";
  DROP INDEX "redirects_deleted_by_idx";
  DROP INDEX "redirects_deleted_at_idx";
  ALTER TABLE "price_groups" DROP COLUMN "deleted_by_id";
  ALTER TABLE "price_groups" DROP COLUMN "deleted_at";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_price_groups_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "pages" DROP COLUMN "deleted_by_id";
  ALTER TABLE "pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "posts" DROP COLUMN "deleted_by_id";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "case_studies" DROP COLUMN "deleted_by_id";
  ALTER TABLE "case_studies" DROP COLUMN "deleted_at";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_case_studies_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "jobs" DROP COLUMN "deleted_by_id";
  ALTER TABLE "jobs" DROP COLUMN "deleted_at";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "services" DROP COLUMN "deleted_by_id";
  ALTER TABLE "services" DROP COLUMN "deleted_at";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_services_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "videos" DROP COLUMN "deleted_by_id";
  ALTER TABLE "videos" DROP COLUMN "deleted_at";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_videos_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "categories" DROP COLUMN "deleted_by_id";
  ALTER TABLE "categories" DROP COLUMN "deleted_at";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_categories_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "showreels" DROP COLUMN "deleted_by_id";
  ALTER TABLE "showreels" DROP COLUMN "deleted_at";
  ALTER TABLE "_showreels_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_showreels_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_by_id";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_by_id";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_by_id";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "downloads" DROP COLUMN "deleted_by_id";
  ALTER TABLE "downloads" DROP COLUMN "deleted_at";
  ALTER TABLE "redirects" DROP COLUMN "deleted_by_id";
  ALTER TABLE "redirects" DROP COLUMN "deleted_at";`)
}
