import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const start = path.join(import.meta.dirname, 'start.sh')

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

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edge-start-'))
  program('getent', `grep " $2\\$" ${at('hosts')}`)
  program('varnishadm', `echo "$*" >> ${at('admin')}`)
  program('varnishd', `echo "$*" > ${at('started')}; exec sleep 600`)
  resolve({})
  const folders = `${path.join(import.meta.dirname, 'second-web')}:${import.meta.dirname}`
  child = spawn('sh', [start, 'varnishd', '-F', `-pvcl_path=${folders}`], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    // Its loop belongs to its group and is ended with it.
    detached: true,
  })
})

afterEach(async () => {
  const exited = once(child, 'exit')
  process.kill(-(/** @type {number} */ (child.pid)), 'SIGKILL')
  await exited
  fs.rmSync(folder, { recursive: true })
})

it('The edge starts when it knows all web servers, and follows one to another address', async () => {
  resolve({ web: '10.0.0.1' })
  resolve({ web: '10.0.0.1', web2: '10.0.0.2' })
  await vi.waitFor(() => expect(read('started')).toMatch(/^-F -pvcl_path=/), { timeout: 20_000 })
  expect(read('admin')).toBe('')
  resolve({ web: '10.0.0.1' })
  resolve({ web: '10.0.0.1', web2: '10.0.0.3' })
  await vi.waitFor(
    () => expect(read('admin')).toMatch(/vcl\.load (\S+) \S+default\.vcl\n.*vcl\.use \1\n/),
    { timeout: 20_000 },
  )
})
