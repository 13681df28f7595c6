import { isLocale, LOCALE_NAMES, LOCALES, type Locale } from '@studio/shared/locales'
import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { labelIn } from '../../platform/admin-language/label-in'
import { translateMessage } from '../../platform/admin-language/translate-message'
import { translated } from '../../platform/admin-language/translate-config'
import { translatePayloadText } from '../../platform/admin-language/translate-payload-text'
import { labelOf } from '../../platform/fields/missing-words'
import { languageName } from './admin/when'
import { releaseWords } from './admin/words'
import { DETAIL_WORDS as STORED } from './admin/words/en'
import { fieldsOf } from './documents'
import { MENUS, type ItemTarget, type Problem, type ReleaseItem, type ReleaseView } from './types'

/**
 * A problem in the language of the reader. Problems are stored in English, because releases go live
 * without a user, and several people read them.
 */
export function problemIn(
  req: PayloadRequest,
  item: ItemTarget & Pick<ReleaseItem, 'action'>,
  { code, details }: Problem,
): Problem {
  const { language } = req.i18n
  const translate = (detail: string): string => {
    if (code === 'brokenLinks') return documentName(req, detail)
    if (code === 'refusedByChecks') return findingIn(detail, language)
    if (code === 'missingWords') return missingIn(detail, language)
    if (code !== 'editedSince') return messageIn(detail, language)
    return item.action === 'change' ? placeIn(req, item, detail) : editorIn(detail, language)
  }
  return { code, details: details.map(translate) }
}

/** A release with its titles and problems in the language of the reader. */
export function releaseIn(req: PayloadRequest, release: ReleaseView): ReleaseView {
  const items = release.items.map((item) => ({
    ...item,
    title: titleIn(req, item, item.title),
    problem: item.problem && problemIn(req, item, item.problem),
  }))
  return { ...release, items }
}

/** A title is stored, but the menus and documents without a title have none in a language. */
export function titleIn(req: PayloadRequest, { collection }: ItemTarget, title: string): string {
  if (collection !== MENUS) return documentName(req, title)
  const menus = req.payload.config.globals.find(({ slug }) => slug === MENUS)
  return labelIn(menus?.label, req.i18n.language, title)
}

/** Instead of a title, `pages 12` was stored. */
function documentName({ payload, i18n }: PayloadRequest, title: string): string {
  const [, slug = '', id = ''] = /^([a-z-]+) (\d+)$/.exec(title) ?? []
  const collection = slug in payload.collections && payload.collections[slug as CollectionSlug]
  if (!collection) return title
  return `${labelIn(collection.config.labels.singular, i18n.language, slug)} ${id}`
}

const findingSchema = z.record(z.string(), z.string())

/**
 * A finding is stored as a JSON object with its text in each language, because only the checks can
 * word it.
 */
function findingIn(detail: string, language: string): string {
  const texts = findingSchema.parse(JSON.parse(detail))
  return texts[language] ?? texts.en ?? ''
}

/** `All languages: Mira Klein` */
function editorIn(detail: string, language: string): string {
  const { DETAIL_WORDS } = wordsIn(releaseWords, { language })
  const [part, editor] = halves(detail)
  const name = part === STORED.allLanguages ? DETAIL_WORDS.allLanguages : localeIn(part, language)
  return `${name}: ${editor === STORED.system ? DETAIL_WORDS.system : editor}`
}

/** `Deutsch: Steps (2) › Heading` */
function missingIn(detail: string, language: string): string {
  const [locale, place] = halves(detail)
  return `${localeIn(locale, language)}: ${labelsIn(place, ' › ', language)}`
}

/** `Blocks > Block 1 (Hero) > Title: This field is required.`, or a message alone. */
function messageIn(detail: string, language: string): string {
  const [place, message] = halves(detail)
  const own = translateText(message, language)
  const whole = translateText(detail, language)
  // A message alone may have a colon as well.
  if (message === '' || (own === message && whole !== detail)) return whole
  return `${labelsIn(place, ' > ', language)}: ${own}`
}

function translateText(message: string, language: string): string {
  const own = translateMessage(message, language)
  return own === message ? translatePayloadText(message, language) : own
}

function halves(detail: string): [string, string] {
  const colon = detail.indexOf(': ')
  return colon === -1 ? [detail, ''] : [detail.slice(0, colon), detail.slice(colon + 2)]
}

function localeIn(name: string, language: string): string {
  const locale = LOCALES.find((code) => LOCALE_NAMES[code] === name)
  return locale ? languageName(locale, language) : name
}

function labelsIn(place: string, separator: string, language: string): string {
  return place
    .split(separator)
    .map((label) => numberedLabelIn(label, language))
    .join(separator)
}

/** `Steps (2)`, `Steps 2` and `Block 1 (Hero)` are labels with the number of a row. */
function numberedLabelIn(text: string, language: string): string {
  const [, label = text, number = '', inner] = /^(.+?)( \d+)?(?: \(([^()]+)\))?$/u.exec(text) ?? []
  const kind = inner === undefined ? '' : ` (${oneLabelIn(inner, language)})`
  return `${oneLabelIn(label, language)}${number}${kind}`
}

function oneLabelIn(label: string, language: string): string {
  const own = labelIn(translated(label), language, label)
  return own === label ? translatePayloadText(label, language) : own
}

/** `items › Storyboards › label › de`: names of fields of the code, rows and languages. */
function placeIn(req: PayloadRequest, item: ItemTarget, detail: string): string {
  const { flattenedFields } = fieldsOf(req, item)
  return namesIn(flattenedFields, detail.split(' › '), req.i18n.language).join(' › ')
}

function namesIn(fields: FlattenedField[], path: string[], language: string): string[] {
  const [name, ...rest] = path
  const field = fields.find((one) => one.name === name)
  if (!field) return path
  const label = labelOf(field, language)
  if ('localized' in field && field.localized && isOneLocale(rest)) {
    return [label, languageName(rest[0], language)]
  }
  if (field.type === 'array' || field.type === 'blocks') {
    const [row, ...inner] = rest
    if (row === undefined) return [label]
    return [label, row, ...namesIn(fieldsOfRows(field), inner, language)]
  }
  if ('flattenedFields' in field) {
    return [label, ...namesIn(field.flattenedFields, rest, language)]
  }
  return [label, ...rest]
}

function fieldsOfRows(field: FlattenedField & { type: 'array' | 'blocks' }): FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.flatMap((block) => block.flattenedFields)
}

function isOneLocale(path: string[]): path is [Locale] {
  return path.length === 1 && isLocale(path[0] ?? '')
}
