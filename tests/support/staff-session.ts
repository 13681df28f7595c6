import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { CmsClient } from './cms-client'
import { stackUnderTest } from './stack-under-test'

interface StaffSession {
  id: number
  email: string
  password: string
  /** The Authorization header for calls to the backend. */
  authorization: string
  end: () => Promise<void>
}

/** Creates a staff account with one role and logs it in to the admin. */
export async function staffSession(
  cms: CmsClient,
  role: 'translator' | 'editor' | 'admin',
): Promise<StaffSession> {
  const login = { email: `${randomUUID()}@${role}.example`, password: 'a quiet blue kite' }
  const verifiedAt = new Date().toISOString()
  const id = await cms.create('users', { ...login, roles: [role], verifiedAt })
  const response = await fetch(`${stackUnderTest().cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  const end = async () => {
    await cms.call('DELETE', `/users/${id}`)
  }
  return { id, ...login, authorization: `JWT ${token}`, end }
}
