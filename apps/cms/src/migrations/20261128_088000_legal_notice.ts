import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "sign_offs" ADD COLUMN "terms_effective" varchar;
  ALTER TABLE "site_settings_contacts_locales" ADD COLUMN "vat_note" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_is_confirmed" boolean DEFAULT false;
  ALTER TABLE "site_settings" ADD COLUMN "legal_name" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_legal_form" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_street" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_postal_code" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_city" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_region" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_country" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_representative" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_email" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_phone" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_register" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_register_number" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_vat_id" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_responsible" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_representative_eu" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_representative_uk" varchar;
  ALTER TABLE "site_settings" ADD COLUMN "legal_notice_page_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "legal_accessibility_page_id" integer;
  ALTER TABLE "site_settings" ADD COLUMN "legal_terms_effective" timestamp(3) with time zone;
  ALTER TABLE "_site_settings_v_version_contacts_locales" ADD COLUMN "vat_note" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_is_confirmed" boolean DEFAULT false;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_name" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_legal_form" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_street" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_postal_code" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_city" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_region" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_country" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_representative" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_email" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_phone" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_register" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_register_number" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_vat_id" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_responsible" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_representative_eu" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_representative_uk" varchar;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_notice_page_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_accessibility_page_id" integer;
  ALTER TABLE "_site_settings_v" ADD COLUMN "version_legal_terms_effective" timestamp(3) with time zone;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_legal_notice_page_id_pages_id_fk" FOREIGN KEY ("legal_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_legal_accessibility_page_id_pages_id_fk" FOREIGN KEY ("legal_accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_legal_notice_page_id_pages_id_fk" FOREIGN KEY ("version_legal_notice_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_legal_accessibility_page_id_pages_id_fk" FOREIGN KEY ("version_legal_accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "site_settings_legal_legal_notice_page_idx" ON "site_settings" USING btree ("legal_notice_page_id");
  CREATE INDEX "site_settings_legal_legal_accessibility_page_idx" ON "site_settings" USING btree ("legal_accessibility_page_id");
  CREATE INDEX "_site_settings_v_version_legal_version_legal_notice_page_idx" ON "_site_settings_v" USING btree ("version_legal_notice_page_id");
  CREATE INDEX "_site_settings_v_version_legal_version_legal_accessibili_idx" ON "_site_settings_v" USING btree ("version_legal_accessibility_page_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_legal_notice_page_id_pages_id_fk";
  
  ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_legal_accessibility_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_legal_notice_page_id_pages_id_fk";
  
  ALTER TABLE "_site_settings_v" DROP CONSTRAINT "_site_settings_v_version_legal_accessibility_page_id_pages_id_fk";
  
  DROP INDEX "site_settings_legal_legal_notice_page_idx";
  DROP INDEX "site_settings_legal_legal_accessibility_page_idx";
  DROP INDEX "_site_settings_v_version_legal_version_legal_notice_page_idx";
  DROP INDEX "_site_settings_v_version_legal_version_legal_accessibili_idx";
  ALTER TABLE "sign_offs" DROP COLUMN "terms_effective";
  ALTER TABLE "site_settings_contacts_locales" DROP COLUMN "vat_note";
  ALTER TABLE "site_settings" DROP COLUMN "legal_is_confirmed";
  ALTER TABLE "site_settings" DROP COLUMN "legal_name";
  ALTER TABLE "site_settings" DROP COLUMN "legal_legal_form";
  ALTER TABLE "site_settings" DROP COLUMN "legal_street";
  ALTER TABLE "site_settings" DROP COLUMN "legal_postal_code";
  ALTER TABLE "site_settings" DROP COLUMN "legal_city";
  ALTER TABLE "site_settings" DROP COLUMN "legal_region";
  ALTER TABLE "site_settings" DROP COLUMN "legal_country";
  ALTER TABLE "site_settings" DROP COLUMN "legal_representative";
  ALTER TABLE "site_settings" DROP COLUMN "legal_email";
  ALTER TABLE "site_settings" DROP COLUMN "legal_phone";
  ALTER TABLE "site_settings" DROP COLUMN "legal_register";
  ALTER TABLE "site_settings" DROP COLUMN "legal_register_number";
  ALTER TABLE "site_settings" DROP COLUMN "legal_vat_id";
  ALTER TABLE "site_settings" DROP COLUMN "legal_responsible";
  ALTER TABLE "site_settings" DROP COLUMN "legal_representative_eu";
  ALTER TABLE "site_settings" DROP COLUMN "legal_representative_uk";
  ALTER TABLE "site_settings" DROP COLUMN "legal_notice_page_id";
  ALTER TABLE "site_settings" DROP COLUMN "legal_accessibility_page_id";
  ALTER TABLE "site_settings" DROP COLUMN "legal_terms_effective";
  ALTER TABLE "_site_settings_v_version_contacts_locales" DROP COLUMN "vat_note";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_is_confirmed";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_name";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_legal_form";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_street";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_postal_code";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_city";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_region";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_country";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_representative";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_email";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_phone";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_register";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_register_number";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_vat_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_responsible";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_representative_eu";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_representative_uk";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_notice_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_accessibility_page_id";
  ALTER TABLE "_site_settings_v" DROP COLUMN "version_legal_terms_effective";`)
}
