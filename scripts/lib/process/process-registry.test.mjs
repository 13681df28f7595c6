import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { isAlive, readBirth } from './process-birth.mjs'
import { createProcessRegistry, stopLeftovers } from './process-registry.mjs'

/** @type {string} */
let file

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'registry-'))
  file = path.join(folder, 'processes.json')
  return () => fs.rmSync(folder, { recursive: true })
})

/** Starts a process in its own group. @param {string} program */
async function run(program) {
  const child = spawn(process.execPath, ['-e', `${program}; console.log('ready')`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(child.stdout, 'data')
  return { child, pid: /** @type {number} */ (child.pid), exited: once(child, 'exit') }
}

const stopping = { stopSignal: /** @type {const} */ ('SIGTERM'), patienceMs: 300 }

describe('the processes of a killed run', () => {
  it('They are stopped, by force if they ignore signals', async () => {
    const polite = await run('setInterval(() => {}, 1000)')
    const stubborn = await run("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)")
    const registry = createProcessRegistry(file)
    registry.add({ name: 'web', pid: polite.pid, ...stopping })
    registry.add({ name: 'cms', pid: stubborn.pid, ...stopping })
    expect(await stopLeftovers(file)).toBe(2)
    expect((await polite.exited)[1]).toBe('SIGTERM')
    expect((await stubborn.exited)[1]).toBe('SIGKILL')
    expect(await stopLeftovers(file)).toBe(0)
  })

  it('Another process with the same pid is left alone', async () => {
    const stranger = await run('setInterval(() => {}, 1000)')
    const entry = { name: 'web', pid: stranger.pid, birth: 'long ago', ...stopping }
    fs.writeFileSync(file, JSON.stringify([entry]))
    expect(await stopLeftovers(file)).toBe(0)
    expect(readBirth(stranger.pid)).toBeDefined()
    stranger.child.kill('SIGKILL')
  })

  it('A run that ended normally leaves none', async () => {
    const registry = createProcessRegistry(file)
    const { child, pid, exited } = await run('setInterval(() => {}, 1000)')
    const entry = registry.add({ name: 'web', pid, ...stopping })
    expect(isAlive(pid, entry?.birth ?? '')).toBe(true)
    child.kill()
    await exited
    registry.remove(pid)
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual([])
  })
})
