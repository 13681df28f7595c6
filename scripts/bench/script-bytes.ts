import { gzipSync } from 'node:zlib'

/** Compressed bytes of the scripts that a current browser loads for a page, inline ones left out. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const sources = [...html.matchAll(/<script\b([^>]*)>/g)]
    .map(([, attributes = '']) => attributes)
    .filter((attributes) => !/\bnomodule\b/i.test(attributes))
    .flatMap((attributes) => /\bsrc="([^"]+)"/.exec(attributes)?.[1] ?? [])
  let bytes = 0
  for (const source of new Set(sources)) {
    const script = await (await fetch(new URL(source, url))).arrayBuffer()
    bytes += gzipSync(Buffer.from(script)).length
  }
  return bytes
}
