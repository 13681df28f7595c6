import type { Locale } from '@studio/shared/locales'
import {
  PLAN_LINK_AGE,
  PREVIEW_AGE,
  signPreview,
  type PlanTicket,
  type PreviewCollection,
} from '@studio/shared/preview'
import { env, publishSecret } from '../../platform/env'

interface Previewed {
  collection: PreviewCollection
  id: number
  locale: Locale
  /** Id of the account that previews or shares the document. */
  by: number
}

/** A link with which people without an account can open this document for a day. */
export function shareLink(
  previewed: Previewed,
  now = Date.now(),
): { url: string; expires: number } {
  const expires = now + PREVIEW_AGE
  return { url: linkOf(previewed, { expires }), expires }
}

/**
 * The URL of the admin's preview frame; only the admin may frame it. It stays the same for hours,
 * because a new URL would reload the frame and lose the editor's scroll position.
 */
export function frameLink(previewed: Previewed, now = Date.now()): string {
  const half = PREVIEW_AGE / 2
  const expires = Math.floor(now / half) * half + PREVIEW_AGE
  return linkOf(previewed, { expires, admin: env.CMS_URL })
}

function linkOf(
  { collection, id, locale, by }: Previewed,
  limits: { expires: number; admin?: string },
): string {
  return openingLink(signPreview({ collection, id, by, ...limits }, publishSecret()), locale)
}

/** The link that opens the planned site for the caller, within a minute. */
export function planLink(
  { plan, by, locale }: Pick<PlanTicket, 'plan' | 'by'> & { locale: Locale },
  now = Date.now(),
): string {
  const ticket = { plan, by, isEntry: true, expires: now + PLAN_LINK_AGE } as const
  return openingLink(signPreview(ticket, publishSecret()), locale)
}

function openingLink(ticket: string, locale: Locale): string {
  return `${env.WEB_URL}/api/preview?${new URLSearchParams({ ticket, locale }).toString()}`
}
