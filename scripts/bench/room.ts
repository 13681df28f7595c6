import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import messages from '../../apps/web/src/messages/en.json'
import { roomPath } from '../../packages/shared/src/routes/account'
import { browserOptions } from '../../tests/support/browser-options'
import { composer, surface } from '../../tests/support/review-room'
import { paceOfDrawing, waitsOfTyping } from '../../tests/support/room-pace'
import type { Stack } from '../lib/stack.mjs'
import { makeLongReview, NOTES } from './long-review'
import { percentile, row } from './statistics'
import { withStack } from './with-stack'

/**
 * This benchmark measures how soon a review room with a video of ten minutes and two hundred notes
 * is usable, and how smooth drawing and typing in it are: npm run bench:room
 */
const OPENINGS = 5
/**
 * Limits in milliseconds. `open`: until the room is usable. `frame`: between two frames while
 * drawing. `key`: from a key press to its letter on the screen.
 */
const LIMITS = { open: 2_000, frame: 17, key: 50 }

await withStack(async (stack) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'room-bench-'))
  const browser = await chromium.launch(browserOptions())
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    // esbuild puts calls of its function `__name` into compiled functions. The page lacks it, so
    // functions that are passed to the page need this replacement.
    await page.addInitScript('window.__name = (named) => named')
    await logIn(stack, page)
    const deliverable = await makeLongReview(stack, page, folder)
    await measure(page, `${stack.webUrl}/${roomPath(String(deliverable))}`)
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
})

async function measure(page: Page, url: string): Promise<void> {
  const openings: number[] = []
  for (let turn = 0; turn <= OPENINGS; turn += 1) {
    await page.goto(url)
    const time = await untilUsable(page)
    // The first opening fills the caches of the server and the browser.
    if (turn > 0) openings.push(time)
    else console.log(row('First opening, ms', Math.round(time)))
  }
  await composer(page).getByLabel(messages.review.notes.write).focus()
  const waits = await waitsOfTyping(page, 'The light on the promenade is too cold.')
  await page.getByRole('radio', { name: messages.review.drawing.tool.pen }).check({ force: true })
  const { idle, drawing } = await paceOfDrawing(surface(page))
  const load = (await readFile('/proc/loadavg', 'utf8').catch(() => 'unknown')).trim()
  console.log(`\nLoad of the machine: ${load}`)
  console.log(row('', 'median', '95 %', 'wanted'))
  report('Until it can be used, ms', openings, LIMITS.open)
  report('A frame with nothing to do, ms', idle)
  report('A frame while drawing, ms', drawing, LIMITS.frame)
  report('From a key to its letter, ms', waits, LIMITS.key)
}

function report(name: string, samples: number[], limit?: number): void {
  const figures = [0.5, 0.95].map((share) => percentile(samples, share).toFixed(1))
  console.log(row(name, ...figures, limit === undefined ? '' : `≤ ${limit}`))
}

/**
 * @returns the milliseconds from navigation until the video shows a frame, the notes are listed and
 * the field is enabled
 */
async function untilUsable(page: Page): Promise<number> {
  const usable = await page.waitForFunction((count) => {
    const hasFrame = (document.querySelector('video')?.readyState ?? 0) >= 2
    const hasNotes = document.querySelectorAll('.note').length === count
    const field = document.querySelector<HTMLTextAreaElement>('[data-composer-field]')
    return hasFrame && hasNotes && field && !field.disabled ? performance.now() : null
  }, NOTES)
  return Number(await usable.jsonValue())
}

async function logIn({ webUrl, adminEmail, adminPassword }: Stack, page: Page): Promise<void> {
  await page.goto(`${webUrl}/login`)
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', headers, body: JSON.stringify(body) }
      return (await fetch('/api/login', init)).status
    },
    { email: adminEmail, password: adminPassword },
  )
  if (status !== 200) throw new Error(`The login answered ${status}.`)
}
