import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = process.env.TEST_DATABASE_SERVER ?? ''
const wrongPassword = Object.assign(new URL(server), { password: 'wrong' })
const app = path.resolve(__dirname, '../../..')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'settings-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function run(program: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    cwd: app,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NEXT_RUNTIME: 'nodejs',
      DATABASE_URL: server,
      PAYLOAD_SECRET: 'p'.repeat(32),
      PUBLISH_SECRET: 's'.repeat(32),
      CMS_URL: 'http://localhost:3001',
      WEB_URL: 'http://localhost:3000',
      MEDIA_DIR: folder,
      ...settings,
    },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { output, errors, code }
}

describe.each([
  ['The CMS', ['-e', "import('./src/instrumentation.ts').then((module) => module.register())"]],
  ['The worker', ['src/worker/main.ts']],
  ['The set-up', ['src/setup/main.ts']],
])('%s', (subject, program) => {
  it('ends with one sentence and no stack because of a malformed setting', async () => {
    expect(await run(program, { CMS_URL: 'localhost' })).toEqual({
      output: '',
      errors: `${subject} cannot start, its configuration is not right: CMS_URL must be an address like https://studio.example with no path.\n`,
      code: 1,
    })
  })

  it('ends with one sentence and no stack because of a wrong password of the database', async () => {
    const { host, username } = wrongPassword
    expect(await run(program, { DATABASE_URL: wrongPassword.href })).toEqual({
      output: '',
      errors: `${subject} cannot start: DATABASE_URL does not work: ${host} refuses the password of the user ${username}: correct the password.\n`,
      code: 1,
    })
  })
})
