import * as migration_20261121_102451_initial from './20261121_102451_initial'
import * as migration_20261121_110000_publishing from './20261121_110000_publishing'
import * as migration_20261121_144002_media_clips from './20261121_144002_media_clips'
import * as migration_20261121_194600_whole_site from './20261121_194600_whole_site'
import * as migration_20261121_194700_publish_menus from './20261121_194700_publish_menus'
import * as migration_20261121_235000_works_publishing from './20261121_235000_works_publishing'
import * as migration_20261122_000000_publish_studies from './20261122_000000_publish_studies'
import * as migration_20261122_010000_rate_limits from './20261122_010000_rate_limits'
import * as migration_20261122_030000_portal from './20261122_030000_portal'
import * as migration_20261122_030100_inbox_tables from './20261122_030100_inbox_tables'
import * as migration_20261122_040100_account_links from './20261122_040100_account_links'
import * as migration_20261124_220731_media_file_versions from './20261124_220731_media_file_versions'
import * as migration_20261125_020427_security_log from './20261125_020427_security_log'
import * as migration_20261125_020428_security_log_rules from './20261125_020428_security_log_rules'
import * as migration_20261125_020609_security_settings from './20261125_020609_security_settings'
import * as migration_20261125_020700_second_factors from './20261125_020700_second_factors'
import * as migration_20261125_020838_document_edits from './20261125_020838_document_edits'
import * as migration_20261125_020946_page_header_version from './20261125_020946_page_header_version'
import * as migration_20261125_021201_films_save_themselves from './20261125_021201_films_save_themselves'
import * as migration_20261125_021308_price_rows_without_amount from './20261125_021308_price_rows_without_amount'
import * as migration_20261125_023747_login_attempts from './20261125_023747_login_attempts'
import * as migration_20261125_070000_posts_public_from_their_day from './20261125_070000_posts_public_from_their_day'
import * as migration_20261125_180000_mails_through_the_queue from './20261125_180000_mails_through_the_queue'
import * as migration_20261125_180110_replies from './20261125_180110_replies'
import * as migration_20261125_202407_review from './20261125_202407_review'
import * as migration_20261125_202500_review_events from './20261125_202500_review_events'
import * as migration_20261125_203000_review_uploads from './20261125_203000_review_uploads'
import * as migration_20261126_005855_guest_links from './20261126_005855_guest_links'
import * as migration_20261126_011927_review_mail from './20261126_011927_review_mail'
import * as migration_20261126_013000_review_news from './20261126_013000_review_news'
import * as migration_20261126_014526_note_files from './20261126_014526_note_files'
import * as migration_20261126_030000_paid_projects from './20261126_030000_paid_projects'
import * as migration_20261126_043440_search_words from './20261126_043440_search_words'
import * as migration_20261126_044000_search from './20261126_044000_search'
import * as migration_20261126_044444_guide_conversations from './20261126_044444_guide_conversations'
import * as migration_20261126_045947_requested_sets from './20261126_045947_requested_sets'
import * as migration_20261126_220000_versions_from_clients from './20261126_220000_versions_from_clients'
import * as migration_20261126_230000_version_checks from './20261126_230000_version_checks'
import * as migration_20261127_072825_trash from './20261127_072825_trash'
import * as migration_20261127_073453_replaced_files from './20261127_073453_replaced_files'
import * as migration_20261127_080000_trash_rules from './20261127_080000_trash_rules'
import * as migration_20261127_113000_sessions_from_admin from './20261127_113000_sessions_from_admin'
import * as migration_20261127_113546_pages_of_price_lists from './20261127_113546_pages_of_price_lists'
import * as migration_20261127_113600_notes_for_the_studio from './20261127_113600_notes_for_the_studio'
import * as migration_20261127_113700_notes_for_the_studio_rules from './20261127_113700_notes_for_the_studio_rules'
import * as migration_20261127_114000_passages from './20261127_114000_passages'
import * as migration_20261127_114850_site_inquiries from './20261127_114850_site_inquiries'
import * as migration_20261127_120326_version_trash from './20261127_120326_version_trash'
import * as migration_20261127_120500_guest_links_to_one_version from './20261127_120500_guest_links_to_one_version'
import * as migration_20261127_121500_media_sound from './20261127_121500_media_sound'
import * as migration_20261128_010000_releases from './20261128_010000_releases'
import * as migration_20261128_020000_translations from './20261128_020000_translations'
import * as migration_20261128_021000_work_lists from './20261128_021000_work_lists'
import * as migration_20261128_030000_price_batches from './20261128_030000_price_batches'
import * as migration_20261128_040000_missed_paths from './20261128_040000_missed_paths'
import * as migration_20261128_040100_editor_texts from './20261128_040100_editor_texts'
import * as migration_20261128_060000_change_log from './20261128_060000_change_log'
import * as migration_20261128_070000_american_film_paths from './20261128_070000_american_film_paths'
import * as migration_20261128_085000_paid_deliverables from './20261128_085000_paid_deliverables'
import * as migration_20261128_087000_mail_threads from './20261128_087000_mail_threads'
import * as migration_20261128_088000_legal_notice from './20261128_088000_legal_notice'
import * as migration_20261128_089000_live_events from './20261128_089000_live_events'

export const migrations = [
  {
    up: migration_20261121_102451_initial.up,
    down: migration_20261121_102451_initial.down,
    name: '20261121_102451_initial',
  },
  {
    up: migration_20261121_110000_publishing.up,
    down: migration_20261121_110000_publishing.down,
    name: '20261121_110000_publishing',
  },
  {
    up: migration_20261121_144002_media_clips.up,
    down: migration_20261121_144002_media_clips.down,
    name: '20261121_144002_media_clips',
  },
  {
    up: migration_20261121_194600_whole_site.up,
    down: migration_20261121_194600_whole_site.down,
    name: '20261121_194600_whole_site',
  },
  {
    up: migration_20261121_194700_publish_menus.up,
    down: migration_20261121_194700_publish_menus.down,
    name: '20261121_194700_publish_menus',
  },
  {
    up: migration_20261121_235000_works_publishing.up,
    down: migration_20261121_235000_works_publishing.down,
    name: '20261121_235000_works_publishing',
  },
  {
    up: migration_20261122_000000_publish_studies.up,
    down: migration_20261122_000000_publish_studies.down,
    name: '20261122_000000_publish_studies',
  },
  {
    up: migration_20261122_010000_rate_limits.up,
    down: migration_20261122_010000_rate_limits.down,
    name: '20261122_010000_rate_limits',
  },
  {
    up: migration_20261122_030000_portal.up,
    down: migration_20261122_030000_portal.down,
    name: '20261122_030000_portal',
  },
  {
    up: migration_20261122_030100_inbox_tables.up,
    down: migration_20261122_030100_inbox_tables.down,
    name: '20261122_030100_inbox_tables',
  },
  {
    up: migration_20261122_040100_account_links.up,
    down: migration_20261122_040100_account_links.down,
    name: '20261122_040100_account_links',
  },
  {
    up: migration_20261124_220731_media_file_versions.up,
    down: migration_20261124_220731_media_file_versions.down,
    name: '20261124_220731_media_file_versions',
  },
  {
    up: migration_20261125_020427_security_log.up,
    down: migration_20261125_020427_security_log.down,
    name: '20261125_020427_security_log',
  },
  {
    up: migration_20261125_020428_security_log_rules.up,
    down: migration_20261125_020428_security_log_rules.down,
    name: '20261125_020428_security_log_rules',
  },
  {
    up: migration_20261125_020609_security_settings.up,
    down: migration_20261125_020609_security_settings.down,
    name: '20261125_020609_security_settings',
  },
  {
    up: migration_20261125_020700_second_factors.up,
    down: migration_20261125_020700_second_factors.down,
    name: '20261125_020700_second_factors',
  },
  {
    up: migration_20261125_020838_document_edits.up,
    down: migration_20261125_020838_document_edits.down,
    name: '20261125_020838_document_edits',
  },
  {
    up: migration_20261125_020946_page_header_version.up,
    down: migration_20261125_020946_page_header_version.down,
    name: '20261125_020946_page_header_version',
  },
  {
    up: migration_20261125_021201_films_save_themselves.up,
    down: migration_20261125_021201_films_save_themselves.down,
    name: '20261125_021201_films_save_themselves',
  },
  {
    up: migration_20261125_021308_price_rows_without_amount.up,
    down: migration_20261125_021308_price_rows_without_amount.down,
    name: '20261125_021308_price_rows_without_amount',
  },
  {
    up: migration_20261125_023747_login_attempts.up,
    down: migration_20261125_023747_login_attempts.down,
    name: '20261125_023747_login_attempts',
  },
  {
    up: migration_20261125_070000_posts_public_from_their_day.up,
    down: migration_20261125_070000_posts_public_from_their_day.down,
    name: '20261125_070000_posts_public_from_their_day',
  },
  {
    up: migration_20261125_180000_mails_through_the_queue.up,
    down: migration_20261125_180000_mails_through_the_queue.down,
    name: '20261125_180000_mails_through_the_queue',
  },
  {
    up: migration_20261125_180110_replies.up,
    down: migration_20261125_180110_replies.down,
    name: '20261125_180110_replies',
  },
  {
    up: migration_20261125_202407_review.up,
    down: migration_20261125_202407_review.down,
    name: '20261125_202407_review',
  },
  {
    up: migration_20261125_202500_review_events.up,
    down: migration_20261125_202500_review_events.down,
    name: '20261125_202500_review_events',
  },
  {
    up: migration_20261125_203000_review_uploads.up,
    down: migration_20261125_203000_review_uploads.down,
    name: '20261125_203000_review_uploads',
  },
  {
    up: migration_20261126_005855_guest_links.up,
    down: migration_20261126_005855_guest_links.down,
    name: '20261126_005855_guest_links',
  },
  {
    up: migration_20261126_011927_review_mail.up,
    down: migration_20261126_011927_review_mail.down,
    name: '20261126_011927_review_mail',
  },
  {
    up: migration_20261126_013000_review_news.up,
    down: migration_20261126_013000_review_news.down,
    name: '20261126_013000_review_news',
  },
  {
    up: migration_20261126_014526_note_files.up,
    down: migration_20261126_014526_note_files.down,
    name: '20261126_014526_note_files',
  },
  {
    up: migration_20261126_030000_paid_projects.up,
    down: migration_20261126_030000_paid_projects.down,
    name: '20261126_030000_paid_projects',
  },
  {
    up: migration_20261126_043440_search_words.up,
    down: migration_20261126_043440_search_words.down,
    name: '20261126_043440_search_words',
  },
  {
    up: migration_20261126_044000_search.up,
    down: migration_20261126_044000_search.down,
    name: '20261126_044000_search',
  },
  {
    up: migration_20261126_044444_guide_conversations.up,
    down: migration_20261126_044444_guide_conversations.down,
    name: '20261126_044444_guide_conversations',
  },
  {
    up: migration_20261126_045947_requested_sets.up,
    down: migration_20261126_045947_requested_sets.down,
    name: '20261126_045947_requested_sets',
  },
  {
    up: migration_20261126_220000_versions_from_clients.up,
    down: migration_20261126_220000_versions_from_clients.down,
    name: '20261126_220000_versions_from_clients',
  },
  {
    up: migration_20261126_230000_version_checks.up,
    down: migration_20261126_230000_version_checks.down,
    name: '20261126_230000_version_checks',
  },
  {
    up: migration_20261127_072825_trash.up,
    down: migration_20261127_072825_trash.down,
    name: '20261127_072825_trash',
  },
  {
    up: migration_20261127_073453_replaced_files.up,
    down: migration_20261127_073453_replaced_files.down,
    name: '20261127_073453_replaced_files',
  },
  {
    up: migration_20261127_080000_trash_rules.up,
    down: migration_20261127_080000_trash_rules.down,
    name: '20261127_080000_trash_rules',
  },
  {
    up: migration_20261127_113000_sessions_from_admin.up,
    down: migration_20261127_113000_sessions_from_admin.down,
    name: '20261127_113000_sessions_from_admin',
  },
  {
    up: migration_20261127_113546_pages_of_price_lists.up,
    down: migration_20261127_113546_pages_of_price_lists.down,
    name: '20261127_113546_pages_of_price_lists',
  },
  {
    up: migration_20261127_113600_notes_for_the_studio.up,
    down: migration_20261127_113600_notes_for_the_studio.down,
    name: '20261127_113600_notes_for_the_studio',
  },
  {
    up: migration_20261127_113700_notes_for_the_studio_rules.up,
    down: migration_20261127_113700_notes_for_the_studio_rules.down,
    name: '20261127_113700_notes_for_the_studio_rules',
  },
  {
    up: migration_20261127_114000_passages.up,
    down: migration_20261127_114000_passages.down,
    name: '20261127_114000_passages',
  },
  {
    up: migration_20261127_114850_site_inquiries.up,
    down: migration_20261127_114850_site_inquiries.down,
    name: '20261127_114850_site_inquiries',
  },
  {
    up: migration_20261127_120326_version_trash.up,
    down: migration_20261127_120326_version_trash.down,
    name: '20261127_120326_version_trash',
  },
  {
    up: migration_20261127_120500_guest_links_to_one_version.up,
    down: migration_20261127_120500_guest_links_to_one_version.down,
    name: '20261127_120500_guest_links_to_one_version',
  },
  {
    up: migration_20261127_121500_media_sound.up,
    down: migration_20261127_121500_media_sound.down,
    name: '20261127_121500_media_sound',
  },
  {
    up: migration_20261128_010000_releases.up,
    down: migration_20261128_010000_releases.down,
    name: '20261128_010000_releases',
  },
  {
    up: migration_20261128_020000_translations.up,
    down: migration_20261128_020000_translations.down,
    name: '20261128_020000_translations',
  },
  {
    up: migration_20261128_021000_work_lists.up,
    down: migration_20261128_021000_work_lists.down,
    name: '20261128_021000_work_lists',
  },
  {
    up: migration_20261128_030000_price_batches.up,
    down: migration_20261128_030000_price_batches.down,
    name: '20261128_030000_price_batches',
  },
  {
    up: migration_20261128_040000_missed_paths.up,
    down: migration_20261128_040000_missed_paths.down,
    name: '20261128_040000_missed_paths',
  },
  {
    up: migration_20261128_040100_editor_texts.up,
    down: migration_20261128_040100_editor_texts.down,
    name: '20261128_040100_editor_texts',
  },
  {
    up: migration_20261128_060000_change_log.up,
    down: migration_20261128_060000_change_log.down,
    name: '20261128_060000_change_log',
  },
  {
    up: migration_20261128_070000_american_film_paths.up,
    down: migration_20261128_070000_american_film_paths.down,
    name: '20261128_070000_american_film_paths',
  },
  {
    up: migration_20261128_085000_paid_deliverables.up,
    down: migration_20261128_085000_paid_deliverables.down,
    name: '20261128_085000_paid_deliverables',
  },
  {
    up: migration_20261128_087000_mail_threads.up,
    down: migration_20261128_087000_mail_threads.down,
    name: '20261128_087000_mail_threads',
  },
  {
    up: migration_20261128_088000_legal_notice.up,
    down: migration_20261128_088000_legal_notice.down,
    name: '20261128_088000_legal_notice',
  },
  {
    up: migration_20261128_089000_live_events.up,
    down: migration_20261128_089000_live_events.down,
    name: '20261128_089000_live_events',
  },
]
