import { expect, test } from 'vitest'
import { someAddress } from '../support/api-caller'
import { stackUnderTest } from '../support/stack-under-test'

function load(path: string, address: string, headers: Record<string, string> = {}) {
  return fetch(`${stackUnderTest().webUrl}${path}`, {
    headers: { 'x-forwarded-for': address, accept: 'text/html', ...headers },
    redirect: 'manual',
  })
}

/** Loads ten pages at a time, so that all loads fall into the time window of the limit. */
async function loadMany(paths: string[], address: string): Promise<number[]> {
  const waiting = [...paths]
  const statuses: number[] = []
  const work = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const response = await load(path, address)
      await response.arrayBuffer()
      statuses.push(response.status)
    }
  }
  await Promise.all(Array.from({ length: 10 }, work))
  return statuses
}

const madeUp = (count: number) => Array.from({ length: count }, (_, at) => `/media/shared/x/${at}`)

test('an address that requests too many new pages is limited, and other addresses are not', async () => {
  const flooder = someAddress()
  const statuses = await loadMany(madeUp(200), flooder)
  expect(statuses.filter((status) => status === 404)).toHaveLength(150)
  expect(statuses.filter((status) => status === 429)).toHaveLength(50)

  for (const [path, words] of [
    ['/', 'Too many requests'],
    ['/de/pricing', 'Zu viele Aufrufe'],
    ['/ar/a-page-that-nobody-has', 'dir="rtl"'],
  ] as const) {
    const refused = await load(path, flooder)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    expect(refused.headers.get('cache-control')).toBe('no-store')
    expect(await refused.text()).toContain(words)
  }
  const forProgram = await load('/pricing', flooder, { accept: '*/*', rsc: '1' })
  expect(await forProgram.json()).toEqual({ error: { code: 'tooManyRequests' } })
  expect((await load('/api/loc', flooder)).status).toBe(200)
  expect((await load('/', someAddress())).status).toBe(200)
})

test('loads of stored pages are not counted', async () => {
  await (await load('/pricing', someAddress())).arrayBuffer()
  const statuses = await loadMany(Array<string>(600).fill('/pricing'), someAddress())
  expect(new Set(statuses)).toEqual(new Set([200]))
})
