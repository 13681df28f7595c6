import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_layout" AS ENUM('default', 'topBar', 'bare');
  CREATE TYPE "public"."enum__pages_v_version_layout" AS ENUM('default', 'topBar', 'bare');
  CREATE TYPE "public"."enum_menus_version" AS ENUM('mega', 'dropdowns');
  CREATE TYPE "public"."enum_menus_call_to_action_link_type" AS ENUM('page', 'path', 'url', 'email', 'phone');
  CREATE TYPE "public"."enum__menus_v_version_version" AS ENUM('mega', 'dropdowns');
  CREATE TYPE "public"."enum__menus_v_version_call_to_action_link_type" AS ENUM('page', 'path', 'url', 'email', 'phone');
  CREATE TABLE "menus" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" "enum_menus_version" DEFAULT 'mega' NOT NULL,
  	"mega_items" jsonb,
  	"dropdown_items" jsonb,
  	"call_to_action_link_type" "enum_menus_call_to_action_link_type" DEFAULT 'page' NOT NULL,
  	"call_to_action_link_page_id" integer,
  	"call_to_action_link_path" varchar,
  	"call_to_action_link_url" varchar,
  	"call_to_action_link_anchor" varchar,
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
  	"version_call_to_action_link_anchor" varchar,
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
  ALTER TABLE "menus" ADD CONSTRAINT "menus_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "menus_locales" ADD CONSTRAINT "menus_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menus"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_menus_v" ADD CONSTRAINT "_menus_v_version_call_to_action_link_page_id_pages_id_fk" FOREIGN KEY ("version_call_to_action_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_menus_v_locales" ADD CONSTRAINT "_menus_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_menus_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menus_call_to_action_link_call_to_action_link_page_idx" ON "menus" USING btree ("call_to_action_link_page_id");
  CREATE UNIQUE INDEX "menus_locales_locale_parent_id_unique" ON "menus_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_menus_v_version_call_to_action_link_version_call_to_act_idx" ON "_menus_v" USING btree ("version_call_to_action_link_page_id");
  CREATE INDEX "_menus_v_created_at_idx" ON "_menus_v" USING btree ("created_at");
  CREATE INDEX "_menus_v_updated_at_idx" ON "_menus_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_menus_v_locales_locale_parent_id_unique" ON "_menus_v_locales" USING btree ("_locale","_parent_id");
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
  
  ALTER TABLE "menus" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "menus_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_menus_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "menus" CASCADE;
  DROP TABLE "menus_locales" CASCADE;
  DROP TABLE "_menus_v" CASCADE;
  DROP TABLE "_menus_v_locales" CASCADE;
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
  DROP TYPE "public"."enum_pages_layout";
  DROP TYPE "public"."enum__pages_v_version_layout";
  DROP TYPE "public"."enum_menus_version";
  DROP TYPE "public"."enum_menus_call_to_action_link_type";
  DROP TYPE "public"."enum__menus_v_version_version";
  DROP TYPE "public"."enum__menus_v_version_call_to_action_link_type";`)
}
