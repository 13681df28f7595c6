import type { FileFacts } from '../facts'
import type { MediaLibraryWords } from './words'

export function shownOnText(
  { pages, isInLayout }: Pick<FileFacts, 'pages' | 'isInLayout'>,
  { LIBRARY_TEXTS }: MediaLibraryWords,
): string {
  if (isInLayout) return LIBRARY_TEXTS.onEveryPage
  return pages > 0 ? LIBRARY_TEXTS.pages(pages) : LIBRARY_TEXTS.onNoPage
}
