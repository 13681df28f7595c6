import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { CmsClient } from '../support/cms-client'
import { startTestStack } from '../support/test-stack'
import { from, visit } from '../support/visit'

/** Enough that each process owns some of them. */
const PATHS = ['/', '/pricing', '/2d-animatics', '/ar', '/ar/pricing', '/ar/2d-animatics']

const run = promisify(execFile)
const registrySchema = z.array(z.looseObject({ name: z.string(), pid: z.number() }))

let stack: Awaited<ReturnType<typeof startTestStack>>
let cms: CmsClient

test.beforeAll(async () => {
  stack = await startTestStack({ webProcesses: 2 })
  cms = await CmsClient.logIn(stack)
})

test.afterAll(() => stack.stop())

async function pidOfWeb(): Promise<number> {
  const registry = await readFile(path.join(stack.dataDir, 'run', 'processes.json'), 'utf8')
  const web = registrySchema.parse(JSON.parse(registry)).find(({ name }) => name === 'web')
  if (!web) throw new Error('The website is not running.')
  return web.pid
}

/** The processes that the website has started. */
async function members(webPid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const rows = stdout.split('\n').map((row) => row.trim().split(/\s+/).map(Number))
  return rows.flatMap(([pid, parent]) => (parent === webPid && pid ? [pid] : []))
}

async function waitForMember(webPid: number): Promise<number> {
  await expect.poll(async () => (await members(webPid)).length, { timeout: 30_000 }).toBe(1)
  const [member = 0] = await members(webPid)
  return member
}

async function allShow(amount: string): Promise<void> {
  for (const address of PATHS) {
    const shown = async () => {
      const { status, html } = await visit(stack.webUrl + address, from('us'))
      return status === 200 && html.includes(amount)
    }
    await expect.poll(shown, { message: `${address} shows ${amount}`, timeout: 15_000 }).toBe(true)
  }
}

const setPrice = (usdMin: number) => cms.setPrice('animatics-2d', 'spot30', { usdMin })

test('a process that dies is replaced, and no page fails or stays old meanwhile', async () => {
  const web = await pidOfWeb()
  const member = await waitForMember(web)
  await setPrice(1_361_100)
  await allShow('13,611')

  process.kill(member, 'SIGKILL')
  for (const address of PATHS) {
    expect((await visit(stack.webUrl + address, from('us'))).status).toBe(200)
  }
  await setPrice(1_362_200)
  await allShow('13,622')

  expect(await waitForMember(web)).not.toBe(member)
  await setPrice(1_363_300)
  await allShow('13,633')
})

async function stopUntilReplaced(webPid: number, member: number): Promise<void> {
  process.kill(member, 'SIGSTOP')
  await expect
    .poll(async () => (await members(webPid)).includes(member), { timeout: 60_000 })
    .toBe(false)
}

test('a process that is stuck is replaced, also while it starts, and its pages are answered meanwhile', async () => {
  const web = await pidOfWeb()
  await stopUntilReplaced(web, await waitForMember(web))
  await stopUntilReplaced(web, await waitForMember(web))
  await setPrice(1_364_400)
  await allShow('13,644')
})

test('no process outlives the one that started it', async () => {
  const web = await pidOfWeb()
  const member = await waitForMember(web)
  process.kill(web, 'SIGKILL')
  const isRunning = () => {
    try {
      return process.kill(member, 0)
    } catch {
      return false
    }
  }
  await expect.poll(isRunning, { timeout: 10_000 }).toBe(false)
})
