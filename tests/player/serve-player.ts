import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const WEB = path.join(REPOSITORY, 'apps/web')

/**
 * A page with the player alone, made of the website's own sources and styles.
 *
 * @param clips the folder of the films, which stand beside the page
 */
export async function servePlayer(clips: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: path.join(WEB, 'src/test-support/player-page'),
    publicDir: clips,
    cacheDir: path.join(clips, '.vite'),
    resolve: { alias: { '@': path.join(WEB, 'src') } },
    esbuild: { jsx: 'automatic' },
    css: { postcss: WEB },
    server: { port: 0, hmr: false, watch: null, fs: { allow: [REPOSITORY] } },
    logLevel: 'error',
  })
  await server.listen()
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The page has no address.')
  return { url, stop: () => server.close() }
}
