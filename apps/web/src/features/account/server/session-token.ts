import 'server-only'
import { cookies } from 'next/headers'
import { readSession } from '@/api/proxy/session-cookies'

/** @returns the bearer token of the visitor's session, or null */
export async function sessionToken(): Promise<string | null> {
  return readSession(await cookies())?.token ?? null
}
