import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "security_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"kind" varchar NOT NULL,
  	"account" numeric,
  	"email" varchar,
  	"email_digest" varchar,
  	"actor" numeric,
  	"actor_email" varchar,
  	"address" varchar,
  	"device" varchar,
  	"details" varchar
  );
  
  CREATE INDEX "security_events_at_idx" ON "security_events" USING btree ("at");
  CREATE INDEX "security_events_kind_idx" ON "security_events" USING btree ("kind");
  CREATE INDEX "security_events_account_idx" ON "security_events" USING btree ("account");
  CREATE INDEX "security_events_email_idx" ON "security_events" USING btree ("email");
  CREATE INDEX "security_events_email_digest_idx" ON "security_events" USING btree ("email_digest");
  CREATE INDEX "security_events_address_idx" ON "security_events" USING btree ("address");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "security_events" CASCADE;`)
}
