import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import decompress from 'woff2-encoder/decompress'

/** The site's fonts by family name. */
const SOURCES = {
  'Archivo SemiBold': new URL(
    '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    import.meta.url,
  ),
  'JetBrains Mono': new URL(
    '../../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    import.meta.url,
  ),
  'IBM Plex Sans Arabic': new URL(
    '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2',
    import.meta.url,
  ),
}

export type Family = keyof typeof SOURCES

let unpacked: Promise<Record<Family, string>> | undefined

/**
 * Unpacks font files, because Pango cannot read WOFF2.
 * @returns the paths of the unpacked files
 */
export function fontFiles(): Promise<Record<Family, string>> {
  unpacked ??= unpack().catch((error: unknown) => {
    unpacked = undefined
    throw error
  })
  return unpacked
}

async function unpack(): Promise<Record<Family, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-fonts-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const entries = Object.entries(SOURCES).map(async ([family, source]) => {
    const file = path.join(folder, `${family.replaceAll(' ', '-')}.ttf`)
    await writeFile(file, await decompress(await readFile(source)))
    return [family, file]
  })
  return Object.fromEntries(await Promise.all(entries)) as Record<Family, string>
}
