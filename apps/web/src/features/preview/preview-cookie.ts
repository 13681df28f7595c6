import 'server-only'
import {
  MAX_PREVIEWS,
  joinTickets,
  previewedDocument,
  readTickets,
  type SignedTicket,
} from '@studio/shared/preview'
import { PREVIEW_COOKIE } from '@studio/shared/cookies'
import { cookies, draftMode } from 'next/headers'
import { env } from '@/env'

/** As Next keeps draft mode itself: the admin's frame may belong to another site. */
function attributes() {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const sameSite = isDevelopment ? ('lax' as const) : ('none' as const)
  return { path: '/', httpOnly: true, sameSite, secure: !isDevelopment }
}

/** From here on this browser's pages are made for it alone. What it previews already stays open. */
export async function enterPreview(opened: SignedTicket): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.enable()
  const document = previewedDocument(opened.ticket)
  const others = readTickets(jar.get(PREVIEW_COOKIE)?.value, env().PUBLISH_SECRET).filter(
    ({ ticket }) => previewedDocument(ticket) !== document,
  )
  const all = [opened, ...others].slice(0, MAX_PREVIEWS)
  const tokens = joinTickets(all.map(({ token }) => token))
  const expires = new Date(Math.max(...all.map(({ ticket }) => ticket.expires)))
  jar.set(PREVIEW_COOKIE, tokens, { ...attributes(), expires })
}

export async function endPreview(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.disable()
  jar.set(PREVIEW_COOKIE, '', { ...attributes(), maxAge: 0 })
}
