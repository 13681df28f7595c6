import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { FILMS, markersIn } from './films'
import { frameWalk, walkInPage } from './frame-walk'
import { FIELDS, pageOf, readNumbers } from './player-page'

const OPERATIONS = 300
const SEED = 20_261_126

// Playwright's own Firefox is patched. This is the system's, driven by WebDriver BiDi.
test.skip(!process.env.TEST_FULL, 'with npm run test:full, which gets Firefox')

for (const [rate, film] of Object.entries(FILMS)) {
  test(`at ${rate} Firefox shows the requested frame`, async ({ baseURL }) => {
    test.setTimeout(600_000)
    const markers = markersIn(film)
    const executablePath = inPath('firefox-esr') ?? inPath('firefox')
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
    try {
      const page = await browser.newPage()
      await page.evaluateOnNewDocument(readNumbers, FIELDS)
      await page.evaluateOnNewDocument(
        (playerPage) => Object.assign(window, { playerPage }),
        pageOf({ film, markers }),
      )
      await page.goto(new URL('/player-page/', baseURL).href)
      await untilShown(page)
      expect(await page.evaluate(walkInPage, frameWalk(film, markers, OPERATIONS, SEED))).toEqual(
        [],
      )
    } finally {
      await browser.close()
    }
  })
}

async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { player } = window.playerPage as { player?: { getState: () => { wanted: unknown } } }
    const isReady = (document.querySelector('video')?.readyState ?? 0) >= 2
    return player?.getState().wanted === null && isReady
  })
}

function inPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file))
}
