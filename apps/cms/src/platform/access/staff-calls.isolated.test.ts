import type { Config, Endpoint, PayloadRequest } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import config from '../../payload.config'
import { EXPECTED_STAFF_CALLS } from '../../test-support/expected-staff-calls'
import { ROLES } from './roles'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})

/** Keeps the config with our plugins, because Payload would add its own endpoints. */
vi.mock('payload', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  buildConfig: async (written: Config) => {
    let config = written
    for (const plugin of written.plugins ?? []) config = await plugin(config)
    return config
  },
}))
vi.mock('../security-log/record-refusal', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  recordRefusal: () => Promise.resolve(),
}))

const { collections, endpoints } = await config

/** Operations of Payload that we replace. The tests of the collections' rules cover them. */
const REPLACED = / \/[\w-]+\/(?::id|versions\/:id|login|forgot-password)$/

/**
 * The calls of the admin by name. Declared calls and those of the website's server have tests of
 * their own.
 */
const staffCalls = new Map(
  [
    ...namedIn('', endpoints),
    ...collections.flatMap(({ slug, endpoints: own }) => namedIn(`/${slug}`, own || [])),
  ].filter(([name, call]) => !/ \/(?:declared|site)\//.test(name) && !isReplaced(name, call)),
)

function isReplaced(name: string, { path }: Endpoint): boolean {
  return REPLACED.test(name) && !name.endsWith(` ${path}`)
}

function namedIn(below: string, own: readonly Endpoint[]): [string, Endpoint][] {
  return own.map((one) => [`${one.method.toUpperCase()} ${below}${one.path}`, one])
}

/** The callers whom the handler does not refuse; what it does for them needs a database. */
async function allowed({ handler }: Endpoint): Promise<string> {
  const callers = [null, ...ROLES.map((role) => ({ id: 5, collection: 'users', roles: [role] }))]
  const names = await Promise.all(
    callers.map(async (user) => {
      const req = {
        user,
        context: {},
        headers: new Headers(),
        routeParams: {},
        url: 'http://localhost/',
      }
      try {
        const { status } = await handler(req as unknown as PayloadRequest)
        if ([401, 403].includes(status)) return ''
      } catch {
        // The handler went on to its work.
      }
      return user?.roles[0] ?? 'anonymous'
    }),
  )
  return names.filter(Boolean).join(' ')
}

describe('the calls of the admin', () => {
  it('are all in the table of expected callers', () => {
    expect([...staffCalls.keys()].sort()).toEqual(Object.keys(EXPECTED_STAFF_CALLS).sort())
  })

  // A ticket for the website needs a real session, so only the test of the running site asks for it.
  const withoutSession = [...staffCalls].filter(([name]) => name !== 'POST /site-ticket')

  it.each(withoutSession)('%s is refused to all others', async (name, call) => {
    expect(await allowed(call)).toBe(EXPECTED_STAFF_CALLS[name])
  })
})
