import { createHash } from 'node:crypto'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { CmsClient } from '../support/cms-client'
import { MemoryWatch } from '../support/memory-watch'
import { startTestStack } from '../support/test-stack'
import { TusSender } from '../support/tus-sender'

/** The size of the uploaded file in bytes. `UPLOAD_MEGABYTES=1024` makes it a gigabyte. */
const SIZE = Number(process.env.UPLOAD_MEGABYTES ?? 64) * 1024 * 1024
const MAX_GROWTH_MB = 200

let stack: Awaited<ReturnType<typeof startTestStack>>
let cms: CmsClient
let cookie: string
let deliverable: number

test.beforeAll(async () => {
  stack = await startTestStack()
  cms = await CmsClient.logIn(stack)
  const project = await cms.create('projects', { title: 'Cut and killed', state: 'inReview' })
  deliverable = await cms.create('deliverables', { title: 'Spot', project })
  cookie = await logIn()
  // The worker is stopped, because the pages that it has rendered would count as growth.
  await stack.kill('worker')
})

test.afterAll(() => stack.stop())

async function logIn(): Promise<string> {
  const { webUrl, adminEmail: email, adminPassword: password } = stack
  const answer = await fetch(`${webUrl}/api/login`, {
    method: 'POST',
    headers: { origin: webUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

const versionsSchema = z.object({
  docs: z.array(z.object({ id: z.number(), size: z.number(), sha256: z.string().nullish() })),
})

async function versions() {
  const query = `where[deliverable][equals]=${deliverable}&depth=0`
  return versionsSchema.parse(await cms.call('GET', `/deliverable-versions?${query}`)).docs
}

test('a large file arrives complete although the connection is cut five times and the servers are killed', async () => {
  test.setTimeout(15 * 60_000)
  const sender = new TusSender(stack.webUrl, cookie, SIZE)
  const url = await sender.begin(deliverable, 'film.bin')
  const instances = path.join(stack.dataDir, 'instances')
  const memory = new MemoryWatch({
    web: path.join(instances, 'web'),
    cms: path.join(instances, 'cms'),
  })
  const accidents = planAccidents()
  for (;;) {
    const offset = await sender.offset(url)
    if (offset === null) continue
    if (offset === SIZE) break
    const [next] = accidents
    if (next && offset >= next.from) {
      accidents.shift()
      expect(await sender.send(url, offset, next.happen)).not.toBe(204)
      if (next.killed) await stack.start(next.killed)
    } else {
      await sender.send(url, offset)
    }
  }
  const growth = memory.stop()
  test.info().annotations.push({ type: 'growth in MB', description: JSON.stringify(growth) })
  expect(accidents).toEqual([])
  for (const megabytes of Object.values(growth)) expect(megabytes).toBeLessThan(MAX_GROWTH_MB)

  await stack.start('worker')
  const digest = sender.digest()
  await expect.poll(async () => (await versions())[0]?.sha256, { timeout: 60_000 }).toBe(digest)
  const [version, ...others] = await versions()
  expect([version?.size, others]).toEqual([SIZE, []])
  expect(await digestOfDownload(version?.id ?? 0)).toBe(digest)
})

interface Accident {
  from: number
  /** Called when half of a chunk has been sent. */
  happen: () => Promise<'cut' | 'goOn'>
  killed: 'cms' | 'web' | null
}

/** Plans five cuts of the connection and three kills of a server, spread evenly over the file. */
function planAccidents(): Accident[] {
  const cut = { happen: () => Promise.resolve('cut' as const), killed: null }
  const kill = (killed: 'cms' | 'web') => ({
    happen: async () => {
      await stack.kill(killed)
      return 'goOn' as const
    },
    killed,
  })
  const all = [cut, kill('cms'), cut, cut, kill('web'), cut, kill('cms'), cut]
  return all.map((accident, index) => ({ ...accident, from: (SIZE * index) / (all.length + 1) }))
}

async function digestOfDownload(version: number): Promise<string> {
  const address = `${stack.webUrl}/api/review/versions/${version}/original`
  const answer = await fetch(address, { headers: { cookie } })
  expect(answer.status).toBe(200)
  const hash = createHash('sha256')
  for await (const part of answer.body ?? []) hash.update(part)
  return hash.digest('hex')
}
