import { gzipSync } from 'node:zlib'

const FOR_OLD_BROWSERS = /<script\b[^>]*\bnomodule\b[^>]*>/gi
/**
 * Matches a script's tag and the list of deferred scripts. References inside inline data have
 * escaped quotes.
 */
const SOURCE = /"(\/_next\/static\/[^"\\]+\.js)"/g

/** Gzipped bytes of the scripts that a current browser loads for a page, without inline ones. */
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
