import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_price_groups_items_quantities_kind" AS ENUM('cameras', 'platforms', 'participants', 'microphones', 'tracks', 'actors', 'episodes', 'clipsPerEpisode');
  CREATE TYPE "public"."enum_price_groups_items_unit" AS ENUM('spot15', 'spot30', 'spot60', 'hour', 'firstHour', 'extraHour', 'halfDay', 'fullDay', 'day', 'each', 'range', 'percent', 'included');
  CREATE TYPE "public"."enum_price_groups_items_percent_meaning" AS ENUM('surcharge', 'discount', 'refund', 'fee', 'deposit');
  CREATE TYPE "public"."enum_price_groups_items_status" AS ENUM('standard', 'urgent');
  CREATE TYPE "public"."enum_price_groups_kind" AS ENUM('spots', 'packages', 'rental', 'addOns', 'terms');
  CREATE TYPE "public"."enum__price_groups_v_version_items_quantities_kind" AS ENUM('cameras', 'platforms', 'participants', 'microphones', 'tracks', 'actors', 'episodes', 'clipsPerEpisode');
  CREATE TYPE "public"."enum__price_groups_v_version_items_unit" AS ENUM('spot15', 'spot30', 'spot60', 'hour', 'firstHour', 'extraHour', 'halfDay', 'fullDay', 'day', 'each', 'range', 'percent', 'included');
  CREATE TYPE "public"."enum__price_groups_v_version_items_percent_meaning" AS ENUM('surcharge', 'discount', 'refund', 'fee', 'deposit');
  CREATE TYPE "public"."enum__price_groups_v_version_items_status" AS ENUM('standard', 'urgent');
  CREATE TYPE "public"."enum__price_groups_v_version_kind" AS ENUM('spots', 'packages', 'rental', 'addOns', 'terms');
  CREATE TYPE "public"."enum_pages_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_pages_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_ready_locales" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum__pages_v_version_header_theme" AS ENUM('light', 'dark');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__services_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_testimonials_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('client', 'translator', 'editor', 'admin');
  CREATE TYPE "public"."enum_site_settings_contacts_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_claims_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_site_settings_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum_site_settings_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_contacts_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_claims_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_countries" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__site_settings_v_version_call_to_action_link_type" AS ENUM('page', 'url', 'email', 'phone');
  CREATE TABLE "price_groups_items_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_price_groups_items_quantities_kind" NOT NULL,
  	"amount" numeric NOT NULL
  );
  
  CREATE TABLE "price_groups_items_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"note" varchar,
  	"usd_min" numeric,
  	"usd_max" numeric,
  	"gbp_min" numeric,
  	"gbp_max" numeric,
  	"eur_min" numeric,
  	"eur_max" numeric,
  	"percent_min" numeric,
  	"percent_max" numeric
  );
  
  CREATE TABLE "price_groups_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"unit" "enum_price_groups_items_unit" NOT NULL,
  	"is_from" boolean DEFAULT false,
  	"usd_min" numeric,
  	"usd_max" numeric,
  	"gbp_min" numeric,
  	"gbp_max" numeric,
  	"eur_min" numeric,
  	"eur_max" numeric,
  	"percent_min" numeric,
  	"percent_max" numeric,
  	"percent_meaning" "enum_price_groups_items_percent_meaning",
  	"minimum_hours" numeric,
  	"notice_hours" numeric,
  	"turnaround_min" numeric,
  	"turnaround_max" numeric,
  	"status" "enum_price_groups_items_status",
  	"source" varchar,
  	"is_disputed" boolean DEFAULT false
  );
  
  CREATE TABLE "price_groups_items_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "price_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" "enum_price_groups_kind" NOT NULL,
  	"position" numeric DEFAULT 0,
  	"updated_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "price_groups_locales" (
  	"title" varchar NOT NULL,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_price_groups_v_version_items_quantities" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__price_groups_v_version_items_quantities_kind" NOT NULL,
  	"amount" numeric NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_groups_v_version_items_readings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"note" varchar,
  	"usd_min" numeric,
  	"usd_max" numeric,
  	"gbp_min" numeric,
  	"gbp_max" numeric,
  	"eur_min" numeric,
  	"eur_max" numeric,
  	"percent_min" numeric,
  	"percent_max" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_groups_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"unit" "enum__price_groups_v_version_items_unit" NOT NULL,
  	"is_from" boolean DEFAULT false,
  	"usd_min" numeric,
  	"usd_max" numeric,
  	"gbp_min" numeric,
  	"gbp_max" numeric,
  	"eur_min" numeric,
  	"eur_max" numeric,
  	"percent_min" numeric,
  	"percent_max" numeric,
  	"percent_meaning" "enum__price_groups_v_version_items_percent_meaning",
  	"minimum_hours" numeric,
  	"notice_hours" numeric,
  	"turnaround_min" numeric,
  	"turnaround_max" numeric,
  	"status" "enum__price_groups_v_version_items_status",
  	"source" varchar,
  	"is_disputed" boolean DEFAULT false,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_price_groups_v_version_items_locales" (
  	"label" varchar,
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_price_groups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar NOT NULL,
  	"version_kind" "enum__price_groups_v_version_kind" NOT NULL,
  	"version_position" numeric DEFAULT 0,
  	"version_updated_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_price_groups_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"seo_image_id" integer,
  	"is_hidden_from_search" boolean DEFAULT false,
  	"slug" varchar,
  	"header_theme" "enum_pages_header_theme" DEFAULT 'light',
  	"service_id" integer,
  	"show_breadcrumbs" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_version_ready_locales" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_ready_locales",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_blocks" jsonb,
  	"version_seo_image_id" integer,
  	"version_is_hidden_from_search" boolean DEFAULT false,
  	"version_slug" varchar,
  	"version_header_theme" "enum__pages_v_version_header_theme" DEFAULT 'light',
  	"version_service_id" integer,
  	"version_show_breadcrumbs" boolean DEFAULT true,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"media_id" integer,
  	"price_group_id" integer,
  	"price_item" varchar,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "services_locales" (
  	"name" varchar,
  	"summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_page_id" integer,
  	"version_media_id" integer,
  	"version_price_group_id" integer,
  	"version_price_item" varchar,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__services_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_services_v_locales" (
  	"version_name" varchar,
  	"version_summary" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "testimonials_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_testimonials_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"is_sample" boolean DEFAULT false,
  	"seed_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"quote" varchar,
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v_version_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__testimonials_v_version_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_is_sample" boolean DEFAULT false,
  	"version_seed_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_quote" varchar,
  	"version_role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
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
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_page_id" integer,
  	"to_url" varchar,
  	"is_permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"price_groups_id" integer,
  	"services_id" integer,
  	"testimonials_id" integer,
  	"media_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_settings_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_badges_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"country" "enum_site_settings_contacts_country" NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_contacts_locales" (
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "site_settings_claims_countries" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_settings_claims_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_settings_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"is_disputed" boolean DEFAULT false,
  	"source" varchar
  );
  
  CREATE TABLE "site_settings_claims_locales" (
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
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
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"studio_name" varchar NOT NULL,
  	"founded_year" numeric NOT NULL,
  	"call_to_action_link_type" "enum_site_settings_call_to_action_link_type" DEFAULT 'page' NOT NULL,
  	"call_to_action_link_page_id" integer,
  	"call_to_action_link_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"mission" varchar NOT NULL,
  	"mission_uk" varchar,
  	"call_to_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_badges" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_badges_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" varchar NOT NULL,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum__site_settings_v_version_contacts_country" NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_contacts_locales" (
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_claims_countries" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_settings_v_version_claims_countries",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"is_disputed" boolean DEFAULT false,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v_version_claims_locales" (
  	"value" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_studio_name" varchar NOT NULL,
  	"version_founded_year" numeric NOT NULL,
  	"version_call_to_action_link_type" "enum__site_settings_v_version_call_to_action_link_type" DEFAULT 'page' NOT NULL,
  	"version_call_to_action_link_page_id" integer,
  	"version_call_to_action_link_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_mission" varchar NOT NULL,
  	"version_mission_uk" varchar,
  	"version_call_to_action_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "price_groups_items_quantities" ADD CONSTRAINT "price_groups_items_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_groups_items_readings" ADD CONSTRAINT "price_groups_items_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_groups_items" ADD CONSTRAINT "price_groups_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_groups_items_locales" ADD CONSTRAINT "price_groups_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_groups_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "price_groups" ADD CONSTRAINT "price_groups_updated_by_id_users_id_fk" FOREIGN KEY ("updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "price_groups_locales" ADD CONSTRAINT "price_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_groups_v_version_items_quantities" ADD CONSTRAINT "_price_groups_v_version_items_quantities_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_groups_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_groups_v_version_items_readings" ADD CONSTRAINT "_price_groups_v_version_items_readings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_groups_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_groups_v_version_items" ADD CONSTRAINT "_price_groups_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_groups_v_version_items_locales" ADD CONSTRAINT "_price_groups_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_groups_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_price_groups_v" ADD CONSTRAINT "_price_groups_v_parent_id_price_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."price_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_groups_v" ADD CONSTRAINT "_price_groups_v_version_updated_by_id_users_id_fk" FOREIGN KEY ("version_updated_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_price_groups_v_locales" ADD CONSTRAINT "_price_groups_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_price_groups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_ready_locales" ADD CONSTRAINT "pages_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_ready_locales" ADD CONSTRAINT "_pages_v_version_ready_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_service_id_services_id_fk" FOREIGN KEY ("version_service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services" ADD CONSTRAINT "services_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "services_locales" ADD CONSTRAINT "services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_parent_id_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_page_id_pages_id_fk" FOREIGN KEY ("version_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v" ADD CONSTRAINT "_services_v_version_price_group_id_price_groups_id_fk" FOREIGN KEY ("version_price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_services_v_locales" ADD CONSTRAINT "_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_countries" ADD CONSTRAINT "testimonials_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v_version_countries" ADD CONSTRAINT "_testimonials_v_version_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_price_groups_fk" FOREIGN KEY ("price_groups_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_badges" ADD CONSTRAINT "site_settings_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_badges_locales" ADD CONSTRAINT "site_settings_badges_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_badges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social" ADD CONSTRAINT "site_settings_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_contacts" ADD CONSTRAINT "site_settings_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_contacts_locales" ADD CONSTRAINT "site_settings_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims_countries" ADD CONSTRAINT "site_settings_claims_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_claims_locales" ADD CONSTRAINT "site_settings_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_countries" ADD CONSTRAINT "site_settings_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_navigation" ADD CONSTRAINT "site_settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_navigation_locales" ADD CONSTRAINT "site_settings_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_countries" ADD CONSTRAINT "site_settings_footer_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation" ADD CONSTRAINT "site_settings_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_footer_navigation_locales" ADD CONSTRAINT "site_settings_footer_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_badges" ADD CONSTRAINT "_site_settings_v_version_badges_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_badges_locales" ADD CONSTRAINT "_site_settings_v_version_badges_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_badges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social" ADD CONSTRAINT "_site_settings_v_version_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_contacts" ADD CONSTRAINT "_site_settings_v_version_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_contacts_locales" ADD CONSTRAINT "_site_settings_v_version_contacts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_contacts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims_countries" ADD CONSTRAINT "_site_settings_v_version_claims_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_claims_locales" ADD CONSTRAINT "_site_settings_v_version_claims_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_claims"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_countries" ADD CONSTRAINT "_site_settings_v_version_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation" ADD CONSTRAINT "_site_settings_v_version_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_navigation_locales" ADD CONSTRAINT "_site_settings_v_version_navigation_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation_countries" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_countries_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_settings_v_version_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_footer_navigation_locales" ADD CONSTRAINT "_site_settings_v_version_footer_navigation_locales_parent_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v_version_footer_navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("version_call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "price_groups_items_quantities_order_idx" ON "price_groups_items_quantities" USING btree ("_order");
  CREATE INDEX "price_groups_items_quantities_parent_id_idx" ON "price_groups_items_quantities" USING btree ("_parent_id");
  CREATE INDEX "price_groups_items_readings_order_idx" ON "price_groups_items_readings" USING btree ("_order");
  CREATE INDEX "price_groups_items_readings_parent_id_idx" ON "price_groups_items_readings" USING btree ("_parent_id");
  CREATE INDEX "price_groups_items_order_idx" ON "price_groups_items" USING btree ("_order");
  CREATE INDEX "price_groups_items_parent_id_idx" ON "price_groups_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "price_groups_items_locales_locale_parent_id_unique" ON "price_groups_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "price_groups_key_idx" ON "price_groups" USING btree ("key");
  CREATE INDEX "price_groups_updated_by_idx" ON "price_groups" USING btree ("updated_by_id");
  CREATE INDEX "price_groups_updated_at_idx" ON "price_groups" USING btree ("updated_at");
  CREATE INDEX "price_groups_created_at_idx" ON "price_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "price_groups_locales_locale_parent_id_unique" ON "price_groups_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_price_groups_v_version_items_quantities_order_idx" ON "_price_groups_v_version_items_quantities" USING btree ("_order");
  CREATE INDEX "_price_groups_v_version_items_quantities_parent_id_idx" ON "_price_groups_v_version_items_quantities" USING btree ("_parent_id");
  CREATE INDEX "_price_groups_v_version_items_readings_order_idx" ON "_price_groups_v_version_items_readings" USING btree ("_order");
  CREATE INDEX "_price_groups_v_version_items_readings_parent_id_idx" ON "_price_groups_v_version_items_readings" USING btree ("_parent_id");
  CREATE INDEX "_price_groups_v_version_items_order_idx" ON "_price_groups_v_version_items" USING btree ("_order");
  CREATE INDEX "_price_groups_v_version_items_parent_id_idx" ON "_price_groups_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_price_groups_v_version_items_locales_locale_parent_id_uniqu" ON "_price_groups_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_price_groups_v_parent_idx" ON "_price_groups_v" USING btree ("parent_id");
  CREATE INDEX "_price_groups_v_version_version_key_idx" ON "_price_groups_v" USING btree ("version_key");
  CREATE INDEX "_price_groups_v_version_version_updated_by_idx" ON "_price_groups_v" USING btree ("version_updated_by_id");
  CREATE INDEX "_price_groups_v_version_version_updated_at_idx" ON "_price_groups_v" USING btree ("version_updated_at");
  CREATE INDEX "_price_groups_v_version_version_created_at_idx" ON "_price_groups_v" USING btree ("version_created_at");
  CREATE INDEX "_price_groups_v_created_at_idx" ON "_price_groups_v" USING btree ("created_at");
  CREATE INDEX "_price_groups_v_updated_at_idx" ON "_price_groups_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_price_groups_v_locales_locale_parent_id_unique" ON "_price_groups_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_ready_locales_order_idx" ON "pages_ready_locales" USING btree ("order");
  CREATE INDEX "pages_ready_locales_parent_idx" ON "pages_ready_locales" USING btree ("parent_id");
  CREATE INDEX "pages_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_service_idx" ON "pages" USING btree ("service_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_version_ready_locales_order_idx" ON "_pages_v_version_ready_locales" USING btree ("order");
  CREATE INDEX "_pages_v_version_ready_locales_parent_idx" ON "_pages_v_version_ready_locales" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_service_idx" ON "_pages_v" USING btree ("version_service_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "services_page_idx" ON "services" USING btree ("page_id");
  CREATE INDEX "services_media_idx" ON "services" USING btree ("media_id");
  CREATE INDEX "services_price_group_idx" ON "services" USING btree ("price_group_id");
  CREATE UNIQUE INDEX "services_seed_key_idx" ON "services" USING btree ("seed_key");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE INDEX "services__status_idx" ON "services" USING btree ("_status");
  CREATE UNIQUE INDEX "services_locales_locale_parent_id_unique" ON "services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_services_v_parent_idx" ON "_services_v" USING btree ("parent_id");
  CREATE INDEX "_services_v_version_version_page_idx" ON "_services_v" USING btree ("version_page_id");
  CREATE INDEX "_services_v_version_version_media_idx" ON "_services_v" USING btree ("version_media_id");
  CREATE INDEX "_services_v_version_version_price_group_idx" ON "_services_v" USING btree ("version_price_group_id");
  CREATE INDEX "_services_v_version_version_seed_key_idx" ON "_services_v" USING btree ("version_seed_key");
  CREATE INDEX "_services_v_version_version_updated_at_idx" ON "_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_services_v_version_version_created_at_idx" ON "_services_v" USING btree ("version_created_at");
  CREATE INDEX "_services_v_version_version__status_idx" ON "_services_v" USING btree ("version__status");
  CREATE INDEX "_services_v_created_at_idx" ON "_services_v" USING btree ("created_at");
  CREATE INDEX "_services_v_updated_at_idx" ON "_services_v" USING btree ("updated_at");
  CREATE INDEX "_services_v_snapshot_idx" ON "_services_v" USING btree ("snapshot");
  CREATE INDEX "_services_v_published_locale_idx" ON "_services_v" USING btree ("published_locale");
  CREATE INDEX "_services_v_latest_idx" ON "_services_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_services_v_locales_locale_parent_id_unique" ON "_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "testimonials_countries_order_idx" ON "testimonials_countries" USING btree ("order");
  CREATE INDEX "testimonials_countries_parent_idx" ON "testimonials_countries" USING btree ("parent_id");
  CREATE INDEX "testimonials_countries_value_idx" ON "testimonials_countries" USING btree ("value");
  CREATE UNIQUE INDEX "testimonials_seed_key_idx" ON "testimonials" USING btree ("seed_key");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_version_countries_order_idx" ON "_testimonials_v_version_countries" USING btree ("order");
  CREATE INDEX "_testimonials_v_version_countries_parent_idx" ON "_testimonials_v_version_countries" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_countries_value_idx" ON "_testimonials_v_version_countries" USING btree ("value");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version_seed_key_idx" ON "_testimonials_v" USING btree ("version_seed_key");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "media_seed_key_idx" ON "media" USING btree ("seed_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_page_idx" ON "redirects" USING btree ("to_page_id");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_price_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("price_groups_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_settings_badges_order_idx" ON "site_settings_badges" USING btree ("_order");
  CREATE INDEX "site_settings_badges_parent_id_idx" ON "site_settings_badges" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_badges_locales_locale_parent_id_unique" ON "site_settings_badges_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_social_order_idx" ON "site_settings_social" USING btree ("_order");
  CREATE INDEX "site_settings_social_parent_id_idx" ON "site_settings_social" USING btree ("_parent_id");
  CREATE INDEX "site_settings_contacts_order_idx" ON "site_settings_contacts" USING btree ("_order");
  CREATE INDEX "site_settings_contacts_parent_id_idx" ON "site_settings_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_contacts_locales_locale_parent_id_unique" ON "site_settings_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_claims_countries_order_idx" ON "site_settings_claims_countries" USING btree ("order");
  CREATE INDEX "site_settings_claims_countries_parent_idx" ON "site_settings_claims_countries" USING btree ("parent_id");
  CREATE INDEX "site_settings_claims_order_idx" ON "site_settings_claims" USING btree ("_order");
  CREATE INDEX "site_settings_claims_parent_id_idx" ON "site_settings_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "site_settings_claims_locales_locale_parent_id_unique" ON "site_settings_claims_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "site_settings_call_to_action_link_call_to_action_link_pa_idx" ON "site_settings" USING btree ("call_to_action_link_page_id");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_badges_order_idx" ON "_site_settings_v_version_badges" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_badges_parent_id_idx" ON "_site_settings_v_version_badges" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_badges_locales_locale_parent_id_uni" ON "_site_settings_v_version_badges_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_social_order_idx" ON "_site_settings_v_version_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_parent_id_idx" ON "_site_settings_v_version_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_contacts_order_idx" ON "_site_settings_v_version_contacts" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_contacts_parent_id_idx" ON "_site_settings_v_version_contacts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_contacts_locales_locale_parent_id_u" ON "_site_settings_v_version_contacts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_version_claims_countries_order_idx" ON "_site_settings_v_version_claims_countries" USING btree ("order");
  CREATE INDEX "_site_settings_v_version_claims_countries_parent_idx" ON "_site_settings_v_version_claims_countries" USING btree ("parent_id");
  CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "_site_settings_v_version_claims" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "_site_settings_v_version_claims" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_site_settings_v_version_claims_locales_locale_parent_id_uni" ON "_site_settings_v_version_claims_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "_site_settings_v_version_call_to_action_link_version_cal_idx" ON "_site_settings_v" USING btree ("version_call_to_action_link_page_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "price_groups_items_quantities" CASCADE;
  DROP TABLE "price_groups_items_readings" CASCADE;
  DROP TABLE "price_groups_items" CASCADE;
  DROP TABLE "price_groups_items_locales" CASCADE;
  DROP TABLE "price_groups" CASCADE;
  DROP TABLE "price_groups_locales" CASCADE;
  DROP TABLE "_price_groups_v_version_items_quantities" CASCADE;
  DROP TABLE "_price_groups_v_version_items_readings" CASCADE;
  DROP TABLE "_price_groups_v_version_items" CASCADE;
  DROP TABLE "_price_groups_v_version_items_locales" CASCADE;
  DROP TABLE "_price_groups_v" CASCADE;
  DROP TABLE "_price_groups_v_locales" CASCADE;
  DROP TABLE "pages_ready_locales" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "_pages_v_version_ready_locales" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "services_locales" CASCADE;
  DROP TABLE "_services_v" CASCADE;
  DROP TABLE "_services_v_locales" CASCADE;
  DROP TABLE "testimonials_countries" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v_version_countries" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_settings_badges" CASCADE;
  DROP TABLE "site_settings_badges_locales" CASCADE;
  DROP TABLE "site_settings_social" CASCADE;
  DROP TABLE "site_settings_contacts" CASCADE;
  DROP TABLE "site_settings_contacts_locales" CASCADE;
  DROP TABLE "site_settings_claims_countries" CASCADE;
  DROP TABLE "site_settings_claims" CASCADE;
  DROP TABLE "site_settings_claims_locales" CASCADE;
  DROP TABLE "site_settings_navigation_countries" CASCADE;
  DROP TABLE "site_settings_navigation" CASCADE;
  DROP TABLE "site_settings_navigation_locales" CASCADE;
  DROP TABLE "site_settings_footer_navigation_countries" CASCADE;
  DROP TABLE "site_settings_footer_navigation" CASCADE;
  DROP TABLE "site_settings_footer_navigation_locales" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_badges" CASCADE;
  DROP TABLE "_site_settings_v_version_badges_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_social" CASCADE;
  DROP TABLE "_site_settings_v_version_contacts" CASCADE;
  DROP TABLE "_site_settings_v_version_contacts_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_claims_countries" CASCADE;
  DROP TABLE "_site_settings_v_version_claims" CASCADE;
  DROP TABLE "_site_settings_v_version_claims_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation_countries" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_navigation_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation_countries" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation" CASCADE;
  DROP TABLE "_site_settings_v_version_footer_navigation_locales" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_price_groups_items_quantities_kind";
  DROP TYPE "public"."enum_price_groups_items_unit";
  DROP TYPE "public"."enum_price_groups_items_percent_meaning";
  DROP TYPE "public"."enum_price_groups_items_status";
  DROP TYPE "public"."enum_price_groups_kind";
  DROP TYPE "public"."enum__price_groups_v_version_items_quantities_kind";
  DROP TYPE "public"."enum__price_groups_v_version_items_unit";
  DROP TYPE "public"."enum__price_groups_v_version_items_percent_meaning";
  DROP TYPE "public"."enum__price_groups_v_version_items_status";
  DROP TYPE "public"."enum__price_groups_v_version_kind";
  DROP TYPE "public"."enum_pages_ready_locales";
  DROP TYPE "public"."enum_pages_header_theme";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_ready_locales";
  DROP TYPE "public"."enum__pages_v_version_header_theme";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_services_status";
  DROP TYPE "public"."enum__services_v_version_status";
  DROP TYPE "public"."enum__services_v_published_locale";
  DROP TYPE "public"."enum_testimonials_countries";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_countries";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_site_settings_contacts_country";
  DROP TYPE "public"."enum_site_settings_claims_countries";
  DROP TYPE "public"."enum_site_settings_navigation_countries";
  DROP TYPE "public"."enum_site_settings_navigation_link_type";
  DROP TYPE "public"."enum_site_settings_footer_navigation_countries";
  DROP TYPE "public"."enum_site_settings_footer_navigation_link_type";
  DROP TYPE "public"."enum_site_settings_call_to_action_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_contacts_country";
  DROP TYPE "public"."enum__site_settings_v_version_claims_countries";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_countries";
  DROP TYPE "public"."enum__site_settings_v_version_navigation_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_countries";
  DROP TYPE "public"."enum__site_settings_v_version_footer_navigation_link_type";
  DROP TYPE "public"."enum__site_settings_v_version_call_to_action_link_type";`)
}
