import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const start = path.join(import.meta.dirname, 'start.sh')
const SETTINGS = { SITE_URL: 'https://studio.example', PUBLISH_SECRET: 's'.repeat(32) }

/** @type {string} */
let folder
/** @type {import('node:child_process').ChildProcess} */
let child
const at = (/** @type {string} */ name) => path.join(folder, name)
const read = (/** @type {string} */ name) =>
  fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : ''

/** A program that the script runs. @param {string} name @param {string} script */
function program(name, script) {
  fs.writeFileSync(at(name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** @param {Record<string, string>} addresses by the host names of the web servers */
function resolve(addresses) {
  const lines = Object.entries(addresses).map(([name, address]) => `${address} ${name}\n`)
  fs.writeFileSync(at('new-hosts'), lines.join(''))
  fs.renameSync(at('new-hosts'), at('hosts'))
}

/** @param {Record<string, string>} [settings] @param {string} [memory] */
function startEdge(settings = {}, memory = '256m') {
  const folders = `${path.join(import.meta.dirname, 'second-web')}:${import.meta.dirname}`
  child = spawn('sh', [start, 'varnishd', '-F', `-smalloc,${memory}`, `-pvcl_path=${folders}`], {
    env: { PATH: `${folder}:${process.env.PATH}`, ...SETTINGS, ...settings },
    // Its loop belongs to its group and is ended with it.
    detached: true,
  })
  return child
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-start-'))
  program('getent', `grep " $2\\$" ${at('hosts')}`)
  program('varnishadm', `echo "$*" >> ${at('admin')}`)
  program('varnishd', `echo "$*" > ${at('started')}; exec sleep 600`)
  resolve({})
})

afterEach(async () => {
  if (child.exitCode === null) {
    const exited = once(child, 'exit')
    process.kill(-(/** @type {number} */ (child.pid)), 'SIGKILL')
    await exited
  }
  fs.rmSync(folder, { recursive: true })
})

it('The edge starts when it knows all web servers, and follows one to another address', async () => {
  startEdge()
  resolve({ web: '10.0.0.1' })
  resolve({ web: '10.0.0.1', web2: '10.0.0.2' })
  await vi.waitFor(() => expect(read('started')).toMatch(/^-F -smalloc,256m -pvcl_path=/), {
    timeout: 20_000,
  })
  expect(read('admin')).toBe('')
  resolve({ web: '10.0.0.1' })
  resolve({ web: '10.0.0.1', web2: '10.0.0.3' })
  await vi.waitFor(
    () => expect(read('admin')).toMatch(/vcl\.load (\S+) \S+default\.vcl\n.*vcl\.use \1\n/),
    { timeout: 20_000 },
  )
})

describe('settings', () => {
  /** @param {Parameters<typeof startEdge>} settings */
  async function refusal(...settings) {
    const { stderr } = startEdge(...settings)
    const [errors, [code]] = await Promise.all([
      text(/** @type {import('node:stream').Readable} */ (stderr)),
      once(child, 'close'),
    ])
    return { errors, code }
  }

  const wrong = 'The edge cannot start, its configuration is not right:'
  const address = 'SITE_URL must be an address like https://studio.example with no path'
  const hosts = 'EDGE_HOSTS must be host names without ports, separated by commas'

  it.each([
    ['SITE_URL', 'studio.example', address],
    ['SITE_URL', 'https://studio.example/de', address],
    ['SITE_URL', 'https://user@studio.example', address],
    [
      'PUBLISH_SECRET',
      'short',
      'PUBLISH_SECRET must have at least 32 characters (`openssl rand -hex 32` makes one)',
    ],
    ['EDGE_HOSTS', 'https://studio.example', hosts],
    ['EDGE_HOSTS', 'studio.example:8080', hosts],
    ['EDGE_BEHIND_PROXY', 'true', 'EDGE_BEHIND_PROXY must be 1 or empty'],
    ['EDGE_KEEP_CDN_HEADERS', 'yes', 'EDGE_KEEP_CDN_HEADERS must be 1 or empty'],
  ])('The edge does not start with %s=%s and says why', async (name, value, reason) => {
    expect(await refusal({ [name]: value })).toEqual({ errors: `${wrong} ${reason}.\n`, code: 1 })
  })

  it.each(['much', '256', '256q', '0m', ''])(
    'The edge does not start with EDGE_MEMORY=%s and says why',
    async (memory) => {
      expect(await refusal({}, memory)).toEqual({
        errors: `${wrong} EDGE_MEMORY must be a size like 256m or 2g.\n`,
        code: 1,
      })
    },
  )

  it('One sentence names all wrong settings', async () => {
    expect(await refusal({ SITE_URL: '', EDGE_BEHIND_PROXY: '0' })).toEqual({
      errors: `${wrong} ${address}; EDGE_BEHIND_PROXY must be 1 or empty.\n`,
      code: 1,
    })
  })

  it.each([
    ['SITE_URL', 'http://localhost:3000'],
    ['SITE_URL', 'https://[2001:db8::1]:8443/'],
    ['EDGE_HOSTS', 'studio.de, www.studio.de'],
    ['EDGE_BEHIND_PROXY', '1'],
    ['EDGE_KEEP_CDN_HEADERS', ''],
  ])('The edge starts with %s=%s', async (name, value) => {
    resolve({ web: '10.0.0.1' })
    resolve({ web: '10.0.0.1', web2: '10.0.0.2' })
    startEdge({ [name]: value })
    await vi.waitFor(() => expect(read('started')).toMatch(/^-F/), { timeout: 20_000 })
  })
})
