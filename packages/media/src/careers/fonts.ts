import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The site's fonts, resolved from the website's packages. */
const web = createRequire(new URL('../../../../apps/web/package.json', import.meta.url))

const FACES = [
  ['Archivo', '100 900', '62% 125%', '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'],
  ['Instrument Sans', '400 700', '75% 100%', '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'],
  ['JetBrains Mono', '100 800', '100%', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'],
  ['Plex Arabic', '400', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'],
  ['Plex Arabic', '600', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff2'],
  ['Plex Arabic', '700', '100%', '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2'],
] as const // prettier-ignore

export async function fontFaces(): Promise<string> {
  const rules = FACES.map(async ([family, weight, stretch, path]) => {
    const file = (await readFile(web.resolve(path))).toString('base64')
    return `@font-face{font-family:'${family}';font-weight:${weight};font-stretch:${stretch};src:url(data:font/woff2;base64,${file})}`
  })
  return (await Promise.all(rules)).join('\n')
}
