import { expect } from '@playwright/test'
import { z } from 'zod'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'
import { scrollThrough, watchVideos } from '../support/watch-videos'

const VIDEO = '.opening-video'

test(
  'the video plays once the page has loaded, and the keyboard pauses and resumes it',
  { tag: '@core' },
  async ({ page }) => {
    const asked = watchVideos(page)
    page.on('domcontentloaded', () => {
      expect(asked).toEqual([])
    })
    await page.goto('/')
    await expect(page.locator(`${VIDEO}[data-playing]`)).toBeVisible()
    const seconds = () => page.locator(VIDEO).evaluate((film: HTMLVideoElement) => film.currentTime)
    await expect.poll(seconds).toBeGreaterThan(0.2)

    await page.getByRole('button', { name: 'Pause the film' }).focus()
    await page.keyboard.press('Space')
    const play = page.getByRole('button', { name: 'Play the film' })
    await expect(play).toBeFocused()
    const stopped = await seconds()
    await page.waitForTimeout(400)
    expect(await seconds()).toBe(stopped)

    await page.keyboard.press('Enter')
    await expect.poll(seconds).not.toBe(stopped)
    const box = await page.getByRole('button', { name: 'Pause the film' }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  },
)

test('the poster is the largest paint, and nothing on the page shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { largest: '', shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
        seen.largest = entry.element?.className ?? ''
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(page.locator(`${VIDEO}[data-playing]`)).toBeVisible()
  const told = () =>
    page.evaluate(() => {
      const { largest, shift } = window as unknown as { largest: string; shift: number }
      return { largest, shift }
    })
  expect((await told()).largest).toContain('opening-poster')
  await scrollThrough(page)
  expect((await told()).shift).toBeLessThanOrEqual(0.01)
})

test('the studio’s name links to the content', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: /: to the content$/ }).click()
  await expect(page.locator('#begin')).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('visitors with reduced motion get posters, and the video on request', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const asked = watchVideos(page)
  await page.goto('/')
  await scrollThrough(page)
  await expect(page.getByRole('slider')).toBeVisible()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Play the film' }).press('Enter')
  await expect(page.locator(`${VIDEO}[data-playing]`)).toBeVisible()
  expect(asked).not.toEqual([])
})

test('no video loads while data saving is on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = watchVideos(page)
  await page.goto('/')
  await scrollThrough(page)
  await expect(page.getByRole('slider')).toBeVisible()
  expect(asked).toEqual([])
})

const pageSchema = z.object({
  docs: z.tuple([
    z.object({ id: z.number(), blocks: z.array(z.looseObject({ blockType: z.string() })) }),
  ]),
})
const mediaSchema = z.object({
  docs: z.tuple([z.object({ id: z.number(), poster: z.object({ fileVersion: z.string() }) })]),
})

test('an editor chooses the other layout and another video for small screens', async ({ page }) => {
  const cms = await adminClient()
  const found = await cms.call('GET', '/pages?where[slug][equals]=home&depth=0&locale=en')
  const [home] = pageSchema.parse(found).docs
  const key = 'library-perfume-board-clip'
  const small = await cms.call('GET', `/media?where[seedKey][equals]=${key}&depth=1`)
  const [{ id: smallFilm, poster: smallPoster }] = mediaSchema.parse(small).docs
  const change = (to: object) =>
    cms.changePage(
      home.id,
      {
        blocks: home.blocks.map((block) =>
          block.blockType === 'opening' ? { ...block, ...to } : block,
        ),
      },
      '?locale=en&depth=0',
    )
  const html = async (path: string) => (await visit(`${stackUnderTest().webUrl}${path}`)).html
  expect(await html('/')).toContain('data-layout="screen"')
  await change({ layout: 'sheet', smallFilm })
  try {
    await expect.poll(() => html('/')).toContain('data-layout="sheet"')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expectNoViolations(page)

    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => html('/ar')).toContain('perfume-board')
    await page.goto('/ar')
    const film = page.locator(`${VIDEO}[data-playing]`)
    await expect(film).toBeVisible()
    const played = await film.evaluate((video: HTMLVideoElement) => video.currentSrc)
    expect(played).toContain('perfume-board')
    const poster = page.locator('.opening-poster')
    const shown = await poster.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(shown).toContain(`/media/s/${smallPoster.fileVersion}/`)
  } finally {
    await change({})
    await expect.poll(() => html('/')).toContain('data-layout="screen"')
  }
})
