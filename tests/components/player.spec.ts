import { expect, test, type Locator, type Page } from '@playwright/test'
import ar from '../../apps/web/src/messages/ar.json' with { type: 'json' }
import de from '../../apps/web/src/messages/de.json' with { type: 'json' }
import en from '../../apps/web/src/messages/en.json' with { type: 'json' }
import { LOCALE_NAMES, LOCALES } from '../../packages/shared/src/locales'
import { expectNoViolations } from '../support/accessibility'

const NAMES = LOCALES.map((locale) => LOCALE_NAMES[locale])

const MESSAGES = { ar, de, en }

/** Records requests for films, sounds and captions. */
function watchFiles(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(mp4|webm|mp3|vtt)$/.test(pathname)) asked.push(pathname)
  })
  return asked
}

/** Fills in the title of a film in a message, in the form that has one. */
const named = (message: string, title: string) =>
  (/true \{(.*?)\} other/.exec(message)?.[1] ?? message).replace('{title', title).replace('}', '')

const isPlaying = (media: Locator) =>
  media.evaluate((one: HTMLMediaElement) => !one.paused && one.currentTime > 0)
const timeOf = (media: Locator) => media.evaluate((one: HTMLMediaElement) => one.currentTime)

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`a film loads only when it is played, and reacts to the keyboard, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const { player } = MESSAGES[locale]
    const asked = watchFiles(page)
    const root = await mount('media/FilmWithSound', { locale })
    const film = root.locator('video')
    const play = root.getByRole('button', { name: named(player.play, 'Amber') })
    await expect(play).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    // The poster is not covered by any color.
    const transparent = 'rgba(0, 0, 0, 0)'
    await expect(root.locator('[data-slot="film-player"]')).toHaveCSS(
      'background-color',
      transparent,
    )
    await expect(film).toHaveCSS('background-color', transparent)
    await expectNoViolations(page, 'body')

    await play.press('Enter')
    await expect.poll(() => isPlaying(film)).toBe(true)
    await expect(film).toHaveJSProperty('muted', false)
    expect(asked.filter((path) => path.endsWith('.vtt'))).toEqual([])
    const pause = root.getByRole('button', { name: named(player.pause, 'Amber') })
    await expect(pause).toBeFocused()
    await pause.press('Space')
    await expect.poll(() => isPlaying(film)).toBe(false)

    const bar = root.getByRole('slider', { name: player.position })
    await bar.press('Home')
    await bar.press('ArrowRight')
    await expect.poll(() => timeOf(film)).toBeCloseTo(2, 0)
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      player.positionValue.replace('{time}', '0:02').replace('{length}', '0:15'),
    )

    const captions = root.getByRole('button', { name: player.captions })
    await captions.press('Enter')
    const menu = root.getByRole('menu', { name: player.captions })
    const items = menu.getByRole('menuitemradio')
    await expect(items).toHaveText([player.captionsOff, ...NAMES])
    await expect(items.first()).toBeFocused()
    await expect(items.first()).toHaveAttribute('aria-checked', 'true')
    await expectNoViolations(page, 'body')
    const name = LOCALE_NAMES[locale]
    for (let steps = NAMES.indexOf(name); steps >= 0; steps -= 1) {
      await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight')
    }
    await expect(menu.getByRole('menuitemradio', { name })).toBeFocused()
    await expect(menu.getByRole('menuitemradio', { name })).toHaveAttribute('lang', locale)
    await page.keyboard.press('Enter')
    await expect(menu).toHaveCount(0)
    await expect(captions).toBeFocused()
    await expect(root.locator('[data-slot=captions]')).toContainText('[')
    await expect(root.locator('[data-slot=captions]')).toHaveAttribute('lang', locale)
    expect(asked.filter((path) => path.endsWith('.vtt'))).toEqual([
      `/library/spot-amber/captions-${locale}.vtt`,
    ])
    await captions.press('c')
    await expect(root.locator('[data-slot=captions]')).toHaveCount(0)

    await root.getByRole('button', { name: player.mute }).press('Enter')
    await expect(film).toHaveJSProperty('muted', true)
    await expect(root.getByRole('button', { name: player.unmute })).toBeFocused()
    await expect(root.getByRole('slider', { name: player.volume })).toHaveValue('0')
    await expectNoViolations(page, 'body')
  })
}

test('a film whose controls cannot be loaded plays with the browser’s own', async ({
  mount,
  page,
}) => {
  await page.route(/film-controls/, (route) => route.abort())
  const root = await mount('media/FilmWithSound', { locale: 'en' })
  const film = root.locator('video')
  await expect(film).not.toHaveAttribute('controls')
  await root.getByRole('button').click()
  await expect.poll(() => isPlaying(film)).toBe(true)
  await expect(film).toHaveAttribute('controls')
})

test('captions in another language are remembered for the next page, and show again after “c”', async ({
  mount,
  page,
}) => {
  const open = async (locale: 'en' | 'de') => {
    const root = await mount('media/FilmWithSound', { locale })
    await root.getByRole('button').click()
    return root
  }
  const { captions, captionsOff } = en.player
  let root = await open('en')
  const lines = root.locator('[data-slot=captions]')
  await root.getByRole('button', { name: captions }).click()
  await root.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(lines).toHaveAttribute('lang', 'ar')
  await page.keyboard.press('c')
  await expect(lines).toHaveCount(0)
  await page.keyboard.press('c')
  await expect(lines).toHaveAttribute('lang', 'ar')

  root = await open('de')
  await expect(lines).toHaveAttribute('lang', 'ar')
  await root.getByRole('button', { name: de.player.captions }).click()
  await expect(root.getByRole('menuitemradio', { name: 'العربية' })).toBeFocused()
  await root.getByRole('menuitemradio', { name: 'Deutsch' }).click()
  await expect(lines).toHaveAttribute('lang', 'de')

  // On a page in English, the English captions are shown.
  root = await open('en')
  await expect(lines).toHaveAttribute('lang', 'en')
  await root.getByRole('button', { name: captions }).click()
  await root.getByRole('menuitemradio', { name: captionsOff }).click()
  await expect(lines).toHaveCount(0)
})

test('the menu of the captions closes on Escape, Tab and a press elsewhere', async ({
  mount,
  page,
}) => {
  const root = await mount('media/FilmWithSound')
  await root.getByRole('button').click()
  const captions = root.getByRole('button', { name: en.player.captions })
  const menu = root.getByRole('menu')
  await captions.click()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(captions).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await captions.click()
  await captions.click()
  await expect(menu).toHaveCount(0)
  await captions.click()
  await page.mouse.click(5, 5)
  await expect(menu).toHaveCount(0)
})

for (const locale of ['en', 'de', 'ar'] as const) {
  test(`the menu of the captions fits in a film on a narrow phone in ${locale}`, async ({
    mount,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const root = await mount('media/FilmWithSound', { locale })
    await root.getByRole('button').click()
    await page.keyboard.press('c')
    const { player } = MESSAGES[locale]
    await root.getByRole('button', { name: player.captions }).click()
    const frame = await root.locator('[data-slot=film-player]').boundingBox()
    if (!frame) throw new Error('There is no player.')
    for (const part of [root.getByRole('menu'), ...(await root.getByRole('menuitemradio').all())]) {
      const box = await part.boundingBox()
      if (!box) throw new Error('A part of the menu is not shown.')
      expect(box.height).toBeGreaterThanOrEqual(44)
      expect(box.x).toBeGreaterThanOrEqual(frame.x)
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width)
      expect(box.y).toBeGreaterThanOrEqual(frame.y)
    }
    const controls = await root.locator('[data-controls]').boundingBox()
    expect(controls?.height).toBeLessThan(100)
  })
}

test('a film beside a text is shown whole', async ({ mount }) => {
  const root = await mount('media/FilmBesideText')
  const box = await root.locator('[data-slot=film-player]').boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
})

test('the play button leaves the corners of the poster free, where boards have their timecode', async ({
  mount,
}) => {
  const root = await mount('media/FilmWithSound')
  const frame = await root.locator('[data-slot=film-player]').boundingBox()
  const sign = await root.getByRole('button').locator('span').first().boundingBox()
  if (!frame || !sign) throw new Error('The player has no play button.')
  expect(sign.x + sign.width / 2).toBeCloseTo(frame.x + frame.width / 2, 0)
  expect(sign.y + sign.height / 2).toBeCloseTo(frame.y + frame.height / 2, 0)
})

test('a film fills the screen and leaves it by its button', async ({ mount, page }) => {
  const root = await mount('media/FilmWithSound')
  await root.getByRole('button').click()
  await root.getByRole('button', { name: 'Full screen' }).click()
  const leave = root.getByRole('button', { name: 'Leave full screen' })
  await expect(leave).toBeVisible()
  await leave.click()
  await expect(root.getByRole('button', { name: 'Full screen' })).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull()
})

test('a film that cannot be loaded shows an error and can be tried again', async ({
  mount,
  page,
}) => {
  await page.route(/\.(mp4|webm)$/, (route) => route.abort())
  const root = await mount('media/FilmWithSound')
  await root.getByRole('button').click()
  await expect(root.getByRole('alert')).toContainText(en.player.failed)
  await page.unroute(/\.(mp4|webm)$/)
  await root.getByRole('button', { name: en.player.retry }).click()
  await expect(root.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => isPlaying(root.locator('video'))).toBe(true)
})

for (const locale of ['en', 'ar'] as const) {
  test(`only one recording plays at a time, and none loads before it is played, in ${locale}`, async ({
    mount,
    page,
  }) => {
    const { player } = MESSAGES[locale]
    const asked = watchFiles(page)
    const root = await mount('media/Recordings', { locale })
    const [first, second] = [root.locator('audio').nth(0), root.locator('audio').nth(1)]
    const playOf = (title: string) => root.getByRole('button', { name: named(player.play, title) })
    await expect(playOf('foley-mix')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await playOf('foley-mix').press('Enter')
    await expect.poll(() => isPlaying(first)).toBe(true)
    await playOf('foley-steps').press('Enter')
    await expect.poll(() => isPlaying(second)).toBe(true)
    expect(await isPlaying(first)).toBe(false)

    await root.getByText(player.transcript).click()
    await expect(root.getByText('Steel rings.')).toBeVisible()
    await expect(root.getByRole('link')).toHaveCount(1)
    await expect(root.getByRole('link')).toHaveAttribute('download')
    await expectNoViolations(page, 'body')
  })
}

test('another version of a recording continues at the same time', async ({ mount, page }) => {
  const root = await mount('media/Recordings', { layout: 'versions' })
  const audio = root.locator('audio')
  await expect(audio).toHaveCount(1)
  await root.getByRole('button', { name: 'Play “foley-mix” with sound' }).press('Enter')
  await expect.poll(() => timeOf(audio)).toBeGreaterThan(0.5)
  await root.getByRole('radio', { name: 'foley-mix' }).press('ArrowRight')
  await expect(root.getByRole('radio', { name: 'foley-steps' })).toBeChecked()
  await expect(audio).toHaveJSProperty('src', new URL('/library/sound/foley-steps.mp3', page.url()).href) // prettier-ignore
  await expect.poll(() => isPlaying(audio)).toBe(true)
  expect(await timeOf(audio)).toBeGreaterThan(0.5)
  await expectNoViolations(page, 'body')
})
