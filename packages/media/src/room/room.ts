import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { fitQuality } from '../host/fit-quality'
import { describeFile } from '../host/manifest'
import { CHROMIUM, LIBRARY } from '../host/paths'
import { LANGUAGE_NAMES, PICTURES, type Texts } from './pictures'
import { shootDesktop, shootPhones, SIZE } from './shoot'
import { LOCALES } from './words'

// pnpm media:room [--site http://localhost:3000] [--data .data] takes pictures of the sample
// project's review room, for the pages that describe it. The site must have been started with `npm
// start`, and nobody may have written in the sample.
const BYTES = 120_000
const CLIENT = 'sample.client@studio.example'

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'http://localhost:3000' },
    data: { type: 'string', default: '.data' },
  },
})
const password = (await readFile(join(values.data, 'sample-client-password'), 'utf8')).trim()
const site = { origin: values.site, email: CLIENT, password }

const folder = join(LIBRARY, 'room')
await mkdir(folder, { recursive: true })
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
const list: object[] = []
try {
  for (const locale of LOCALES) {
    const { note, compare, signOff } = await shootDesktop(browser, site, locale)
    const phone = await shootPhones(browser, site, locale)
    const shots = { note, compare, 'sign-off': signOff, phone }
    for (const { name, title, alt } of PICTURES) {
      const id = `${name}-${locale}`
      const dominant = await write(shots[name], `${id}.webp`)
      const files = [await describeFile(folder, `${id}.webp`)]
      list.push({
        id,
        title: titleIn(title, LANGUAGE_NAMES[locale]),
        alt,
        ...SIZE,
        dominant,
        files,
      })
      console.log(id)
    }
  }
} finally {
  await browser.close()
}
await writeFile(join(folder, 'room.json'), `${JSON.stringify(list, null, 2)}\n`)

/** The titles of a picture in the admin, which name the language of its interface. */
function titleIn({ en, ar, de }: Texts, language: string): Texts {
  return { en: `${en} (${language})`, ar: `${ar} (${language})`, de: `${de} (${language})` }
}

/**
 * Writes a picture to the library.
 * @returns the picture's dominant color
 */
async function write(shot: Buffer, file: string): Promise<string> {
  const picture = await sharp(shot).resize(SIZE.width, SIZE.height).removeAlpha().png().toBuffer()
  const webp = (quality: number) =>
    sharp(picture).webp({ quality, effort: 5, smartSubsample: true }).toBuffer()
  await writeFile(join(folder, file), await fitQuality(webp, [40, 90], BYTES))
  const { dominant } = await sharp(picture).stats()
  const { r, g, b } = dominant
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
