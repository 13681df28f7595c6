import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const WEB = path.join(REPOSITORY, 'apps/web')

interface Options {
  /** A folder of the website's `test-support`. */
  page: string
  /** The folder of the films, which stand beside the page. */
  films: string
  /** Where the server keeps what it has made. */
  cache: string
}

/** A page with a part of the review room alone, made of the website's own sources and styles. */
export async function servePage({
  page,
  films,
  cache,
}: Options): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = await createServer({
    configFile: false,
    root: path.join(WEB, 'src/test-support', page),
    publicDir: films,
    cacheDir: path.join(cache, '.vite'),
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
