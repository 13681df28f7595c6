import { isBlank } from '@studio/shared/plain-signs'
import type { Locale } from '@studio/shared/locales'
import type { FlattenedField } from 'payload'
import { partsOf, rowsOf, type Values, valuesOf } from '../fields/walk'

/**
 * The texts of a document in one language by their places. A place names a field by its path with
 * the ids of blocks and rows, as `blocks.65f0c1.heading`, so that it stays the same when rows move.
 */
export type Texts = Readonly<Record<string, string>>

interface FoundValue {
  place: string
  /** The stored value: a string, or Lexical's JSON for a rich text. */
  value: unknown
}

/** @param document read with `locale: 'all'` */
export function textsOf(fields: FlattenedField[], document: object, locale: Locale): Texts {
  return Object.fromEntries(
    valuesIn(fields, document, locale).flatMap(({ place, value }) => {
      const text = plainTextOf(value)
      return text === '' ? [] : [[place, text]]
    }),
  )
}

/** The stored values by place, including empty ones. @param document read with `locale: 'all'` */
export function valuesIn(fields: FlattenedField[], document: object, locale: Locale): FoundValue[] {
  return walk(fields, { ...document }, { document: { ...document }, locale, path: '' })
}

interface Walk {
  document: Values
  locale: Locale
  path: string
}

function walk(fields: FlattenedField[], values: Values, at: Walk): FoundValue[] {
  return fields.flatMap((field): FoundValue[] => {
    if (isHidden(field, values, at.document)) return []
    const parts = partsOf(field, values)
    if (parts) {
      return parts.flatMap((part) => {
        const path = [at.path, part.name, part.index === undefined ? '' : idOf(part)]
        return walk(part.fields, part.values, { ...at, path: path.filter(Boolean).join('.') })
      })
    }
    if (!isTranslated(field)) return []
    const place = at.path ? `${at.path}.${field.name}` : field.name
    return [{ place, value: valuesOf(values[field.name])[at.locale] }]
  })
}

function idOf({ values, index }: { values: Values; index?: number }): string {
  return typeof values.id === 'string' || typeof values.id === 'number'
    ? `${values.id}`
    : `${index}`
}

const TEXT_TYPES = ['text', 'textarea', 'richText']

export function isTranslated(field: object): boolean {
  const { type, localized } = field as { type?: string; localized?: boolean }
  return localized === true && TEXT_TYPES.some((each) => each === type)
}

/** Whether the form hides a field because of other fields, so that its text is not used. */
function isHidden(field: FlattenedField, values: Values, document: Values): boolean {
  const condition = 'admin' in field ? field.admin?.condition : undefined
  if (!condition) return false
  const options = { blockData: values, operation: 'update', path: [], user: null } as const
  return !condition(document, values, { ...options, path: [...options.path] })
}

/**
 * The text of a value without its formatting. Lines of a rich text are separated by line breaks;
 * blanks are collapsed, because they do not concern a translation.
 */
export function plainTextOf(value: unknown): string {
  const lines = typeof value === 'string' ? value.split('\n') : linesOf(valuesOf(value).root)
  return lines
    .map((line) => line.normalize().replaceAll(/\s+/g, ' ').trim())
    .filter((line) => !isBlank(line))
    .join('\n')
}

const LINE_NODES = ['paragraph', 'heading', 'quote', 'listitem']

/** The lines of a node of Lexical. Lists inside of list items are lines of their own. */
function linesOf(value: unknown): string[] {
  const node = valuesOf(value)
  const children = rowsOf(node.children)
  if (!LINE_NODES.some((type) => type === node.type)) return children.flatMap(linesOf)
  const isBlock = ({ type }: Values) => type === 'list'
  const inline = children.filter((child) => !isBlock(child)).map(inlineText)
  return [...inline.join('').split('\n'), ...children.filter(isBlock).flatMap(linesOf)]
}

function inlineText(node: Values): string {
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tab') return ' '
  if (node.type === 'inlineBlock') return priceText(valuesOf(node.fields))
  return rowsOf(node.children).map(inlineText).join('')
}

/** A price is part of its sentence: another price changes what the sentence says. */
function priceText({ priceGroup, priceItem }: Values): string {
  const group = valuesOf(priceGroup).id ?? priceGroup
  return `[price ${String(group)}/${String(priceItem)}]`
}
