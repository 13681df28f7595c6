import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envSchema, type Env } from './env-schema'

const SET = {
  DATABASE_URL: 'postgres://studio@localhost:5432/studio',
  PAYLOAD_SECRET: 'p'.repeat(32),
  PUBLISH_SECRET: 's'.repeat(32),
  CMS_URL: 'http://localhost:3001',
  WEB_URL: 'http://localhost:3000',
  MEDIA_DIR: '/srv/media',
}

/** The process that reads the secret of messages refuses to start without it, not this module. */
const NEEDED = Object.keys(SET).filter((name) => name !== 'PUBLISH_SECRET')

const UNSET = {
  NEXT_PHASE: undefined,
  PAYLOAD_TOOLING: undefined,
  WEB_INSTANCES: undefined,
  ADMIN_EMAIL: undefined,
  ADMIN_PASSWORD_FILE: undefined,
  WORKER_HEARTBEAT_FILE: undefined,
  OUTBOX_MAX_AGE: undefined,
}

/** Loads the app's configuration. */
async function start(changes: Record<string, string | undefined> = {}): Promise<Env> {
  for (const [name, value] of Object.entries({ ...SET, ...UNSET, ...changes })) {
    vi.stubEnv(name, value)
  }
  return (await import('./env')).env
}

/**
 * The values are compared as JSON, because one of them is a function, which differs in each
 * instance.
 */
const asText = (env: Env) => JSON.stringify(env)

beforeEach(() => void vi.resetModules())
afterEach(() => void vi.unstubAllEnvs())

describe('the configuration', () => {
  it('has defaults for all others', async () => {
    expect(await start()).toMatchObject({
      ...SET,
      ADMIN_EMAIL: 'admin@studio.example',
      OUTBOX_MAX_AGE: 900,
    })
  })

  it.each(['GUIDE_MODEL_URL', 'GUIDE_MODEL_KEY', 'GUIDE_MODEL'])(
    'refuses an incomplete model for the guide, such as one without %s',
    async (name) => {
      const model = { GUIDE_MODEL_URL: 'http://m/v1', GUIDE_MODEL_KEY: 'k', GUIDE_MODEL: 'm' }
      await expect(start(model)).resolves.toMatchObject(model)
      vi.resetModules()
      await expect(start({ ...model, [name]: undefined })).rejects.toThrow(name)
    },
  )

  it.each(NEEDED)('refuses to start without %s, with a clear message', async (name) => {
    await expect(start({ [name]: undefined })).rejects.toThrow(
      new Error(`The CMS cannot start, its configuration is not right: ${name} is not set.`),
    )
  })

  it('treats empty variables as unset', async () => {
    await start()
    vi.resetModules()
    const optional = Object.keys(envSchema.shape).filter((name) => !(name in SET))
    const nothing = Object.fromEntries(optional.map((name) => [name, undefined]))
    const withoutThem = await start(nothing)
    for (const name of optional) {
      vi.resetModules()
      expect([name, asText(await start({ ...nothing, [name]: '' }))]).toEqual([
        name,
        asText(withoutThem),
      ])
    }
  })

  it.each(NEEDED)('refuses an empty %s with the same message as a missing one', async (name) => {
    await expect(start({ [name]: '' })).rejects.toThrow(
      new Error(`The CMS cannot start, its configuration is not right: ${name} is not set.`),
    )
  })

  it.each([
    ['DATABASE_URL', 'mysql://localhost', 'must start with postgres://'],
    ['PAYLOAD_SECRET', 'short', 'must have at least 32 characters'],
    ['PUBLISH_SECRET', 'short', 'must have at least 32 characters'],
    ['CMS_URL', 'localhost:3001', 'must be an address like https://studio.example with no path'],
    ['WEB_URL', 'ftp://localhost', 'must be an address like https://studio.example with no path'],
    [
      'WEB_INSTANCES',
      'http://web-1:3000,web-2',
      'must be an address like https://studio.example with no path',
    ],
    [
      'WEB_INSTANCES',
      'http://web-1:3000,',
      'must be an address like https://studio.example with no path',
    ],
    ['ADMIN_EMAIL', 'admin', 'must be an e-mail address'],
    ['OUTBOX_MAX_AGE', 'soon', 'must be a whole number, 1 at least'],
    ['OUTBOX_MAX_AGE', '0', 'must be a whole number, 1 at least'],
  ])('refuses %s with the value %j', async (name, value, reason) => {
    const failure = start({ [name]: value })
    await expect(failure).rejects.toThrow('The CMS cannot start')
    await expect(failure).rejects.toThrow(`${name} ${reason}`)
  })

  it('reports all errors at once', async () => {
    await expect(start({ MEDIA_DIR: undefined, WEB_URL: 'web' })).rejects.toThrow(
      /WEB_URL .+; MEDIA_DIR .+/,
    )
  })

  it('reads URLs as origins in any spelling', async () => {
    const env = await start({
      CMS_URL: 'HTTPS://cms.studio.example/',
      WEB_INSTANCES: 'http://web-1:3000/, http://web-2:3000',
    })
    expect(env.CMS_URL).toBe('https://cms.studio.example')
    expect(env.WEB_INSTANCES).toEqual(['http://web-1:3000', 'http://web-2:3000'])
  })

  it.each([{ NEXT_PHASE: 'phase-production-build' }, { PAYLOAD_TOOLING: 'true' }])(
    'may be missing during a build: %j',
    async (phase) => {
      const nothing = Object.fromEntries(Object.keys(SET).map((name) => [name, undefined]))
      expect(await start({ ...nothing, ...phase })).toMatchObject({ CMS_URL: 'http://build' })
    },
  )
})
