import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type Connect, type InlineConfig, type Plugin } from 'vite'
import { createTemporaryFolder } from '../support/temporary-folder'
import { makeCountedClip } from './counted-clip'
import { FILMS } from './films'
import { writeGalleryUrl } from './gallery-url'

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))
const WEB = path.join(REPOSITORY, 'apps/web')
const PAGES = path.join(WEB, 'src/test-support')
const NEXT = path.join(PAGES, 'gallery/next')

/**
 * The global set-up of the component tests. It builds the website's sources and styles for
 * production, because some tests depend on their speed, and serves them during the run. The picture
 * library is under `/library`, and films with visible frame numbers are under `/films`.
 */
export default async function serveGallery(): Promise<() => Promise<void>> {
  const folder = await createTemporaryFolder('gallery')
  const built = path.join(folder.path, 'built')
  const films = path.join(folder.path, 'films')
  await mkdir(films)
  const config = configOf(built)
  await Promise.all([build(config), makeFilms(films)])
  await symlink(films, path.join(built, 'films'))
  await symlink(path.join(REPOSITORY, 'packages/media/library'), path.join(built, 'library'))
  const server = await preview(config)
  const [url] = server.resolvedUrls?.local ?? []
  if (!url) throw new Error('The gallery has no address.')
  writeGalleryUrl(url)
  return async () => {
    await server.close()
    await folder.remove()
  }
}

function configOf(outDir: string): InlineConfig {
  const pageNamed = (name: string) => path.join(PAGES, name, 'index.html')
  return {
    configFile: false,
    root: PAGES,
    publicDir: false,
    appType: 'mpa',
    resolve: {
      alias: {
        '@/components/media/view-transitions': path.join(NEXT, 'view-transitions.tsx'),
        '@': path.join(WEB, 'src'),
        // The package throws outside server components.
        'server-only': path.join(REPOSITORY, 'tests/support/empty.ts'),
        'next/link': path.join(NEXT, 'link.tsx'),
        'next/navigation': path.join(NEXT, 'navigation.ts'),
      },
    },
    plugins: [addresses, pictureFiles],
    oxc: { jsx: { runtime: 'automatic' } },
    css: { postcss: WEB },
    build: {
      outDir,
      emptyOutDir: true,
      chunkSizeWarningLimit: Infinity,
      reportCompressedSize: false,
      rolldownOptions: {
        input: ['gallery', 'picture-page', 'player-page', 'request-page', 'room-page'].map(
          pageNamed,
        ),
      },
    },
    preview: { port: 0 },
    logLevel: 'error',
  }
}

const addresses: Plugin = {
  name: 'gallery-addresses',
  configureServer: ({ middlewares }) => void middlewares.use(rewrite),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(rewrite),
}

function rewrite(request: Connect.IncomingMessage, _response: unknown, next: () => void): void {
  request.url = request.url
    // A story's address leads to the gallery's page.
    ?.replace(/^\/gallery\/[\w-]+\/[A-Z]\w+(?=\?|$)/, '/gallery/')
    // The site's addresses of pictures and films lead to the library, which has one size of each.
    .replace(/^\/media\/s\/([\w-]+)~([\w-]+)\/\d+\.(avif|webp)$/, '/library/$1/$2.$3')
    .replace(/^\/media\/([\w-]+)~([\w-]+)\/[\w-]+\.(mp4|webm)$/, '/library/$1/$2.$3')
  next()
}

/** Imports of pictures return objects, as in Next. */
const pictureFiles: Plugin = {
  name: 'picture-files',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('.avif')
      ? `import src from ${JSON.stringify(`${id}?url`)}; export default { src }`
      : null,
}

async function makeFilms(folder: string): Promise<void> {
  for (const { file, facts } of Object.values(FILMS)) {
    await makeCountedClip(path.join(folder, file), facts.rate, facts.frameCount)
  }
}
