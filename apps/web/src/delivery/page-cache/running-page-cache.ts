import 'server-only'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** From the folder in which the server runs; `next.config.ts` names the same file. */
const HANDLER = 'src/delivery/page-cache/cache-handler.mjs'

interface PageCache {
  id: string
  /** Ends when no page that was begun before the call is still being made. */
  settled: () => Promise<void>
  /** Tags of the pages that are asked for most, the most visited first. */
  mostVisited: () => string[]
}

/** The cache of this process: the very module that Next has loaded, not a copy in a bundle. */
export async function runningPageCache(): Promise<PageCache> {
  const { href } = pathToFileURL(path.resolve(HANDLER))
  const loaded = (await import(/* turbopackIgnore: true */ /* @vite-ignore */ href)) as {
    pageCache: PageCache
  }
  return loaded.pageCache
}
