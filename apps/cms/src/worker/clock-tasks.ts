import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { purgeExpiredAccess } from '../features/accounts/purge-expired-access'
import { CHANGE_LOG_DAYS } from '../editor/log/logged'
import { purgeOldChanges } from '../editor/log/upkeep'
import { env } from '../platform/env'
import { ATTACHMENTS_DIR } from '../platform/uploads/folders'
import { purgeReplacedFiles } from '../editor/media/replaced-files/replaced-files'
import { purgeConversations } from '../features/guide/purge-conversations'
import { purgeExpiredMessages } from '../features/inbox/purge-expired-messages'
import { addMissingMailJobs } from '../platform/mail/mail-jobs'
import { purgeMissedPaths } from '../editor/desk/missed-paths'
import { announceDuePosts, nextDueMoment } from '../delivery/due'
import { purgePublishEvents } from '../delivery/outbox'
import { purgeEvents } from '../features/review/events/purge-events'
import { purgeGuestLinks } from '../features/review/guests/purge-guest-links'
import { mailReviewNews } from '../features/review/news/mail-review-news'
import { remindMembers } from '../features/review/rounds/remind-members'
import { purgeVersionFiles } from '../features/review/versions/purge-files'
import { purgeUploads } from '../features/review/versions/uploads/purge-uploads'
import { failAbandonedVersions } from '../features/review/versions/version-jobs'
import { purgeMisses } from '../features/search/misses'
import { purgeOldEvents } from '../platform/security-log/upkeep'
import { privateStorage, UPLOADS_DIR } from '../platform/storage/private-storage'
import { mailWorkLists } from '../editor/languages/mail-work-lists'
import { purgeTrash } from '../editor/trash/purge-trash'
import { log } from './log'

/** The schedule of the tasks below. They also run when the worker starts. */
export const CRONTAB = `
  * * * * * announce_due_posts
  * * * * * add_missing_mail_jobs
  * * * * * fail_abandoned_versions
  * * * * * mail_review_news
  0 * * * * purge_expired
  20 * * * * purge_review_events
  10 * * * * remind_members
  15 * * * * mail_work_lists
  30 * * * * purge_uploads
`

/** Scheduled tasks. Each can run twice without harm. */
export function clockTasks(pool: Pool) {
  return {
    /**
     * Publishes due posts. If the next post is due within two minutes, it gets a job at its exact
     * second.
     */
    announce_due_posts: async (_, { addJob }) => {
      const runAt = await nextDueMoment(pool)
      const appeared = await announceDuePosts(pool)
      if (appeared > 0) log.info(`Posts whose day has come: ${appeared}`)
      if (runAt) await addJob('announce_due_posts', {}, { runAt, jobKey: 'next_due_posts' })
    },
    remind_members: async () => {
      const mails = await remindMembers(pool)
      if (mails > 0) log.info(`Reminders of review rounds: ${mails}`)
    },
    mail_review_news: async () => {
      const mails = await mailReviewNews(pool)
      if (mails > 0) log.info(`Mails about notes and versions: ${mails}`)
    },
    mail_work_lists: async () => {
      const mails = await mailWorkLists(pool)
      if (mails > 0) log.info(`Work lists for translators: ${mails}`)
    },
    purge_review_events: async () => {
      await purgeEvents(pool)
    },
    add_missing_mail_jobs: () => addMissingMailJobs(pool),
    fail_abandoned_versions: () => failAbandonedVersions(pool),
    purge_uploads: async () => {
      const removed =
        (await purgeUploads(pool, UPLOADS_DIR)) + (await purgeVersionFiles(pool, privateStorage))
      if (removed > 0) log.info(`Removed uploads that were not needed any more: ${removed}`)
    },
    purge_expired: async () => {
      const deleted =
        (await purgeExpiredMessages(pool, ATTACHMENTS_DIR)) +
        (await purgeExpiredAccess(pool)) +
        (await purgeConversations(pool)) +
        (await purgeGuestLinks(pool)) +
        (await purgeMisses(pool)) +
        (await purgeMissedPaths(pool)) +
        (await purgeTrash(pool)) +
        (await purgeReplacedFiles(pool, 'media')) +
        (await purgeReplacedFiles(pool, 'downloads')) +
        (await purgeOldChanges(pool, CHANGE_LOG_DAYS)) +
        (await purgePublishEvents(pool)) +
        (await purgeOldEvents(pool, env.SECURITY_LOG_DAYS))
      if (deleted > 0) log.info(`Deleted what may not be kept any longer: ${deleted} records`)
    },
  } satisfies TaskList
}
