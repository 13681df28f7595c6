import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const CLIENT = { id: 'studio', secret: 'known to both' }

interface Grant {
  challenge: string
  nonce: string
  redirect: string
}

/** A local provider that validates requests, with OpenID Connect and with GitHub's protocol. */
export async function startOauthServer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'test' }
  const grants = new Map<string, Grant>()
  /** The user who is logged in at the provider. */
  const person = { sub: '7', name: 'Jo Weaver', email: 'jo@client.example', isVerified: true }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const idToken = (nonce: string) =>
    new SignJWT({
      name: person.name,
      email: person.email,
      email_verified: person.isVerified,
      nonce,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(issuer)
      .setSubject(person.sub)
      .setAudience(CLIENT.id)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)

  async function exchange(request: IncomingMessage): Promise<object | null> {
    const form = new URLSearchParams(await textOf(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (!grant || !knowsSecret(request, form)) return null
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (challenge !== grant.challenge || form.get('redirect_uri') !== grant.redirect) return null
    return {
      access_token: 'access',
      token_type: 'bearer',
      ...(grant.nonce && { id_token: await idToken(grant.nonce) }),
    }
  }

  const documents: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/api/v3/user': () => ({ id: Number(person.sub), login: 'jo', name: person.name }),
    '/api/v3/user/emails': () => [
      { email: 'other@client.example', primary: false, verified: true },
      { email: person.email, primary: true, verified: person.isVerified },
    ],
  }

  /**
   * Simulates a user who gives consent.
   *
   * @returns the URL of the redirect
   */
  const agree = (address: string): URL => {
    const { searchParams: asked } = new URL(address)
    const code = randomUUID()
    const redirect = asked.get('redirect_uri') ?? ''
    const challenge = asked.get('code_challenge') ?? ''
    grants.set(code, { challenge, redirect, nonce: asked.get('nonce') ?? '' })
    const back = new URL(redirect)
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    return back
  }

  server.on('request', (request, response) => {
    const { pathname, href } = new URL(request.url ?? '/', issuer)
    if (pathname === '/authorize') {
      response.writeHead(302, { location: agree(href).href }).end()
      return
    }
    const answer = request.method === 'POST' ? exchange(request) : documents[pathname]?.()
    void Promise.resolve(answer).then((body) => {
      response.writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body ?? { error: 'invalid_grant' }))
    })
  })

  return {
    issuer,
    person,
    agree,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function knowsSecret({ headers }: IncomingMessage, form: URLSearchParams): boolean {
  const basic = Buffer.from(
    (headers.authorization ?? '').replace('Basic ', ''),
    'base64',
  ).toString()
  const [, secret = ''] = basic.split(':')
  const given = form.get('client_secret') ?? decodeURIComponent(secret.replaceAll('+', ' '))
  return given === CLIENT.secret
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
