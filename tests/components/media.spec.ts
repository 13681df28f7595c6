import { expect, test, type Locator, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { expectNoViolations } from '../support/accessibility'

const MESSAGES = { ar, en }
const PLAYER = 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'

/**
 * Answers requests to other servers with a small page.
 * @returns the requested addresses
 */
async function standInForOthers(page: Page, baseURL = ''): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => url.origin !== new URL(baseURL).origin && url.protocol.startsWith('http'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>O</title><p>Player</p>' })
    },
  )
  return asked
}

const isPlaying = (video: Locator) =>
  video.evaluate((film: HTMLVideoElement) => !film.paused && film.currentTime > 0)

for (const locale of ['en', 'ar'] as const) {
  test(`a third-party video requires consent in Germany, which is then stored, in ${locale}`, async ({
    mount,
    page,
    baseURL,
  }) => {
    const { media } = MESSAGES[locale]
    const asked = await standInForOthers(page, baseURL)
    const root = await mount('media/OthersVideo', { locale, country: 'gr' })
    const play = root.getByRole('button', { name: media.playVideo.replace('{title}', 'Our reel') })
    await play.press('Enter')
    const question = root.getByRole('group', {
      name: media.consentQuestion.replace('{provider}', 'Vimeo'),
    })
    await expect(question).toBeFocused()
    await expectNoViolations(page, 'body')
    await question.getByRole('button', { name: media.consentDecline }).press('Enter')
    await expect(play).toBeFocused()
    expect(asked).toEqual([])

    await play.press('Enter')
    await question.getByRole('button', { name: media.consentAccept }).press('Enter')
    await expect(root.frameLocator('iframe[title="Our reel"]').getByText('Player')).toBeVisible()
    await expect(root.locator('iframe')).toBeFocused()
    expect(asked).toHaveLength(1)
    await mount('media/OthersVideo', { locale, country: 'gr' })
    await play.click()
    await expect(root.locator('iframe')).toBeVisible()
    await expect(question).toHaveCount(0)
  })
}

test('without a consent requirement a press plays at once, and nothing loads before it', async ({
  mount,
  page,
  baseURL,
}) => {
  const asked = await standInForOthers(page, baseURL)
  const root = await mount('media/OthersVideo')
  await expect(root.getByRole('button', { name: 'Play “Our reel”' })).toContainText('On Vimeo')
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await root.getByRole('button').click()
  await expect(root.locator('iframe')).toHaveAttribute('src', PLAYER)
})

test('a loop plays automatically, pauses out of view, and stops on request', async ({
  mount,
  page,
}) => {
  const root = await mount('media/OwnClip')
  const video = root.locator('video')
  await expect.poll(() => isPlaying(video)).toBe(true)
  await expect(video).toHaveJSProperty('muted', true)
  await page.evaluate(() => (document.body.style.paddingTop = '3000px'))
  await expect.poll(() => isPlaying(video)).toBe(false)
  await page.evaluate(() => (document.body.style.paddingTop = ''))
  await expect.poll(() => isPlaying(video)).toBe(true)
  await root.getByRole('button', { name: 'Pause “Night drive”' }).press('Enter')
  await expect.poll(() => isPlaying(video)).toBe(false)
  await expect(root.getByRole('button', { name: 'Play “Night drive”' })).toBeFocused()
  await expectNoViolations(page, 'body')
})

test.describe('where less motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a loop plays only after a press, and is not loaded before it', async ({ mount, page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'media') asked.push(request.url())
    })
    const root = await mount('media/OwnClip')
    const play = root.getByRole('button', { name: 'Play “Night drive”' })
    await expect(play).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await play.click()
    await expect.poll(() => isPlaying(root.locator('video'))).toBe(true)
  })
})

test('a film that cannot be loaded leaves its poster', async ({ mount, page }) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort())
  const root = await mount('media/OwnClip')
  await expect(root.getByRole('button')).toHaveCount(0)
  await expect(root.getByRole('img', { name: 'Night drive' })).toBeVisible()
})

test('a film of the studio plays over the page until Escape, which restores the focus', async ({
  mount,
  page,
}) => {
  const root = await mount('media/Links')
  const link = root.getByRole('link', { name: 'Night drive' })
  await link.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Night drive' })
  await expect.poll(() => isPlaying(dialog.locator('video'))).toBe(true)
  // The dialog moves while it opens.
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 })
  await expectNoViolations(page, 'body')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('a third-party video in a dialog requires consent, and a refusal closes the dialog', async ({
  mount,
  page,
  baseURL,
}) => {
  const asked = await standInForOthers(page, baseURL)
  const root = await mount('media/Links', { country: 'uk' })
  const link = root.getByRole('link', { name: 'Our reel' })
  await link.press('Enter')
  await expect(page.getByRole('group', { name: 'Play this film from Vimeo?' })).toBeFocused()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(link).toBeFocused()
  expect(asked).toEqual([])
})

for (const locale of ['en', 'ar'] as const) {
  test(`a link to the sister company’s site asks first, and “stay” keeps the page open, in ${locale}`, async ({
    mount,
    page,
    baseURL,
  }) => {
    const { leaving } = MESSAGES[locale]
    const asked = await standInForOthers(page, baseURL)
    const root = await mount('media/Links', { locale })
    const link = root.getByRole('link', { name: 'Key visuals' })
    const dialog = page.getByRole('dialog', { name: leaving.title })
    for (const leave of ['button', 'Escape'] as const) {
      await link.press('Enter')
      await expect(dialog).toContainText('storyboards.example')
      await expect(dialog.getByRole('button', { name: leaving.leave })).toBeFocused()
      // The Tab key does not leave the dialog.
      await page.keyboard.press('Tab')
      await expect(dialog.getByRole('button', { name: leaving.stay })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(root.locator('main > a:focus')).toHaveCount(0)
      if (leave === 'Escape') await page.keyboard.press('Escape')
      else await dialog.getByRole('button', { name: leaving.stay }).press('Enter')
      await expect(dialog).toHaveCount(0)
      await expect(link).toBeFocused()
    }
    expect(asked).toEqual([])
    await link.click()
    await expectNoViolations(page, 'body')
    await dialog.getByRole('button', { name: leaving.leave }).click()
    await expect(page).toHaveURL('https://storyboards.example/key-visuals')
  })
}
