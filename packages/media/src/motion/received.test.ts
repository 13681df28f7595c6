import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { received } from './received'

const COMMITTED = new URL('../../../../apps/web/src/features/forms/received.json', import.meta.url)

describe('the drawing that thanks for an inquiry', () => {
  it('is committed as it is drawn here', () => {
    const committed: unknown = JSON.parse(readFileSync(COMMITTED, 'utf8'))
    expect(committed).toEqual(JSON.parse(JSON.stringify(received)))
  })

  it('is light: nothing to fetch, nothing to evaluate', () => {
    const text = JSON.stringify(received)
    expect(received.assets).toEqual([])
    expect(text).not.toContain('"x":"')
    expect(text.length).toBeLessThan(12_000)
  })
})
