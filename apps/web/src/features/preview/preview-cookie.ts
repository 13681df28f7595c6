import 'server-only'
import { env } from '@/env'
import { PREVIEW_COOKIE } from '@studio/shared/cookies'
import {
  isPlanTicket,
  joinTickets,
  MAX_PREVIEWS,
  PLAN_AGE,
  type PlanTicket,
  previewedDocument,
  type PreviewTicket,
  readTickets,
  signPreview,
  type SignedTicket,
} from '@studio/shared/preview'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'

/**
 * @returns the cookie's attributes. They are those of Next's draft-mode cookie, because the admin's
 * frame may be on another site
 */
function attributes() {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const sameSite = isDevelopment ? ('lax' as const) : ('none' as const)
  return { path: '/', httpOnly: true, sameSite, secure: !isDevelopment }
}

/** Turns draft mode on and adds the ticket to the open previews. */
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

/** Signs the ticket that a browser keeps in place of the link's ticket. */
export function signPlan({ plan, by }: PlanTicket): SignedTicket {
  const ticket = { plan, by, expires: Date.now() + PLAN_AGE }
  return { token: signPreview(ticket, env().PUBLISH_SECRET), ticket }
}

/** Shows the planned site at another time. The preview expires at the same moment as before. */
export async function movePlan(at: number): Promise<void> {
  const preview = await currentPreview()
  const [ticket] = preview?.tickets ?? []
  if (!ticket || !isPlanTicket(ticket)) return
  const moved = { ...ticket, plan: { ...ticket.plan, at } }
  await enterPreview({ token: signPreview(moved, env().PUBLISH_SECRET), ticket: moved })
}

export async function endPreview(): Promise<void> {
  const [mode, jar] = await Promise.all([draftMode(), cookies()])
  mode.disable()
  jar.set(PREVIEW_COOKIE, '', { ...attributes(), maxAge: 0 })
}

export interface Preview {
  /** The valid tickets, joined to one string. Empty when all have expired. */
  token: string
  tickets: PreviewTicket[]
}

/**
 * @returns the previews that are open in this browser, or null. Pages read cookies only in draft
 * mode, which the link of a preview turns on. All other pages stay static
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
