import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { COUNTRY_FACTS, isCountry } from '../../packages/shared/src/countries'
import { toLocale } from '../../packages/shared/src/locales'
import { formatAmount } from '../../packages/shared/src/money'
import type { Stack } from '../lib/stack.mjs'
import { Editor, type PriceList } from './editor'
import { Readers } from './readers'
import { milliseconds, percentile, row } from './statistics'
import { open, type Variant } from './visitor'
import { withStack } from './with-stack'

/**
 * This benchmark measures the time from an editor's save until visitors see the new price. It
 * changes one price repeatedly while clients read the pages that show it, and waits after each
 * change until they have seen it on every page, in every country and language.
 */
const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '50' },
    readers: { type: 'string', default: '16' },
    pause: { type: 'string', default: '100' },
  },
})

const LIST = 'animatics-2d'
const ROW = 'spot30'
const TIMEOUT_MS = 15_000
const RELOAD_INTERVAL_MS = 10

/**
 * Milliseconds of reading before the first edit, so that all edits are made under the same load.
 */
const WARM_UP_MS = 3_000

interface Audience {
  readers: Readers
  reloader: Readers
  variants: Variant[]
}

function amountsFor(edit: number): { usdMin: number; gbpMin: number } {
  return { usdMin: 1_370_100 + edit * 100, gbpMin: 1_070_100 + edit * 100 }
}

function shown({ country, locale }: Variant, edit: number): string {
  const market = isCountry(country) ? country : 'us'
  const { usdMin, gbpMin } = amountsFor(edit)
  const [amount, currency] =
    market === 'uk' ? ([gbpMin, 'GBP'] as const) : ([usdMin, 'USD'] as const)
  return formatAmount(amount, currency, COUNTRY_FACTS[market].formats[toLocale(locale)])
}

/**
 * Measures the milliseconds from `since` until readers saw the price of this edit, for each page.
 * One further reader reloads only the first page, as the editor would.
 */
async function meet({ readers, reloader, variants }: Audience, edit: number, since: number) {
  const times = new Map<Variant, number>()
  readers.onNews = reloader.onNews = (variant, html, at) => {
    if (!times.has(variant) && html.includes(shown(variant, edit))) times.set(variant, at - since)
  }
  while (times.size < variants.length && performance.now() - since < TIMEOUT_MS) await sleep(5)
  return { times, missed: variants.length - times.size }
}

/** @returns the pages that show the price; other pages use only other rows of the list */
async function pagesThatShow(editor: Editor, list: PriceList, webUrl: string): Promise<Variant[]> {
  const built = await waitForFirstPages(editor, list)
  await editor.setPrice(list, ROW, amountsFor(0))
  let known: Variant[] = []
  for (;;) {
    await sleep(3_000)
    const variants: Variant[] = []
    for (const variant of built) {
      const { html } = await open(webUrl, variant)
      if ((await html()).includes(shown(variant, 0))) variants.push(variant)
    }
    if (variants.length > 0 && variants.length === known.length) return variants
    known = variants
  }
}

async function measure(stack: Stack): Promise<void> {
  const editor = await Editor.logIn(stack)
  const list = await editor.priceList(LIST)
  const variants = await pagesThatShow(editor, list, stack.webUrl)
  const { readers: count, pause } = values
  const readers = new Readers(stack.webUrl, variants, Number(count), Number(pause))
  const reloader = new Readers(stack.webUrl, variants.slice(0, 1), 1, RELOAD_INTERVAL_MS)
  readers.editIn = lastShown
  const audience = { readers, reloader, variants }
  const first: number[] = []
  const last: number[] = []
  let missed = 0
  let slowest: Slowest | undefined
  await sleep(WARM_UP_MS)
  const saves: number[] = []
  const begun = performance.now()
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    await editor.setPrice(list, ROW, amountsFor(edit))
    saves.push(performance.now())
    const result = await meet(audience, edit, performance.now())
    const [earliest, latest] = ends(result.times)
    first.push(earliest)
    last.push(latest.time)
    missed += result.missed
    if (latest.time > (slowest?.time ?? 0)) slowest = { ...latest, edit }
  }
  const seconds = (performance.now() - begun) / 1000
  await Promise.all([readers.stop(), reloader.stop()])
  const ages = agesOfStale(readers, saves)
  report({ variants: variants.length, first, last, slowest, missed, readers, seconds, ages })
}

/**
 * Finds stale loads, which show an older price although a newer one had been saved before they
 * began.
 * @returns for each stale load the milliseconds from that save to the beginning of the load
 */
function agesOfStale({ all, edits }: Readers, saves: number[]): number[] {
  return all.flatMap(({ etag, began }) => {
    const firstNewer = saves[edits.get(etag) ?? 0]
    return firstNewer !== undefined && firstNewer < began ? [began - firstNewer] : []
  })
}

/** @returns the number of the last edit that a page shows; 0 means the original price */
function lastShown(variant: Variant, html: string): number {
  let edit = Number(values.edits)
  while (edit > 0 && !html.includes(shown(variant, edit))) edit -= 1
  return edit
}

/**
 * Waits until the worker has rendered every page after the start, so that this work is not
 * measured.
 */
async function waitForFirstPages(editor: Editor, list: PriceList): Promise<Variant[]> {
  let known: Variant[] = []
  for (;;) {
    const pages = await editor.pagesBuiltFrom(list)
    if (pages.length > 0 && pages.length === known.length) return pages
    known = pages
    await sleep(2_000)
  }
}

interface Slowest {
  variant: Variant
  /** Milliseconds until the page showed the price. */
  time: number
  edit: number
}

/**
 * @returns the milliseconds until the first page showed the price, and the last page with its time
 */
function ends(times: Map<Variant, number>): [number, Omit<Slowest, 'edit'>] {
  const inOrder = [...times].sort(([, a], [, b]) => a - b)
  const [earliest, latest] = [inOrder[0], inOrder.at(-1)]
  if (!earliest || !latest) throw new Error('No page ever showed the new price.')
  return [earliest[1], { variant: latest[0], time: latest[1] }]
}

interface Result {
  variants: number
  first: number[]
  last: number[]
  slowest: Slowest | undefined
  missed: number
  readers: Readers
  seconds: number
  ages: number[]
}

function report(result: Result): void {
  const { variants, first, last, slowest, missed, readers, seconds, ages } = result
  const reads = readers.all.length
  console.log(
    `\n${first.length} edits of ${LIST}.${ROW}; ${variants} pages × countries × languages show it`,
  )
  console.log(
    `${values.readers} clients read meanwhile, ${Math.round(reads / seconds)} pages a second, ${values.pause} ms between two pages\n`,
  )
  console.log(row('from save to …', 'median', 'p95', 'longest'))
  for (const [name, times] of [
    ['the first page load with the new price', first],
    ['the last of all variants', last],
  ] as const) {
    const figures = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)]
    console.log(row(name, ...figures.map(milliseconds)))
  }
  if (slowest) {
    const { country, locale, path } = slowest.variant
    console.log(`  the longest: edit ${slowest.edit}, ${country}/${locale}/${path}`)
  }
  console.log(row('variants that never showed it', missed))
  const share = ((100 * ages.length) / reads).toFixed(1)
  console.log(row('loads that showed a replaced price', `${share} %`))
  if (ages.length > 0) {
    const figures = [percentile(ages, 0.5), percentile(ages, 0.95), Math.max(...ages)]
    console.log(row('  how old that was', ...figures.map(milliseconds)))
  }
  const waits = readers.all.map(({ took }) => took)
  const waited = [0.5, 0.95, 0.99].map((part) => percentile(waits, part))
  console.log(row('readers’ wait, median, p95 and p99', ...waited.map(milliseconds)))
  console.log(row('failed reads', readers.failures.length))
  for (const failure of new Set(readers.failures.slice(0, 5))) console.log(`  ${failure}`)
}

await withStack(measure)
