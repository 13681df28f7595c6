import 'server-only'
import { readAccount } from '@/cms/read-account'
import type { Address } from '@/lib/address'
import type { Account } from '@studio/shared/api/account'
import { publicPath } from '@studio/shared/paths'
import { redirect } from 'next/navigation'
import { loginPath } from '../return-path'
import { sessionToken } from './session-token'

export interface Member {
  account: Account
  token: string
}

/** @returns the visitor's account, or null without a session or after it has ended */
async function findMember({ locale }: Address): Promise<Member | null> {
  const token = await sessionToken()
  const account = token ? await readAccount(token, locale) : null
  return token && account ? { account, token } : null
}

/**
 * The guard “auth”. It redirects visitors without a session to the login, which returns to this
 * page.
 */
export async function requireMember(address: Address): Promise<Member> {
  return (await findMember(address)) ?? redirect(loginPath(address.locale, address.path))
}

/**
 * Reads the account on public pages.
 * @returns null while the CMS is down
 */
export async function whoIsThere(address: Address): Promise<Member | null> {
  return findMember(address).catch((error: unknown) => {
    console.error(error instanceof Error ? `${error.name}: ${error.message}` : error)
    return null
  })
}

/** The guard “guest”. It redirects visitors with a session to their home page. */
export async function requireGuest(address: Address): Promise<void> {
  if (await whoIsThere(address)) redirect(publicPath(address.locale, ''))
}
