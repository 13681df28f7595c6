import 'server-only'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** Relative to the server's working folder. `next.config.ts` names the same file. */
const HANDLER = 'src/delivery/page-cache/cache-handler.mjs'

interface PageCache {
  id: string
  /** Resolves when every rendering that had begun before the call has ended. */
  settled: () => Promise<void>
  /** Tags of the most visited pages, in descending order. */
  mostVisited: () => string[]
}

/** The cache of this process: the module instance that Next has loaded, not a bundled copy. */
export async function runningPageCache(): Promise<PageCache> {
  const { href } = pathToFileURL(path.resolve(HANDLER))
  const loaded = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ href)) as {
    pageCache: PageCache
  }
  return loaded.pageCache
}
