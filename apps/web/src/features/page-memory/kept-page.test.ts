import { describe, expect, it } from 'vitest'
import { ENCODINGS } from '../encoding/accepted-encoding'
import { KeptPage } from './kept-page'

/** As various as a page, or more: its marks repeat themselves, its words do not. */
const words = Array.from({ length: 4_000 }, (_, n) => ((n * 2_654_435_761) % 65_536).toString(36))
const HTML = words.map((word) => `<p class="text-pencil">${word}</p>`).join('')

describe('a kept page', () => {
  it('counts at least the bytes of all its encodings', async () => {
    const page = new KeptPage({
      status: 200,
      headers: {},
      body: Buffer.from(HTML),
      cacheKey: '/page',
      tags: [],
    })
    const encoded = await Promise.all(ENCODINGS.map((encoding) => page.in(encoding)))
    const held = encoded.reduce((sum, { body }) => sum + body.byteLength, 0)
    expect(page.bytes).toBeGreaterThan(page.body.byteLength)
    expect(page.bytes).toBeGreaterThanOrEqual(held)
  })
})
