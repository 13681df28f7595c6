import { expect, type Page } from '@playwright/test'
import { adminClient } from '../support/cms-client'
import { findMedia, paragraphs } from '../support/media-library'
import { PAUSE, PLAY, fetchedClips, isPlaying } from '../support/seen-clip'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

for (const [wish, prepare] of [
  ['less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'fewer bytes',
    (page: Page) =>
      page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
      }),
  ],
] as const) {
  test(`a visitor who wants ${wish} gets the poster, and the clip only on request`, async ({
    page,
  }) => {
    const fetched = fetchedClips(page)
    await prepare(page)
    await page.goto('/3d-animatics', { waitUntil: 'networkidle' })
    const button = page.getByRole('button', { name: PLAY })
    await expect(button).toBeVisible()
    await expect(page.locator('[data-slot="hero"] img')).toBeVisible()
    await expect(page.locator('video')).toHaveCount(0)
    expect(fetched).toEqual([])
    await button.click()
    await expect.poll(isPlaying(page)).toBe(true)
  })
}

test('a clip far below loads when it comes near the window', async ({ page }) => {
  const cms = await adminClient()
  const { id: media } = await findMedia(cms, 'library-causeway-previz-clip')
  const slug = 'clip-below'
  const id = await cms.createPage({ title: 'Clip below', slug, _status: 'published' })
  await cms.changePage(id, {
    _status: 'published',
    blocks: [
      { blockType: 'richText', body: paragraphs(20) },
      { blockType: 'mediaText', body: paragraphs(1), media, mediaSide: 'end' },
    ],
  })
  const html = async () => (await visit(`${stackUnderTest().webUrl}/${slug}`)).html
  await expect.poll(async () => (await html()).includes('data-slot="visual"')).toBe(true)

  const fetched = fetchedClips(page)
  await page.goto(`/${slug}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: PAUSE })).toBeAttached()
  expect(fetched).toEqual([])
  await page.locator('[data-slot="visual"]').scrollIntoViewIfNeeded()
  await expect.poll(isPlaying(page)).toBe(true)
  await cms.changePage(id, { _status: 'draft' })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the poster is there without a button', async ({ page }) => {
    await page.goto('/3d-animatics')
    await expect(page.locator('[data-slot="hero"] img')).toBeVisible()
    await expect(page.locator('[data-slot="hero"] button')).toHaveCount(0)
  })
})
