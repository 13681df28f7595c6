import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envSchema as cmsSchema, PROCESSES } from '../../apps/cms/src/platform/env-schema'
import { checkSettings } from '../../apps/cms/src/platform/start/check-settings'
import { envSchema as webSchema } from '../../apps/web/src/env'

const repository = path.resolve(import.meta.dirname, '../..')
const SECRET = 's'.repeat(32)

const RIGHT: Record<string, string> = {
  DATABASE_URL: 'postgres://studio:secret@localhost:5432/studio',
  PAYLOAD_SECRET: SECRET,
  PUBLISH_SECRET: SECRET,
  CMS_URL: 'http://localhost:3001',
  WEB_URL: 'http://localhost:3000',
  SITE_URL: 'http://localhost:3000',
  MEDIA_DIR: '/srv/media',
}

type Settings = Record<string, string | undefined>

/** Each process with its subject, the variables that it reads, and its check at the start. */
const processes = [
  ...(['set-up', 'server', 'worker'] as const).map((name) => ({
    ...PROCESSES[name],
    start: () => {
      checkSettings(name)
    },
  })),
  {
    subject: 'The website',
    reads: Object.keys(webSchema.shape),
    start: async () => {
      vi.resetModules()
      const { checkEnvironment } = await import('../../apps/web/src/env')
      checkEnvironment()
    },
  },
]

const said = vi.fn<(line: string) => void>()

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(said)
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`)
  })
})

afterEach(() => {
  said.mockClear()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

function set(settings: Settings): void {
  const names = [...Object.keys(cmsSchema.shape), ...Object.keys(webSchema.shape)]
  const unset = Object.fromEntries(names.map((name) => [name, undefined]))
  const all = { ...unset, PATH: process.env.PATH, ...RIGHT, ...settings }
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value)
}

const ORIGIN = 'must be an address like https://studio.example with no path'
const ADDRESS = 'must be an address that begins with http:// or https://'
const EMAIL = 'must be an e-mail address'
const GUIDE = 'is not set: set GUIDE_MODEL_URL, GUIDE_MODEL_KEY, and GUIDE_MODEL, or none of them'

/** A wrong setting, the variable that the sentence names, and what it says. */
const WRONG: [Settings, string, string][] = [
  ...Object.keys(RIGHT).map((name): [Settings, string, string] => [
    { [name]: undefined },
    name,
    'is not set',
  ]),
  ...['PAYLOAD_SECRET', 'PUBLISH_SECRET'].map((name): [Settings, string, string] => [
    { [name]: 'short' },
    name,
    'must have at least 32 characters',
  ]),
  ...[
    'CMS_URL',
    'WEB_URL',
    'SITE_URL',
    'WEB_INSTANCES',
    'EDGE_INSTANCES',
    'OAUTH_GITHUB_URL',
  ].flatMap((name) =>
    [
      'studio.example',
      'localhost:3000',
      'ftp://studio.example',
      'https://studio.example/path',
      'https://studio.example/?a',
      'https://me@studio.example',
      'http://',
      'x',
    ].map((value): [Settings, string, string] => [{ [name]: value }, name, ORIGIN]),
  ),
  [{ WEB_INSTANCES: 'http://web:3000,' }, 'WEB_INSTANCES', ORIGIN],
  [{ DATABASE_URL: 'mysql://localhost/studio' }, 'DATABASE_URL', 'must start with postgres://'],
  [
    { TRUSTED_PROXIES: '10.0.0.0/99' },
    'TRUSTED_PROXIES',
    '“10.0.0.0/99” is no address and no range',
  ],
  [{ SMTP_URL: 'mail.example:587' }, 'SMTP_URL', 'must be an address like smtp://'],
  [{ SMTP_URL: 'smtp:' }, 'SMTP_URL', 'must be an address like smtp://'],
  [{ MAIL_FROM: 'studio' }, 'MAIL_FROM', EMAIL],
  [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL', EMAIL],
  [{ REVIEW_BUCKET: 's3://films/x' }, 'REVIEW_BUCKET', 'must be the name of a bucket'],
  [{ REVIEW_BUCKET: 'films', REVIEW_BUCKET_URL: 's3' }, 'REVIEW_BUCKET_URL', ADDRESS],
  [
    { REVIEW_BUCKET_URL: 'http://s3' },
    'REVIEW_BUCKET',
    'is not set, but REVIEW_BUCKET_URL needs it',
  ],
  [
    { REVIEW_BUCKET: 'films', REVIEW_BUCKET_KEY: 'key' },
    'REVIEW_BUCKET_SECRET',
    'is not set: set REVIEW_BUCKET_KEY and REVIEW_BUCKET_SECRET, or none of them',
  ],
  [{ GUIDE_MODEL_URL: 'https://models.example/v1' }, 'GUIDE_MODEL_KEY', 'is not set; GUIDE_MODEL '],
  [{ GUIDE_MODEL_URL: 'https://models.example/v1' }, 'GUIDE_MODEL', GUIDE],
  [{ GUIDE_MODEL: 'small', GUIDE_MODEL_KEY: 'key' }, 'GUIDE_MODEL_URL', GUIDE],
  [{ GUIDE_DAILY_TOKENS: 'many' }, 'GUIDE_DAILY_TOKENS', 'must be a whole number, 1 at least'],
  [{ OAUTH_GITHUB_ENABLED: 'perhaps' }, 'OAUTH_GITHUB_ENABLED', 'must be true or false'],
  [
    { OAUTH_GITHUB_ENABLED: 'true' },
    'OAUTH_GITHUB_CLIENT_ID',
    'is not set, but OAUTH_GITHUB_ENABLED needs it',
  ],
  [
    { OAUTH_OIDC_ISSUER: 'https://login.example' },
    'OAUTH_OIDC_CLIENT_SECRET',
    'is not set: set OAUTH_OIDC_ISSUER, OAUTH_OIDC_CLIENT_ID, and OAUTH_OIDC_CLIENT_SECRET',
  ],
  [{ SECURITY_LOG_DAYS: '30' }, 'SECURITY_LOG_DAYS', 'must be a whole number, 90 at least'],
  [{ OUTBOX_MAX_AGE: '1.5' }, 'OUTBOX_MAX_AGE', 'must be a whole number, 1 at least'],
  [{ NODE_ENV: 'live' }, 'NODE_ENV', 'must be production, development or test'],
]

describe.each(processes)('$subject', ({ subject, reads, start }) => {
  const refused = (settings: Settings) => {
    set(settings)
    return expect(Promise.resolve().then(start)).rejects.toThrow('exit 1')
  }

  it('starts with right settings, and with empty ones that are optional', async () => {
    const empty = Object.fromEntries(
      reads.filter((name) => !(name in RIGHT)).map((name) => [name, '']),
    )
    set(empty)
    await start()
    expect(said).not.toHaveBeenCalled()
  })

  it.each(WRONG.filter(([, name]) => reads.some((read) => read === name)))(
    'ends with one sentence because of %j, which says: %s %s',
    async (settings, name, reason) => {
      await refused(settings)
      expect(said).toHaveBeenCalledOnce()
      const [sentence] = said.mock.lastCall ?? []
      expect(sentence).toMatch(/^[^\n]+\.$/)
      expect(sentence).toContain(`${subject} cannot start, its configuration is not right: `)
      expect(sentence).toContain(`${name} ${reason}`)
    },
  )

  it.each(reads.map((name) => [name]))(
    '%s never gets words that only a programmer knows',
    async (name) => {
      for (const value of ['?', ' ', '-1', 'http://[', 'true']) {
        said.mockClear()
        set({ [name]: value })
        await Promise.resolve()
          .then(start)
          .catch(() => undefined)
        const [sentence = ''] = said.mock.lastCall ?? []
        expect(sentence).not.toMatch(/invalid|expected|received|too (small|big)|undefined|NaN/i)
      }
    },
  )

  it('names all wrong settings at once', async () => {
    await refused({ PUBLISH_SECRET: 'short', CMS_URL: 'x' })
    const [sentence] = said.mock.lastCall ?? []
    expect(sentence).toMatch(
      /CMS_URL must be an address .+; PUBLISH_SECRET|PUBLISH_SECRET .+; CMS_URL/,
    )
  })
})

it('Each variable is read by a process, and its wrong values are in the table of this test', () => {
  const read = processes.flatMap(({ reads }) => [...reads])
  expect(new Set(read)).toEqual(
    new Set([...Object.keys(cmsSchema.shape), ...Object.keys(webSchema.shape)]),
  )
  const anyText = /_ID$|_NAME$|_KEY$|_FILE$|_DIR$|_REGION$|^PATH$|^GUIDE_MODEL$|_CLIENT_SECRET$/
  const tried = WRONG.flatMap(([settings, name]) => [...Object.keys(settings), name])
  expect(read.filter((name) => !tried.includes(name) && !anyText.test(name))).toEqual([])
})

describe('a real process', () => {
  const register = "import('./src/instrumentation.ts').then((module) => module.register())"

  it.each([
    ['cms', 'The CMS', ['-e', register]],
    ['cms', 'The worker', ['src/worker/check-settings.ts']],
    ['cms', 'The set-up', ['src/setup/check-settings.ts']],
    ['web', 'The website', ['--conditions=react-server', '-e', register]],
  ] as const)('of %s says its sentence and exits with 1: %s', async (app, subject, args) => {
    const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
      cwd: path.join(repository, 'apps', app),
      env: { PATH: process.env.PATH, NEXT_RUNTIME: 'nodejs', ...RIGHT, CMS_URL: 'localhost' },
    })
    const ended = new Promise((resolve) => child.once('close', resolve))
    const [output, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      ended,
    ])
    expect(errors).toBe(
      `${subject} cannot start, its configuration is not right: CMS_URL ${ORIGIN}.\n`,
    )
    expect({ output, code }).toEqual({ output: '', code: 1 })
  })
})
