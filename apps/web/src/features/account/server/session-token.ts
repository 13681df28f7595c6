import 'server-only'
import { cookies } from 'next/headers'

/** The bearer token of the visitor's session, where there is one. */
export async function sessionToken(): Promise<string | null> {
  return (await cookies()).get('session')?.value ?? null
}
