import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { isBlank } from '@studio/shared/plain-signs'
import type { Block, Field, FlattenedField } from 'payload'
import { labelIn } from '../admin-language/label-in'
import { nameInWords } from '../admin-language/name-in-words'
import { partsOf, rowsOf, type Part, type Values, valuesOf } from './walk'

interface Walk {
  /** The document that is being saved; its blocks and rows are checked. */
  data: Values
  /** The same document in the locale that is checked. */
  translated: Values
  /** The whole document, for conditions of fields. */
  document: Values
  /** True to check all required fields, not only the localized ones. */
  isWhole?: boolean
  /** The label of the block or row for messages, such as `Steps 2`. */
  place?: string
  /** The path of the block or row in the form state, such as `blocks.1`. */
  path?: string
  /** The language of the admin in which labels are written. */
  language?: string
}

interface MissingWord {
  /** The label for a message, such as `Steps (2) › Heading`. */
  name: string
  /** The path of the field in the form state, such as `blocks.1.heading`. */
  path: string
}

export function missingWords(fields: Field[], walk: Walk): string[] {
  return findMissingWords(fields, walk).map(({ name }) => name)
}

export function findMissingWords(fields: Field[], walk: Walk): MissingWord[] {
  return fields.flatMap((field) => missingInField(field, walk))
}

function missingInField(field: Field, walk: Walk): MissingWord[] {
  if (!isShown(field, walk)) return []
  const parts = partsOf(field, walk.data)
  if (parts)
    return parts.flatMap((part) => findMissingWords(part.fields, within(walk, field, part)))
  const name = nameOfMissing(field, walk)
  if (name === null) return []
  return [{ name: placed(walk, labelOf(field, walk.language)), path: joined(walk, name) }]
}

function within(walk: Walk, field: Field, part: Part<Field>): Walk {
  const { values: data, name, index, block } = part
  if (name === undefined) return walk
  const translated = walk.data === walk.translated ? data : inOtherLocale(walk, part)
  if (index === undefined) return { ...walk, data, translated, path: joined(walk, name) }
  const label = block
    ? `${blockName(block, walk.language)} (${index + 1})`
    : `${labelOf(field, walk.language)} ${index + 1}`
  const path = joined(walk, `${name}.${index}`)
  return { ...walk, data, translated, path, place: placed(walk, label) }
}

/**
 * Rows are shared by all locales and matched by id. A new row has no texts in other locales yet.
 */
function inOtherLocale({ translated }: Walk, { values, name = '', index }: Part<Field>): Values {
  const value = translated[name]
  if (index === undefined) return valuesOf(value)
  return rowsOf(value).find(({ id }) => id === values.id) ?? {}
}

function nameOfMissing(field: Field, { translated, isWhole = false }: Walk): string | null {
  if (!('required' in field) || !field.required || !('name' in field)) return null
  if (!isWhole && !('localized' in field && field.localized)) return null
  return isEmpty(translated[field.name]) ? field.name : null
}

/** @returns true if the field's condition allows the form to show it */
export function isShown(
  field: Pick<Field, 'admin'>,
  { document, data }: Pick<Walk, 'document' | 'data'>,
): boolean {
  const condition = field.admin?.condition
  if (!condition) return true
  const options = { blockData: data, operation: 'update', path: [], user: null } as const
  return condition(document, data, { ...options, path: [...options.path] })
}

/** @returns true for missing values, spaces, and rich text without content */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return isBlank(value)
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'root' in value && !holdsSomething(value.root)
}

const EMPTY_NODES = [
  'root',
  'paragraph',
  'heading',
  'quote',
  'list',
  'listitem',
  'linebreak',
  'tab',
]

function holdsSomething(node: unknown): boolean {
  const { type, text, children } = valuesOf(node)
  if (typeof text === 'string') return !isBlank(text)
  if (typeof type === 'string' && !EMPTY_NODES.includes(type) && !children) return true
  return rowsOf(children).some(holdsSomething)
}

function placed({ place }: Walk, name: string): string {
  return place ? `${place} › ${name}` : name
}

function joined({ path }: Walk, name: string): string {
  return path ? `${path}.${name}` : name
}

export function labelOf(field: Field | FlattenedField, language: string = DEFAULT_LOCALE): string {
  const name = 'name' in field && field.name ? field.name : field.type
  return labelIn('label' in field ? field.label : undefined, language, nameInWords(name))
}

export function blockName({ labels, slug }: Block, language: string = DEFAULT_LOCALE): string {
  return labelIn(labels?.singular, language, nameInWords(slug))
}
