import 'server-only'
import type { Account, portalSchema, sessionSchema } from '@studio/shared/api/account'
import * as accountCalls from '@studio/shared/api/account-calls'
import type { ApiCall } from '@studio/shared/contracts/call'
import type { AddressInput, CallAnswer } from '@studio/shared/api/call-url'
import type { Message } from '@studio/shared/api/conversation'
import * as conversationCalls from '@studio/shared/api/conversation'
import type { SecondFactor } from '@studio/shared/api/second-factor'
import * as secondFactorCalls from '@studio/shared/api/second-factor'
import type { Locale } from '@studio/shared/locales'
import { cache } from 'react'
import type { z } from 'zod'
import { readForOne } from './client'

/** Reads the account, once for each request. The answer is not cached beyond it. */
export const readAccount = cache((token: string, locale: Locale): Promise<Account | null> =>
  readOwn(accountCalls.readUser, { token, locale }),
)

export type Portal = z.infer<typeof portalSchema>

/** Cache policy: none. */
export function readPortal(token: string, locale: Locale): Promise<Portal | null> {
  return readOwn(accountCalls.readPortal, { token, locale })
}

/**
 * Cache policy: none.
 * @returns null if the message does not belong to the account
 */
export function readMessage(
  token: string,
  locale: Locale,
  reference: string,
): Promise<Message | null> {
  const parameters = { reference }
  return readOwn(conversationCalls.readMessage, { token, locale, parameters, absent: [401, 404] })
}

/** Cache policy: none. */
export function readSecondFactor(token: string, locale: Locale): Promise<SecondFactor | null> {
  return readOwn(secondFactorCalls.readSecondFactor, { token, locale })
}

export type Session = z.infer<typeof sessionSchema>

/** Cache policy: none. */
export function readSessions(token: string, locale: Locale): Promise<Session[] | null> {
  return readOwn(accountCalls.listSessions, { token, locale })
}

interface Own {
  token: string
  locale: Locale
  /** Statuses that mean that the requested data does not exist. */
  absent?: number[]
}

/**
 * Reads data of the account that is logged in.
 * @returns null if the session has ended, or if the answer has another status in `absent`
 */
export function readOwn<Call extends ApiCall>(
  call: Call,
  input: AddressInput<Call> & Own,
): Promise<CallAnswer<Call> | null> {
  const { token, locale, absent = [401] } = input
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': locale }
  const instead = Object.fromEntries(absent.map((status) => [status, null]))
  return readForOne<Call, null>(call, { ...input, headers, instead })
}
