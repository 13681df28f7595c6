import { gzipSync } from 'node:zlib'

const FOR_OLD_BROWSERS = /<script\b[^>]*\bnomodule\b[^>]*>/gi
/**
 * Matches scripts in tags and in the list of deferred scripts. It does not match references in
 * inline data, whose quotes are escaped.
 */
const SOURCE = /"(\/_next\/static\/[^"\\]+\.js)"/g

/**
 * @returns the gzipped bytes of the scripts that a current browser loads for a page, without inline
 * scripts
 */
export async function scriptBytes(url: string): Promise<number> {
  const html = (await (await fetch(url)).text()).replaceAll(FOR_OLD_BROWSERS, '')
  const sources = [...html.matchAll(SOURCE)].flatMap(([, source]) => source ?? [])
  let bytes = 0
  for (const source of new Set(sources)) {
    const script = await (await fetch(new URL(source, url))).arrayBuffer()
    bytes += gzipSync(Buffer.from(script)).length
  }
  return bytes
}
