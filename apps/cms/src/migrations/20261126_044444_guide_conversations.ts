import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** Questions go with their conversation, and a conversation with the inquiry that it was sent along with. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_guide_questions_outcome" AS ENUM('answered', 'unanswered');
  CREATE TYPE "public"."enum_guide_questions_by" AS ENUM('pages', 'model');
  CREATE TYPE "public"."enum_guide_questions_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_guide_questions_language" AS ENUM('en', 'ar', 'de');
  CREATE TYPE "public"."enum_guide_conversations_country" AS ENUM('us', 'uk', 'gr');
  CREATE TYPE "public"."enum_guide_conversations_language" AS ENUM('en', 'ar', 'de');
  CREATE TABLE "guide_questions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar,
  	"pages" varchar,
  	"outcome" "enum_guide_questions_outcome" NOT NULL,
  	"by" "enum_guide_questions_by" NOT NULL,
  	"country" "enum_guide_questions_country" NOT NULL,
  	"language" "enum_guide_questions_language" NOT NULL,
  	"conversation_id" integer NOT NULL,
  	"content" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guide_conversations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country" "enum_guide_conversations_country" NOT NULL,
  	"language" "enum_guide_conversations_language" NOT NULL,
  	"submission_id" integer,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "transcript" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guide_questions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guide_conversations_id" integer;
  ALTER TABLE "guide_questions" ADD CONSTRAINT "guide_questions_conversation_id_guide_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."guide_conversations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guide_conversations" ADD CONSTRAINT "guide_conversations_submission_id_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guide_questions_outcome_idx" ON "guide_questions" USING btree ("outcome");
  CREATE INDEX "guide_questions_conversation_idx" ON "guide_questions" USING btree ("conversation_id");
  CREATE INDEX "guide_questions_updated_at_idx" ON "guide_questions" USING btree ("updated_at");
  CREATE INDEX "guide_questions_created_at_idx" ON "guide_questions" USING btree ("created_at");
  CREATE INDEX "guide_conversations_submission_idx" ON "guide_conversations" USING btree ("submission_id");
  CREATE UNIQUE INDEX "guide_conversations_digest_idx" ON "guide_conversations" USING btree ("digest");
  CREATE INDEX "guide_conversations_updated_at_idx" ON "guide_conversations" USING btree ("updated_at");
  CREATE INDEX "guide_conversations_created_at_idx" ON "guide_conversations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_questions_fk" FOREIGN KEY ("guide_questions_id") REFERENCES "public"."guide_questions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guide_conversations_fk" FOREIGN KEY ("guide_conversations_id") REFERENCES "public"."guide_conversations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_guide_questions_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_questions_id");
  CREATE INDEX "payload_locked_documents_rels_guide_conversations_id_idx" ON "payload_locked_documents_rels" USING btree ("guide_conversations_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guide_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guide_conversations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guide_questions" CASCADE;
  DROP TABLE "guide_conversations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guide_questions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guide_conversations_fk";
  
  DROP INDEX "payload_locked_documents_rels_guide_questions_id_idx";
  DROP INDEX "payload_locked_documents_rels_guide_conversations_id_idx";
  ALTER TABLE "submissions" DROP COLUMN "transcript";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guide_questions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guide_conversations_id";
  DROP TYPE "public"."enum_guide_questions_outcome";
  DROP TYPE "public"."enum_guide_questions_by";
  DROP TYPE "public"."enum_guide_questions_country";
  DROP TYPE "public"."enum_guide_questions_language";
  DROP TYPE "public"."enum_guide_conversations_country";
  DROP TYPE "public"."enum_guide_conversations_language";`)
}
