import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { findProgram } = await import('../../../../platform/programs/programs')
const { runProgram, withoutNetwork } = await import('../../../../platform/programs/run-program')

let cwd: string

beforeAll(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'run-program-'))
})

afterAll(() => rm(cwd, { recursive: true }))

const never = new AbortController().signal

function run(script: string, more: Partial<Parameters<typeof runProgram>[0]> = {}) {
  const args = ['-e', script]
  return runProgram({ program: process.execPath, args, seconds: 20, cwd, stop: never, ...more })
}

function shell(script: string, more: Partial<Parameters<typeof runProgram>[0]> = {}) {
  return run('', { program: '/bin/sh', args: ['-c', script], ...more })
}

it('passes on each line', async () => {
  const lines: string[] = []
  await shell('echo one; echo two', { onLine: (line) => lines.push(line) })
  expect(lines).toEqual(['one', 'two'])
})

it('reports the output of a failed program', async () => {
  await expect(shell('echo broken >&2; exit 3')).rejects.toMatchObject({
    failure: 'unreadable',
    message: expect.stringContaining('broken') as string,
  })
})

it('kills a program after its time limit', async () => {
  const began = Date.now()
  const endless = run('setInterval(() => {}, 1000)', { seconds: 0.3 })
  await expect(endless).rejects.toMatchObject({ failure: 'timedOut' })
  expect(Date.now() - began).toBeLessThan(5_000)
})

it('kills a program when it is aborted', async () => {
  const stop = AbortSignal.timeout(300)
  await expect(run('setInterval(() => {}, 1000)', { stop })).rejects.toThrow('timeout')
})

it('kills a program and its children if the handler of a line throws', async () => {
  const onLine = () => {
    throw new Error('too many')
  }
  await expect(shell('sleep 60 & echo x; wait', { onLine })).rejects.toThrow('too many')
})

it.runIf(findProgram('prlimit'))('limits memory and disk space', async () => {
  const limits: string[] = []
  await shell('ulimit -v; ulimit -f; ulimit -c', { onLine: (line) => limits.push(line) })
  // The limits are in KiB and in blocks of 512 bytes.
  expect(limits).toEqual(['4194304', '16777216', '0'])
  const greedy = shell('ulimit -f 1; dd if=/dev/zero of=large bs=1M count=1 2>/dev/null')
  await expect(greedy).rejects.toMatchObject({ name: 'Unprocessable' })
})

it.runIf(withoutNetwork().length > 0)(
  'removes the network, including the local machine',
  async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const connect = `require('node:net').connect(${port}, '127.0.0.1')
    .on('connect', () => process.exit(0))
    .on('error', ({ code }) => { console.error(code); process.exit(1) })`
    try {
      const message = expect.stringMatching(/ENETUNREACH|EADDRNOTAVAIL/) as string
      await expect(run(connect)).rejects.toMatchObject({ message })
    } finally {
      server.close()
    }
  },
)

it('hides the environment of this process', async () => {
  process.env.SOME_SECRET = 'known'
  const lines: string[] = []
  await shell('env', { onLine: (line) => lines.push(line) })
  expect(lines.join()).not.toContain('SOME_SECRET')
  expect(lines.join()).toContain(`HOME=${cwd}`)
  await stat(cwd)
})
