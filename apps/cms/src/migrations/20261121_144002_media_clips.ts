import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_stage" AS ENUM('board', 'animatic', 'previz', 'previz-wire', 'photomatic', 'hybrid', 'final', 'sphere');
  ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "av1_file_id" integer;
  ALTER TABLE "media" ADD COLUMN "duration" numeric;
  ALTER TABLE "media" ADD COLUMN "shot" varchar;
  ALTER TABLE "media" ADD COLUMN "stage" "enum_media_stage";
  ALTER TABLE "media" ADD COLUMN "category" varchar;
  ALTER TABLE "media" ADD COLUMN "dominant_color" varchar;
  ALTER TABLE "media_locales" ADD COLUMN "title" varchar;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_av1_file_id_media_id_fk" FOREIGN KEY ("av1_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_av1_file_idx" ON "media" USING btree ("av1_file_id");
  CREATE INDEX "media_shot_idx" ON "media" USING btree ("shot");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP CONSTRAINT "media_poster_id_media_id_fk";
  
  ALTER TABLE "media" DROP CONSTRAINT "media_av1_file_id_media_id_fk";
  
  DROP INDEX "media_poster_idx";
  DROP INDEX "media_av1_file_idx";
  DROP INDEX "media_shot_idx";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "av1_file_id";
  ALTER TABLE "media" DROP COLUMN "duration";
  ALTER TABLE "media" DROP COLUMN "shot";
  ALTER TABLE "media" DROP COLUMN "stage";
  ALTER TABLE "media" DROP COLUMN "category";
  ALTER TABLE "media" DROP COLUMN "dominant_color";
  ALTER TABLE "media_locales" DROP COLUMN "title";
  DROP TYPE "public"."enum_media_stage";`)
}
