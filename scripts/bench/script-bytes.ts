import { gzipSync } from 'node:zlib'

const FOR_OLD_BROWSERS = /<script\b[^>]*\bnomodule\b[^>]*>/gi
/** In a tag or in the list of those that are fetched after the first paint; what others refer to has escaped quotes. */
const SOURCE = /"(\/_next\/static\/[^"\\]+\.js)"/g

/** Compressed bytes of the scripts that a current browser loads for a page, inline ones left out. */
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
