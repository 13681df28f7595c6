import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { SIGNATURE_HEADER, sign } from '../../packages/shared/src/signature'
import type { PublishAck, PublishMessage } from '../../packages/shared/src/contracts/publish'
import { startTestStack } from '../support/test-stack'
import { visit } from '../support/visit'

let stack: Awaited<ReturnType<typeof startTestStack>>

test.beforeAll(async () => {
  stack = await startTestStack()
  // The worker is stopped, because the tests publish changes themselves.
  await stack.kill('worker')
})

test.afterAll(() => stack.stop())

const TAG = 'page:/us/en/pricing'

async function publish(message: Partial<PublishMessage>): Promise<PublishAck> {
  const body = JSON.stringify({
    expiredTags: [],
    goneTags: [],
    waitsForRenders: false,
    ...message,
  })
  const response = await fetch(`${stack.webUrl}/api/publish`, {
    method: 'POST',
    body,
    headers: { [SIGNATURE_HEADER]: sign(body, stack.publishSecret) },
  })
  expect(response.status).toBe(200)
  return (await response.json()) as PublishAck
}

/**
 * Waits until a page is being rendered. From then on, publishing with `waitsForRenders` takes until
 * the page is done.
 */
async function untilBegun(): Promise<void> {
  const settles = () => publish({ waitsForRenders: true }).then(() => true)
  while (await Promise.race([settles(), sleep(200).then(() => false)])) await sleep(20)
}

const pricing = () => visit(`${stack.webUrl}/pricing`)
const cacheOf = async () => (await pricing()).headers.get('x-nextjs-cache')

test('a page is cached until its content changes', async () => {
  await pricing()
  expect(await cacheOf()).toBe('HIT')
  await publish({ expiredTags: ['page:/us/en/faq'] })
  expect(await cacheOf()).toBe('HIT')
  await publish({ expiredTags: ['variant:us/en'] })
  expect(await cacheOf()).toBe('MISS')
  expect(await cacheOf()).toBe('HIT')
})

test(
  'a page that changes while it is rendered is not cached, and publishing waits for it',
  { tag: '@core' },
  async () => {
    await publish({ expiredTags: [TAG] })
    // The CMS is paused in the middle of a render, and answers only after the change.
    await stack.kill('cms', 'SIGSTOP')
    const held = pricing()
    await untilBegun()
    await publish({ expiredTags: [TAG] })
    let isSettled = false
    const settled = publish({ waitsForRenders: true }).then(() => (isSettled = true))
    await sleep(300)
    expect(isSettled).toBe(false)
    await stack.kill('cms', 'SIGCONT')
    expect((await held).headers.get('cdn-cache-control')).toBe('no-store')
    await settled
    expect(await cacheOf()).toBe('MISS')
    expect(await cacheOf()).toBe('HIT')
  },
)

test('a restart keeps the pages and the record of expired ones', async () => {
  await pricing()
  await visit(`${stack.webUrl}/faq`)
  await publish({ expiredTags: [TAG] })
  const { cacheId } = await publish({})
  await stack.kill('web')
  await stack.start('web')
  expect((await publish({})).cacheId).toBe(cacheId)
  expect((await visit(`${stack.webUrl}/faq`)).headers.get('x-nextjs-cache')).toBe('HIT')
  expect(await cacheOf()).toBe('MISS')
})

test('publishing returns the most visited pages', async () => {
  for (let visits = 0; visits < 5; visits += 1) await pricing()
  expect((await publish({})).mostVisited[0]).toBe(TAG)
})

test('while the CMS is away the last page replaces an expired one at once, but never an unpublished one', async () => {
  await pricing()
  await visit(`${stack.webUrl}/faq`)
  await stack.kill('cms')
  await publish({ expiredTags: [TAG], goneTags: ['page:/us/en/faq'] })
  const { status, headers, html } = await pricing()
  expect([status, headers.get('cdn-cache-control')]).toEqual([200, 'no-store'])
  expect(html).toContain('data-slot="footer"')
  expect((await visit(`${stack.webUrl}/faq`)).status).toBe(503)
  await stack.start('cms')
  expect((await visit(`${stack.webUrl}/faq`)).status).toBe(200)
})

test('a CMS that hangs delays a page by two seconds at most', async () => {
  await pricing()
  await publish({ expiredTags: [TAG] })
  await stack.kill('cms', 'SIGSTOP')
  const begun = Date.now()
  const { status } = await pricing()
  const waited = Date.now() - begun
  await stack.kill('cms', 'SIGCONT')
  expect(status).toBe(200)
  expect(waited).toBeGreaterThan(1_500)
  expect(waited).toBeLessThan(4_000)
})
