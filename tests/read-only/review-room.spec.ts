import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { watchComplaints } from '../support/watch-complaints'

const PATH = '/animation-studios-near-me'
/** Beyond the bare page, as they travel. */
const MOST_SCRIPT_BYTES = 170_000

/** The compressed size of scripts that are fetched from now on. */
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

test('the room is fetched when somebody opens it, and is light', async ({ page }) => {
  const complaints = watchComplaints(page)
  const bytes = watchScripts(page)
  await page.goto(PATH, { waitUntil: 'networkidle' })
  const before = await bytes()
  await page.getByRole('button', { name: 'Open the review room' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const fetched = (await bytes()) - before
  expect(fetched).toBeGreaterThan(20_000)
  expect(fetched).toBeLessThan(MOST_SCRIPT_BYTES)
  expect(complaints).toEqual([])
})

test(
  'a prospect writes, reloads, and finds the words again',
  { tag: '@core' },
  async ({ page }) => {
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
  },
)

test('the room speaks Arabic, from right to left, and its timeline does not turn', async ({
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
