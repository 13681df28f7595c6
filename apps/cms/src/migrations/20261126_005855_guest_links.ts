import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** A link goes with its deliverable, a visit with its link; what a guest wrote stays. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "guest_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"deliverable_id" integer NOT NULL,
  	"may_comment" boolean DEFAULT false,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"digest" varchar NOT NULL,
  	"passphrase_hash" varchar NOT NULL,
  	"passphrase_salt" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "guest_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link_id" integer NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "review_notes" ADD COLUMN "author_visit_id" integer;
  ALTER TABLE "review_replies" ADD COLUMN "author_visit_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guest_links_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "guest_visits_id" integer;
  ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "guest_visits" ADD CONSTRAINT "guest_visits_link_id_guest_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."guest_links"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "guest_links_deliverable_idx" ON "guest_links" USING btree ("deliverable_id");
  CREATE INDEX "guest_links_created_by_idx" ON "guest_links" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "guest_links_digest_idx" ON "guest_links" USING btree ("digest");
  CREATE INDEX "guest_links_updated_at_idx" ON "guest_links" USING btree ("updated_at");
  CREATE INDEX "guest_links_created_at_idx" ON "guest_links" USING btree ("created_at");
  CREATE INDEX "guest_visits_link_idx" ON "guest_visits" USING btree ("link_id");
  CREATE UNIQUE INDEX "guest_visits_digest_idx" ON "guest_visits" USING btree ("digest");
  CREATE INDEX "guest_visits_updated_at_idx" ON "guest_visits" USING btree ("updated_at");
  CREATE INDEX "guest_visits_created_at_idx" ON "guest_visits" USING btree ("created_at");
  ALTER TABLE "review_notes" ADD CONSTRAINT "review_notes_author_visit_id_guest_visits_id_fk" FOREIGN KEY ("author_visit_id") REFERENCES "public"."guest_visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_author_visit_id_guest_visits_id_fk" FOREIGN KEY ("author_visit_id") REFERENCES "public"."guest_visits"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guest_links_fk" FOREIGN KEY ("guest_links_id") REFERENCES "public"."guest_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_guest_visits_fk" FOREIGN KEY ("guest_visits_id") REFERENCES "public"."guest_visits"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "review_notes_author_visit_idx" ON "review_notes" USING btree ("author_visit_id");
  CREATE INDEX "review_replies_author_visit_idx" ON "review_replies" USING btree ("author_visit_id");
  CREATE INDEX "payload_locked_documents_rels_guest_links_id_idx" ON "payload_locked_documents_rels" USING btree ("guest_links_id");
  CREATE INDEX "payload_locked_documents_rels_guest_visits_id_idx" ON "payload_locked_documents_rels" USING btree ("guest_visits_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "guest_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "guest_visits" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "guest_links" CASCADE;
  DROP TABLE "guest_visits" CASCADE;
  ALTER TABLE "review_notes" DROP CONSTRAINT "review_notes_author_visit_id_guest_visits_id_fk";
  
  ALTER TABLE "review_replies" DROP CONSTRAINT "review_replies_author_visit_id_guest_visits_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guest_links_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_guest_visits_fk";
  
  DROP INDEX "review_notes_author_visit_idx";
  DROP INDEX "review_replies_author_visit_idx";
  DROP INDEX "payload_locked_documents_rels_guest_links_id_idx";
  DROP INDEX "payload_locked_documents_rels_guest_visits_id_idx";
  ALTER TABLE "review_notes" DROP COLUMN "author_visit_id";
  ALTER TABLE "review_replies" DROP COLUMN "author_visit_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guest_links_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "guest_visits_id";`)
}
