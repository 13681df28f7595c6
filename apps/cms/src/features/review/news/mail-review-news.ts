import { toLocale, type Locale } from '@studio/shared/locales'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import type { Pool, PoolClient } from 'pg'
import { siteAddress } from '../../accounts/site-address'
import { inTransaction } from '../../../platform/database/in-transaction'
import { oneLine } from '../../../platform/mail/fill'
import { projectThread } from '../../../platform/mail/threads'
import { insertMail } from '../../../platform/mail/insert-mail'
import { newsOfRows, shorten } from './news-of-rows'
import { findDueReaders, type Reader } from './due-readers'
import { takeNews, type News } from './take-news'
import { unsubscribeLinks } from './unsubscribe-link'

/**
 * Mails news of review rooms. A reader's news are deleted in the transaction that queues the mail,
 * so that no news are lost or repeated after a crash.
 *
 * @returns the number of queued mails
 */
export async function mailReviewNews(pool: Pool, now = new Date()): Promise<number> {
  let mails = 0
  const failures: unknown[] = []
  for (const { id } of await findDueReaders(pool, now)) {
    try {
      if (await inTransaction(pool, (client) => writeTo(client, id, now))) mails += 1
    } catch (error) {
      failures.push(error)
    }
  }
  // A failed mail does not delay the others. At the end the job fails as a whole and is retried.
  if (failures.length > 0) throw new AggregateError(failures, 'Some news could not be mailed.')
  return mails
}

async function writeTo(client: PoolClient, readerId: number, now: Date): Promise<boolean> {
  // The reader is locked, so that a second worker finds no news and the setting cannot change.
  await client.query('SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE', [readerId])
  const [reader] = await findDueReaders(client, now, readerId)
  if (!reader) return false
  const news = await takeNews(client, readerId)
  if (news.length === 0) return false
  const locale = toLocale(reader.locale)
  await insertMail(client, {
    to: reader.email,
    template: 'reviewNews',
    locale,
    thread: threadOf(news),
    data: dataOf(reader, news, locale),
  })
  return true
}

/** News about several projects belong to no thread, because their subject is another each time. */
function threadOf(news: readonly News[]): string | undefined {
  const [project, ...others] = new Set(news.map(({ projectId }) => projectId))
  return project === undefined || others.length > 0 ? undefined : projectThread(project)
}

function dataOf(reader: Reader, news: readonly News[], locale: Locale) {
  return {
    name: reader.name,
    projects: projectsIn(news, locale),
    news: JSON.stringify(newsOfRows(news, locale)),
    settingsLink: siteAddress(locale, ACCOUNT_PATHS.settings),
    ...unsubscribeLinks(reader, locale),
  }
}

/** The maximum number of characters for the names of projects in a subject. */
const MAX_NAMES = 60

function projectsIn(news: readonly News[], locale: Locale): string {
  const titles = [...new Set(news.map(({ project }) => oneLine(project)))]
  return shorten(new Intl.ListFormat(locale).format(titles), MAX_NAMES)
}
