import 'server-only'
import {
  type Account,
  accountSchema,
  portalSchema,
  sessionSchema,
} from '@studio/shared/api/account'
import { type Message, messageSchema } from '@studio/shared/api/conversation'
import { type SecondFactor, secondFactorSchema } from '@studio/shared/api/second-factor'
import type { Locale } from '@studio/shared/locales'
import { cache } from 'react'
import { z } from 'zod'
import { readForOne } from './client'

/** Cache policy: once for each request. */
export const readAccount = cache((token: string, locale: Locale): Promise<Account | null> =>
  readOwn({ path: '/user', token, locale, schema: accountSchema }),
)

export type Portal = z.infer<typeof portalSchema>

/** Cache policy: none. */
export function readPortal(token: string, locale: Locale): Promise<Portal | null> {
  return readOwn({ path: '/portal', token, locale, schema: portalSchema })
}

/** Cache policy: none. Null if the message is not the account's. */
export function readMessage(
  token: string,
  locale: Locale,
  reference: string,
): Promise<Message | null> {
  const path = `/portal/messages/${encodeURIComponent(reference)}`
  return readOwn({ path, token, locale, schema: messageSchema, absent: [401, 404] })
}

/** Cache policy: none. */
export function readSecondFactor(token: string, locale: Locale): Promise<SecondFactor | null> {
  return readOwn({ path: '/second-factor', token, locale, schema: secondFactorSchema })
}

const sessionsSchema = z.array(sessionSchema)

export type Session = z.infer<typeof sessionSchema>

/** Cache policy: none. */
export function readSessions(token: string, locale: Locale): Promise<Session[] | null> {
  return readOwn({ path: '/sessions', token, locale, schema: sessionsSchema })
}

interface OwnRead<Schema extends z.ZodType> {
  /** Below `/api`. */
  path: string
  token: string
  locale: Locale
  schema: Schema
  absent?: number[]
}

/** Null if the session is invalid or has ended. */
export function readOwn<Schema extends z.ZodType>({
  path,
  token,
  locale,
  schema,
  absent = [401],
}: OwnRead<Schema>) {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale }
  return readForOne({ path: `/api${path}`, headers, schema, absent })
}
