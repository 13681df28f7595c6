import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { COUNTRY_FACTS, isCountry } from '../../packages/shared/src/countries'
import { toLocale } from '../../packages/shared/src/locales'
import { formatAmount } from '../../packages/shared/src/money'
import type { Stack } from '../lib/stack.mjs'
import { Editor } from './editor'
import { Readers } from './readers'
import { milliseconds, percentile, row } from './statistics'
import { open, openAgain, type Variant } from './visitor'
import { withStack } from './with-stack'

/**
 * How long after an editor's save do visitors see the new price? Edits one price
 * again and again while clients read, and waits each time for every page, country
 * and language that shows it.
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
const PATIENCE = 15_000
/** Milliseconds between two looks at a variant: the error of the time of the last one. */
const LOOK_EVERY = 250

function amountsFor(edit: number): { usdMin: number; gbpMin: number } {
  return { usdMin: 1_370_100 + edit * 100, gbpMin: 1_070_100 + edit * 100 }
}

/** The home page of the default country in English first. */
function rank({ path, country, locale }: Variant): number {
  return Number(path !== '') + Number(country !== 'us') + Number(locale !== 'en')
}

function shown({ country, locale }: Variant, edit: number): string {
  const market = isCountry(country) ? country : 'us'
  const { usdMin, gbpMin } = amountsFor(edit)
  const [amount, currency] =
    market === 'uk' ? ([gbpMin, 'GBP'] as const) : ([usdMin, 'USD'] as const)
  return formatAmount(amount, currency, COUNTRY_FACTS[market].formats[toLocale(locale)])
}

/** Milliseconds from `since` until one variant shows the price; null if it never did. */
async function watch(webUrl: string, variant: Variant, edit: number, since: number, pause: number) {
  let etag: string | null = null
  while (performance.now() - since < PATIENCE) {
    const look = await openAgain(webUrl, variant, etag)
    if (look.html?.includes(shown(variant, edit))) return performance.now() - since
    etag = look.etag
    await sleep(pause)
  }
  return null
}

/**
 * The first variant is looked at without a pause, for the time of the first
 * page; the others every quarter of a second each, or looking would be all that
 * two cores do.
 */
async function waitUntilShown(webUrl: string, variants: Variant[], edit: number, since: number) {
  const watched = variants.map((variant, index) =>
    sleep(index === 0 ? 0 : (index * LOOK_EVERY) / variants.length).then(() =>
      watch(webUrl, variant, edit, since, index === 0 ? 10 : LOOK_EVERY),
    ),
  )
  const times = await Promise.all(watched)
  return {
    times: times.filter((time) => time !== null),
    missed: times.filter((time) => time === null).length,
  }
}

async function measure(stack: Stack): Promise<void> {
  const editor = await Editor.logIn(stack)
  const list = await editor.priceList(LIST)
  await waitForFirstPages(editor, list)
  const built = await editor.pagesBuiltFrom(list)
  await editor.setPrice(list, ROW, amountsFor(0))
  await sleep(3_000)
  const variants: Variant[] = []
  for (const variant of built) {
    if ((await open(stack.webUrl, variant)).includes(shown(variant, 0))) variants.push(variant)
  }
  variants.sort((a, b) => rank(a) - rank(b))
  const readers = new Readers(stack.webUrl, built, Number(values.readers), Number(values.pause))
  const first: number[] = []
  const last: number[] = []
  let missed = 0
  const begun = performance.now()
  for (let edit = 1; edit <= Number(values.edits); edit += 1) {
    await editor.setPrice(list, ROW, amountsFor(edit))
    const result = await waitUntilShown(stack.webUrl, variants, edit, performance.now())
    first.push(Math.min(...result.times))
    last.push(Math.max(...result.times))
    missed += result.missed
  }
  const seconds = (performance.now() - begun) / 1000
  await readers.stop()
  report({ variants: variants.length, first, last, missed, readers, seconds })
}

/** The worker makes every page after the first start; the clock begins when it is done. */
async function waitForFirstPages(editor: Editor, list: Awaited<ReturnType<Editor['priceList']>>) {
  let known = -1
  for (;;) {
    const { length } = await editor.pagesBuiltFrom(list)
    if (length > 0 && length === known) return
    known = length
    await sleep(2_000)
  }
}

interface Result {
  variants: number
  first: number[]
  last: number[]
  missed: number
  readers: Readers
  seconds: number
}

function report({ variants, first, last, missed, readers, seconds }: Result): void {
  console.log(
    `\n${first.length} edits of ${LIST}.${ROW}; ${variants} pages × countries × languages show it`,
  )
  console.log(
    `${values.readers} clients read meanwhile, ${Math.round(readers.reads / seconds)} pages a second, ${values.pause} ms between two pages\n`,
  )
  console.log(row('from save to …', 'median', 'p95', 'longest'))
  for (const [name, times] of [
    ['the first page with the new price', first],
    ['the last of all variants', last],
  ] as const) {
    const figures = [percentile(times, 0.5), percentile(times, 0.95), Math.max(...times)]
    console.log(row(name, ...figures.map(milliseconds)))
  }
  console.log(row('variants that never showed it', missed))
  console.log(row('failed reads', readers.failures.length))
  for (const failure of new Set(readers.failures.slice(0, 5))) console.log(`  ${failure}`)
}

await withStack(measure)
