import { isBlank } from '@studio/shared/plain-signs'
import type { Values } from '../../fields/walk'
import type { Problem } from './finding'
import { MAX_DESCRIPTION, MAX_TITLE, MIN_DESCRIPTION } from '../../fields/search-lengths'
import { PREFLIGHT_WORDS } from './words'

/** The lengths of title and description in search results. @param names of the two fields */
export function checkSearchWords(
  document: Values,
  names: { seoTitle: string; seoDescription: string },
): Problem[] {
  if (document.isHiddenFromSearch === true) return []
  const title = textOf(document.seoTitle) || textOf(document.title)
  const description = textOf(document.seoDescription)
  return [...checkTitle(title, names.seoTitle), ...checkDescription(description, names)]
}

function checkTitle(title: string, field: string): Problem[] {
  const length = Array.from(title).length
  if (length <= MAX_TITLE) return []
  const message = PREFLIGHT_WORDS.titleTooLong(length, MAX_TITLE)
  return [{ kind: 'titleLength', path: 'seoTitle', field, subject: title, message }]
}

function checkDescription(
  description: string,
  { seoDescription: field }: { seoDescription: string },
): Problem[] {
  const place = { path: 'seoDescription', field, subject: description }
  const length = Array.from(description).length
  if (length === 0) {
    return [{ ...place, kind: 'noDescription', message: PREFLIGHT_WORDS.noDescription }]
  }
  if (length > MAX_DESCRIPTION) {
    const message = PREFLIGHT_WORDS.descriptionTooLong(length, MAX_DESCRIPTION)
    return [{ ...place, kind: 'descriptionLength', message }]
  }
  if (length >= MIN_DESCRIPTION) return []
  const message = PREFLIGHT_WORDS.descriptionTooShort(length, MIN_DESCRIPTION)
  return [{ ...place, kind: 'descriptionLength', message }]
}

function textOf(value: unknown): string {
  return typeof value === 'string' && !isBlank(value) ? value.trim() : ''
}
