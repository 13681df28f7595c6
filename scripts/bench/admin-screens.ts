import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Client } from 'pg'
import { z } from 'zod'
import type { Stack } from '../lib/stack.mjs'
import { percentile, row } from './statistics'

const LOADS = 5

/** The limit in milliseconds for a screen until it can be used. */
const LIMIT = 1_000

export interface Screen {
  name: string
  path: string
  /** The selector of an element that appears when the screen can be used. */
  usable: string
}

/** The screens of the admin, including forms of existing documents. */
export async function listScreens(db: Client): Promise<Screen[]> {
  const first = async (table: string): Promise<number> => {
    const { rows } = await db.query<{ id: number }>(`SELECT min(id) AS id FROM ${table}`)
    return rows[0]?.id ?? 0
  }
  const form = 'form[data-form-ready="true"] .render-fields'
  const list = '.collection-list table tbody tr'
  return [
    { name: 'Desk', path: '', usable: '.desk__sections a' },
    { name: 'Pages', path: '/collections/pages', usable: list },
    { name: 'A page', path: `/collections/pages/${await first('pages')}`, usable: form },
    { name: 'Price lists', path: '/collections/price-groups', usable: list },
    {
      name: 'A price list',
      path: `/collections/price-groups/${await first('price_groups')}`,
      usable: form,
    },
    { name: 'Change many prices', path: '/change-prices', usable: '.choose-prices' },
    { name: 'Media', path: '/collections/media', usable: '.media-card' },
    {
      name: 'Media on no page',
      path: '/collections/media?where[and][0][shownOn][equals]=nowhere',
      usable: '.media-card',
    },
    { name: 'Languages', path: '/languages', usable: '.languages-board__summary' },
    { name: 'Schedule', path: '/schedule', usable: '.schedule-calendar li' },
    { name: 'Changes', path: '/changes', usable: '.change-log__list li' },
    { name: 'Trash', path: '/trash', usable: '.trash h1' },
    { name: 'Inbox', path: '/collections/submissions', usable: list },
    { name: 'Every page that says', path: '/says?text=animatic', usable: '.says__list li' },
  ]
}

/** Times of one load, in milliseconds since the navigation began. */
interface Load {
  answer: number
  content: number
  usable: number
}

export async function measureScreens(
  { cmsUrl }: Stack,
  page: Page,
  screens: Screen[],
): Promise<void> {
  console.log(row('', 'answer', 'first content', 'usable', `≤ ${LIMIT} ms`))
  for (const screen of screens) {
    const loads: Load[] = []
    // The first load fills the caches of the server and the browser.
    for (let turn = 0; turn <= LOADS; turn += 1) {
      const load = await measureLoad(page, `${cmsUrl}/admin${screen.path}`, screen.usable)
      if (turn > 0) loads.push(load)
    }
    reportLoads(screen.name, loads)
  }
}

/**
 * Searches until the admin's search includes every document. Until then, each search waits for
 * 600 ms.
 */
export async function untilFindable({ cmsUrl }: Stack, page: Page): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  const begun = Date.now()
  for (;;) {
    const answer = await page.evaluate(async () =>
      (await fetch('/api/find/says?text=animatic')).text(),
    )
    const { isComplete } = z.object({ isComplete: z.boolean() }).parse(JSON.parse(answer))
    if (isComplete) break
    await sleep(500)
  }
  console.log(`The search includes the documents after ${(Date.now() - begun) / 1_000} s.`)
}

/** Measures the time from the last key press in the search to its first result. */
export async function measureFind({ cmsUrl }: Stack, page: Page): Promise<void> {
  await page.goto(`${cmsUrl}/admin`)
  const waits: number[] = []
  for (let turn = 0; turn <= LOADS; turn += 1) {
    await page.locator('.find-button').click()
    const field = page.getByRole('combobox')
    await field.fill('animati')
    await page.getByRole('option').first().waitFor()
    const begun = Date.now()
    await field.fill(`animatic ${turn}`.slice(0, 8 + (turn % 2)))
    await page.getByRole('option').first().waitFor()
    if (turn > 0) waits.push(Date.now() - begun)
    await page.keyboard.press('Escape')
  }
  const usable = percentile(waits, 0.5)
  console.log(row('Find, first result', '', '', Math.round(usable), verdict(usable)))
}

async function measureLoad(page: Page, url: string, usable: string): Promise<Load> {
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    (selector) => (document.querySelector(selector) ? performance.now() : null),
    usable,
    { timeout: 180_000 },
  )
  const time = Number(await shown.jsonValue())
  const parts = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      answer: (navigation as PerformanceNavigationTiming | undefined)?.responseStart ?? 0,
      content: paint?.startTime ?? 0,
    }
  })
  return { ...parts, usable: time }
}

function reportLoads(name: string, loads: Load[]): void {
  const median = (part: keyof Load) =>
    percentile(
      loads.map((load) => load[part]),
      0.5,
    )
  const figures = [median('answer'), median('content'), median('usable')].map(Math.round)
  console.log(row(name, ...figures, verdict(median('usable'))))
}

function verdict(time: number): string {
  return time <= LIMIT ? 'yes' : 'NO'
}
