import { handleEndpoints } from 'payload'

interface PathRequest {
  body?: object
  headers?: Record<string, string>
}

/** Sends a request to Payload's own API. */
export async function askPayload(
  method: string,
  path: string,
  { body, headers }: PathRequest = {},
): Promise<Response> {
  const { default: config } = await import('../payload.config')
  const request = new Request(`http://localhost:3001/api${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  return handleEndpoints({ config, request })
}

/** @returns the authorization header of a staff member */
export async function adminHeaders(login: {
  email: string
  password: string
}): Promise<{ authorization: string }> {
  const { email, password } = login
  const response = await askPayload('POST', '/users/login', { body: { email, password } })
  const { token } = (await response.json()) as { token: string }
  return { authorization: `JWT ${token}` }
}
