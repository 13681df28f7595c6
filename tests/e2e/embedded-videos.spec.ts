import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../support/accessibility'
import { adminClient } from '../support/cms-client'
import { findMedia, paragraphs } from '../support/media-library'
import { stackUnderTest } from '../support/stack-under-test'
import { test } from '../support/test'
import { visit } from '../support/visit'

const SLUG = 'film-of-others'
const VIMEO = 'https://vimeo.com/76979871'
const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

test.beforeAll(async () => {
  const cms = await adminClient()
  const { id: media } = await findMedia(cms, 'causeway-final')
  const id = await cms.createPage({ title: 'A film', slug: SLUG, _status: 'published' })
  const link = { type: 'url', url: VIMEO }
  await cms.changePage(id, {
    _status: 'published',
    blocks: [
      {
        blockType: 'mediaText',
        body: paragraphs(1),
        media,
        mediaSide: 'end',
        actions: [{ label: 'Night drive', emphasis: 'primary', link }],
      },
    ],
  })
  const html = async () => (await visit(`${stackUnderTest().webUrl}/${SLUG}`)).html
  await expect.poll(async () => (await html()).includes('data-slot="video-facade"')).toBe(true)
})

/**
 * Opens the page in a country, and answers all requests to other servers.
 * @returns the addresses of these requests
 */
async function openIn(page: Page, country: string): Promise<string[]> {
  const { webUrl } = stackUnderTest()
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== webUrl,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>P</title><p>The player</p>' })
    },
  )
  await page.context().addCookies([{ name: 'country', value: country, url: webUrl }])
  await page.goto(`/${SLUG}`, { waitUntil: 'networkidle' })
  return asked
}

const playButton = (page: Page) => page.getByRole('button', { name: /^Play “Night drive”/ })
const player = (page: Page) =>
  page.frameLocator('iframe[title="Night drive"]').getByText('The player')
const question = (page: Page) => page.getByRole('group', { name: 'Play this film from Vimeo?' })
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('acceptedCookie'))

test('third-party loads, a video host: its video is a poster until a visitor plays it', async ({
  page,
}) => {
  const asked = await openIn(page, 'us')
  expect(asked).toEqual([])
  await expect(page.getByRole('link', { name: 'Night drive' })).toHaveCount(0)
  await expectNoViolations(page)
  await playButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(player(page)).toBeVisible()
  expect(asked).toEqual([PLAYER])
  await expect(page.locator('iframe')).toBeFocused()
})

for (const country of ['uk', 'gr']) {
  test(
    `in ${country} the video asks for consent in its place, and remembers it`,
    { tag: country === 'gr' ? '@core' : [] },
    async ({ page }) => {
      const asked = await openIn(page, country)
      await playButton(page).click()
      await expect(question(page)).toBeFocused()
      await expect(question(page)).toContainText('the servers of Vimeo')
      await expectNoViolations(page)

      await page.getByRole('button', { name: 'Not now' }).click()
      await expect(playButton(page)).toBeFocused()
      expect([asked, await remembered(page)]).toEqual([[], null])

      await playButton(page).click()
      await page.getByRole('button', { name: 'Yes, play it' }).click()
      await expect(player(page)).toBeVisible()
      expect([asked, await remembered(page)]).toEqual([[PLAYER], '1'])

      await page.reload()
      await playButton(page).click()
      await expect(player(page)).toBeVisible()
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the poster links to the video’s own page', async ({ page }) => {
    await page.goto(`/${SLUG}`)
    const link = page.getByRole('link', { name: /^Play “Night drive”/ })
    await expect(link).toHaveAttribute('href', VIMEO)
  })
})
