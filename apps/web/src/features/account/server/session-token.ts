import 'server-only'
import { cookies } from 'next/headers'
import { readSession } from '@/features/api-proxy/session-cookies'

/** The bearer token of the visitor's session, where there is one. */
export async function sessionToken(): Promise<string | null> {
  return readSession(await cookies())?.token ?? null
}
