import 'server-only'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * The path of the cache handler, relative to the server's working folder. `next.config.ts` names
 * the same file.
 */
const HANDLER = 'src/delivery/page-cache/cache-handler.mjs'

interface PageCache {
  id: string
  /** Resolves when every rendering has ended that had begun before the call. */
  settled: () => Promise<void>
  /** Tags of the most visited pages, in descending order. */
  mostVisited: () => string[]
}

/**
 * @returns the cache of this process, which is in the module instance that Next has loaded and not
 * in a bundled copy
 */
export async function runningPageCache(): Promise<PageCache> {
  const { href } = pathToFileURL(path.resolve(HANDLER))
  const loaded = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ href)) as {
    pageCache: PageCache
  }
  return loaded.pageCache
}
