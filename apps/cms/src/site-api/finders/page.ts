import { buildPage } from '../build-page'
import { inReadyLanguage, type Finder } from './finder'

const HOME = 'home'

/** What editors built of blocks; it comes before everything else that could have the same path. */
export const findPage: Finder = async (asked) => {
  const slug = asked.path === '' ? HOME : asked.path
  const page = await asked.reader.page(slug)
  if (!page) return null
  return inReadyLanguage(asked, {
    found: page,
    again: (reader) => reader.page(slug),
    build: (reader, found) => buildPage(reader, found, asked.readAt),
  })
}
