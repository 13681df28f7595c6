import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** `work_list_mails` records the last day on which a person got the work list. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_work_list_languages" AS ENUM('en', 'ar', 'de');
  CREATE TABLE "users_work_list_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_work_list_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "users_work_list_languages" ADD CONSTRAINT "users_work_list_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_work_list_languages_order_idx" ON "users_work_list_languages" USING btree ("order");
  CREATE INDEX "users_work_list_languages_parent_idx" ON "users_work_list_languages" USING btree ("parent_id");
  CREATE TABLE work_list_mails (
    user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    mailed_on date NOT NULL
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE work_list_mails;
  DROP TABLE "users_work_list_languages" CASCADE;
  DROP TYPE "public"."enum_users_work_list_languages";`)
}
