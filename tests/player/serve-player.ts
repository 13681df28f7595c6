import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type InlineConfig } from 'vite'

const WEB = fileURLToPath(new URL('../../apps/web', import.meta.url))

/**
 * A page with the player alone, made of the website's own sources and styles.
 *
 * @param folder for the page; what lies in it already is served beside it
 */
export async function servePlayer(
  folder: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const config: InlineConfig = {
    configFile: false,
    root: path.join(WEB, 'src/test-support/player-page'),
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
