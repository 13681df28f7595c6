import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Parts go with their whole, whichever way it is deleted; a membership with its account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_projects_members_role" AS ENUM('viewer', 'reviewer', 'clientAdmin');
  CREATE TYPE "public"."enum_projects_state" AS ENUM('planned', 'inProduction', 'inReview', 'delivered', 'closed');
  CREATE TYPE "public"."enum_deliverable_versions_kind" AS ENUM('video', 'image', 'pages', 'audio', 'file');
  CREATE TYPE "public"."enum_deliverable_versions_state" AS ENUM('waiting', 'processing', 'ready', 'failed');
  CREATE TYPE "public"."enum_deliverable_versions_failure" AS ENUM('unreadable', 'tooLong', 'tooLarge', 'noMedia', 'timedOut', 'noFfmpeg', 'internal');
  CREATE TYPE "public"."enum_review_notes_author_side" AS ENUM('client', 'studio', 'guest');
  CREATE TYPE "public"."enum_review_notes_carried_state" AS ENUM('unchecked', 'notFixed', 'fixed', 'gone');
  CREATE TYPE "public"."enum_review_replies_author_side" AS ENUM('client', 'studio', 'guest');
  CREATE TYPE "public"."enum_review_rounds_answers_verdict" AS ENUM('approved', 'approvedWithNotes', 'changes');
  CREATE TABLE "projects_members" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"email" varchar,
  	"role" "enum_projects_members_role" DEFAULT 'reviewer' NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"next_step" varchar,
  	"state" "enum_projects_state" DEFAULT 'planned' NOT NULL,
  	"next_date" timestamp(3) with time zone,
  	"contact_id" integer,
  	"may_upload" boolean DEFAULT false,
  	"paid_at" timestamp(3) with time zone,
  	"inquiry_id" integer,
  	"is_sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliverables" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"project_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliverable_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deliverable_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"kind" "enum_deliverable_versions_kind" NOT NULL,
  	"file_name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar,
  	"state" "enum_deliverable_versions_state" NOT NULL,
  	"progress" numeric DEFAULT 0 NOT NULL,
  	"failure" "enum_deliverable_versions_failure",
  	"uploaded_by_id" integer,
  	"facts" jsonb,
  	"milliseconds" numeric,
  	"browser_plays" boolean DEFAULT false,
  	"storage_key" varchar NOT NULL,
  	"proxy_key" varchar,
  	"poster_key" varchar,
  	"thumbnails" jsonb,
  	"strip_key" varchar,
  	"waveform_key" varchar,
  	"pages" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_id" integer NOT NULL,
  	"number" numeric NOT NULL,
  	"key" varchar,
  	"anchor" jsonb NOT NULL,
  	"text" varchar,
  	"drawing" jsonb,
  	"mentions" jsonb,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"author_side" "enum_review_notes_author_side" NOT NULL,
  	"edited_at" timestamp(3) with time zone,
  	"resolved_at" timestamp(3) with time zone,
  	"resolved_by_id" integer,
  	"origin_id" integer,
  	"carried_state" "enum_review_notes_carried_state",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"note_id" integer NOT NULL,
  	"key" varchar,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar NOT NULL,
  	"author_side" "enum_review_replies_author_side" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "review_rounds_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"verdict" "enum_review_rounds_answers_verdict" NOT NULL,
  	"comment" varchar,
  	"answered_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "review_rounds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_id" integer NOT NULL,
  	"due_on" timestamp(3) with time zone,
  	"opened_by_id" integer,
  	"closed_at" timestamp(3) with time zone,
  	"reminded_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_offs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"round_id" integer NOT NULL,
  	"version_id" integer NOT NULL,
  	"project" varchar NOT NULL,
  	"deliverable" varchar NOT NULL,
  	"version_number" numeric NOT NULL,
  	"file_name" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"sha256" varchar NOT NULL,
  	"account_id" integer,
  	"signed_by" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"terms_version" varchar,
  	"open_notes" numeric NOT NULL,
  	"resolved_notes" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "projects_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deliverables_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "deliverable_versions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_notes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "review_rounds_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_offs_id" integer;
  ALTER TABLE "projects_members" ADD CONSTRAINT "projects_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_members" ADD CONSTRAINT "projects_members_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_id_users_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_inquiry_id_submissions_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "deliverable_versions" ADD CONSTRAINT "deliverable_versions_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_version_id_deliverable_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."deliverable_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_origin_id_review_notes_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."review_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_note_id_review_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."review_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_rounds_answers" ADD CONSTRAINT "review_rounds_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds_answers" ADD CONSTRAINT "review_rounds_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds" ADD CONSTRAINT "review_rounds_version_id_deliverable_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."deliverable_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "review_rounds" ADD CONSTRAINT "review_rounds_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_round_id_review_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."review_rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_version_id_deliverable_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."deliverable_versions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sign_offs" ADD CONSTRAINT "sign_offs_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_members_order_idx" ON "projects_members" USING btree ("_order");
  CREATE INDEX "projects_members_parent_id_idx" ON "projects_members" USING btree ("_parent_id");
  CREATE INDEX "projects_members_user_idx" ON "projects_members" USING btree ("user_id");
  CREATE INDEX "projects_state_idx" ON "projects" USING btree ("state");
  CREATE INDEX "projects_next_date_idx" ON "projects" USING btree ("next_date");
  CREATE INDEX "projects_contact_idx" ON "projects" USING btree ("contact_id");
  CREATE INDEX "projects_inquiry_idx" ON "projects" USING btree ("inquiry_id");
  CREATE INDEX "projects_is_sample_idx" ON "projects" USING btree ("is_sample");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "deliverables_project_idx" ON "deliverables" USING btree ("project_id");
  CREATE INDEX "deliverables_updated_at_idx" ON "deliverables" USING btree ("updated_at");
  CREATE INDEX "deliverables_created_at_idx" ON "deliverables" USING btree ("created_at");
  CREATE INDEX "deliverable_versions_deliverable_idx" ON "deliverable_versions" USING btree ("deliverable_id");
  CREATE INDEX "deliverable_versions_state_idx" ON "deliverable_versions" USING btree ("state");
  CREATE INDEX "deliverable_versions_uploaded_by_idx" ON "deliverable_versions" USING btree ("uploaded_by_id");
  CREATE INDEX "deliverable_versions_updated_at_idx" ON "deliverable_versions" USING btree ("updated_at");
  CREATE INDEX "deliverable_versions_created_at_idx" ON "deliverable_versions" USING btree ("created_at");
  CREATE UNIQUE INDEX "deliverable_number_idx" ON "deliverable_versions" USING btree ("deliverable_id","number");
  CREATE INDEX "review_notes_version_idx" ON "review_notes" USING btree ("version_id");
  CREATE UNIQUE INDEX "review_notes_key_idx" ON "review_notes" USING btree ("key");
  CREATE INDEX "review_notes_author_idx" ON "review_notes" USING btree ("author_id");
  CREATE INDEX "review_notes_resolved_by_idx" ON "review_notes" USING btree ("resolved_by_id");
  CREATE INDEX "review_notes_origin_idx" ON "review_notes" USING btree ("origin_id");
  CREATE INDEX "review_notes_updated_at_idx" ON "review_notes" USING btree ("updated_at");
  CREATE INDEX "review_notes_created_at_idx" ON "review_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "version_number_idx" ON "review_notes" USING btree ("version_id","number");
  CREATE UNIQUE INDEX "version_origin_idx" ON "review_notes" USING btree ("version_id","origin_id");
  CREATE INDEX "review_replies_note_idx" ON "review_replies" USING btree ("note_id");
  CREATE UNIQUE INDEX "review_replies_key_idx" ON "review_replies" USING btree ("key");
  CREATE INDEX "review_replies_author_idx" ON "review_replies" USING btree ("author_id");
  CREATE INDEX "review_replies_updated_at_idx" ON "review_replies" USING btree ("updated_at");
  CREATE INDEX "review_replies_created_at_idx" ON "review_replies" USING btree ("created_at");
  CREATE INDEX "review_rounds_answers_order_idx" ON "review_rounds_answers" USING btree ("_order");
  CREATE INDEX "review_rounds_answers_parent_id_idx" ON "review_rounds_answers" USING btree ("_parent_id");
  CREATE INDEX "review_rounds_answers_user_idx" ON "review_rounds_answers" USING btree ("user_id");
  CREATE INDEX "review_rounds_version_idx" ON "review_rounds" USING btree ("version_id");
  CREATE INDEX "review_rounds_due_on_idx" ON "review_rounds" USING btree ("due_on");
  CREATE INDEX "review_rounds_opened_by_idx" ON "review_rounds" USING btree ("opened_by_id");
  CREATE INDEX "review_rounds_updated_at_idx" ON "review_rounds" USING btree ("updated_at");
  CREATE INDEX "review_rounds_created_at_idx" ON "review_rounds" USING btree ("created_at");
  CREATE UNIQUE INDEX "sign_offs_reference_idx" ON "sign_offs" USING btree ("reference");
  CREATE UNIQUE INDEX "sign_offs_round_idx" ON "sign_offs" USING btree ("round_id");
  CREATE INDEX "sign_offs_version_idx" ON "sign_offs" USING btree ("version_id");
  CREATE INDEX "sign_offs_account_idx" ON "sign_offs" USING btree ("account_id");
  CREATE INDEX "sign_offs_updated_at_idx" ON "sign_offs" USING btree ("updated_at");
  CREATE INDEX "sign_offs_created_at_idx" ON "sign_offs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliverables_fk" FOREIGN KEY ("deliverables_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliverable_versions_fk" FOREIGN KEY ("deliverable_versions_id") REFERENCES "public"."deliverable_versions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_notes_fk" FOREIGN KEY ("review_notes_id") REFERENCES "public"."review_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_replies_fk" FOREIGN KEY ("review_replies_id") REFERENCES "public"."review_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_review_rounds_fk" FOREIGN KEY ("review_rounds_id") REFERENCES "public"."review_rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_offs_fk" FOREIGN KEY ("sign_offs_id") REFERENCES "public"."sign_offs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_deliverables_id_idx" ON "payload_locked_documents_rels" USING btree ("deliverables_id");
  CREATE INDEX "payload_locked_documents_rels_deliverable_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("deliverable_versions_id");
  CREATE INDEX "payload_locked_documents_rels_review_notes_id_idx" ON "payload_locked_documents_rels" USING btree ("review_notes_id");
  CREATE INDEX "payload_locked_documents_rels_review_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("review_replies_id");
  CREATE INDEX "payload_locked_documents_rels_review_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("review_rounds_id");
  CREATE INDEX "payload_locked_documents_rels_sign_offs_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_offs_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects_members" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "projects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliverables" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "deliverable_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "review_rounds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_offs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "projects_members" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "deliverables" CASCADE;
  DROP TABLE "deliverable_versions" CASCADE;
  DROP TABLE "review_notes" CASCADE;
  DROP TABLE "review_replies" CASCADE;
  DROP TABLE "review_rounds_answers" CASCADE;
  DROP TABLE "review_rounds" CASCADE;
  DROP TABLE "sign_offs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_projects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deliverables_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deliverable_versions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_notes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_review_rounds_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_offs_fk";
  
  DROP INDEX "payload_locked_documents_rels_projects_id_idx";
  DROP INDEX "payload_locked_documents_rels_deliverables_id_idx";
  DROP INDEX "payload_locked_documents_rels_deliverable_versions_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_notes_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_review_rounds_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_offs_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "projects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deliverables_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "deliverable_versions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_notes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "review_rounds_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_offs_id";
  DROP TYPE "public"."enum_projects_members_role";
  DROP TYPE "public"."enum_projects_state";
  DROP TYPE "public"."enum_deliverable_versions_kind";
  DROP TYPE "public"."enum_deliverable_versions_state";
  DROP TYPE "public"."enum_deliverable_versions_failure";
  DROP TYPE "public"."enum_review_notes_author_side";
  DROP TYPE "public"."enum_review_notes_carried_state";
  DROP TYPE "public"."enum_review_replies_author_side";
  DROP TYPE "public"."enum_review_rounds_answers_verdict";`)
}
