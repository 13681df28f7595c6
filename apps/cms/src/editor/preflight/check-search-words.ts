import { isBlank } from '@studio/shared/plain-signs'
import { wordsIn } from '../../platform/admin-language/admin-words'
import type { Values } from '../../platform/fields/walk'
import { preflightWords, type PreflightWords } from './admin/words'
import type { Problem } from './finding'
import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../../platform/fields/search-lengths'

/**
 * Checks the lengths of the title and description for search results.
 *
 * @param names the names of the two fields
 * @param language the language of the admin, for the messages
 */
export function checkSearchWords(
  document: Values,
  names: { seoTitle: string; seoDescription: string },
  language: string,
): Problem[] {
  if (document.isHiddenFromSearch === true) return []
  const title = textOf(document.seoTitle) || textOf(document.title)
  const description = textOf(document.seoDescription)
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  return [
    ...checkTitle(title, names.seoTitle, PREFLIGHT_WORDS),
    ...checkDescription(description, names, PREFLIGHT_WORDS),
  ]
}

function checkTitle(title: string, field: string, words: PreflightWords): Problem[] {
  const length = Array.from(title).length
  if (length <= MAX_TITLE) return []
  const message = words.titleTooLong(length, MAX_TITLE)
  return [{ kind: 'titleLength', path: 'seoTitle', field, subject: title, message }]
}

function checkDescription(
  description: string,
  { seoDescription: field }: { seoDescription: string },
  words: PreflightWords,
): Problem[] {
  const place = { path: 'seoDescription', field, subject: description }
  const length = Array.from(description).length
  if (length === 0) {
    return [{ ...place, kind: 'noDescription', message: words.noDescription }]
  }
  if (length > MAX_DESCRIPTION) {
    const message = words.descriptionTooLong(length, MAX_DESCRIPTION)
    return [{ ...place, kind: 'descriptionLength', message }]
  }
  if (length >= MIN_DESCRIPTION) return []
  const message = words.descriptionTooShort(length, MIN_DESCRIPTION)
  return [{ ...place, kind: 'descriptionLength', message }]
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !isBlank(value) ? value.trim() : ''
}
