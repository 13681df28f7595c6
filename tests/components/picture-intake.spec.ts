import { expect, type Page } from '@playwright/test'
import { twoColors } from '../../apps/web/src/test-support/sample-pictures'
import { test } from './with-pictures'

interface Read {
  problem?: string
  width?: number
  height?: number
  /** The color at the center of the first eighth; `last` is that of the last eighth. */
  first?: number[]
  last?: number[]
}

function read(page: Page, data: Buffer): Promise<Read> {
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
    const read = await window.picturePage.readPicture(new Blob([bytes]))
    if ('problem' in read) return read
    const { image, width, height } = read
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colorAt = (x: number, y: number) => [
      ...(context?.getImageData(Math.floor(x * width), Math.floor(y * height), 1, 1).data ?? []),
    ]
    return { width, height, first: colorAt(1 / 16, 1 / 16), last: colorAt(15 / 16, 15 / 16) }
  }, data.toString('base64'))
}

const isRed = ([red = 0, , blue = 255]: number[] = []) => red > 200 && blue < 60
const isBlue = ([red = 255, , blue = 0]: number[] = []) => blue > 200 && red < 60

test.beforeEach(async ({ page }) => {
  await page.goto('/picture-page/')
  await page.waitForFunction(() => 'picturePage' in window)
})

for (const [orientation, width, height, startsRed] of [
  [1, 80, 40, true],
  [3, 80, 40, false],
  [6, 40, 80, true],
  [8, 40, 80, false],
] as const) {
  test(`a photograph with the orientation ${orientation} is shown upright`, async ({ page }) => {
    const data = await twoColors({ format: 'jpeg', orientation })
    const found = await read(page, data)
    expect(found).toMatchObject({ width, height })
    expect([isRed(found.first), isBlue(found.last)]).toEqual([startsRed, startsRed])
    expect([isBlue(found.first), isRed(found.last)]).toEqual([!startsRed, !startsRed])
  })
}

test('a picture larger than needed is reduced and stays upright', async ({ page }) => {
  const data = await twoColors({ format: 'jpeg', orientation: 6, times: 50 })
  const found = await read(page, data)
  expect(found).toMatchObject({ width: 1_280, height: 2_560 })
  expect([isRed(found.first), isBlue(found.last)]).toEqual([true, true])
})

for (const format of ['png', 'webp', 'avif'] as const) {
  test(`reads ${format}`, async ({ page }) => {
    expect(await read(page, await twoColors({ format }))).toMatchObject({
      width: 80,
      height: 40,
    })
  })
}

test('explains why a file was refused', async ({ page }) => {
  const huge = await twoColors({ format: 'png' })
  for (const at of [16, 20]) huge.writeUInt32BE(30_000, at)
  expect(await read(page, huge)).toEqual({ problem: 'tooManyPixels' })
  expect(await read(page, Buffer.from('%PDF-1.7 no picture'))).toEqual({ problem: 'notAPicture' })
  const half = (await twoColors({ format: 'png' })).subarray(0, 60)
  expect(await read(page, half)).toEqual({ problem: 'unreadable' })
  const problem = await page.evaluate(() =>
    window.picturePage.readPicture(new Blob([new Uint8Array(25 * 1024 * 1024 + 1)])),
  )
  expect(problem).toEqual({ problem: 'tooLarge' })
})
