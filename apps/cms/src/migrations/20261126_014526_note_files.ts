import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * A file goes with its note, its reply and its deliverable. Of uploads it is noted what they become, and
 * when: until now a version said both.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "note_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"deliverable_id" integer NOT NULL,
  	"note_id" integer,
  	"reply_id" integer,
  	"uploaded_by_id" integer,
  	"file_name" varchar NOT NULL,
  	"mime_type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"upload" varchar NOT NULL,
  	"storage_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "note_files_id" integer;
  ALTER TABLE "note_files" ADD CONSTRAINT "note_files_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "note_files" ADD CONSTRAINT "note_files_note_id_review_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."review_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "note_files" ADD CONSTRAINT "note_files_reply_id_review_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."review_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "note_files" ADD CONSTRAINT "note_files_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "note_files_deliverable_idx" ON "note_files" USING btree ("deliverable_id");
  CREATE INDEX "note_files_note_idx" ON "note_files" USING btree ("note_id");
  CREATE INDEX "note_files_reply_idx" ON "note_files" USING btree ("reply_id");
  CREATE INDEX "note_files_uploaded_by_idx" ON "note_files" USING btree ("uploaded_by_id");
  CREATE UNIQUE INDEX "note_files_upload_idx" ON "note_files" USING btree ("upload");
  CREATE UNIQUE INDEX "note_files_storage_key_idx" ON "note_files" USING btree ("storage_key");
  CREATE INDEX "note_files_updated_at_idx" ON "note_files" USING btree ("updated_at");
  CREATE INDEX "note_files_created_at_idx" ON "note_files" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_note_files_fk" FOREIGN KEY ("note_files_id") REFERENCES "public"."note_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_note_files_id_idx" ON "payload_locked_documents_rels" USING btree ("note_files_id");

  ALTER TABLE "review_uploads" ADD COLUMN "purpose" text NOT NULL DEFAULT 'version';
  ALTER TABLE "review_uploads" ADD COLUMN "finished_at" timestamp(3) with time zone;
  UPDATE "review_uploads" SET "finished_at" = now() WHERE "version_id" IS NOT NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "review_uploads" WHERE "purpose" <> 'version';
  ALTER TABLE "review_uploads" DROP COLUMN "purpose";
  ALTER TABLE "review_uploads" DROP COLUMN "finished_at";
  ALTER TABLE "note_files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "note_files" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_note_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_note_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "note_files_id";`)
}
