import { MAX_JSON_BYTES, MAX_SET_FORM_BYTES } from '@studio/shared/api/limits'
import { MAX_OWN_PICTURES } from '@studio/shared/api/set-request'
import { describe, expect, it } from 'vitest'
import { LIGHT, writeLight } from './write-light'

/** A writer whose output has the size of noise, and which records its calls. */
function writer(bytes: number) {
  const asked: [number, number][] = []
  const write = (part: number, quality: number) => {
    asked.push([part, quality])
    return Promise.resolve(new Blob([new Uint8Array(Math.ceil(bytes * part * part * quality))]))
  }
  return { asked, write }
}

describe('a picture that is sent', () => {
  it('is written once where that is light', async () => {
    const { asked, write } = writer(LIGHT)
    expect((await writeLight(write, false)).size).toBeLessThanOrEqual(LIGHT)
    expect(asked).toEqual([[1, 0.88]])
  })

  it('loses exactness before it loses size, and no more than it must', async () => {
    const { asked, write } = writer(LIGHT * 1.4)
    await writeLight(write, false)
    expect(asked).toEqual([
      [1, 0.88],
      [1, 0.76],
      [1, 0.64],
    ])
  })

  it('loses size alone where its kind has no qualities', async () => {
    const { asked, write } = writer(LIGHT * 2)
    await writeLight(write, true)
    expect(asked).toEqual([
      [1, 1],
      [0.8, 1],
      [0.64, 1],
    ])
  })

  it('is light in the end, also where the largest is nothing but noise', async () => {
    const noise = 2_560 * 2_560 * 4
    for (const isExact of [true, false]) {
      expect((await writeLight(writer(noise).write, isExact)).size).toBeLessThanOrEqual(LIGHT)
    }
  })

  it('is an error where the browser makes it no lighter', async () => {
    const heavy = new Blob([new Uint8Array(LIGHT + 1)])
    await expect(writeLight(() => Promise.resolve(heavy), false)).rejects.toThrow('light enough')
  })

  it('has room in a request beside all others and the words', () => {
    const heaviest = LIGHT * (MAX_OWN_PICTURES + 1) + MAX_JSON_BYTES
    expect(heaviest).toBeLessThanOrEqual(MAX_SET_FORM_BYTES)
  })
})
