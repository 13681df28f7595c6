import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createManagedProcess } from './managed-process.mjs'
import { createProcessRegistry } from './process-registry.mjs'
import { supervise } from './supervise.mjs'

/** @type {string} */
let folder

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'supervise-'))
  return () => fs.rmSync(folder, { recursive: true })
})

function sleeper() {
  const registry = createProcessRegistry(path.join(folder, 'processes.json'))
  return createManagedProcess(
    {
      name: 'web',
      title: 'The website',
      command: process.execPath,
      args: ['-e', 'setInterval(() => {}, 1000)'],
      cwd: folder,
      env: {},
      logFile: path.join(folder, 'web.log'),
      stopSignal: 'SIGTERM',
      patienceMs: 1000,
    },
    registry,
  )
}

describe('a supervised process', () => {
  it('A process that dies is restarted with a message', async () => {
    const managed = sleeper()
    const say = vi.fn()
    await managed.start()
    const end = supervise(managed, { say, giveUp: vi.fn() })
    await managed.kill('SIGKILL')
    expect(say).toHaveBeenCalledWith(
      'The website stopped unexpectedly (signal SIGKILL): starting it again in 0.5 s.',
    )
    await vi.waitFor(() => expect(managed.isRunning()).toBe(true), 3000)
    end()
    await managed.stop()
  })

  it('A process that was stopped on purpose is not restarted', async () => {
    const managed = sleeper()
    const say = vi.fn()
    await managed.start()
    supervise(managed, { say, giveUp: vi.fn() })
    await managed.stop()
    expect(say).not.toHaveBeenCalled()
    expect(managed.isRunning()).toBe(false)
  })
})
