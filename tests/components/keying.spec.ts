import { expect, type Page } from '@playwright/test'
import { test } from './with-pictures'
import { inFullOnly } from '../support/depth'

const PHOTOS = ['green-speaker', 'green-walker', 'green-loose-hair']

interface Figures {
  /** The highest visible difference between the two implementations in a color value, 0 to 255. */
  apart: number
  isDrawnByCard: boolean
  /**
   * The shares of pixels that are transparent (`clear`), opaque (`whole`) and in between (`soft`).
   */
  clear: number
  whole: number
  soft: number
  /** The number of pixels that are still green, per hundred thousand. */
  green: number
  /** The opacity of a point near each corner of the picture. */
  corners: number[]
}

function key(page: Page, photo: string): Promise<Figures> {
  return page.evaluate(async (file) => {
    const { createKeyer, readPicture, USUAL_KEYING } = window.picturePage
    const read = await readPicture(await (await fetch(`/library/stills/${file}`)).blob())
    if ('problem' in read) throw new Error(read.problem)
    const [drawn, plain] = [false, true].map((isPlain) => {
      const keyer = createKeyer({ isPlain })
      const canvas = keyer.key(read.image, USUAL_KEYING)
      keyer.dispose()
      const { width, height } = canvas
      return canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    })
    if (!drawn || !plain) throw new Error('There is no picture.')
    const { width, height } = read
    const counts = { apart: 0, clear: 0, whole: 0, soft: 0, green: 0 }
    for (let at = 0; at < drawn.length; at += 4) {
      const [one = 0, other = 0] = [drawn[at + 3], plain[at + 3]]
      counts.apart = Math.max(counts.apart, Math.abs(one - other))
      for (let part = 0; part < 3; part += 1) {
        const [a = 0, b = 0] = [drawn[at + part], plain[at + part]]
        counts.apart = Math.max(counts.apart, Math.abs((a * one) / 255 - (b * other) / 255))
      }
      counts[one === 0 ? 'clear' : one === 255 ? 'whole' : 'soft'] += 1
      const [red = 0, green = 0, blue = 0] = [drawn[at], drawn[at + 1], drawn[at + 2]]
      if (one > 32 && green > Math.max(red, blue) + 6) counts.green += 1
    }
    const pixels = width * height
    const alphaAt = (x: number, y: number) =>
      drawn[(Math.floor(y * height) * width + Math.floor(x * width)) * 4 + 3] ?? 255
    return {
      apart: counts.apart,
      isDrawnByCard: document.createElement('canvas').getContext('webgl2') !== null,
      clear: counts.clear / pixels,
      whole: counts.whole / pixels,
      soft: counts.soft / pixels,
      green: (counts.green / pixels) * 100_000,
      corners: [alphaAt(0.02, 0.02), alphaAt(0.98, 0.02), alphaAt(0.02, 0.98), alphaAt(0.98, 0.98)],
    }
  }, `${photo}.webp`)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/picture-page/')
  await page.waitForFunction(() => 'picturePage' in window)
})

for (const photo of PHOTOS) {
  const details = inFullOnly(photo !== 'green-loose-hair')
  test(
    `removes the green from ${photo} equally with and without a graphics card`,
    details,
    async ({ page }) => {
      const figures = await key(page, photo)
      expect(figures.isDrawnByCard).toBe(true)
      expect(figures.apart).toBeLessThanOrEqual(3)
      expect(figures.corners).toEqual([0, 0, 0, 0])
      expect(figures.clear).toBeGreaterThan(0.7)
      expect(figures.whole).toBeGreaterThan(0.1)
      // Only hair and outlines have half-transparent pixels.
      expect(figures.soft).toBeGreaterThan(0.002)
      expect(figures.soft).toBeLessThan(0.03)
      expect(figures.green).toBeLessThan(10)
    },
  )
}

test('a picture without a green screen stays unchanged', async ({ page }) => {
  const figures = await key(page, 'backdrop-loft')
  expect(figures).toMatchObject({ apart: 0, clear: 0, whole: 1 })
})
