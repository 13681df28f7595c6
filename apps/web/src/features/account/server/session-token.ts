import 'server-only'
import { cookies } from 'next/headers'
import { readSession } from '@/api/proxy/session-cookies'

/** Bearer token of the visitor's session, if any. */
export async function sessionToken(): Promise<string | null> {
  return readSession(await cookies())?.token ?? null
}
