import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_submissions_project_type" AS ENUM('animatics', 'virtualProduction', 'animation', 'storyboards', 'aiContent', 'customSolutions', 'studioRental', 'other');
  CREATE TYPE "public"."enum_submissions_kind" AS ENUM('contact', 'inquiry', 'application', 'virtualSet');
  CREATE TYPE "public"."enum_submissions_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_submissions_language" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_submissions_status" AS ENUM('new', 'answered', 'closed', 'spam');
  CREATE TYPE "public"."enum_subscribers_status" AS ENUM('pending', 'confirmed', 'ended');
  CREATE TYPE "public"."enum_subscribers_language" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_subscribers_country" AS ENUM('us', 'uk', 'gr');
  CREATE TABLE "sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"device" varchar,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"remember" boolean DEFAULT false NOT NULL,
  	"token_digest" varchar NOT NULL,
  	"admin_key_digest" varchar NOT NULL,
  	"admin_session" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"written_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "submissions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"email" varchar NOT NULL,
  	"phone" varchar,
  	"company" varchar,
  	"project_type" "enum_submissions_project_type",
  	"job_id" integer,
  	"portfolio" varchar,
  	"message" varchar,
  	"file_id" integer,
  	"reference" varchar NOT NULL,
  	"kind" "enum_submissions_kind" NOT NULL,
  	"country" "enum_submissions_country" NOT NULL,
  	"language" "enum_submissions_language" NOT NULL,
  	"page" varchar,
  	"account_id" integer,
  	"receives_updates" boolean,
  	"idempotency_key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"title" varchar,
  	"status" "enum_submissions_status" DEFAULT 'new' NOT NULL,
  	"assigned_to_id" integer,
  	"answered_at" timestamp(3) with time zone,
  	"keep_until" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "submissions_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"status" "enum_subscribers_status" DEFAULT 'pending' NOT NULL,
  	"language" "enum_subscribers_language" NOT NULL,
  	"country" "enum_subscribers_country",
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"wording" varchar,
  	"ended_at" timestamp(3) with time zone,
  	"confirm_token_hash" varchar,
  	"end_token" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"reply_to" varchar,
  	"template" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"data" jsonb NOT NULL,
  	"status" varchar DEFAULT 'waiting' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "users" ADD COLUMN "company" varchar;
  ALTER TABLE "users" ADD COLUMN "locale" varchar;
  ALTER TABLE "users" ADD COLUMN "receives_updates" boolean;
  ALTER TABLE "users" ADD COLUMN "verified_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_adult_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_terms_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_company_authority_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_updates_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "submissions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "subscribers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "attachments_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "mails_id" integer;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_notes" ADD CONSTRAINT "submissions_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_notes" ADD CONSTRAINT "submissions_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_file_id_attachments_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions" ADD CONSTRAINT "submissions_assigned_to_id_users_id_fk" FOREIGN KEY ("assigned_to_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "submissions_texts" ADD CONSTRAINT "submissions_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "sessions_token_digest_idx" ON "sessions" USING btree ("token_digest");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  CREATE INDEX "submissions_notes_order_idx" ON "submissions_notes" USING btree ("_order");
  CREATE INDEX "submissions_notes_parent_id_idx" ON "submissions_notes" USING btree ("_parent_id");
  CREATE INDEX "submissions_notes_author_idx" ON "submissions_notes" USING btree ("author_id");
  CREATE INDEX "submissions_email_idx" ON "submissions" USING btree ("email");
  CREATE INDEX "submissions_job_idx" ON "submissions" USING btree ("job_id");
  CREATE INDEX "submissions_file_idx" ON "submissions" USING btree ("file_id");
  CREATE UNIQUE INDEX "submissions_reference_idx" ON "submissions" USING btree ("reference");
  CREATE INDEX "submissions_kind_idx" ON "submissions" USING btree ("kind");
  CREATE INDEX "submissions_account_idx" ON "submissions" USING btree ("account_id");
  CREATE UNIQUE INDEX "submissions_idempotency_key_idx" ON "submissions" USING btree ("idempotency_key");
  CREATE INDEX "submissions_status_idx" ON "submissions" USING btree ("status");
  CREATE INDEX "submissions_assigned_to_idx" ON "submissions" USING btree ("assigned_to_id");
  CREATE INDEX "submissions_keep_until_idx" ON "submissions" USING btree ("keep_until");
  CREATE INDEX "submissions_updated_at_idx" ON "submissions" USING btree ("updated_at");
  CREATE INDEX "submissions_created_at_idx" ON "submissions" USING btree ("created_at");
  CREATE INDEX "submissions_texts_order_parent" ON "submissions_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "subscribers_status_idx" ON "subscribers" USING btree ("status");
  CREATE INDEX "subscribers_confirm_token_hash_idx" ON "subscribers" USING btree ("confirm_token_hash");
  CREATE UNIQUE INDEX "subscribers_end_token_idx" ON "subscribers" USING btree ("end_token");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to");
  CREATE INDEX "mails_status_idx" ON "mails" USING btree ("status");
  CREATE INDEX "mails_next_attempt_at_idx" ON "mails" USING btree ("next_attempt_at");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sessions_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_submissions_fk" FOREIGN KEY ("submissions_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("sessions_id");
  CREATE INDEX "payload_locked_documents_rels_submissions_id_idx" ON "payload_locked_documents_rels" USING btree ("submissions_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "submissions_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "attachments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "mails" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sessions" CASCADE;
  DROP TABLE "submissions_notes" CASCADE;
  DROP TABLE "submissions" CASCADE;
  DROP TABLE "submissions_texts" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "mails" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_submissions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_subscribers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_attachments_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_mails_fk";
  
  DROP INDEX "payload_locked_documents_rels_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_submissions_id_idx";
  DROP INDEX "payload_locked_documents_rels_subscribers_id_idx";
  DROP INDEX "payload_locked_documents_rels_attachments_id_idx";
  DROP INDEX "payload_locked_documents_rels_mails_id_idx";
  ALTER TABLE "users" DROP COLUMN "company";
  ALTER TABLE "users" DROP COLUMN "locale";
  ALTER TABLE "users" DROP COLUMN "receives_updates";
  ALTER TABLE "users" DROP COLUMN "verified_at";
  ALTER TABLE "users" DROP COLUMN "consents_adult_at";
  ALTER TABLE "users" DROP COLUMN "consents_terms_at";
  ALTER TABLE "users" DROP COLUMN "consents_company_authority_at";
  ALTER TABLE "users" DROP COLUMN "consents_updates_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "submissions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "subscribers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "attachments_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "mails_id";
  DROP TYPE "public"."enum_submissions_project_type";
  DROP TYPE "public"."enum_submissions_kind";
  DROP TYPE "public"."enum_submissions_country";
  DROP TYPE "public"."enum_submissions_language";
  DROP TYPE "public"."enum_submissions_status";
  DROP TYPE "public"."enum_subscribers_status";
  DROP TYPE "public"."enum_subscribers_language";
  DROP TYPE "public"."enum_subscribers_country";`)
}
