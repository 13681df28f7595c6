import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { openRoom, openVersion, translateSample, untilSeen, type Site } from './sample-room'
import type { Locale } from './words'

const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 }
const PANEL = { width: 960, height: 600 }
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

const PAPER_BLUE = '#a4dded'
const INK = '#0e0f13'

/** The size of every picture. */
export const SIZE = { width: 1600, height: 1000 }

export async function shootDesktop(browser: Browser, site: Site, locale: Locale) {
  const page = await openRoom(browser, site, locale, DESKTOP)
  await showDrawnNote(page)
  const note = await shoot(page, locale)

  await openVersion(page, 3)
  await page.locator('.room-select').selectOption({ index: 1 })
  await page.locator('video').nth(1).waitFor()
  await page.locator('.room-title').click()
  await page.keyboard.press('End')
  await untilSeen(page)
  const compare = await shoot(page, locale)

  // Only the panel is taken, at its maximum size, because the room beside it is dark.
  await page.setViewportSize(PANEL)
  await page.locator('.approval-chip').click()
  await page
    .locator('.approval-signature')
    .evaluate((part) => part.scrollIntoView({ block: 'end' }))
  const signOff = await shoot(page, locale)
  await page.close()
  return { note, compare, signOff }
}

/**
 * Two phones side by side: one with the picture and its drawing, and one with the list of notes.
 */
export async function shootPhones(browser: Browser, site: Site, locale: Locale): Promise<Buffer> {
  const page = await openRoom(browser, site, locale, PHONE)
  await showDrawnNote(page)
  await page.locator('.room').evaluate((room) => room.scrollTo(0, 0))
  const picture = await shoot(page, locale)
  // The list is scrolled below the picture, which does not move.
  await page
    .locator('.note')
    .first()
    .evaluate((note) => note.scrollIntoView())
  const list = await shoot(page, locale)
  await page.close()
  return onDesk(locale === 'ar' ? [list, picture] : [picture, list])
}

async function showDrawnNote(page: Page): Promise<void> {
  await openVersion(page, 1)
  await page.locator('.note:has(.note-drawn) .note-place').click()
  await page.locator('.drawing-overlay path').first().waitFor()
  await untilSeen(page)
}

async function shoot(page: Page, locale: Locale): Promise<Buffer> {
  // The pointer is moved away, because hovered elements would look pressed.
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) {
      activeElement.blur()
    }
  })
  await translateSample(page, locale)
  return page.screenshot({ animations: 'disabled', caret: 'hide' })
}

async function onDesk(screens: Buffer[]): Promise<Buffer> {
  const height = 900
  const width = Math.round((height * PHONE.viewport.width) / PHONE.viewport.height)
  const gap = 100
  const edge = 12
  const start = (SIZE.width - 2 * width - gap) / 2
  const phones = await Promise.all(
    screens.map(async (screen, index) => {
      const glass = await sharp(screen)
        .resize(width, height)
        .composite([{ input: rounded(width, height, 36), blend: 'dest-in' }])
        .png()
        .toBuffer()
      const left = Math.round(start + index * (width + gap))
      const top = (SIZE.height - height) / 2
      return [
        {
          input: rounded(width + 2 * edge, height + 2 * edge, 46),
          left: left - edge,
          top: top - edge,
        },
        { input: glass, left, top },
      ]
    }),
  )
  const desk = { ...SIZE, channels: 3 as const, background: PAPER_BLUE }
  return sharp({ create: desk }).composite(phones.flat()).png().toBuffer()
}

function rounded(width: number, height: number, radius: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}" fill="${INK}"/></svg>`,
  )
}
