import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findVarnish } from '../../../scripts/lib/edge/find-varnish.mjs'
import { varnishSpec } from '../../../scripts/lib/edge/varnish-spec.mjs'
import { findFreePort } from '../../../scripts/lib/ports.mjs'

const START_MS = 120_000
const SECRET = 'a-secret-of-the-edge-for-its-tests-only'

/** @typedef {Awaited<ReturnType<typeof startEdge>>} Edge */
/** @typedef {{ status: number, headers: http.IncomingHttpHeaders, text: string }} Answer */

/**
 * Runs varnishd with the product's configuration.
 *
 * @param {string[]} instances
 * @param {{ env?: NodeJS.ProcessEnv, trustedProxies?: string[], secret?: string, port?: number }} [options]
 */
export async function startEdge(instances, options = {}) {
  const { env, trustedProxies, secret = SECRET } = options
  const varnish = findVarnish()
  if (!varnish) throw new Error('varnish or varnish-modules is not installed')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-'))
  const port = options.port ?? (await findFreePort())
  const spec = varnishSpec({
    varnishd: varnish.varnishd,
    folder,
    listen: `127.0.0.1:${port}`,
    memory: '64m',
    instances,
    trustedProxies,
    secret,
    env,
  })
  const child = spawn(spec.command, spec.args, { env: spec.env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const exited = once(child, 'exit')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 })

  /**
   * @param {string} address
   * @param {{ method?: string, headers?: http.OutgoingHttpHeaders, body?: string }} [options]
   * @returns {Promise<Answer>}
   */
  function get(address, { method = 'GET', headers = {}, body } = {}) {
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: address, method, agent, headers }
      const request = http.request(options, (response) => {
        response.setEncoding('utf8')
        let text = ''
        response.on('data', (part) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        )
        response.on('error', reject)
      })
      request.on('error', reject)
      request.end(body)
    })
  }

  /**
   * Opens a request whose body the test writes later.
   *
   * @param {string} method
   * @param {string} address
   * @param {http.OutgoingHttpHeaders} headers
   */
  function open(method, address, headers) {
    return http.request({ host: '127.0.0.1', port, path: address, method, agent, headers })
  }

  /** Sends raw bytes, for requests that no HTTP library would send, and returns the answer. */
  async function send(/** @type {string} */ bytes, waitMs = 1_000) {
    const socket = net.connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (part) => (text += part))
    socket.on('error', () => {})
    socket.write(bytes)
    await Promise.race([once(socket, 'close'), sleep(waitMs)])
    socket.destroy()
    return text
  }

  /** @param {string} name */
  async function counter(name) {
    const args = ['-n', spec.workDir, '-1', '-f', name]
    const { stdout } = await promisify(execFile)(varnish?.varnishstat ?? '', args)
    return Number(stdout.trim().split(/\s+/)[1])
  }

  async function isUp() {
    return get('/api/health').then(
      ({ status }) => status === 200,
      () => false,
    )
  }

  async function stop() {
    agent.destroy()
    child.kill('SIGTERM')
    await exited
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  const deadline = Date.now() + START_MS
  while (!(await isUp())) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new Error(`varnishd does not answer: ${output}`)
    }
    await sleep(50)
  }

  return {
    url: `http://127.0.0.1:${port}`,
    get,
    open,
    send,
    counter,
    /** @param {http.OutgoingHttpHeaders} tags */
    purge: async (tags) => {
      const headers = { 'X-Publish-Secret': secret, ...tags }
      const answer = await get('/', { method: 'PURGE', headers })
      // Purges have a resolution of milliseconds: a fetch that begins in the same one counts as
      // begun before.
      await sleep(2)
      return answer
    },
    stop,
  }
}
