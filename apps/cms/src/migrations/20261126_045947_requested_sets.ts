import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

/** The set that a message asks for, with its sender's own pictures. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "submissions_set_pictures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"file_id" integer NOT NULL
  );
  
  ALTER TABLE "submissions" ADD COLUMN "set" jsonb;
  ALTER TABLE "submissions_set_pictures" ADD CONSTRAINT "submissions_set_pictures_file_id_attachments_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "submissions_set_pictures" ADD CONSTRAINT "submissions_set_pictures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "submissions_set_pictures_order_idx" ON "submissions_set_pictures" USING btree ("_order");
  CREATE INDEX "submissions_set_pictures_parent_id_idx" ON "submissions_set_pictures" USING btree ("_parent_id");
  CREATE INDEX "submissions_set_pictures_file_idx" ON "submissions_set_pictures" USING btree ("file_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "submissions_set_pictures" CASCADE;
  ALTER TABLE "submissions" DROP COLUMN "set";`)
}
