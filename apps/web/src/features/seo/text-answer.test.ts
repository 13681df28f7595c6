import { describe, expect, it } from 'vitest'
import { textAnswer } from './text-answer'

const ask = (etag?: string) =>
  textAnswer(
    new Request('https://studio.test/feed.xml', etag ? { headers: { 'if-none-match': etag } } : {}),
    'words',
    'text/plain',
  )

describe('textAnswer', () => {
  it('A reader with the present version gets a 304', async () => {
    const first = ask()
    expect(await first.text()).toBe('words')
    expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const etag = first.headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = ask(known)
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
    expect(ask('"other"').status).toBe(200)
  })
})
