import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_videos_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_videos_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_videos_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__videos_v_version_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__videos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__videos_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_categories_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_categories_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_categories_parent" AS ENUM('animatics', 'animation', 'reels');
  CREATE TYPE "public"."enum_categories_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_version_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__categories_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__categories_v_version_parent" AS ENUM('animatics', 'animation', 'reels');
  CREATE TYPE "public"."enum__categories_v_version_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__categories_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_showreels_editions_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_showreels_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__showreels_v_version_editions_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__showreels_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__showreels_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TABLE "videos_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"names" varchar
  );
  
  CREATE TABLE "videos_credits_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "videos_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_videos_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"film_id" integer,
  	"embed" varchar,
  	"poster_id" integer,
  	"year" numeric,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"category_id" integer,
  	"path" varchar,
  	"header_theme" "enum_videos_header_theme" DEFAULT 'light',
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_videos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "videos_locales" (
  	"title" varchar,
  	"subtitle" varchar,
  	"details" jsonb,
  	"role" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "videos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "_videos_v_version_credits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"names" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_videos_v_version_credits_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__videos_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_videos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_film_id" integer,
  	"version_embed" varchar,
  	"version_poster_id" integer,
  	"version_year" numeric,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_path" varchar,
  	"version_header_theme" "enum__videos_v_version_header_theme" DEFAULT 'light',
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__videos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__videos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_videos_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar,
  	"version_details" jsonb,
  	"version_role" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_videos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer,
  	"categories_id" integer
  );
  
  CREATE TABLE "categories_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_categories_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "categories_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_categories_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_video_id" integer,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"parent" "enum_categories_parent",
  	"is_work_filter" boolean DEFAULT false,
  	"order" numeric DEFAULT 100,
  	"header_theme" "enum_categories_header_theme" DEFAULT 'light',
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "categories_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  CREATE TABLE "_categories_v_version_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__categories_v_version_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_categories_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__categories_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_lead_video_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_parent" "enum__categories_v_version_parent",
  	"version_is_work_filter" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 100,
  	"version_header_theme" "enum__categories_v_version_header_theme" DEFAULT 'light',
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_categories_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_categories_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  CREATE TABLE "showreels_editions_countries" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_showreels_editions_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "showreels_editions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "showreels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_showreels_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "showreels_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  CREATE TABLE "_showreels_v_version_editions_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__showreels_v_version_editions_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_showreels_v_version_editions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_showreels_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__showreels_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__showreels_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_showreels_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"videos_id" integer
  );
  
  ALTER TABLE "redirects" ADD COLUMN "to_category_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "to_video_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "showreels_id" integer;
  ALTER TABLE "videos_credits" ADD CONSTRAINT "videos_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_credits_locales" ADD CONSTRAINT "videos_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_ready_locales" ADD CONSTRAINT "videos_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_film_id_media_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos_locales" ADD CONSTRAINT "videos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos_rels" ADD CONSTRAINT "videos_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_credits" ADD CONSTRAINT "_videos_v_version_credits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_credits_locales" ADD CONSTRAINT "_videos_v_version_credits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v_version_credits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_version_ready_locales" ADD CONSTRAINT "_videos_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_parent_id_videos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_film_id_media_id_fk" FOREIGN KEY ("version_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_poster_id_media_id_fk" FOREIGN KEY ("version_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v" ADD CONSTRAINT "_videos_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_videos_v_locales" ADD CONSTRAINT "_videos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_videos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_videos_v_rels" ADD CONSTRAINT "_videos_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_countries" ADD CONSTRAINT "categories_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_ready_locales" ADD CONSTRAINT "categories_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_lead_video_id_videos_id_fk" FOREIGN KEY ("lead_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_locales" ADD CONSTRAINT "categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_version_countries" ADD CONSTRAINT "_categories_v_version_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_version_ready_locales" ADD CONSTRAINT "_categories_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_lead_video_id_videos_id_fk" FOREIGN KEY ("version_lead_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v" ADD CONSTRAINT "_categories_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_categories_v_locales" ADD CONSTRAINT "_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_categories_v_rels" ADD CONSTRAINT "_categories_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "showreels_editions_countries" ADD CONSTRAINT "showreels_editions_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."showreels_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "showreels_editions" ADD CONSTRAINT "showreels_editions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."showreels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "showreels_rels" ADD CONSTRAINT "showreels_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."showreels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "showreels_rels" ADD CONSTRAINT "showreels_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_showreels_v_version_editions_countries" ADD CONSTRAINT "_showreels_v_version_editions_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_showreels_v_version_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_showreels_v_version_editions" ADD CONSTRAINT "_showreels_v_version_editions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_showreels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_showreels_v" ADD CONSTRAINT "_showreels_v_parent_id_showreels_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."showreels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_showreels_v_rels" ADD CONSTRAINT "_showreels_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_showreels_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_showreels_v_rels" ADD CONSTRAINT "_showreels_v_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "videos_credits_order_idx" ON "videos_credits" USING btree ("_order");
  CREATE INDEX "videos_credits_parent_id_idx" ON "videos_credits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "videos_credits_locales_locale_parent_id_unique" ON "videos_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_ready_locales_order_idx" ON "videos_ready_locales" USING btree ("order");
  CREATE INDEX "videos_ready_locales_parent_idx" ON "videos_ready_locales" USING btree ("parent_id");
  CREATE INDEX "videos_film_idx" ON "videos" USING btree ("film_id");
  CREATE INDEX "videos_poster_idx" ON "videos" USING btree ("poster_id");
  CREATE INDEX "videos_seo_image_idx" ON "videos" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_category_idx" ON "videos" USING btree ("category_id");
  CREATE INDEX "videos_path_idx" ON "videos" USING btree ("path");
  CREATE UNIQUE INDEX "videos_seed_key_idx" ON "videos" USING btree ("seed_key");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos__status_idx" ON "videos" USING btree ("_status");
  CREATE UNIQUE INDEX "videos_locales_locale_parent_id_unique" ON "videos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "videos_rels_order_idx" ON "videos_rels" USING btree ("order");
  CREATE INDEX "videos_rels_parent_idx" ON "videos_rels" USING btree ("parent_id");
  CREATE INDEX "videos_rels_path_idx" ON "videos_rels" USING btree ("path");
  CREATE INDEX "videos_rels_videos_id_idx" ON "videos_rels" USING btree ("videos_id");
  CREATE INDEX "videos_rels_categories_id_idx" ON "videos_rels" USING btree ("categories_id");
  CREATE INDEX "_videos_v_version_credits_order_idx" ON "_videos_v_version_credits" USING btree ("_order");
  CREATE INDEX "_videos_v_version_credits_parent_id_idx" ON "_videos_v_version_credits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_videos_v_version_credits_locales_locale_parent_id_unique" ON "_videos_v_version_credits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_version_ready_locales_order_idx" ON "_videos_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_videos_v_version_ready_locales_parent_idx" ON "_videos_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_videos_v_parent_idx" ON "_videos_v" USING btree ("parent_id");
  CREATE INDEX "_videos_v_version_version_film_idx" ON "_videos_v" USING btree ("version_film_id");
  CREATE INDEX "_videos_v_version_version_poster_idx" ON "_videos_v" USING btree ("version_poster_id");
  CREATE INDEX "_videos_v_version_version_seo_image_idx" ON "_videos_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_videos_v_version_version_slug_idx" ON "_videos_v" USING btree ("version_slug");
  CREATE INDEX "_videos_v_version_version_category_idx" ON "_videos_v" USING btree ("version_category_id");
  CREATE INDEX "_videos_v_version_version_path_idx" ON "_videos_v" USING btree ("version_path");
  CREATE INDEX "_videos_v_version_version_seed_key_idx" ON "_videos_v" USING btree ("version_seed_key");
  CREATE INDEX "_videos_v_version_version_updated_at_idx" ON "_videos_v" USING btree ("version_updated_at");
  CREATE INDEX "_videos_v_version_version_created_at_idx" ON "_videos_v" USING btree ("version_created_at");
  CREATE INDEX "_videos_v_version_version__status_idx" ON "_videos_v" USING btree ("version__status");
  CREATE INDEX "_videos_v_created_at_idx" ON "_videos_v" USING btree ("created_at");
  CREATE INDEX "_videos_v_updated_at_idx" ON "_videos_v" USING btree ("updated_at");
  CREATE INDEX "_videos_v_snapshot_idx" ON "_videos_v" USING btree ("snapshot");
  CREATE INDEX "_videos_v_published_locale_idx" ON "_videos_v" USING btree ("published_locale");
  CREATE INDEX "_videos_v_latest_idx" ON "_videos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_videos_v_locales_locale_parent_id_unique" ON "_videos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_videos_v_rels_order_idx" ON "_videos_v_rels" USING btree ("order");
  CREATE INDEX "_videos_v_rels_parent_idx" ON "_videos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_videos_v_rels_path_idx" ON "_videos_v_rels" USING btree ("path");
  CREATE INDEX "_videos_v_rels_videos_id_idx" ON "_videos_v_rels" USING btree ("videos_id");
  CREATE INDEX "_videos_v_rels_categories_id_idx" ON "_videos_v_rels" USING btree ("categories_id");
  CREATE INDEX "categories_countries_order_idx" ON "categories_countries" USING btree ("order");
  CREATE INDEX "categories_countries_parent_idx" ON "categories_countries" USING btree ("parent_id");
  CREATE INDEX "categories_ready_locales_order_idx" ON "categories_ready_locales" USING btree ("order");
  CREATE INDEX "categories_ready_locales_parent_idx" ON "categories_ready_locales" USING btree ("parent_id");
  CREATE INDEX "categories_lead_video_idx" ON "categories" USING btree ("lead_video_id");
  CREATE INDEX "categories_seo_image_idx" ON "categories" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "categories_slug_idx" ON "categories" USING btree ("slug");
  CREATE UNIQUE INDEX "categories_seed_key_idx" ON "categories" USING btree ("seed_key");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories__status_idx" ON "categories" USING btree ("_status");
  CREATE UNIQUE INDEX "categories_locales_locale_parent_id_unique" ON "categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_videos_id_idx" ON "categories_rels" USING btree ("videos_id");
  CREATE INDEX "_categories_v_version_countries_order_idx" ON "_categories_v_version_countries" USING btree ("order");
  CREATE INDEX "_categories_v_version_countries_parent_idx" ON "_categories_v_version_countries" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_ready_locales_order_idx" ON "_categories_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_categories_v_version_ready_locales_parent_idx" ON "_categories_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_categories_v_parent_idx" ON "_categories_v" USING btree ("parent_id");
  CREATE INDEX "_categories_v_version_version_lead_video_idx" ON "_categories_v" USING btree ("version_lead_video_id");
  CREATE INDEX "_categories_v_version_version_seo_image_idx" ON "_categories_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_categories_v_version_version_slug_idx" ON "_categories_v" USING btree ("version_slug");
  CREATE INDEX "_categories_v_version_version_seed_key_idx" ON "_categories_v" USING btree ("version_seed_key");
  CREATE INDEX "_categories_v_version_version_updated_at_idx" ON "_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_categories_v_version_version_created_at_idx" ON "_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_categories_v_version_version__status_idx" ON "_categories_v" USING btree ("version__status");
  CREATE INDEX "_categories_v_created_at_idx" ON "_categories_v" USING btree ("created_at");
  CREATE INDEX "_categories_v_updated_at_idx" ON "_categories_v" USING btree ("updated_at");
  CREATE INDEX "_categories_v_snapshot_idx" ON "_categories_v" USING btree ("snapshot");
  CREATE INDEX "_categories_v_published_locale_idx" ON "_categories_v" USING btree ("published_locale");
  CREATE INDEX "_categories_v_latest_idx" ON "_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_categories_v_locales_locale_parent_id_unique" ON "_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_categories_v_rels_order_idx" ON "_categories_v_rels" USING btree ("order");
  CREATE INDEX "_categories_v_rels_parent_idx" ON "_categories_v_rels" USING btree ("parent_id");
  CREATE INDEX "_categories_v_rels_path_idx" ON "_categories_v_rels" USING btree ("path");
  CREATE INDEX "_categories_v_rels_videos_id_idx" ON "_categories_v_rels" USING btree ("videos_id");
  CREATE INDEX "showreels_editions_countries_order_idx" ON "showreels_editions_countries" USING btree ("order");
  CREATE INDEX "showreels_editions_countries_parent_idx" ON "showreels_editions_countries" USING btree ("parent_id");
  CREATE INDEX "showreels_editions_order_idx" ON "showreels_editions" USING btree ("_order");
  CREATE INDEX "showreels_editions_parent_id_idx" ON "showreels_editions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "showreels_seed_key_idx" ON "showreels" USING btree ("seed_key");
  CREATE INDEX "showreels_updated_at_idx" ON "showreels" USING btree ("updated_at");
  CREATE INDEX "showreels_created_at_idx" ON "showreels" USING btree ("created_at");
  CREATE INDEX "showreels__status_idx" ON "showreels" USING btree ("_status");
  CREATE INDEX "showreels_rels_order_idx" ON "showreels_rels" USING btree ("order");
  CREATE INDEX "showreels_rels_parent_idx" ON "showreels_rels" USING btree ("parent_id");
  CREATE INDEX "showreels_rels_path_idx" ON "showreels_rels" USING btree ("path");
  CREATE INDEX "showreels_rels_videos_id_idx" ON "showreels_rels" USING btree ("videos_id");
  CREATE INDEX "_showreels_v_version_editions_countries_order_idx" ON "_showreels_v_version_editions_countries" USING btree ("order");
  CREATE INDEX "_showreels_v_version_editions_countries_parent_idx" ON "_showreels_v_version_editions_countries" USING btree ("parent_id");
  CREATE INDEX "_showreels_v_version_editions_order_idx" ON "_showreels_v_version_editions" USING btree ("_order");
  CREATE INDEX "_showreels_v_version_editions_parent_id_idx" ON "_showreels_v_version_editions" USING btree ("_parent_id");
  CREATE INDEX "_showreels_v_parent_idx" ON "_showreels_v" USING btree ("parent_id");
  CREATE INDEX "_showreels_v_version_version_seed_key_idx" ON "_showreels_v" USING btree ("version_seed_key");
  CREATE INDEX "_showreels_v_version_version_updated_at_idx" ON "_showreels_v" USING btree ("version_updated_at");
  CREATE INDEX "_showreels_v_version_version_created_at_idx" ON "_showreels_v" USING btree ("version_created_at");
  CREATE INDEX "_showreels_v_version_version__status_idx" ON "_showreels_v" USING btree ("version__status");
  CREATE INDEX "_showreels_v_created_at_idx" ON "_showreels_v" USING btree ("created_at");
  CREATE INDEX "_showreels_v_updated_at_idx" ON "_showreels_v" USING btree ("updated_at");
  CREATE INDEX "_showreels_v_snapshot_idx" ON "_showreels_v" USING btree ("snapshot");
  CREATE INDEX "_showreels_v_published_locale_idx" ON "_showreels_v" USING btree ("published_locale");
  CREATE INDEX "_showreels_v_latest_idx" ON "_showreels_v" USING btree ("latest");
  CREATE INDEX "_showreels_v_rels_order_idx" ON "_showreels_v_rels" USING btree ("order");
  CREATE INDEX "_showreels_v_rels_parent_idx" ON "_showreels_v_rels" USING btree ("parent_id");
  CREATE INDEX "_showreels_v_rels_path_idx" ON "_showreels_v_rels" USING btree ("path");
  CREATE INDEX "_showreels_v_rels_videos_id_idx" ON "_showreels_v_rels" USING btree ("videos_id");
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_category_id_categories_id_fk" FOREIGN KEY ("to_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_video_id_videos_id_fk" FOREIGN KEY ("to_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_showreels_fk" FOREIGN KEY ("showreels_id") REFERENCES "public"."showreels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "redirects_to_category_idx" ON "redirects" USING btree ("to_category_id");
  CREATE INDEX "redirects_to_video_idx" ON "redirects" USING btree ("to_video_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_showreels_id_idx" ON "payload_locked_documents_rels" USING btree ("showreels_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "videos_credits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_credits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "videos_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_version_credits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_version_credits_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_version_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_videos_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_version_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_version_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_categories_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "showreels_editions_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "showreels_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "showreels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "showreels_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_showreels_v_version_editions_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_showreels_v_version_editions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_showreels_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_showreels_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "videos_credits" CASCADE;
  DROP TABLE "videos_credits_locales" CASCADE;
  DROP TABLE "videos_ready_locales" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "videos_locales" CASCADE;
  DROP TABLE "videos_rels" CASCADE;
  DROP TABLE "_videos_v_version_credits" CASCADE;
  DROP TABLE "_videos_v_version_credits_locales" CASCADE;
  DROP TABLE "_videos_v_version_ready_locales" CASCADE;
  DROP TABLE "_videos_v" CASCADE;
  DROP TABLE "_videos_v_locales" CASCADE;
  DROP TABLE "_videos_v_rels" CASCADE;
  DROP TABLE "categories_countries" CASCADE;
  DROP TABLE "categories_ready_locales" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_locales" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "_categories_v_version_countries" CASCADE;
  DROP TABLE "_categories_v_version_ready_locales" CASCADE;
  DROP TABLE "_categories_v" CASCADE;
  DROP TABLE "_categories_v_locales" CASCADE;
  DROP TABLE "_categories_v_rels" CASCADE;
  DROP TABLE "showreels_editions_countries" CASCADE;
  DROP TABLE "showreels_editions" CASCADE;
  DROP TABLE "showreels" CASCADE;
  DROP TABLE "showreels_rels" CASCADE;
  DROP TABLE "_showreels_v_version_editions_countries" CASCADE;
  DROP TABLE "_showreels_v_version_editions" CASCADE;
  DROP TABLE "_showreels_v" CASCADE;
  DROP TABLE "_showreels_v_rels" CASCADE;
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_category_id_categories_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_video_id_videos_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_showreels_fk";
  
  DROP INDEX "redirects_to_category_idx";
  DROP INDEX "redirects_to_video_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_showreels_id_idx";
  ALTER TABLE "redirects" DROP COLUMN "to_category_id";
  ALTER TABLE "redirects" DROP COLUMN "to_video_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "showreels_id";
  DROP TYPE "public"."enum_videos_ready_locales";
  DROP TYPE "public"."enum_videos_header_theme";
  DROP TYPE "public"."enum_videos_status";
  DROP TYPE "public"."enum__videos_v_version_ready_locales";
  DROP TYPE "public"."enum__videos_v_version_header_theme";
  DROP TYPE "public"."enum__videos_v_version_status";
  DROP TYPE "public"."enum__videos_v_published_locale";
  DROP TYPE "public"."enum_categories_countries";
  DROP TYPE "public"."enum_categories_ready_locales";
  DROP TYPE "public"."enum_categories_parent";
  DROP TYPE "public"."enum_categories_header_theme";
  DROP TYPE "public"."enum_categories_status";
  DROP TYPE "public"."enum__categories_v_version_countries";
  DROP TYPE "public"."enum__categories_v_version_ready_locales";
  DROP TYPE "public"."enum__categories_v_version_parent";
  DROP TYPE "public"."enum__categories_v_version_header_theme";
  DROP TYPE "public"."enum__categories_v_version_status";
  DROP TYPE "public"."enum__categories_v_published_locale";
  DROP TYPE "public"."enum_showreels_editions_countries";
  DROP TYPE "public"."enum_showreels_status";
  DROP TYPE "public"."enum__showreels_v_version_editions_countries";
  DROP TYPE "public"."enum__showreels_v_version_status";
  DROP TYPE "public"."enum__showreels_v_published_locale";`)
}
