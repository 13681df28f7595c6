import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type InlineConfig } from 'vite'

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url))

interface Options {
  /** A folder of the website's `test-support`. */
  page: string
  /** Where the page is built to; what lies in it already is served beside it. */
  folder: string
}

/** A page with a part of the review room alone, made of the website's own sources and styles. */
export async function servePage({
  page,
  folder,
}: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const config: InlineConfig = {
    configFile: false,
    root: path.join(WEB, 'src/test-support', page),
    publicDir: false,
    resolve: { alias: { '@': path.join(WEB, 'src') } },
    esbuild: { jsx: 'automatic' },
    css: { postcss: WEB },
    build: { outDir: folder, emptyOutDir: false },
    preview: { port: 0, strictPort: false },
    logLevel: 'error',
  }
  await build(config)
  const server = await preview(config)
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The page has no address.')
  return { url, stop: () => server.close() }
}
