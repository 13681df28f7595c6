import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { envSchema } from './env'

const SET = {
  CMS_URL: 'http://localhost:3001',
  SITE_URL: 'http://localhost:3000',
  PUBLISH_SECRET: 's'.repeat(32),
}

/** Reads the configuration as the server does when it starts. */
async function start(changes: Record<string, string | undefined> = {}) {
  vi.resetModules()
  const nothing = Object.fromEntries(Object.keys(envSchema.shape).map((name) => [name, undefined]))
  for (const [name, value] of Object.entries({ ...nothing, ...SET, ...changes })) {
    vi.stubEnv(name, value)
  }
  return (await import('./env')).env()
}

beforeEach(() => void vi.unstubAllEnvs())
afterEach(() => void vi.unstubAllEnvs())

it('An empty variable counts as not set', async () => {
  const optional = Object.keys(envSchema.shape).filter((name) => !(name in SET))
  expect(optional.length).toBeGreaterThan(0)
  for (const name of optional) {
    expect([name, JSON.stringify(await start({ [name]: '' }))]).toEqual([
      name,
      JSON.stringify(await start()),
    ])
  }
})

it.each(Object.keys(SET))('A sentence says that %s is not set or empty', async (name) => {
  const sentence = `The website cannot start, its configuration is not right: ${name} is not set.`
  await expect(start({ [name]: undefined })).rejects.toThrow(new Error(sentence))
  await expect(start({ [name]: '' })).rejects.toThrow(new Error(sentence))
})

it.each([
  ['CMS_URL', 'localhost:3001'],
  ['SITE_URL', 'ftp://localhost'],
  ['PUBLISH_SECRET', 'short'],
  ['TRUSTED_PROXIES', 'everybody'],
])('%s may not be %j', async (name, value) => {
  await expect(start({ [name]: value })).rejects.toThrow(
    `The website cannot start, its configuration is not right: ${name} `,
  )
})
