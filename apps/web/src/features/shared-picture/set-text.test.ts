import type { Locale } from '@studio/shared/locales'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { setText } from './set-text'

const set = (text: string, locale: Locale, size = 60) =>
  setText(text, { face: 'display', locale, size, color: '#000000' })

/** @returns the sums of opacity in the left and the right half of a picture */
async function inkEnds(input: Buffer): Promise<{ start: number; end: number }> {
  const { data, info } = await sharp(input)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const inked = (from: number, to: number) => {
    let sum = 0
    for (let y = 0; y < info.height; y += 1)
      for (let x = from; x < to; x += 1) sum += data[y * info.width + x] ?? 0
    return sum
  }
  const middle = Math.floor(info.width / 2)
  return { start: inked(0, middle), end: inked(middle, info.width) }
}

describe('setText', () => {
  it('Arabic letters are joined: separate ones would be wider', async () => {
    const joined = await set('تحريك', 'ar')
    const isolated = await set(Array.from('تحريك').join('\u200c'), 'ar')
    expect(isolated.width).toBeGreaterThan(joined.width * 1.15)
  })

  it('Arabic is set from right to left, whatever its first letter is', async () => {
    const { start, end } = await inkEnds((await set('2D ــــــــــــــــ', 'ar')).input)
    expect(end).toBeGreaterThan(start)
  })

  it('The site’s own wide font is used, not an installed one', async () => {
    const ours = await set('Handgloves', 'en')
    const { info } = await sharp({ text: { text: 'Handgloves', font: 'sans 60', dpi: 72 } })
      .png()
      .toBuffer({ resolveWithObject: true })
    expect(Math.abs(ours.width / info.width - 1)).toBeGreaterThan(0.02)
    expect(ours.width).toBeGreaterThan(340)
  })

  it('Text that looks like markup is shown as text', async () => {
    const plain = await set('R and D', 'en')
    const signs = await set('R & D <b>', 'en')
    expect(signs.width).toBeGreaterThan(plain.width)
  })
})
