import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { blockout } from './blockouts'
import { CAREERS, LOCALES, readBrief, readCommon, ROLES, type Brief } from './brief'
import { logoSvg } from './logos'
import { glb, obj } from './model-files'
import { briefPage } from './page'
import { paletteSvg, safeAreas, swatchExchange, timingSheet } from './palette'
import { panelsOf, printed } from './panels'
import { zip, type Entry } from './zip'
import { CHROMIUM } from '../host/paths'
import { createRequire } from 'node:module'

/** Resolves the site's fonts, which are in the packages of the website. */
const web = createRequire(new URL('../../../../apps/web/package.json', import.meta.url))

const FACES = [
  ['Archivo', '100 900', '62% 125%', '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'],
  ['Instrument Sans', '400 700', '75% 100%', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'],
  ['JetBrains Mono', '100 800', '100%', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
  ['Plex Arabic', '400', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'],
  ['Plex Arabic', '600', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2'],
  ['Plex Arabic', '700', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2'],
] as const // prettier-ignore

async function fontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, weight, stretch, path]) => {
    const file = (await readFile(web.resolve(path))).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:${stretch};src:url(data:font/woff2;base64,${file})}`
  })
  return (await Promise.all(rules)).join('\n')
}

// pnpm media:careers [role…] [--panels] makes a zip for the test of each role. With --panels it
// also draws the boards again.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { panels: { type: 'boolean', default: false } },
})
const common = readCommon()
const styles = `${await fontFaces()}\n${await readFile(join(CAREERS, 'brief.css'), 'utf8')}`
const browser = await chromium.launch({
  executablePath: CHROMIUM,
  args: ['--no-sandbox'],
})

async function printBriefs(brief: Brief, panels: readonly string[]): Promise<Entry[]> {
  const page = await browser.newPage()
  const entries: Entry[] = []
  for (const locale of LOCALES) {
    await page.setContent(briefPage(brief, common, locale, { panels, styles }))
    await page.evaluate(() => document.fonts.ready)
    const overflow = await page.evaluate(
      () =>
      [...document.querySelectorAll('.sheet')].some((sheet) => sheet.scrollHeight > sheet.clientHeight + 1), // prettier-ignore
    )
    if (overflow) console.warn(`${brief.id} ${locale}: more than a page holds`)
    const data = steady(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
    entries.push({ name: `brief-${locale}.pdf`, data })
  }
  await page.close()
  return entries
}

async function filesOf(brief: Brief): Promise<Entry[]> {
  const panels = await panelsOf(brief, values.panels)
  const text = (name: string, content: string): Entry => ({ name, data: Buffer.from(content) })
  const model = blockout(brief.id)
  const parts: Record<Brief['files'][number], () => Entry[] | Promise<Entry[]>> = {
    panels: () => panels.map((data, i) => ({ name: `panels/panel-${i + 1}.jpg`, data })),
    timing: () => LOCALES.map((locale) => text(`timing-${locale}.csv`, timingSheet(brief, common.labels, locale))), // prettier-ignore
    palette: () => [
      text('palette.svg', paletteSvg(brief.palette)),
      { name: 'palette.ase', data: swatchExchange(brief.palette) },
    ],
    logo: () => [
      text('logo.svg', logoSvg(brief.mark, '#0e0f13')),
      text('logo-light.svg', logoSvg(brief.mark, '#f6f3ec')),
    ],
    blockout: async () => [
      { name: 'blockout.glb', data: await glb(model) },
      { name: 'blockout.obj', data: obj(model) },
    ],
    frames: () => [
      text('safe-16x9.svg', safeAreas(1920, 1080)),
      text('safe-9x16.svg', safeAreas(1080, 1920)),
    ],
  }
  const briefs = await printBriefs(brief, await Promise.all(panels.map(printed)))
  const rest: Entry[] = []
  for (const file of brief.files) rest.push(...(await parts[file]()))
  return [...briefs, ...rest]
}

await mkdir(join(CAREERS, 'tests'), { recursive: true })
for (const role of ROLES) {
  if (positionals.length && !positionals.includes(role)) continue
  const entries = await filesOf(readBrief(role))
  const archive = zip(entries.map(({ name, data }) => ({ name: `${role}/${name}`, data })))
  await writeFile(join(CAREERS, 'tests', `${role}.zip`), archive)
  console.log(`${role}.zip: ${(archive.length / 1e6).toFixed(2)} MB, ${entries.length} files`)
}
await browser.close()

/** Removes the creation time from a PDF, so that the same brief always gives the same file. */
function steady(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const still = text.replaceAll(
    /\/(CreationDate|ModDate) \(D:\d{14}/g,
    (_, name: string) => `/${name} (D:20260101000000`,
  )
  return Buffer.from(still, 'latin1')
}
