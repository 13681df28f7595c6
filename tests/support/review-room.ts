import { fileURLToPath } from 'node:url'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Words } from './account-words'
import type { CmsClient } from './cms-client'

/** The path of a clip of six seconds in the picture library. */
export const libraryClip = (stage: 'animatic' | 'previz') =>
  fileURLToPath(new URL(`../../packages/media/library/waterfront/${stage}.mp4`, import.meta.url))

export const composer = (page: Page) => page.locator('form.composer')
export const surface = (page: Page) => page.locator('[data-drawing-surface]')

/**
 * Waits until the first version has been processed. A room that is opened earlier shows the upload.
 */
export async function untilReady(cms: CmsClient, deliverable: number): Promise<void> {
  const versions = `/deliverable-versions?where[deliverable][equals]=${deliverable}&depth=0`
  await expect
    .poll(() => cms.call('GET', versions), { timeout: 200_000 })
    .toMatchObject({ docs: [{ number: 1, state: 'ready' }] })
}

/** Waits until the video shows a frame. */
export async function untilSeen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    return (video?.readyState ?? 0) >= 2 && !video?.seeking
  })
}

type Place = readonly [x: number, y: number]

/** Draws a line with the mouse. Points have coordinates from 0 to 1 in the picture. */
export async function draw(page: Page, on: Locator, places: readonly Place[]): Promise<void> {
  const [first, ...rest] = await onScreen(on, places)
  if (!first) return
  await page.mouse.move(...first)
  await page.mouse.down()
  for (const place of rest) await page.mouse.move(...place, { steps: 8 })
  await page.mouse.up()
}

export async function drawByTouch(
  page: Page,
  on: Locator,
  places: readonly Place[],
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Place[]) =>
    browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y]) => ({ x, y })),
    })
  const [first, ...rest] = await onScreen(on, places)
  if (first) await send('touchStart', [first])
  for (const place of rest) await send('touchMove', [place])
  await send('touchEnd', [])
  await browser.detach()
}

async function onScreen(on: Locator, places: readonly Place[]): Promise<Place[]> {
  const box = await on.boundingBox()
  if (!box) throw new Error('There is nothing to draw on.')
  return places.map(([x, y]) => [box.x + x * box.width, box.y + y * box.height] as const)
}

/** Uploads a version from the page of a project with one deliverable, and stays on the page. */
export async function uploadVersion(page: Page, words: Words, file: string): Promise<void> {
  await page.getByText(words.account.project.upload, { exact: true }).click()
  await page.getByLabel(words.review.upload.choose).setInputFiles(file)
  await expect(page.getByRole('list', { name: words.review.upload.list })).toContainText(
    words.review.upload.done,
  )
}

/** The row of the present version in the menu of all versions. */
export const currentVersion = (page: Page) => page.locator('.room-version-row[aria-current]')

/** Opens a version by its button, or in the menu if the buttons do not fit into the row. */
export async function goToVersion(page: Page, number: number): Promise<void> {
  const label = { hasText: new RegExp(`^\\D*${number}\\b`) }
  const button = page.locator('.room-version-button').filter(label)
  if (await button.isVisible()) return button.click()
  await page.locator('.room-versions-open').click()
  await page.locator('.room-version-row').filter(label).click()
}
