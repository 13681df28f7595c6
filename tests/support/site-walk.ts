import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pMap from 'p-map'
import type { Country } from '../../packages/shared/src/countries'
import type { Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { readPageFacts, type PageFacts } from './page-facts'
import { PRESENT_ROUTES } from './site-pages'
import { VARIANTS } from './site-variants'
import { stackUnderTest } from './stack-under-test'
import { from, visit } from './visit'

export interface WalkedPage {
  status: number
  html: string
  facts: PageFacts
}

/** The number of pages that two cores can render at the same time. */
export const PAGES_AT_ONCE = { concurrency: 4 }

/** Milliseconds to wait while another test file walks through the same variant. */
const TIMEOUT_MS = 240_000

/**
 * Reads all routes as a visitor from one country in one language. Each variant is walked once and
 * stored, so that all test files check the same answers.
 * @returns the pages by their public path
 */
export function walkVariant(country: Country, locale: Locale): Promise<Map<string, WalkedPage>> {
  const name = `${country}-${locale}`
  const known = walks.get(name)
  if (known) return known
  const walk = walkOrRead(country, locale)
  walks.set(name, walk)
  return walk
}

/** The walks that this process has already loaded. */
const walks = new Map<string, Promise<Map<string, WalkedPage>>>()

async function walkOrRead(country: Country, locale: Locale): Promise<Map<string, WalkedPage>> {
  const { walkDir } = stackUnderTest()
  const file = path.join(walkDir, `${country}-${locale}.json`)
  const isFirst = await mkdir(`${file}.begun`).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const pages = await pMap(PRESENT_ROUTES, (route) => read(country, locale, route), PAGES_AT_ONCE)
    await writeFile(`${file}.part`, JSON.stringify(pages))
    await rename(`${file}.part`, file)
  }
  return new Map(JSON.parse(await readStored(file)) as [string, WalkedPage][])
}

async function read(country: Country, locale: Locale, route: { path: string }) {
  const path = publicPath(locale, route.path)
  return [path, await readPage(country, path)] as const
}

export async function readPage(country: Country, path: string): Promise<WalkedPage> {
  const address = stackUnderTest().webUrl + path
  const { status, html } = await visit(address, from(country))
  return { status, html, facts: readPageFacts(html, address) }
}

async function readStored(file: string): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text !== null) return text
    if (Date.now() > deadline) throw new Error(`Nobody finished the walk of ${file}.`)
    await sleep(200)
  }
}

/** Reads the page of a route, from its variant's walk if there is one. */
export async function walkedPage(
  country: Country,
  locale: Locale,
  pagePath: string,
): Promise<WalkedPage> {
  const path = publicPath(locale, pagePath)
  const isWalked = VARIANTS.some((one) => one.country === country && one.locale === locale)
  if (!isWalked) return readPage(country, path)
  const page = (await walkVariant(country, locale)).get(path)
  if (!page) throw new Error(`The plan has no page “${pagePath}”.`)
  return page
}
