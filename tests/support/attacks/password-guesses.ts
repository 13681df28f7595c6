import { signedVisitor } from '../../../packages/shared/src/visitor/visitor'
import { stackUnderTest } from '../stack-under-test'

interface Login {
  email: string
  password: string
}

export const WRONG = 'not the password at all'

/** Logs in at the backend directly, with the signature of the website and the visitor's address. */
export async function logInFrom(
  login: Login,
  address: string,
  door: 'admin' | 'site',
): Promise<Response> {
  const { cmsUrl, publishSecret } = stackUnderTest()
  const visitor = { address, country: null, host: 'localhost' }
  return fetch(`${cmsUrl}/api${door === 'admin' ? '/users/login' : '/login'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedVisitor(visitor, publishSecret) },
    body: JSON.stringify({ email: login.email, password: login.password }),
  })
}

export async function statusesOf(attempts: Promise<Response>[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {}
  for (const { status } of await Promise.all(attempts)) {
    counted[status] = (counted[status] ?? 0) + 1
  }
  return counted
}
