import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { z } from 'zod'
import { browserOptions } from '../../tests/support/browser-options'
import { untilFindable } from '../bench/admin-screens'
import { withStack } from '../bench/with-stack'
import type { Stack } from '../lib/stack.mjs'

/**
 * Takes the screenshots for the README and the editors' guide from a new site with the studio's
 * first content: npm run docs:pictures
 */

const BROWSER = {
  viewport: { width: 1366, height: 860 },
  reducedMotion: 'reduce',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const

const imagesDir = fileURLToPath(new URL('../../docs/images/', import.meta.url))

async function takePictures(stack: Stack, page: Page): Promise<void> {
  const take = (name: string) => page.screenshot({ path: `${imagesDir}${name}.png` })
  const open = (path: string) =>
    page.goto(`${stack.cmsUrl}/admin${path}`, { waitUntil: 'networkidle' })
  const search = async (text: string) => {
    await page.getByRole('searchbox', { name: 'Find or do anything' }).click()
    await page.keyboard.type(text)
    await page.getByRole('dialog', { name: 'Find' }).getByRole('option').first().waitFor()
  }

  await page.goto(stack.webUrl, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `${imagesDir}home.jpg`, type: 'jpeg', quality: 82 })

  await logIn(stack, page)
  await open('')
  const pricing = await idOf(page, 'pages', 'slug', 'pricing')
  await open(`/collections/pages/${pricing}`)
  await take('page-editor')
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Tomorrow 9:00' }).click()
  await take('schedule')
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })

  const animatics = await idOf(page, 'pages', 'slug', '2d-animatics')
  const published = { title: '2D animatics for agencies', _status: 'published' }
  await save(page, `/api/pages/${animatics}?locale=en`, published)
  const studio = await idOf(page, 'pages', 'slug', 'about-us')
  await save(page, `/api/pages/${studio}?locale=en&draft=true`, {
    title: 'The studio and its people',
  })
  await untilFindable(stack, page)
  await open('')
  await take('desk')
  await search('boardomatic')
  await take('find')
  await open('/languages')
  await take('languages')

  const list = await idOf(page, 'price-groups', 'key', 'animatics-2d')
  await open(`/collections/price-groups/${list}`)
  await take('price-table')
  await open('')
  await search('raise audio podcast by 5 %')
  await page.getByRole('option', { name: /^Raise the prices/ }).click()
  await page.getByRole('table', { name: 'Audio podcast' }).waitFor()
  await take('change-prices')
}

async function logIn({ cmsUrl, adminEmail, adminPassword }: Stack, page: Page): Promise<void> {
  const data = { email: adminEmail, password: adminPassword }
  const answer = await page.request.post(`${cmsUrl}/api/users/login`, { data })
  if (!answer.ok()) throw new Error(`The login answered ${answer.status()}.`)
}

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number() })).length(1) })

async function idOf(page: Page, collection: string, field: string, value: string): Promise<number> {
  const url = `/api/${collection}?where[${field}][equals]=${value}&depth=0`
  const found = await page.evaluate(async (address) => (await fetch(address)).text(), url)
  return foundSchema.parse(JSON.parse(found)).docs[0]?.id ?? 0
}

async function save(page: Page, url: string, data: object): Promise<void> {
  const status = await page.evaluate(
    async ({ address, body }) => {
      const headers = { 'Content-Type': 'application/json' }
      return (await fetch(address, { method: 'PATCH', headers, body })).status
    },
    { address: url, body: JSON.stringify(data) },
  )
  if (status !== 200) throw new Error(`Saving ${url} answered ${status}.`)
}

await withStack(async (stack) => {
  const browser = await chromium.launch(browserOptions())
  try {
    await takePictures(stack, await browser.newPage(BROWSER))
  } finally {
    await browser.close()
  }
})
