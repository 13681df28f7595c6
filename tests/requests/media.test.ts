import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

/** Reads from the CMS the address of a file with this extension that a seeded page shows. */
async function addressOf(path: string, extension: string): Promise<string> {
  const { webUrl, cmsUrl } = stackUnderTest()
  const { html } = await visit(`${cmsUrl}/api/site/page?country=us&locale=en&path=${path}`)
  const found = new RegExp(`"(/media/[^"]+\\.${extension})"`).exec(html)?.[1]
  return `${webUrl}${found ?? `/no-${extension}-on-${path}`}`
}

for (const { path, extension, type } of [
  { path: 'podcast-studio-rental', extension: 'webp', type: 'image/webp' },
  { path: '3d-animatics', extension: 'mp4', type: 'video/mp4' },
  { path: '3d-animatics', extension: 'webm', type: 'video/webm' },
]) {
  test(`a file of type ${type} is served whole and in ranges, and not beyond its end`, async () => {
    const address = await addressOf(path, extension)
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(address, { headers, method })
    const whole = await ask({})
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect(whole.status).toBe(200)
    expect(whole.headers.get('content-type')).toBe(type)
    expect(whole.headers.get('content-length')).toBe(String(bytes.length))
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('cache-control')).toContain('immutable')
    expect(whole.headers.get('content-encoding')).toBeNull()
    const etag = whole.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[^"]+"$/)

    const last = bytes.length - 1
    for (const [range, start, end] of [
      ['bytes=10-19', 10, 19],
      ['bytes=0-', 0, last],
      [`bytes=${last - 99}-`, last - 99, last],
      ['bytes=-100', last - 99, last],
      [`bytes=${last}-${last + 1000}`, last, last],
    ] as const) {
      const part = await ask({ range, 'if-range': etag })
      expect(part.status, range).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
      expect(part.headers.get('content-length')).toBe(String(end - start + 1))
      const sent = Buffer.from(await part.arrayBuffer())
      expect(sent.equals(bytes.subarray(start, end + 1)), range).toBe(true)
    }

    const beyond = await ask({ range: `bytes=${bytes.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`)

    const changed = await ask({ range: 'bytes=10-19', 'if-range': '"another-file"' })
    expect(changed.status).toBe(200)
    expect(Buffer.from(await changed.arrayBuffer()).length).toBe(bytes.length)

    const known = await ask({ 'if-none-match': etag, range: 'bytes=10-19' })
    expect([known.status, await known.text()]).toEqual([304, ''])
    expect(known.headers.get('etag')).toBe(etag)

    const head = await ask({ range: 'bytes=10-19' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.headers.get('content-type')).toBe(type)
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect(await head.text()).toBe('')
  })
}

test('a file that does not exist is not found', async () => {
  const { webUrl } = stackUnderTest()
  expect((await fetch(`${webUrl}/media/x/no-such-file.webp`)).status).toBe(404)
})
