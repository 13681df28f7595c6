import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { labelOf, rowName, type PathPart } from '../documents/compare-documents'
import { pathText } from '../documents/differences'
import { fieldsOfRow, rowsOf, type Values, valuesOf } from '../../platform/fields/walk'
import { findMatches, replaceMatches, type Wanted } from './matches'
import { paragraphsOf } from './paragraphs'
import { canReplace, replaceInParagraph } from './replace-rich-text'
import { isSkipped, rowKey } from './texts-of-document'

/** Why a match is not replaced: it extends over a price, a line break or the edge of a link. */
type Reason = 'acrossNodes'

/** One text of the document that contains the wanted text. */
export interface Replacement {
  place: string
  label: string
  before: string
  /** The text with the replacement; the same as `before` if nothing can be replaced. */
  after: string
  /** Why some matches are not replaced; null if all are. */
  reason: Reason | null
}

export interface Replacing {
  wanted: Wanted
  by: string
  /** The places in which to replace; null for all places. */
  places: ReadonlySet<string> | null
}

export interface Replaced {
  /** The fields of the document that change, each with its complete new value. */
  data: Values
  replacements: Replacement[]
}

/**
 * Replaces a text in the translated fields of a document. It changes neither texts that all
 * languages share, such as paths and names, nor prices in sentences.
 *
 * @param data the document, read in one locale
 */
export function replaceInDocument(
  fields: FlattenedField[],
  data: Values,
  replacing: Replacing,
): Replaced {
  const replacements: Replacement[] = []
  return { data: replaceIn(fields, data, { place: [], labels: [] }), replacements }

  function replaceIn(own: FlattenedField[], values: Values, here: Here): Values {
    const changed: Values = {}
    for (const field of own) {
      if (isSkipped(field)) continue
      const before = values[field.name]
      const after = valueOf(field, before, { ...here, place: [...here.place, field.name] })
      if (after !== before) changed[field.name] = after
    }
    return changed
  }

  function valueOf(field: FlattenedField, value: unknown, here: Here): unknown {
    if (field.type === 'array' || field.type === 'blocks') {
      const rows = rowsOf(value)
      const next = rows.map((row, index) => {
        const change = replaceIn(fieldsOfRow(field, row), row, {
          place: [...here.place, rowKey(row, index)],
          labels: [...here.labels, rowName(field, row, index)],
        })
        return Object.keys(change).length > 0 ? { ...row, ...change } : row
      })
      return next.some((row, index) => row !== rows[index]) ? next : value
    }
    if ('flattenedFields' in field) {
      const change = replaceIn(field.flattenedFields, valuesOf(value), here)
      return Object.keys(change).length > 0 ? { ...valuesOf(value), ...change } : value
    }
    if (!('localized' in field && field.localized)) return value
    const label = pathText([...here.labels, labelOf(field)], DEFAULT_LOCALE)
    const place = here.place.join('/')
    if (field.type === 'richText') return richTextOf(value, place, label)
    if (field.type !== 'text' && field.type !== 'textarea') return value
    return typeof value === 'string' ? textOf(value, place, label) : value
  }

  function textOf(text: string, place: string, label: string): string {
    const { wanted, by, places } = replacing
    const matches = places && !places.has(place) ? [] : findMatches(text, wanted)
    if (matches.length === 0) return text
    const after = replaceMatches(text, matches, by)
    replacements.push({ place, label, before: text, after, reason: null })
    return after
  }

  function richTextOf(state: unknown, field: string, label: string): unknown {
    const { wanted, by, places } = replacing
    let next = state
    for (const paragraph of paragraphsOf(state)) {
      const place = `${field}#${paragraph.path.join('.')}`
      const matches = places && !places.has(place) ? [] : findMatches(paragraph.text, wanted)
      if (matches.length === 0) continue
      const possible = matches.filter((match) => canReplace(paragraph, match))
      replacements.push({
        place,
        label,
        before: paragraph.text,
        after: replaceMatches(paragraph.text, possible, by),
        reason: possible.length < matches.length ? 'acrossNodes' : null,
      })
      if (possible.length > 0) next = replaceInParagraph(next, paragraph.path, wanted, by)
    }
    return next
  }
}

interface Here {
  place: string[]
  labels: PathPart[]
}
