import 'server-only'
import { sessionSchema } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { readOwn } from './own-client'

const sessionsSchema = z.array(sessionSchema)

export type Session = z.infer<typeof sessionSchema>

/** Cache policy: read anew each time. */
export function readSessions(token: string, locale: Locale): Promise<Session[] | null> {
  return readOwn({ path: '/sessions', token, locale, schema: sessionsSchema })
}
