import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { labelIn } from '../../platform/admin-language/label-in'
import { translated } from '../../platform/admin-language/translate-config'
import { isDeskCollection, kindName } from '../documents/documents'
import { documentHref } from '../documents/documents'
import { PLACE_PARAMETER } from '../documents/place-parameter'
import { FOUND_GLOBALS } from './read-state'
import { findWords } from './admin/words'

interface Named {
  /** The collection and id, such as `pages:7`. */
  document: string
  title: string
  address: string | null
}

export function titleOfDocument(
  { i18n }: PayloadRequest,
  { document, title, address }: Named,
): string {
  const [kind = ''] = document.split(':')
  const global = FOUND_GLOBALS.find((slug) => slug === kind)
  return global ? wordsIn(findWords, i18n).FIND_TEXTS.globals[global] : title || address || document
}

export function kindOfDocument(req: PayloadRequest, document: string): string {
  const [kind] = document.split(':')
  return isDeskCollection(kind) ? kindName(req, kind) : ''
}

/**
 * @param locale the language in which the form opens
 * @param place the place of the text that the form shows first
 */
export function hrefOfDocument(document: string, locale: Locale | null, place?: string): string {
  const [kind = '', id] = document.split(':')
  const path = id === 'global' ? `/admin/globals/${kind}` : documentHref(kind, Number(id))
  const query = new URLSearchParams({
    ...(locale && { locale }),
    ...(place !== undefined && { [PLACE_PARAMETER]: place }),
  })
  return `${path}${query.size > 0 ? `?${query}` : ''}`
}

/**
 * Translates a label into a language of the admin. The index has English labels with row numbers,
 * such as `Hero 1: Title`.
 */
export function labelOfPlace(label: string, language: string): string {
  return label
    .split(': ')
    .map((part) => {
      const [, name = part, position = ''] = /^(.*?)( \d+)?$/su.exec(part) ?? []
      return labelIn(translated(name), language) + position
    })
    .join(': ')
}
