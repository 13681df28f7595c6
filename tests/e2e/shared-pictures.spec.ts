import { expect } from '@playwright/test'
import { z } from 'zod'
import { LOCALES } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { adminClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

/** The path of the picture that stands for a page where its address is shared. */
async function pictureOf(path: string): Promise<string> {
  const { html } = await visit(web(path))
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  return new URL(address).pathname
}

for (const locale of LOCALES) {
  test(`a page shared in ${locale} has a picture of 1200 × 630 that may be kept`, async ({
    page,
  }) => {
    const address = await pictureOf(publicPath(locale, '2d-animatics'))
    expect(address).toMatch(/^\/media\/shared\/[0-9a-f-]+\/us\/[a-z]{2}\/2d-animatics\.jpg$/)
    const answer = await fetch(web(address))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(300_000)
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
    expect((await visit(web(address), known)).status).toBe(304)

    await page.goto('/robots.txt')
    const size = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
      return { width, height }
    }, web(address))
    expect(size).toEqual({ width: 1200, height: 630 })
  })
}

test('another title is another address, to which the old one leads; an editor’s own comes first', async () => {
  const cms = await adminClient()
  const id = await cms.createPage({ title: 'Take one', slug: 'take-one', _status: 'published' })
  await expect.poll(() => visit(web('/take-one')).then(({ status }) => status)).toBe(200)
  const before = await pictureOf('/take-one')

  await cms.changePage(id, { title: 'Take two' })
  await expect.poll(() => pictureOf('/take-one')).not.toBe(before)
  const after = await pictureOf('/take-one')
  expect((await visit(web(after))).status).toBe(200)
  const old = await visit(web(before))
  expect([old.status, old.headers.get('location')]).toEqual([307, after])

  const { docs } = z
    .object({ docs: z.array(z.object({ id: z.number() })).min(1) })
    .parse(await cms.call('GET', '/media?limit=1&depth=0'))
  await cms.changePage(id, { seoImage: docs[0]?.id })
  await expect.poll(() => pictureOf('/take-one')).not.toContain('/media/shared/')
})

test('nobody can have a picture drawn that no page asks for', async () => {
  const [, , , version = '', ...rest] = (await pictureOf('/pricing')).split('/')
  const [digest = '', signature = ''] = version.split('-')
  const file = rest.join('/')
  const forged = [
    `${digest}-${'0'.repeat(signature.length)}/${file}`,
    `${'0'.repeat(digest.length)}-${signature}/${file}`,
    `${version}/us/de/pricing.jpg`,
    `${version}/us/en/faq.jpg`,
    `${version}/us/en/no-such-page.jpg`,
    `${version}/us/en/pricing.png`,
    `${version}/us/en/%2e%2e%2fpricing.jpg`,
    `${version}/us/en/%00.jpg`,
    `${version}/fr/en/pricing.jpg`,
    version,
    'x',
  ]
  for (const address of forged) {
    expect((await visit(web(`/media/shared/${address}`))).status, address).toBe(404)
  }
  expect((await visit(web('/media/shared'))).status).toBe(404)
})
