import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { dataLayout } from './lib/paths.mjs'
import { findFreePort } from './lib/ports.mjs'
import { tryLock } from './lib/process/file-lock.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))

/** @type {string} */
let dataDir
/** @type {Record<string, string>} */
let settings

beforeEach(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'launcher-'))
  dataDir = path.join(folder, 'data')
  const ports = [String(await findFreePort()), String(await findFreePort())]
  settings = { DATA_DIR: dataDir, WEB_PORT: ports[0] ?? '', CMS_PORT: ports[1] ?? '' }
  return () => fs.rmSync(folder, { recursive: true })
})

/**
 * @param {string} command
 * @param {Record<string, string>} [change]
 * @param {string[]} [args]
 */
async function run(command, change = {}, args = []) {
  const env = { PATH: process.env.PATH, HOME: os.homedir(), ...settings, ...change }
  const child = spawn(process.execPath, [path.join(here, 'run.mjs'), command, ...args], {
    env: /** @type {any} */ (env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, out, err }
}

/** @param {{ code: number, err: string }} result @param {RegExp} sentence */
function expectSentence({ code, err }, sentence) {
  expect(code).toBe(1)
  expect(err).toMatch(sentence)
  expect(err.trim().split('\n')).toHaveLength(1)
}

describe('errors of npm start', () => {
  it('A wrong setting is explained in one sentence', async () => {
    expectSentence(await run('start', { WEB_PORT: 'abc' }), /WEB_PORT must be a port number/)
    const badAddress = await run('start', { DATABASE_URL: 'nonsense' })
    expectSentence(badAddress, /DATABASE_URL is not a Postgres address/)
  })

  it.each(['127.0.0.1', '0.0.0.0'])(
    'A taken port on %s is explained with the setting that changes it',
    async (host) => {
      const server = net.createServer().listen({ port: Number(settings.CMS_PORT), host })
      await once(server, 'listening')
      onTestFinished(() => void server.close())
      expectSentence(await run('start'), /Port \d+ is taken by another program: .* set CMS_PORT/)
    },
  )

  it('A data folder that cannot be created is explained in one sentence', async () => {
    fs.writeFileSync(dataDir, 'a file')
    expectSentence(await run('start'), /leads through a file/)
  })

  it.runIf(process.platform === 'linux')(
    'A data folder on a file system without files is explained in one sentence',
    async () => {
      expectSentence(await run('start', { DATA_DIR: '/proc/studio' }), /^✗ \/proc\/studio /)
    },
  )

  it('A second start is explained in one sentence', async () => {
    const lock = tryLock(dataLayout(dataDir).lockFile)
    onTestFinished(() => lock?.release())
    expectSentence(await run('start'), /It is running already, with its data in /)
    expectSentence(await run('reset', {}, ['--yes']), /It is running: stop it/)
  })
})

describe('npm run reset', () => {
  it('npm run reset removes nothing without --yes', async () => {
    fs.mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    expectSentence(await run('reset'), /no terminal to ask in: run npm run reset -- --yes/)
    expect(fs.existsSync(path.join(dataDir, 'media'))).toBe(true)
  })
})
