import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isDeskCollection, kindName } from '../desk/documents'
import { documentHref } from '../desk/source'
import { FOUND_GLOBALS } from './read-state'
import { FIND_WORDS } from './words'

/** @param document such as `pages:7` */
export function titleOfDocument(document: string, title: string, address: string | null): string {
  const [kind = ''] = document.split(':')
  const global = FOUND_GLOBALS.find((slug) => slug === kind)
  return global ? FIND_WORDS.globals[global] : title || address || document
}

export function kindOfDocument(req: PayloadRequest, document: string): string {
  const [kind] = document.split(':')
  return isDeskCollection(kind) ? kindName(req, kind) : ''
}

export function hrefOfDocument(document: string, locale: Locale | null): string {
  const [kind = '', id] = document.split(':')
  if (id !== 'global') return documentHref(kind, Number(id), locale ?? undefined)
  return `/admin/globals/${kind}${locale ? `?locale=${locale}` : ''}`
}
