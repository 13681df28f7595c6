import { MAX_JSON_BYTES, MAX_SET_FORM_BYTES } from '@studio/shared/api/limits'
import { MAX_OWN_PICTURES } from '@studio/shared/api/set-request'
import { describe, expect, it } from 'vitest'
import { LIGHT, writeLight } from './write-light'

/** Creates an encoder whose output is as large as that of noise. It records its calls. */
function writer(bytes: number) {
  const asked: [number, number][] = []
  const write = (part: number, quality: number) => {
    asked.push([part, quality])
    return Promise.resolve(new Blob([new Uint8Array(Math.ceil(bytes * part * part * quality))]))
  }
  return { asked, write }
}

describe('a picture to be sent', () => {
  it('is encoded once if it is small enough', async () => {
    const { asked, write } = writer(LIGHT)
    expect((await writeLight(write, false)).size).toBeLessThanOrEqual(LIGHT)
    expect(asked).toEqual([[1, 0.88]])
  })

  it('loses quality before size, and no more than necessary', async () => {
    const { asked, write } = writer(LIGHT * 1.4)
    await writeLight(write, false)
    expect(asked).toEqual([
      [1, 0.88],
      [1, 0.76],
      [1, 0.64],
    ])
  })

  it('loses only size in formats without quality', async () => {
    const { asked, write } = writer(LIGHT * 2)
    await writeLight(write, true)
    expect(asked).toEqual([
      [1, 1],
      [0.8, 1],
      [0.64, 1],
    ])
  })

  it('fits in the end, even if the largest is noise', async () => {
    const noise = 2_560 * 2_560 * 4
    for (const isExact of [true, false]) {
      expect((await writeLight(writer(noise).write, isExact)).size).toBeLessThanOrEqual(LIGHT)
    }
  })

  it('throws if the browser cannot make it smaller', async () => {
    const heavy = new Blob([new Uint8Array(LIGHT + 1)])
    await expect(writeLight(() => Promise.resolve(heavy), false)).rejects.toThrow('light enough')
  })

  it('leaves space in the request for all others and the text', () => {
    const heaviest = LIGHT * (MAX_OWN_PICTURES + 1) + MAX_JSON_BYTES
    expect(heaviest).toBeLessThanOrEqual(MAX_SET_FORM_BYTES)
  })
})
