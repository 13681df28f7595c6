import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { findMedia } from '../support/media-library'
import { comeFrom, standInForOthers } from '../support/others'
import { untilServed } from '../support/site-settings'
import { test } from '../support/test'
import { whenInteractive } from '../support/when-interactive'

const SLUG = 'films-over-the-page'
const VIMEO = 'https://vimeo.com/76979871'
const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

test.beforeAll(async () => {
  const cms = await adminClient()
  const { id: film } = await findMedia(cms, 'library-causeway-final-clip')
  // Deletes the page that a failed earlier attempt has left.
  await cms.removeBySlug('pages', SLUG)
  const id = await cms.createPage({ title: 'Films', slug: SLUG, _status: 'published' })
  const action = (label: string, link: object) => ({
    label,
    emphasis: 'primary',
    link: { type: 'video', ...link },
  })
  await cms.changePage(id, {
    _status: 'published',
    blocks: [
      {
        blockType: 'callToAction',
        heading: 'Films',
        actions: [action('Night drive', { film }), action('Our reel', { filmUrl: VIMEO })],
      },
    ],
  })
  await untilServed(`/${SLUG}`, 'Our reel')
})

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const player = (page: Page) =>
  page.frameLocator('iframe[title="Our reel"]').getByText('The other site')

test(
  'a clip of the studio plays over the whole page until Escape',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(`/${SLUG}`)
    await whenInteractive(page)
    const link = page.getByRole('link', { name: 'Night drive' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Night drive')).toBeVisible()
    const video = dialog(page, 'Night drive').locator('video')
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .toBeGreaterThan(0)
    expect(await dialog(page, 'Night drive').boundingBox()).toMatchObject({
      x: 0,
      y: 0,
      width: 1280,
    })
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(link).toBeFocused()
  },
)

test('a third-party video plays at once in the United States, and after a question in Germany', async ({
  page,
}) => {
  const asked = await standInForOthers(page)
  await page.goto(`/${SLUG}`)
  await whenInteractive(page)
  await page.getByRole('link', { name: 'Our reel' }).click()
  await expect(player(page)).toBeVisible()
  expect(asked).toEqual([PLAYER])
  await page.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.locator('iframe')).toHaveCount(0)

  await comeFrom(page, 'gr')
  await page.goto(`/${SLUG}`)
  await whenInteractive(page)
  await page.getByRole('link', { name: 'Our reel' }).click()
  await expect(page.getByRole('group', { name: 'Play this film from Vimeo?' })).toBeFocused()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(asked).toEqual([PLAYER])

  await page.getByRole('link', { name: 'Our reel' }).click()
  await page.getByRole('button', { name: 'Yes, play it' }).click()
  await expect(player(page)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link leads to the video file', async ({ page }) => {
    await page.goto(`/${SLUG}`)
    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href')
    expect(await href('Our reel')).toBe(`${VIMEO}#film`)
    const own = await page.request.get((await href('Night drive')) ?? '')
    expect(own.headers()['content-type']).toBe('video/mp4')
  })
})
