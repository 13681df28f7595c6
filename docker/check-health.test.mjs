import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('check-health.mjs', import.meta.url))
const server = http.createServer((request, response) => {
  response.statusCode = request.url === '/api/ready' ? 200 : 503
  response.end('{"status":"unready"}')
})

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => server.close())

/** @param {string[]} args */
async function check(...args) {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  const child = spawn(process.execPath, [program, ...args], {
    env: { PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let reason = ''
  child.stderr.on('data', (chunk) => (reason += chunk))
  const [code] = await once(child, 'close')
  return { code, reason: reason.trim() }
}

describe('answers', () => {
  it('It passes with a 200', async () => {
    expect(await check('answers', '/api/ready')).toEqual({ code: 0, reason: '' })
  })

  it('It fails with another status and prints the server’s text', async () => {
    expect(await check('answers', '/other')).toEqual({
      code: 1,
      reason: '503 {"status":"unready"}',
    })
  })
})

describe('touched', () => {
  const file = path.join(os.tmpdir(), `heartbeat-${process.pid}`)
  afterAll(() => fs.rmSync(file, { force: true }))

  it('It fails without the file', async () => {
    expect(await check('touched', file, '60')).toMatchObject({ code: 1 })
  })

  it('It passes with a fresh file', async () => {
    fs.writeFileSync(file, '')
    expect(await check('touched', file, '60')).toMatchObject({ code: 0 })
  })

  it('It fails with an old file and prints its age', async () => {
    const then = new Date(Date.now() - 90_000)
    fs.utimesSync(file, then, then)
    const { code, reason } = await check('touched', file, '60')
    expect(code).toBe(1)
    expect(reason).toMatch(/was last written 9\d s ago$/)
  })
})

it('The check fails when it is called wrongly', async () => {
  expect(await check('nothing')).toEqual({ code: 1, reason: 'There is no check "nothing".' })
})
