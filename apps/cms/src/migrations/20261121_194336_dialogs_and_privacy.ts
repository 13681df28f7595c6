import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_cities_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_navigation_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum_site_settings_call_to_action_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum__site_settings_v_version_cities_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum__site_settings_v_version_call_to_action_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  ALTER TYPE "public"."enum_site_settings_navigation_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum_site_settings_navigation_link_type" ADD VALUE 'video';
  ALTER TYPE "public"."enum_site_settings_footer_navigation_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum_site_settings_footer_navigation_link_type" ADD VALUE 'video';
  ALTER TYPE "public"."enum_site_settings_call_to_action_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum_site_settings_call_to_action_link_type" ADD VALUE 'video';
  ALTER TYPE "public"."enum__site_settings_v_version_navigation_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum__site_settings_v_version_navigation_link_type" ADD VALUE 'video';
  ALTER TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" ADD VALUE 'video';
  ALTER TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" ADD VALUE 'storyboards';
  ALTER TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" ADD VALUE 'video';
  CREATE TABLE "site_settings_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"country" "enum_site_settings_cities_country" NOT NULL
  );
  
  CREATE TABLE "site_settings_cities_locales" (
  	"name" varchar NOT NULL,
  	"address" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_third_parties_ads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tag_id" varchar NOT NULL,
  	"conversion_label" varchar,
  	"page_id" integer
  );
  
  CREATE TABLE "_site_settings_v_version_cities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"country" "enum__site_settings_v_version_cities_country" NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_cities_locales" (
  	"name" varchar NOT NULL,
  	"address" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_third_parties_ads" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"tag_id" varchar NOT NULL,
  	"conversion_label" varchar,
  	"page_id" integer,
  	"_uuid" varchar
  );
  
  ALTER TABLE "site_settings_navigation" ADD COLUMN "link_part" "enum_site_settings_navigation_link_part";
  ALTER TABLE "site_settings_navigation" ADD COLUMN "link_film_id" integer;
  ALTER TABLE "site_settings_navigation" ADD COLUMN "link_film_url" varchar;
  ALTER TABLE "site_settings_footer_navigation" ADD COLUMN "link_part" "enum_site_settings_footer_navigation_link_part";
  ALTER TABLE "site_settings_footer_navigation" ADD COLUMN "link_film_id" integer;
  ALTER TABLE "site_settings_footer_navigation" ADD COLUMN "link_film_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_part" "enum_site_settings_call_to_action_link_part";
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_film_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_film_url" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "storyboards_address" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "cookie_notice_page_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_tag_manager" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_analytics" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_social_pixel" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_professional_network" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_chat" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "third_parties_chat_uk" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "storyboards_title" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "storyboards_leave" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "storyboards_stay" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "storyboards_text" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "cookie_notice_title" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "cookie_notice_text" varchar;
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "link_part" "enum__site_settings_v_version_navigation_link_part";
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "link_film_id" integer;
  ALTER TABLE "_site_settings_v_version_navigation" ADD COLUMN "link_film_url" varchar;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD COLUMN "link_part" "enum__site_settings_v_version_footer_navigation_link_part";
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD COLUMN "link_film_id" integer;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD COLUMN "link_film_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_part" "enum__site_settings_v_version_call_to_action_link_part";
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_film_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_film_url" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_storyboards_address" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_cookie_notice_page_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_tag_manager" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_analytics" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_social_pixel" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_professional_network" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_chat" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_third_parties_chat_uk" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_storyboards_title" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_storyboards_leave" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_storyboards_stay" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_storyboards_text" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_cookie_notice_title" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_cookie_notice_text" varchar;
  ALTER TABLE "site_settings_cities" ADD CONSTRAINT "site_settings_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_cities_locales" ADD CONSTRAINT "site_settings_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_third_parties_ads" ADD CONSTRAINT "site_settings_third_parties_ads_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_third_parties_ads" ADD CONSTRAINT "site_settings_third_parties_ads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_cities" ADD CONSTRAINT "_site_settings_v_version_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_cities_locales" ADD CONSTRAINT "_site_settings_v_version_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" ADD CONSTRAINT "_site_settings_v_version_third_parties_ads_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" ADD CONSTRAINT "_site_settings_v_version_third_parties_ads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_cities_order_idx" ON "site_settings_cities" USING btree ("_order");
  CREATE INDEX "site_settings_cities_parent_id_idx" ON "site_settings_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_cities_locales_locale_parent_id_unique" ON "site_settings_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_third_parties_ads_order_idx" ON "site_settings_third_parties_ads" USING btree ("_order");
  CREATE INDEX "site_settings_third_parties_ads_parent_id_idx" ON "site_settings_third_parties_ads" USING btree ("_parent_id");
  CREATE INDEX "site_settings_third_parties_ads_page_idx" ON "site_settings_third_parties_ads" USING btree ("page_id");
  CREATE INDEX "_site_settings_v_version_cities_order_idx" ON "_site_settings_v_version_cities" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_cities_parent_id_idx" ON "_site_settings_v_version_cities" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_cities_locales_locale_parent_id_uni" ON "_site_settings_v_version_cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_third_parties_ads_order_idx" ON "_site_settings_v_version_third_parties_ads" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_third_parties_ads_parent_id_idx" ON "_site_settings_v_version_third_parties_ads" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_third_parties_ads_page_idx" ON "_site_settings_v_version_third_parties_ads" USING btree ("page_id");
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_link_film_id_media_id_fk" FOREIGN KEY ("link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_link_film_id_media_id_fk" FOREIGN KEY ("link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_call_to_action_link_film_id_media_id_fk" FOREIGN KEY ("call_to_action_link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_cookie_notice_page_id_pages_id_fk" FOREIGN KEY ("cookie_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_link_film_id_media_id_fk" FOREIGN KEY ("link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_link_film_id_media_id_fk" FOREIGN KEY ("link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_call_to_action_link_film_id_media_id_fk" FOREIGN KEY ("version_call_to_action_link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_cookie_notice_page_id_pages_id_fk" FOREIGN KEY ("version_cookie_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_navigation_link_link_film_idx" ON "site_settings_navigation" USING btree ("link_film_id");
  CREATE INDEX "site_settings_footer_navigation_link_link_film_idx" ON "site_settings_footer_navigation" USING btree ("link_film_id");
  CREATE INDEX "site_settings_call_to_action_link_call_to_action_link_fi_idx" ON "site_settings" USING btree ("call_to_action_link_film_id");
  CREATE INDEX "site_settings_cookie_notice_cookie_notice_page_idx" ON "site_settings" USING btree ("cookie_notice_page_id");
  CREATE INDEX "_site_settings_v_version_navigation_link_link_film_idx" ON "_site_settings_v_version_navigation" USING btree ("link_film_id");
  CREATE INDEX "_site_settings_v_version_footer_navigation_link_link_fil_idx" ON "_site_settings_v_version_footer_navigation" USING btree ("link_film_id");
  CREATE INDEX "_site_settings_v_version_call_to_action_link_version_c_1_idx" ON "_site_settings_v" USING btree ("version_call_to_action_link_film_id");
  CREATE INDEX "_site_settings_v_version_cookie_notice_version_cookie_no_idx" ON "_site_settings_v" USING btree ("version_cookie_notice_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_third_parties_ads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_cities" CASCADE;
  DROP TABLE "site_settings_cities_locales" CASCADE;
  DROP TABLE "site_settings_third_parties_ads" CASCADE;
  DROP TABLE "_site_settings_v_version_cities" CASCADE;
  DROP TABLE "_site_settings_v_version_cities_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_third_parties_ads" CASCADE;
  ALTER TABLE "site_settings_navigation" DROP CONSTRAINT "site_settings_navigation_link_film_id_media_id_fk";
  
  ALTER TABLE "site_settings_footer_navigation" DROP CONSTRAINT "site_settings_footer_navigation_link_film_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_call_to_action_link_film_id_media_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_cookie_notice_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v_version_navigation" DROP CONSTRAINT "_site_settings_v_version_navigation_link_film_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v_version_footer_navigation" DROP CONSTRAINT "_site_settings_v_version_footer_navigation_link_film_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_call_to_action_link_film_id_media_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_cookie_notice_page_id_pages_id_fk";
  
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_site_settings_navigation_link_type";
  CREATE TYPE "public"."enum_site_settings_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_site_settings_navigation_link_type";
  ALTER TABLE "site_settings_navigation" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_site_settings_navigation_link_type" USING "link_type"::"public"."enum_site_settings_navigation_link_type";
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_site_settings_footer_navigation_link_type";
  CREATE TYPE "public"."enum_site_settings_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum_site_settings_footer_navigation_link_type";
  ALTER TABLE "site_settings_footer_navigation" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum_site_settings_footer_navigation_link_type" USING "link_type"::"public"."enum_site_settings_footer_navigation_link_type";
  ALTER TABLE "site_settings" ALTER COLUMN "call_to_action_link_type" SET DATA TYPE text;
  ALTER TABLE "site_settings" ALTER COLUMN "call_to_action_link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum_site_settings_call_to_action_link_type";
  CREATE TYPE "public"."enum_site_settings_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "site_settings" ALTER COLUMN "call_to_action_link_type" SET DEFAULT 'page'::"public"."enum_site_settings_call_to_action_link_type";
  ALTER TABLE "site_settings" ALTER COLUMN "call_to_action_link_type" SET DATA TYPE "public"."enum_site_settings_call_to_action_link_type" USING "call_to_action_link_type"::"public"."enum_site_settings_call_to_action_link_type";
  ALTER TABLE "_site_settings_v_version_navigation" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "_site_settings_v_version_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__site_settings_v_version_navigation_link_type";
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "_site_settings_v_version_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum__site_settings_v_version_navigation_link_type";
  ALTER TABLE "_site_settings_v_version_navigation" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum__site_settings_v_version_navigation_link_type" USING "link_type"::"public"."enum__site_settings_v_version_navigation_link_type";
  ALTER TABLE "_site_settings_v_version_footer_navigation" ALTER COLUMN "link_type" SET DATA TYPE text;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type";
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "_site_settings_v_version_footer_navigation" ALTER COLUMN "link_type" SET DEFAULT 'page'::"public"."enum__site_settings_v_version_footer_navigation_link_type";
  ALTER TABLE "_site_settings_v_version_footer_navigation" ALTER COLUMN "link_type" SET DATA TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" USING "link_type"::"public"."enum__site_settings_v_version_footer_navigation_link_type";
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_call_to_action_link_type" SET DATA TYPE text;
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_call_to_action_link_type" SET DEFAULT 'page'::text;
  DROP TYPE "public"."enum__site_settings_v_version_call_to_action_link_type";
  CREATE TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_call_to_action_link_type" SET DEFAULT 'page'::"public"."enum__site_settings_v_version_call_to_action_link_type";
  ALTER TABLE "_site_settings_v" ALTER COLUMN "version_call_to_action_link_type" SET DATA TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" USING "version_call_to_action_link_type"::"public"."enum__site_settings_v_version_call_to_action_link_type";
  DROP INDEX "site_settings_navigation_link_link_film_idx";
  DROP INDEX "site_settings_footer_navigation_link_link_film_idx";
  DROP INDEX "site_settings_call_to_action_link_call_to_action_link_fi_idx";
  DROP INDEX "site_settings_cookie_notice_cookie_notice_page_idx";
  DROP INDEX "_site_settings_v_version_navigation_link_link_film_idx";
  DROP INDEX "_site_settings_v_version_footer_navigation_link_link_fil_idx";
  DROP INDEX "_site_settings_v_version_call_to_action_link_version_c_1_idx";
  DROP INDEX "_site_settings_v_version_cookie_notice_version_cookie_no_idx";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "link_part";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "link_film_id";
  ALTER TABLE "site_settings_navigation" DROP COLUMN "link_film_url";
  ALTER TABLE "site_settings_footer_navigation" DROP COLUMN "link_part";
  ALTER TABLE "site_settings_footer_navigation" DROP COLUMN "link_film_id";
  ALTER TABLE "site_settings_footer_navigation" DROP COLUMN "link_film_url";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_part";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_film_id";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_film_url";
  ALTER TABLE "site_settings" DROP COLUMN "storyboards_address";
  ALTER TABLE "site_settings" DROP COLUMN "cookie_notice_page_id";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_tag_manager";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_analytics";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_social_pixel";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_professional_network";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_chat";
  ALTER TABLE "site_settings" DROP COLUMN "third_parties_chat_uk";
  ALTER TABLE "site_settings_locales" DROP COLUMN "storyboards_title";
  ALTER TABLE "site_settings_locales" DROP COLUMN "storyboards_leave";
  ALTER TABLE "site_settings_locales" DROP COLUMN "storyboards_stay";
  ALTER TABLE "site_settings_locales" DROP COLUMN "storyboards_text";
  ALTER TABLE "site_settings_locales" DROP COLUMN "cookie_notice_title";
  ALTER TABLE "site_settings_locales" DROP COLUMN "cookie_notice_text";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "link_part";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "link_film_id";
  ALTER TABLE "_site_settings_v_version_navigation" DROP COLUMN "link_film_url";
  ALTER TABLE "_site_settings_v_version_footer_navigation" DROP COLUMN "link_part";
  ALTER TABLE "_site_settings_v_version_footer_navigation" DROP COLUMN "link_film_id";
  ALTER TABLE "_site_settings_v_version_footer_navigation" DROP COLUMN "link_film_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_part";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_film_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_film_url";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_storyboards_address";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_cookie_notice_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_tag_manager";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_analytics";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_social_pixel";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_professional_network";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_chat";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_third_parties_chat_uk";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_storyboards_title";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_storyboards_leave";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_storyboards_stay";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_storyboards_text";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_cookie_notice_title";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_cookie_notice_text";
  DROP TYPE "public"."enum_site_settings_cities_country";
  DROP TYPE "public"."enum_site_settings_navigation_link_part";
  DROP TYPE "public"."enum_site_settings_footer_navigation_link_part";
  DROP TYPE "public"."enum_site_settings_call_to_action_link_part";
  DROP TYPE "public"."enum__site_settings_v_version_cities_country";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_link_part";
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_link_part";
  DROP TYPE "public"."enum__site_settings_v_version_call_to_action_link_part";`)
}
