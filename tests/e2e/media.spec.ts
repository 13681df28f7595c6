import { expect, test } from '@playwright/test'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

test('a picture is served whole, in parts, and not at all beyond its end', async () => {
  const { webUrl, cmsUrl } = stackUnderTest()
  const { html } = await visit(`${cmsUrl}/api/site/page?country=us&locale=en&path=`)
  const picture = `${webUrl}${/"src":"(\/media\/[^"]+)"/.exec(html)?.[1] ?? ''}`

  const whole = await fetch(picture)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(whole.status).toBe(200)
  expect(whole.headers.get('content-type')).toMatch(/^image\//)
  expect(whole.headers.get('cache-control')).toContain('immutable')

  const head = await fetch(picture, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-type')]).toEqual([
    200,
    whole.headers.get('content-type'),
  ])

  const part = await fetch(picture, { headers: { range: 'bytes=10-19' } })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(10, 20))

  const beyond = await fetch(picture, { headers: { range: `bytes=${bytes.length}-` } })
  expect(beyond.status).toBe(416)
  expect((await fetch(`${webUrl}/media/x/no-such-file.webp`)).status).toBe(404)
})
