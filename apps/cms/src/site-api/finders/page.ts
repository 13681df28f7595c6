import { buildPage } from '../build-page'
import type { Finder } from './finder'

/** An editor's page; the home page's address is empty. */
export const page: Finder = async (reader, path) => {
  const found = await reader.page(path === '' ? 'home' : path)
  if (!found) return null
  return {
    readyLocales: found.readyLocales,
    build: (other, readAt) => buildPage(other, found, readAt),
  }
}
