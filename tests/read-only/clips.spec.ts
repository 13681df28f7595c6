import { expect, test } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { PAUSE, PLAY, fetchedClips, isPlaying } from '../support/seen-clip'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'
import { waitForLayout } from '../support/when-interactive'

test(
  'a clip plays over its poster, and the keyboard can pause it',
  { tag: '@core' },
  async ({ page }) => {
    const fetched = fetchedClips(page)
    expect((await visit(`${stackUnderTest().webUrl}/3d-animatics`)).html).not.toContain('<video')
    await page.goto('/3d-animatics')
    await expect.poll(isPlaying(page)).toBe(true)
    expect(fetched.length).toBeGreaterThan(0)
    expect(fetched.filter((address) => !address.endsWith('.webm'))).toEqual([])
    const video = page.locator('video')
    for (const property of ['muted', 'loop', 'playsInline']) {
      await expect(video).toHaveJSProperty(property, true)
    }

    const button = page.getByRole('button', { name: PAUSE })
    const size = await button.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await button.focus()
    await page.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', true)
    await expect(page.getByRole('button', { name: PLAY })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(isPlaying(page)).toBe(true)
    await expect(button).toBeFocused()
    await expectNoViolations(page)
  },
)

test('a clip’s control is in the page’s language', async ({ page }) => {
  await page.goto('/ar/3d-animatics')
  await expect(
    page.getByRole('button', { name: /^أوقف «.*[\u0600-\u06FF].*» مؤقتًا$/ }),
  ).toBeVisible()
  await page.goto('/de/3d-animatics')
  await expect(page.getByRole('button', { name: /^„3D-Previz.*“ anhalten$/ })).toBeVisible()
})

test('a clip shifts nothing, pauses out of view and resumes in view', async ({ page }) => {
  await page.goto('/3d-animatics')
  await expect.poll(isPlaying(page)).toBe(true)
  // Scrolling past parts that have no layout yet shifts the page, with and without the clip.
  await waitForLayout(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('video')).toHaveJSProperty('paused', true)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(isPlaying(page)).toBe(true)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(shift).toBeLessThanOrEqual(0.01)
})
