import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type InlineConfig } from 'vite'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const WEB = path.join(REPOSITORY, 'apps/web')

interface Options {
  /** A folder of the website's `test-support`. */
  page: string
  /** The folder of the films, which stand beside the page. */
  films: string
  /** A folder for what is built. */
  folder: string
}

/**
 * A page with a part of the review room alone, built of the website's own sources and styles as for
 * visitors: how fast it is, is part of what is tested.
 */
export async function servePage({
  page,
  films,
  folder,
}: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const config: InlineConfig = {
    configFile: false,
    root: path.join(WEB, 'src/test-support', page),
    publicDir: films,
    resolve: { alias: { '@': path.join(WEB, 'src') } },
    esbuild: { jsx: 'automatic' },
    css: { postcss: WEB },
    build: { outDir: path.join(folder, 'built'), emptyOutDir: true },
    preview: { port: 0 },
    logLevel: 'error',
  }
  await build(config)
  const server = await preview(config)
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The page has no address.')
  return { url, stop: () => server.close() }
}
