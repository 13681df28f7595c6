import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'topBar', 'bare');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'topBar', 'bare');
  CREATE TYPE "public"."enum_posts_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_case_studies_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_case_studies_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_case_studies_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__case_studies_v_version_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__case_studies_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__case_studies_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_jobs_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_jobs_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN');
  CREATE TYPE "public"."enum_jobs_country" AS ENUM('US', 'GB', 'DE');
  CREATE TYPE "public"."enum_jobs_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__jobs_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN');
  CREATE TYPE "public"."enum__jobs_v_version_country" AS ENUM('US', 'GB', 'DE');
  CREATE TYPE "public"."enum__jobs_v_version_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('en', 'ar', 'de');
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
  CREATE TYPE "public"."enum_site_settings_cities_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_cities_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_menus_version" AS ENUM('mega', 'dropdowns');
  CREATE TYPE "public"."enum_menus_call_to_action_link_type" AS ENUM('page', 'path', 'url', 'email', 'phone', 'storyboards', 'video');
  CREATE TYPE "public"."enum_menus_call_to_action_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TYPE "public"."enum__menus_v_version_version" AS ENUM('mega', 'dropdowns');
  CREATE TYPE "public"."enum__menus_v_version_call_to_action_link_type" AS ENUM('page', 'path', 'url', 'email', 'phone', 'storyboards', 'video');
  CREATE TYPE "public"."enum__menus_v_version_call_to_action_link_part" AS ENUM('key-visuals', 'shooting-boards', 'tight-color-storyboard-examples');
  CREATE TABLE "posts_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_posts_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"media_id" integer,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_locales" (
  	"title" varchar,
  	"lead" varchar,
  	"body" jsonb,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_posts_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__posts_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_is_sample" boolean DEFAULT false,
  	"version_media_id" integer,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__posts_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_locales" (
  	"version_title" varchar,
  	"version_lead" varchar,
  	"version_body" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_studies_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_result_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies_result_stats_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "case_studies_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_case_studies_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "case_studies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_sample" boolean DEFAULT false,
  	"has_result" boolean DEFAULT false,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"position" numeric DEFAULT 100,
  	"header_theme" "enum_case_studies_header_theme",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_case_studies_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "case_studies_locales" (
  	"title" varchar,
  	"client" varchar,
  	"lead" varchar,
  	"challenge" jsonb,
  	"approach" jsonb,
  	"outcome" jsonb,
  	"result_title" varchar,
  	"result_lead" varchar,
  	"result_body" jsonb,
  	"result_seo_title" varchar,
  	"result_seo_description" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "case_studies_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "_case_studies_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_facts_locales" (
  	"label" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_version_result_stats" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_case_studies_v_version_result_stats_locales" (
  	"value" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__case_studies_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_case_studies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_is_sample" boolean DEFAULT false,
  	"version_has_result" boolean DEFAULT false,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_position" numeric DEFAULT 100,
  	"version_header_theme" "enum__case_studies_v_version_header_theme",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__case_studies_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__case_studies_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_case_studies_v_locales" (
  	"version_title" varchar,
  	"version_client" varchar,
  	"version_lead" varchar,
  	"version_challenge" jsonb,
  	"version_approach" jsonb,
  	"version_outcome" jsonb,
  	"version_result_title" varchar,
  	"version_result_lead" varchar,
  	"version_result_body" jsonb,
  	"version_result_seo_title" varchar,
  	"version_result_seo_description" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_case_studies_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "jobs_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"test_download_id" integer,
  	"employment_type" "enum_jobs_employment_type" DEFAULT 'FULL_TIME',
  	"locality" varchar,
  	"region" varchar,
  	"country" "enum_jobs_country" DEFAULT 'US',
  	"is_remote" boolean DEFAULT false,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"posted_on" timestamp(3) with time zone,
  	"closes_on" timestamp(3) with time zone,
  	"header_theme" "enum_jobs_header_theme",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"about" jsonb,
  	"tasks" jsonb,
  	"profile" jsonb,
  	"offer" jsonb,
  	"test_body" jsonb,
  	"location" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_media_id" integer,
  	"version_test_download_id" integer,
  	"version_employment_type" "enum__jobs_v_version_employment_type" DEFAULT 'FULL_TIME',
  	"version_locality" varchar,
  	"version_region" varchar,
  	"version_country" "enum__jobs_v_version_country" DEFAULT 'US',
  	"version_is_remote" boolean DEFAULT false,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_posted_on" timestamp(3) with time zone,
  	"version_closes_on" timestamp(3) with time zone,
  	"version_header_theme" "enum__jobs_v_version_header_theme",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_about" jsonb,
  	"version_tasks" jsonb,
  	"version_profile" jsonb,
  	"version_offer" jsonb,
  	"version_test_body" jsonb,
  	"version_location" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  	"header_theme" "enum_videos_header_theme",
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
  	"version_header_theme" "enum__videos_v_version_header_theme",
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
  	"header_theme" "enum_categories_header_theme",
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
  	"version_header_theme" "enum__categories_v_version_header_theme",
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
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "downloads_locales" (
  	"title" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
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
  
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" "enum_menus_version" DEFAULT 'mega' NOT NULL,
  	"mega_items" jsonb,
  	"dropdown_items" jsonb,
  	"call_to_action_link_type" "enum_menus_call_to_action_link_type" DEFAULT 'page' NOT NULL,
  	"call_to_action_link_page_id" integer,
  	"call_to_action_link_path" varchar,
  	"call_to_action_link_url" varchar,
  	"call_to_action_link_part" "enum_menus_call_to_action_link_part",
  	"call_to_action_link_anchor" varchar,
  	"call_to_action_link_film_id" integer,
  	"call_to_action_link_film_url" varchar,
  	"footer_groups" jsonb,
  	"shows_login" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "menus_locales" (
  	"call_to_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_menus_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_version" "enum__menus_v_version_version" DEFAULT 'mega' NOT NULL,
  	"version_mega_items" jsonb,
  	"version_dropdown_items" jsonb,
  	"version_call_to_action_link_type" "enum__menus_v_version_call_to_action_link_type" DEFAULT 'page' NOT NULL,
  	"version_call_to_action_link_page_id" integer,
  	"version_call_to_action_link_path" varchar,
  	"version_call_to_action_link_url" varchar,
  	"version_call_to_action_link_part" "enum__menus_v_version_call_to_action_link_part",
  	"version_call_to_action_link_anchor" varchar,
  	"version_call_to_action_link_film_id" integer,
  	"version_call_to_action_link_film_url" varchar,
  	"version_footer_groups" jsonb,
  	"version_shows_login" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_menus_v_locales" (
  	"version_call_to_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "site_settings_navigation_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_navigation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_footer_navigation_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_footer_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_footer_navigation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_navigation_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_navigation_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_footer_navigation_countries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_footer_navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_footer_navigation_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "site_settings_navigation_countries" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_navigation_locales" CASCADE;
  DROP TABLE "site_settings_footer_navigation_countries" CASCADE;
  DROP TABLE "site_settings_footer_navigation" CASCADE;
  DROP TABLE "site_settings_footer_navigation_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation_countries" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation_countries" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation_locales" CASCADE;
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_call_to_action_link_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_call_to_action_link_page_id_pages_id_fk";
  
  DROP INDEX "site_settings_call_to_action_link_call_to_action_link_pa_idx";
  DROP INDEX "_site_settings_v_version_call_to_action_link_version_cal_idx";
  ALTER TABLE "pages" ALTER COLUMN "header_theme" DROP DEFAULT;
  ALTER TABLE "_pages_v" ALTER COLUMN "version_header_theme" DROP DEFAULT;
  ALTER TABLE "pages" ADD COLUMN "layout" "enum_pages_layout" DEFAULT 'default';
  ALTER TABLE "_pages_v" ADD COLUMN "version_layout" "enum__pages_v_version_layout" DEFAULT 'default';
  ALTER TABLE "redirects" ADD COLUMN "to_category_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "to_video_id" integer;
  ALTER TABLE "redirects" ADD COLUMN "to_path" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "videos_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "showreels_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" integer;
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
  ALTER TABLE "posts_ready_locales" ADD CONSTRAINT "posts_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_locales" ADD CONSTRAINT "posts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_ready_locales" ADD CONSTRAINT "_posts_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_locales" ADD CONSTRAINT "_posts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_facts" ADD CONSTRAINT "case_studies_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_facts_locales" ADD CONSTRAINT "case_studies_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_result_stats" ADD CONSTRAINT "case_studies_result_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_result_stats_locales" ADD CONSTRAINT "case_studies_result_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies_result_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_ready_locales" ADD CONSTRAINT "case_studies_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies" ADD CONSTRAINT "case_studies_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "case_studies_locales" ADD CONSTRAINT "case_studies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "case_studies_rels" ADD CONSTRAINT "case_studies_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_facts" ADD CONSTRAINT "_case_studies_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_facts_locales" ADD CONSTRAINT "_case_studies_v_version_facts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_facts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_result_stats" ADD CONSTRAINT "_case_studies_v_version_result_stats_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_result_stats_locales" ADD CONSTRAINT "_case_studies_v_version_result_stats_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v_version_result_stats"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_version_ready_locales" ADD CONSTRAINT "_case_studies_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_parent_id_case_studies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."case_studies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v" ADD CONSTRAINT "_case_studies_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_case_studies_v_locales" ADD CONSTRAINT "_case_studies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_case_studies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_case_studies_v_rels" ADD CONSTRAINT "_case_studies_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_ready_locales" ADD CONSTRAINT "jobs_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_test_download_id_downloads_id_fk" FOREIGN KEY ("test_download_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_ready_locales" ADD CONSTRAINT "_jobs_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_test_download_id_downloads_id_fk" FOREIGN KEY ("version_test_download_id") REFERENCES "public"."downloads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
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
  ALTER TABLE "downloads_locales" ADD CONSTRAINT "downloads_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_cities" ADD CONSTRAINT "site_settings_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_cities_locales" ADD CONSTRAINT "site_settings_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_third_parties_ads" ADD CONSTRAINT "site_settings_third_parties_ads_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_third_parties_ads" ADD CONSTRAINT "site_settings_third_parties_ads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_cities" ADD CONSTRAINT "_site_settings_v_version_cities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_cities_locales" ADD CONSTRAINT "_site_settings_v_version_cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" ADD CONSTRAINT "_site_settings_v_version_third_parties_ads_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" ADD CONSTRAINT "_site_settings_v_version_third_parties_ads_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus" ADD CONSTRAINT "menus_call_to_action_link_film_id_media_id_fk" FOREIGN KEY ("call_to_action_link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("version_call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_call_to_action_link_film_id_media_id_fk" FOREIGN KEY ("version_call_to_action_link_film_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_ready_locales_order_idx" ON "posts_ready_locales" USING btree ("order");
  CREATE INDEX "posts_ready_locales_parent_idx" ON "posts_ready_locales" USING btree ("parent_id");
  CREATE INDEX "posts_media_idx" ON "posts" USING btree ("media_id");
  CREATE INDEX "posts_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_on_idx" ON "posts" USING btree ("published_on");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE UNIQUE INDEX "posts_locales_locale_parent_id_unique" ON "posts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_posts_v_version_ready_locales_order_idx" ON "_posts_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_posts_v_version_ready_locales_parent_idx" ON "_posts_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_media_idx" ON "_posts_v" USING btree ("version_media_id");
  CREATE INDEX "_posts_v_version_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_on_idx" ON "_posts_v" USING btree ("version_published_on");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_snapshot_idx" ON "_posts_v" USING btree ("snapshot");
  CREATE INDEX "_posts_v_published_locale_idx" ON "_posts_v" USING btree ("published_locale");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_posts_v_locales_locale_parent_id_unique" ON "_posts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_facts_order_idx" ON "case_studies_facts" USING btree ("_order");
  CREATE INDEX "case_studies_facts_parent_id_idx" ON "case_studies_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_facts_locales_locale_parent_id_unique" ON "case_studies_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_result_stats_order_idx" ON "case_studies_result_stats" USING btree ("_order");
  CREATE INDEX "case_studies_result_stats_parent_id_idx" ON "case_studies_result_stats" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "case_studies_result_stats_locales_locale_parent_id_unique" ON "case_studies_result_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_ready_locales_order_idx" ON "case_studies_ready_locales" USING btree ("order");
  CREATE INDEX "case_studies_ready_locales_parent_idx" ON "case_studies_ready_locales" USING btree ("parent_id");
  CREATE INDEX "case_studies_seo_image_idx" ON "case_studies" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "case_studies_slug_idx" ON "case_studies" USING btree ("slug");
  CREATE INDEX "case_studies_position_idx" ON "case_studies" USING btree ("position");
  CREATE INDEX "case_studies_updated_at_idx" ON "case_studies" USING btree ("updated_at");
  CREATE INDEX "case_studies_created_at_idx" ON "case_studies" USING btree ("created_at");
  CREATE INDEX "case_studies__status_idx" ON "case_studies" USING btree ("_status");
  CREATE UNIQUE INDEX "case_studies_locales_locale_parent_id_unique" ON "case_studies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "case_studies_rels_order_idx" ON "case_studies_rels" USING btree ("order");
  CREATE INDEX "case_studies_rels_parent_idx" ON "case_studies_rels" USING btree ("parent_id");
  CREATE INDEX "case_studies_rels_path_idx" ON "case_studies_rels" USING btree ("path");
  CREATE INDEX "case_studies_rels_media_id_idx" ON "case_studies_rels" USING btree ("media_id");
  CREATE INDEX "_case_studies_v_version_facts_order_idx" ON "_case_studies_v_version_facts" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_facts_parent_id_idx" ON "_case_studies_v_version_facts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_facts_locales_locale_parent_id_uniqu" ON "_case_studies_v_version_facts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_result_stats_order_idx" ON "_case_studies_v_version_result_stats" USING btree ("_order");
  CREATE INDEX "_case_studies_v_version_result_stats_parent_id_idx" ON "_case_studies_v_version_result_stats" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_case_studies_v_version_result_stats_locales_locale_parent_i" ON "_case_studies_v_version_result_stats_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_version_ready_locales_order_idx" ON "_case_studies_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_case_studies_v_version_ready_locales_parent_idx" ON "_case_studies_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_parent_idx" ON "_case_studies_v" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_version_version_seo_image_idx" ON "_case_studies_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_case_studies_v_version_version_slug_idx" ON "_case_studies_v" USING btree ("version_slug");
  CREATE INDEX "_case_studies_v_version_version_position_idx" ON "_case_studies_v" USING btree ("version_position");
  CREATE INDEX "_case_studies_v_version_version_updated_at_idx" ON "_case_studies_v" USING btree ("version_updated_at");
  CREATE INDEX "_case_studies_v_version_version_created_at_idx" ON "_case_studies_v" USING btree ("version_created_at");
  CREATE INDEX "_case_studies_v_version_version__status_idx" ON "_case_studies_v" USING btree ("version__status");
  CREATE INDEX "_case_studies_v_created_at_idx" ON "_case_studies_v" USING btree ("created_at");
  CREATE INDEX "_case_studies_v_updated_at_idx" ON "_case_studies_v" USING btree ("updated_at");
  CREATE INDEX "_case_studies_v_snapshot_idx" ON "_case_studies_v" USING btree ("snapshot");
  CREATE INDEX "_case_studies_v_published_locale_idx" ON "_case_studies_v" USING btree ("published_locale");
  CREATE INDEX "_case_studies_v_latest_idx" ON "_case_studies_v" USING btree ("latest");
  CREATE INDEX "_case_studies_v_autosave_idx" ON "_case_studies_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_case_studies_v_locales_locale_parent_id_unique" ON "_case_studies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_case_studies_v_rels_order_idx" ON "_case_studies_v_rels" USING btree ("order");
  CREATE INDEX "_case_studies_v_rels_parent_idx" ON "_case_studies_v_rels" USING btree ("parent_id");
  CREATE INDEX "_case_studies_v_rels_path_idx" ON "_case_studies_v_rels" USING btree ("path");
  CREATE INDEX "_case_studies_v_rels_media_id_idx" ON "_case_studies_v_rels" USING btree ("media_id");
  CREATE INDEX "jobs_ready_locales_order_idx" ON "jobs_ready_locales" USING btree ("order");
  CREATE INDEX "jobs_ready_locales_parent_idx" ON "jobs_ready_locales" USING btree ("parent_id");
  CREATE INDEX "jobs_media_idx" ON "jobs" USING btree ("media_id");
  CREATE INDEX "jobs_test_test_download_idx" ON "jobs" USING btree ("test_download_id");
  CREATE INDEX "jobs_seo_image_idx" ON "jobs" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "jobs_slug_idx" ON "jobs" USING btree ("slug");
  CREATE INDEX "jobs_posted_on_idx" ON "jobs" USING btree ("posted_on");
  CREATE INDEX "jobs_closes_on_idx" ON "jobs" USING btree ("closes_on");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_version_ready_locales_order_idx" ON "_jobs_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_jobs_v_version_ready_locales_parent_idx" ON "_jobs_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_media_idx" ON "_jobs_v" USING btree ("version_media_id");
  CREATE INDEX "_jobs_v_version_test_version_test_download_idx" ON "_jobs_v" USING btree ("version_test_download_id");
  CREATE INDEX "_jobs_v_version_version_seo_image_idx" ON "_jobs_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_jobs_v_version_version_slug_idx" ON "_jobs_v" USING btree ("version_slug");
  CREATE INDEX "_jobs_v_version_version_posted_on_idx" ON "_jobs_v" USING btree ("version_posted_on");
  CREATE INDEX "_jobs_v_version_version_closes_on_idx" ON "_jobs_v" USING btree ("version_closes_on");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE INDEX "_jobs_v_autosave_idx" ON "_jobs_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
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
  CREATE UNIQUE INDEX "downloads_seed_key_idx" ON "downloads" USING btree ("seed_key");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE UNIQUE INDEX "downloads_filename_idx" ON "downloads" USING btree ("filename");
  CREATE UNIQUE INDEX "downloads_locales_locale_parent_id_unique" ON "downloads_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "menus_call_to_action_link_call_to_action_link_page_idx" ON "menus" USING btree ("call_to_action_link_page_id");
  CREATE INDEX "menus_call_to_action_link_call_to_action_link_film_idx" ON "menus" USING btree ("call_to_action_link_film_id");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_call_to_action_link_version_call_to_act_idx" ON "_menus_v" USING btree ("version_call_to_action_link_page_id");
  CREATE INDEX "_menus_v_version_call_to_action_link_version_call_to_a_1_idx" ON "_menus_v" USING btree ("version_call_to_action_link_film_id");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_category_id_categories_id_fk" FOREIGN KEY ("to_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_video_id_videos_id_fk" FOREIGN KEY ("to_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_showreels_fk" FOREIGN KEY ("showreels_id") REFERENCES "public"."showreels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_cookie_notice_page_id_pages_id_fk" FOREIGN KEY ("cookie_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_cookie_notice_page_id_pages_id_fk" FOREIGN KEY ("version_cookie_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "redirects_to_category_idx" ON "redirects" USING btree ("to_category_id");
  CREATE INDEX "redirects_to_video_idx" ON "redirects" USING btree ("to_video_id");
  CREATE INDEX "redirects_to_path_idx" ON "redirects" USING btree ("to_path");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_showreels_id_idx" ON "payload_locked_documents_rels" USING btree ("showreels_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "site_settings_cookie_notice_cookie_notice_page_idx" ON "site_settings" USING btree ("cookie_notice_page_id");
  CREATE INDEX "_site_settings_v_version_cookie_notice_version_cookie_no_idx" ON "_site_settings_v" USING btree ("version_cookie_notice_page_id");
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_type";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_page_id";
  ALTER TABLE "site_settings" DROP COLUMN "call_to_action_link_url";
  ALTER TABLE "site_settings_locales" DROP COLUMN "call_to_action_label";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_type";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_call_to_action_link_url";
  ALTER TABLE "_site_settings_v_locales" DROP COLUMN "version_call_to_action_label";
  DROP TYPE "public"."enum_site_settings_navigation_countries";
  DROP TYPE "public"."enum_site_settings_navigation_link_type";
  DROP TYPE "public"."enum_site_settings_footer_navigation_countries";
  DROP TYPE "public"."enum_site_settings_footer_navigation_link_type";
  DROP TYPE "public"."enum_site_settings_call_to_action_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_countries";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_countries";
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_call_to_action_link_type";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_settings_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum_site_settings_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TABLE "site_settings_navigation_countries" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_navigation_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_site_settings_navigation_link_type" DEFAULT 'page' NOT NULL,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "site_settings_navigation_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_navigation_countries" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_footer_navigation_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_type" "enum_site_settings_footer_navigation_link_type" DEFAULT 'page' NOT NULL,
  	"link_page_id" integer,
  	"link_url" varchar
  );
  
  CREATE TABLE "site_settings_footer_navigation_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_navigation_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_navigation_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_type" "enum__site_settings_v_version_navigation_link_type" DEFAULT 'page' NOT NULL,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_navigation_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_footer_navigation_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_footer_navigation_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_footer_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_type" "enum__site_settings_v_version_footer_navigation_link_type" DEFAULT 'page' NOT NULL,
  	"link_page_id" integer,
  	"link_url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_footer_navigation_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "posts_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "posts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_result_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_result_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_studies_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_facts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_facts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_result_stats" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_result_stats_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_version_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_case_studies_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "jobs_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_version_ready_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_jobs_v_locales" DISABLE ROW LEVEL SECURITY;
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
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_settings_third_parties_ads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_cities" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_cities_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_site_settings_v_version_third_parties_ads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_ready_locales" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_locales" CASCADE;
  DROP TABLE "_posts_v_version_ready_locales" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_locales" CASCADE;
  DROP TABLE "case_studies_facts" CASCADE;
  DROP TABLE "case_studies_facts_locales" CASCADE;
  DROP TABLE "case_studies_result_stats" CASCADE;
  DROP TABLE "case_studies_result_stats_locales" CASCADE;
  DROP TABLE "case_studies_ready_locales" CASCADE;
  DROP TABLE "case_studies" CASCADE;
  DROP TABLE "case_studies_locales" CASCADE;
  DROP TABLE "case_studies_rels" CASCADE;
  DROP TABLE "_case_studies_v_version_facts" CASCADE;
  DROP TABLE "_case_studies_v_version_facts_locales" CASCADE;
  DROP TABLE "_case_studies_v_version_result_stats" CASCADE;
  DROP TABLE "_case_studies_v_version_result_stats_locales" CASCADE;
  DROP TABLE "_case_studies_v_version_ready_locales" CASCADE;
  DROP TABLE "_case_studies_v" CASCADE;
  DROP TABLE "_case_studies_v_locales" CASCADE;
  DROP TABLE "_case_studies_v_rels" CASCADE;
  DROP TABLE "jobs_ready_locales" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v_version_ready_locales" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
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
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "downloads_locales" CASCADE;
  DROP TABLE "site_settings_cities" CASCADE;
  DROP TABLE "site_settings_cities_locales" CASCADE;
  DROP TABLE "site_settings_third_parties_ads" CASCADE;
  DROP TABLE "_site_settings_v_version_cities" CASCADE;
  DROP TABLE "_site_settings_v_version_cities_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_third_parties_ads" CASCADE;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_locales" CASCADE;
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_category_id_categories_id_fk";
  
  ALTER TABLE "redirects" DROP CONSTRAINT "redirects_to_video_id_videos_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_videos_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_showreels_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_cookie_notice_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_cookie_notice_page_id_pages_id_fk";
  
  DROP INDEX "redirects_to_category_idx";
  DROP INDEX "redirects_to_video_idx";
  DROP INDEX "redirects_to_path_idx";
  DROP INDEX "payload_locked_documents_rels_videos_id_idx";
  DROP INDEX "payload_locked_documents_rels_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_showreels_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  DROP INDEX "site_settings_cookie_notice_cookie_notice_page_idx";
  DROP INDEX "_site_settings_v_version_cookie_notice_version_cookie_no_idx";
  ALTER TABLE "pages" ALTER COLUMN "header_theme" SET DEFAULT 'light';
  ALTER TABLE "_pages_v" ALTER COLUMN "version_header_theme" SET DEFAULT 'light';
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_type" "enum_site_settings_call_to_action_link_type" DEFAULT 'page' NOT NULL;
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_page_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "call_to_action_link_url" varchar;
  ALTER TABLE "site_settings_locales" ADD COLUMN "call_to_action_label" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_type" "enum__site_settings_v_version_call_to_action_link_type" DEFAULT 'page' NOT NULL;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_page_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_call_to_action_link_url" varchar;
  ALTER TABLE "_site_settings_v_locales" ADD COLUMN "version_call_to_action_label" varchar;
  ALTER TABLE "site_settings_navigation_countries" ADD CONSTRAINT "site_settings_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_locales" ADD CONSTRAINT "site_settings_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_countries" ADD CONSTRAINT "site_settings_footer_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_locales" ADD CONSTRAINT "site_settings_footer_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_countries" ADD CONSTRAINT "_site_settings_v_version_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_locales" ADD CONSTRAINT "_site_settings_v_version_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation_countries" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation_locales" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "site_settings_navigation_countries_order_idx" ON "site_settings_navigation_countries" USING btree ("order");
  CREATE INDEX "site_settings_navigation_countries_parent_idx" ON "site_settings_navigation_countries" USING btree ("parent_id");
  CREATE INDEX "site_settings_navigation_order_idx" ON "site_settings_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_navigation_parent_id_idx" ON "site_settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_navigation_link_link_page_idx" ON "site_settings_navigation" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "site_settings_navigation_locales_locale_parent_id_unique" ON "site_settings_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_footer_navigation_countries_order_idx" ON "site_settings_footer_navigation_countries" USING btree ("order");
  CREATE INDEX "site_settings_footer_navigation_countries_parent_idx" ON "site_settings_footer_navigation_countries" USING btree ("parent_id");
  CREATE INDEX "site_settings_footer_navigation_order_idx" ON "site_settings_footer_navigation" USING btree ("_order");
  CREATE INDEX "site_settings_footer_navigation_parent_id_idx" ON "site_settings_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "site_settings_footer_navigation_link_link_page_idx" ON "site_settings_footer_navigation" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "site_settings_footer_navigation_locales_locale_parent_id_uni" ON "site_settings_footer_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_countries_order_idx" ON "_site_settings_v_version_navigation_countries" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_navigation_countries_parent_idx" ON "_site_settings_v_version_navigation_countries" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_order_idx" ON "_site_settings_v_version_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_navigation_parent_id_idx" ON "_site_settings_v_version_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_navigation_link_link_page_idx" ON "_site_settings_v_version_navigation" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_navigation_locales_locale_parent_id" ON "_site_settings_v_version_navigation_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_navigation_countries_order_idx" ON "_site_settings_v_version_footer_navigation_countries" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_footer_navigation_countries_parent_idx" ON "_site_settings_v_version_footer_navigation_countries" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_footer_navigation_order_idx" ON "_site_settings_v_version_footer_navigation" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_footer_navigation_parent_id_idx" ON "_site_settings_v_version_footer_navigation" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_footer_navigation_link_link_pag_idx" ON "_site_settings_v_version_footer_navigation" USING btree ("link_page_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_footer_navigation_locales_locale_pa" ON "_site_settings_v_version_footer_navigation_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("version_call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_call_to_action_link_call_to_action_link_pa_idx" ON "site_settings" USING btree ("call_to_action_link_page_id");
  CREATE INDEX "_site_settings_v_version_call_to_action_link_version_cal_idx" ON "_site_settings_v" USING btree ("version_call_to_action_link_page_id");
  ALTER TABLE "pages" DROP COLUMN "layout";
  ALTER TABLE "_pages_v" DROP COLUMN "version_layout";
  ALTER TABLE "redirects" DROP COLUMN "to_category_id";
  ALTER TABLE "redirects" DROP COLUMN "to_video_id";
  ALTER TABLE "redirects" DROP COLUMN "to_path";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "videos_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "showreels_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";
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
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum_posts_ready_locales";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_ready_locales";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum__posts_v_published_locale";
  DROP TYPE "public"."enum_case_studies_ready_locales";
  DROP TYPE "public"."enum_case_studies_header_theme";
  DROP TYPE "public"."enum_case_studies_status";
  DROP TYPE "public"."enum__case_studies_v_version_ready_locales";
  DROP TYPE "public"."enum__case_studies_v_version_header_theme";
  DROP TYPE "public"."enum__case_studies_v_version_status";
  DROP TYPE "public"."enum__case_studies_v_published_locale";
  DROP TYPE "public"."enum_jobs_ready_locales";
  DROP TYPE "public"."enum_jobs_employment_type";
  DROP TYPE "public"."enum_jobs_country";
  DROP TYPE "public"."enum_jobs_header_theme";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_ready_locales";
  DROP TYPE "public"."enum__jobs_v_version_employment_type";
  DROP TYPE "public"."enum__jobs_v_version_country";
  DROP TYPE "public"."enum__jobs_v_version_header_theme";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
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
  DROP TYPE "public"."enum__showreels_v_published_locale";
  DROP TYPE "public"."enum_site_settings_cities_country";
  DROP TYPE "public"."enum__site_settings_v_version_cities_country";
  DROP TYPE "public"."enum_menus_version";
  DROP TYPE "public"."enum_menus_call_to_action_link_type";
  DROP TYPE "public"."enum_menus_call_to_action_link_part";
  DROP TYPE "public"."enum__menus_v_version_version";
  DROP TYPE "public"."enum__menus_v_version_call_to_action_link_type";
  DROP TYPE "public"."enum__menus_v_version_call_to_action_link_part";`)
}
