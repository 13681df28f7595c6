import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "users" ADD COLUMN "company" varchar;
  ALTER TABLE "users" ADD COLUMN "locale" varchar;
  ALTER TABLE "users" ADD COLUMN "receives_updates" boolean;
  ALTER TABLE "users" ADD COLUMN "verified_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_adult_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_terms_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_company_authority_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "consents_updates_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sessions_id" integer;
  ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
  CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
  CREATE UNIQUE INDEX "sessions_token_digest_idx" ON "sessions" USING btree ("token_digest");
  CREATE INDEX "sessions_updated_at_idx" ON "sessions" USING btree ("updated_at");
  CREATE INDEX "sessions_created_at_idx" ON "sessions" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sessions_fk" FOREIGN KEY ("sessions_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("sessions_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sessions" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "sessions" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sessions_fk";
  
  DROP INDEX "payload_locked_documents_rels_sessions_id_idx";
  ALTER TABLE "users" DROP COLUMN "company";
  ALTER TABLE "users" DROP COLUMN "locale";
  ALTER TABLE "users" DROP COLUMN "receives_updates";
  ALTER TABLE "users" DROP COLUMN "verified_at";
  ALTER TABLE "users" DROP COLUMN "consents_adult_at";
  ALTER TABLE "users" DROP COLUMN "consents_terms_at";
  ALTER TABLE "users" DROP COLUMN "consents_company_authority_at";
  ALTER TABLE "users" DROP COLUMN "consents_updates_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sessions_id";`)
}
