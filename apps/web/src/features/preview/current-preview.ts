import 'server-only'
import { joinTickets, readTickets, type PreviewTicket } from '@studio/shared/preview'
import { PREVIEW_COOKIE } from '@studio/shared/cookies'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import { env } from '@/env'

/** In which a page is read as one person may see it. */
export interface Preview {
  /** The good ones, joined; empty when the time of all links is over. */
  token: string
  tickets: PreviewTicket[]
}

/**
 * The preview that is open in this browser; null for every visitor. Only draft mode, which opening a
 * link turns on, makes a page look at cookies: all others stay static.
 */
export const currentPreview = cache(async function currentPreview(): Promise<Preview | null> {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  const signed = readTickets((await cookies()).get(PREVIEW_COOKIE)?.value, env().PUBLISH_SECRET)
  return {
    token: joinTickets(signed.map(({ token }) => token)),
    tickets: signed.map(({ ticket }) => ticket),
  }
})
