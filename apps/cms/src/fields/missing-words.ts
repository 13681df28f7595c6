import { isBlank } from '@studio/shared/plain-signs'
import type { Block, Field } from 'payload'
import { tabHasName, toWords } from 'payload/shared'

export type Values = Record<string, unknown>

interface Walk {
  /** The document that is being saved; its blocks and rows are checked. */
  data: Values
  /** The same document in the locale that is checked. */
  translated: Values
  /** The whole document, for conditions of fields. */
  document: Values
  /** Checks all required fields, not only the localized ones. */
  isWhole?: boolean
  /** Label of the block or row, for messages: `Steps 2`. */
  place?: string
  /** Path of the block or row in the form state: `blocks.1`. */
  path?: string
}

interface MissingWord {
  /** Label for a message: `Steps (2) › Heading`. */
  name: string
  /** Path of the field in the form state: `blocks.1.heading`. */
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
  if (field.type === 'row' || field.type === 'collapsible')
    return findMissingWords(field.fields, walk)
  if (field.type === 'group') {
    return findMissingWords(field.fields, 'name' in field ? within(walk, field.name) : walk)
  }
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) =>
      findMissingWords(tab.fields, tabHasName(tab) ? within(walk, tab.name) : walk),
    )
  }
  if (field.type === 'array') {
    return rowsOf(walk, field.name).flatMap(({ row, translated, position }) => {
      const place = placed(walk, `${labelOf(field)} ${position}`)
      const path = joined(walk, `${field.name}.${position - 1}`)
      return findMissingWords(field.fields, { ...walk, data: row, translated, place, path })
    })
  }
  if (field.type === 'blocks') {
    return rowsOf(walk, field.name).flatMap(({ row, translated, position }) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType)
      if (!block) return []
      const place = placed(walk, `${blockName(block)} (${position})`)
      const path = joined(walk, `${field.name}.${position - 1}`)
      return findMissingWords(block.fields, { ...walk, data: row, translated, place, path })
    })
  }
  const name = nameOfMissing(field, walk)
  if (name === null) return []
  return [{ name: placed(walk, labelOf(field)), path: joined(walk, name) }]
}

function nameOfMissing(field: Field, { translated, isWhole = false }: Walk): string | null {
  if (!('required' in field) || !field.required || !('name' in field)) return null
  if (!isWhole && !('localized' in field && field.localized)) return null
  return isEmpty(translated[field.name]) ? field.name : null
}

function isShown(field: Field, { document, data }: Walk): boolean {
  const condition = field.admin?.condition
  if (!condition) return true
  const options = { blockData: data, operation: 'update', path: [], user: null } as const
  return condition(document, data, { ...options, path: [...options.path] })
}

/**
 * Rows are shared by all locales and matched by id. A new row has no texts in other locales yet.
 */
function rowsOf({ data, translated }: Walk, name: string) {
  const others = new Map(valuesIn(translated[name]).map((row) => [row.id, row]))
  return valuesIn(data[name]).map((row, index) => ({
    row,
    translated: data === translated ? row : (others.get(row.id) ?? {}),
    position: index + 1,
  }))
}

function within(walk: Walk, name: string): Walk {
  const data = valueOf(walk.data[name])
  const isSame = walk.data === walk.translated
  const path = joined(walk, name)
  return { ...walk, data, path, translated: isSame ? data : valueOf(walk.translated[name]) }
}

function valueOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {}
}

function valuesIn(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valueOf) : []
}

/** True for missing values, spaces, and rich text without content. */
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
  const { type, text, children } = valueOf(node)
  if (typeof text === 'string') return !isBlank(text)
  if (typeof type === 'string' && !EMPTY_NODES.includes(type) && !children) return true
  return valuesIn(children).some(holdsSomething)
}

function placed({ place }: Walk, name: string): string {
  return place ? `${place} › ${name}` : name
}

function joined({ path }: Walk, name: string): string {
  return path ? `${path}.${name}` : name
}

function labelOf(field: Field): string {
  if ('label' in field && typeof field.label === 'string') return field.label
  return 'name' in field && typeof field.name === 'string' ? toWords(field.name) : field.type
}

function blockName({ labels, slug }: Block): string {
  return typeof labels?.singular === 'string' ? labels.singular : toWords(slug)
}
