import { expect, test } from 'vitest'
import { sharedPictureOf } from '../support/shared-picture'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a script of an earlier release is a 404 that is not cached', async () => {
  const answer = await visit(web('/_next/static/chunks/of-last-week.js'))
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(answer.headers.get('cdn-cache-control')).toBe('no-store')
  expect(answer.html.length).toBeLessThan(10_000)
})

test('visitors cannot request other picture sizes', async () => {
  const { webUrl } = stackUnderTest()
  const home = await (await fetch(webUrl)).text()
  const [, version] = /\/media\/s\/([0-9a-f]{16})\/\d+\.avif/.exec(home) ?? []
  for (const [path, status] of [
    [`/media/s/${version}/192.avif`, 200],
    [`/media/s/${version}/193.avif`, 404],
    [`/media/s/${version}/4096.avif`, 404],
    [`/media/s/${version}/192.png`, 404],
    [`/media/s/${'0'.repeat(16)}/192.avif`, 404],
    [`/_next/image?url=%2Fmedia%2Fs%2F${version}%2F192.avif&w=640&q=75`, 404],
    ['/_next/image?url=%2Ficon.svg&w=64&q=75', 404],
  ] as const) {
    expect((await fetch(`${webUrl}${path}`)).status, path).toBe(status)
  }
})

test('visitors cannot request pictures that no page refers to', async () => {
  const [, , , version = '', ...rest] = (await sharedPictureOf('/pricing')).split('/')
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
