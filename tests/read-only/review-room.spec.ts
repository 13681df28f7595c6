import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { publicPath } from '../../packages/shared/src/paths'
import { expectNoViolations } from '../support/accessibility'
import { watchComplaints } from '../support/watch-complaints'

const PATH = '/animation-studios-near-me'
/** The limit for the compressed size of scripts that the room loads in addition to the page. */
const MAX_SCRIPT_BYTES = 170_000

/** Adds up the compressed size of scripts that load from now on. */
function watchScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return
    sizes.push(
      answer.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    )
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('the room’s scripts load when a visitor opens it, and are small', async ({ page }) => {
  const complaints = watchComplaints(page)
  const bytes = watchScripts(page)
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const before = await bytes()
  await page.getByRole('button', { name: 'Open the review room' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const fetched = (await bytes()) - before
  expect(fetched).toBeGreaterThan(20_000)
  expect(fetched).toBeLessThan(MAX_SCRIPT_BYTES)
  expect(complaints).toEqual([])
})

test('a prospect writes, reloads, and finds the text again', { tag: '@core' }, async ({ page }) => {
  await page.goto(PATH)
  await page.getByRole('button', { name: 'Open the review room' }).click()
  await expect(page.locator('.note')).toHaveCount(3)
  await expectNoViolations(page, 'dialog')
  await page.getByLabel('Write a note', { exact: true }).fill('The roofs are too red')
  await page.reload()
  await page.getByRole('button', { name: 'Open the review room' }).click()
  await expect(page.getByLabel('Write a note', { exact: true })).toHaveValue(
    'The roofs are too red',
  )
  await page.getByRole('button', { name: 'Send note' }).click()
  await expect(page.locator('.note', { hasText: 'The roofs are too red' })).toHaveCount(1)
})

test('the room is in Arabic from right to left, and its timeline is not mirrored', async ({
  page,
}) => {
  await page.goto(`/ar${PATH}`)
  await page.getByRole('button', { name: 'افتح غرفة المراجعة' }).click()
  await expect(page.locator('.note').first()).toBeVisible()
  const [panel, picture] = await Promise.all([
    page.locator('.notes').boundingBox(),
    page.locator('.player video').boundingBox(),
  ])
  expect(panel?.x).toBeLessThan(picture?.x ?? 0)
  await expectNoViolations(page, 'dialog')
})

for (const [locale, word] of [
  ['en', 'Collaboration suite'],
  ['ar', 'منصة التعاون'],
  ['de', 'Zusammenarbeit'],
] as const) {
  test(`${locale}: home, header and the page itself have the same word`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(publicPath(locale, ''))
    const header = page.getByRole('banner').getByRole('link', { name: word, includeHidden: true })
    await expect(header.first()).toHaveAttribute('href', publicPath(locale, PATH.slice(1)))
    const home = page.getByRole('main').getByRole('link', { name: new RegExp(word, 'i') })
    await home.first().click()
    await page.waitForURL(`**${PATH}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(word)
  })
}

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`the button that opens the room is on the first screen at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    for (const prefix of ['', '/ar', '/de']) {
      await page.goto(prefix + PATH)
      const opener = page.locator('main a[href$="#review-room"]').first()
      await expect(opener).toBeInViewport({ ratio: 1 })
    }
    await page.locator('[data-slot=review-demo] button').waitFor()
    await page.locator('main a[href$="#review-room"]').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('the contact form has the subject chosen by which a visitor comes from the room', async ({
  page,
}) => {
  await page.goto('/contact?topic=review-room')
  const form = page.locator('[data-form=contact]')
  await expect(form.locator('[name=topic]')).toHaveValue('review-room')
  await expect(form.locator('[name=project_type]')).toHaveValue('animation')
})
