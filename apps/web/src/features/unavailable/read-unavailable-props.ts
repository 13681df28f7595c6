import type { NextPageContext } from 'next'
import { publicPath } from '@studio/shared/paths'
import { messagesFor } from '@/i18n/messages'
import { requestLocale } from './request-locale'
import type { UnavailableProps } from './unavailable-page'

const RETRY_AFTER = 5

/** The error's own words stay on the server: a visitor gets ours, in the language of the address. */
export async function readUnavailableProps({
  req,
  res,
  err,
}: NextPageContext): Promise<UnavailableProps> {
  const isCmsAway = err?.name === 'CmsUnavailable' || err?.name === 'CmsBadAnswer'
  if (res) {
    if (isCmsAway) res.statusCode = 503
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Retry-After', String(RETRY_AFTER))
  }
  const locale = requestLocale(req?.url)
  const { unavailable } = await messagesFor(locale)
  return { words: unavailable, homeHref: publicPath(locale, ''), retrySeconds: RETRY_AFTER }
}
