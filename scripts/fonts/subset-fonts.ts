import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { LOCALE_NAMES } from '../../packages/shared/src/locales'
import { repoRoot } from '../lib/paths.mjs'
import {
  ARABIC_FIRST,
  ARABIC_MORE,
  LATIN_FIRST,
  LATIN_MORE,
  NAME_LETTERS,
  unicodeRange,
} from './letters'

/**
 * This script reduces the fonts to the letters and weights that the site uses, which is about a
 * third of their bytes.
 */
const FOLDER = path.join(repoRoot, 'apps/web/src/fonts')
const packages = createRequire(path.join(repoRoot, 'apps/web/package.json'))

/** The package's types lack this option. */
type Options = NonNullable<Parameters<typeof subsetFont>[2]> & { noLayoutClosure: boolean }

interface Cut {
  name: string
  source: string
  letters: string
  axes?: Options['variationAxes']
  /** Whether to leave out glyphs that only font features use, such as ligatures for code. */
  isPlain?: boolean
}

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const INSTRUMENT =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const JETBRAINS = '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'
const PLEX = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'

const HEADLINES: Options['variationAxes'] = {
  wdth: { min: 100, max: 120, default: 100 },
  wght: { min: 600, max: 800, default: 600 },
}
const NAMES: Options['variationAxes'] = { wdth: 118, wght: 760 }
const FIGURES: Options['variationAxes'] = { wght: { min: 400, max: 600, default: 400 } }

const CUTS: Cut[] = [
  { name: 'archivo', source: ARCHIVO, letters: LATIN_FIRST, axes: HEADLINES },
  { name: 'archivo-more', source: ARCHIVO, letters: LATIN_MORE, axes: HEADLINES },
  { name: 'archivo-name', source: ARCHIVO, letters: NAME_LETTERS, axes: NAMES, isPlain: true },
  { name: 'instrument-sans', source: INSTRUMENT, letters: LATIN_FIRST },
  { name: 'instrument-sans-more', source: INSTRUMENT, letters: LATIN_MORE },
  {
    name: 'jetbrains-mono',
    source: JETBRAINS,
    letters: LATIN_FIRST,
    axes: FIGURES,
    isPlain: true,
  },
  {
    name: 'jetbrains-mono-more',
    source: JETBRAINS,
    letters: LATIN_MORE,
    axes: FIGURES,
    isPlain: true,
  },
  { name: 'plex-arabic-400', source: `${PLEX}-400-normal.woff2`, letters: ARABIC_FIRST },
  { name: 'plex-arabic-700', source: `${PLEX}-700-normal.woff2`, letters: ARABIC_FIRST },
  { name: 'plex-arabic-400-more', source: `${PLEX}-400-normal.woff2`, letters: ARABIC_MORE },
  { name: 'plex-arabic-700-more', source: `${PLEX}-700-normal.woff2`, letters: ARABIC_MORE },
  // For the Arabic name of the Arabic language, which pages in other languages show.
  { name: 'plex-arabic-name', source: `${PLEX}-400-normal.woff2`, letters: LOCALE_NAMES.ar },
]

await mkdir(FOLDER, { recursive: true })
for (const { name, source, letters, axes, isPlain = false } of CUTS) {
  const whole = await readFile(packages.resolve(source))
  const options: Options = {
    targetFormat: 'woff2',
    noLayoutClosure: isPlain,
    ...(axes ? { variationAxes: axes } : {}),
  }
  const cut = await subsetFont(whole, letters, options)
  await writeFile(path.join(FOLDER, `${name}.woff2`), cut)
  console.log(`${name.padEnd(24)}${whole.length} → ${cut.length} bytes, ${unicodeRange(letters)}`)
}
