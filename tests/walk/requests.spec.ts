import { expect, test } from '@playwright/test'
import { z } from 'zod'
import { guideEventSchema } from '../../packages/shared/src/api/guide'
import { searchAnswerSchema } from '../../packages/shared/src/contracts/search'
import { adminClient } from '../support/cms-client'
import { runningStack } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${runningStack().webUrl}${path}`

for (const { path, country, language, direction, amount } of [
  { path: '/pricing', country: 'us', language: 'en', direction: 'ltr', amount: /\$[\d,]{3,}/ },
  { path: '/pricing', country: 'uk', language: 'en', direction: 'ltr', amount: /£[\d,]{3,}/ },
  { path: '/ar/pricing', country: 'us', language: 'ar', direction: 'rtl', amount: /[\d,]{3,}/ },
  { path: '/de/pricing', country: 'gr', language: 'de', direction: 'ltr', amount: /\d\.\d{3}/ },
]) {
  test(`${path} is in “${language}”, with the prices of “${country}”`, async () => {
    // Right after its start the backend is slow, and a page that has not been rendered may answer
    // 503.
    await expect.poll(async () => (await visit(web(path), from(country))).status).toBe(200)
    const { html } = await visit(web(path), from(country))
    const root = /<html[^>]*>/.exec(html)?.[0]
    expect(root).toContain(`lang="${language}`)
    expect(root).toContain(`dir="${direction}"`)
    const main = /<main.*<\/main>/s.exec(html)?.[0]
    expect(main).toMatch(amount)
  })
}

test('an unknown address answers 404', async () => {
  expect((await visit(web('/nothing-has-this-address'))).status).toBe(404)
})

test('website and backend report that they are healthy and ready', async () => {
  const { webUrl, cmsUrl } = runningStack()
  for (const base of [webUrl, cmsUrl]) {
    for (const path of ['/api/health', '/api/ready']) {
      await expect.poll(async () => (await visit(base + path)).status).toBe(200)
    }
  }
})

test('the search finds a page despite a typing error', async () => {
  const { status, html } = await visit(web('/api/search?country=us&locale=en&q=podcst+studio'))
  expect(status).toBe(200)
  const { hits } = searchAnswerSchema.parse(JSON.parse(html))
  expect(hits.map((hit) => hit.path)).toContain('podcast-studio-rental')
})

test('the guide answers a question', async () => {
  const answer = await fetch(web('/api/guide/questions'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: runningStack().webUrl },
    body: JSON.stringify({ text: 'What does a 2D animatic cost?', country: 'us' }),
  })
  expect(answer.status).toBe(200)
  const events = [...(await answer.text()).matchAll(/^data: (.+)$/gm)].map(([, data = '']) =>
    guideEventSchema.parse(JSON.parse(data)),
  )
  expect(events.at(-1)).toMatchObject({ event: 'end', isAnswered: true })
})

test('a price that an editor saves is live within seconds', async () => {
  const cms = await adminClient()
  const before = await readPrice()
  // An amount that no price of the site has, and that differs in each run.
  const edited = 9_000_000 + Math.floor(Math.random() * 9_000) * 100
  const shown = `$${(edited / 100).toLocaleString('en-US')}`
  const isLive = async () => (await visit(web('/pricing'), from('us'))).html.includes(shown)
  expect(await isLive()).toBe(false)
  await cms.setPrice('animatics-2d', 'spot30', { usdMin: edited })
  try {
    await expect.poll(isLive, { timeout: 15_000 }).toBe(true)
  } finally {
    await cms.setPrice('animatics-2d', 'spot30', { usdMin: before })
  }
  await expect.poll(isLive, { timeout: 15_000 }).toBe(false)
})

const listSchema = z.object({
  docs: z.tuple([z.object({ items: z.array(z.object({ key: z.string(), usdMin: z.number() })) })]),
})

async function readPrice(): Promise<number> {
  const path = '/price-groups?where[key][equals]=animatics-2d&depth=0&locale=en'
  const [{ items }] = listSchema.parse(await (await adminClient()).call('GET', path)).docs
  return z.number().parse(items.find(({ key }) => key === 'spot30')?.usdMin)
}
