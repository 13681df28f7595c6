import type { Block, Field, FlattenedField } from 'payload'

export type Values = Record<string, unknown>

/** A field as a collection declares it, or a flattened field of Payload's sanitized config. */
type AnyField = Field | FlattenedField

export type RowsField = Extract<FlattenedField, { type: 'array' | 'blocks' }>

/** The fields inside another field, with the values that they have in one place of a document. */
export interface Part<Inner extends AnyField> {
  fields: Inner[]
  values: Values
  /**
   * The key of the part's values in the parent's values; undefined if both have the same values.
   */
  name?: string
  /** For rows, the position counted from 0. */
  index?: number
  /** The block of this row, if the row belongs to a blocks field. */
  block?: Block
}

/**
 * Splits a field into its parts: one for a group or tab, or one per row for arrays and blocks. It
 * leaves out rows of unknown blocks.
 *
 * @returns null for a field that holds a value
 */
export function partsOf(field: FlattenedField, values: Values): Part<FlattenedField>[] | null
export function partsOf(field: Field, values: Values): Part<Field>[] | null
export function partsOf(field: AnyField, values: Values): Part<AnyField>[] | null {
  if (field.type === 'tabs') return field.tabs.map((tab) => partOf(tab, values))
  if (field.type === 'array' || field.type === 'blocks') {
    const { name } = field
    return rowsOf(values[name]).flatMap((row, index) => {
      const owner = field.type === 'array' ? field : blockOf(field, row)
      if (!owner) return []
      const block = field.type === 'blocks' ? { block: owner as Block } : {}
      return [{ fields: fieldsIn(owner), values: row, name, index, ...block }]
    })
  }
  return 'fields' in field ? [partOf(field, values)] : null
}

/** The fields of a row, which are defined by the array or by the row's block. */
export function fieldsOfRow(field: RowsField, row: Values): FlattenedField[] {
  const owner = field.type === 'array' ? field : blockOf(field, row)
  return owner?.flattenedFields ?? []
}

export function blockOf<Own extends Block>(
  { blocks }: { blocks: Own[] },
  { blockType }: Values,
): Own | undefined {
  return blocks.find(({ slug }) => slug === blockType)
}

/** Returns the value if it is an object, otherwise an empty object. */
export function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Values)
    : {}
}

export function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.map(valuesOf) : []
}

/**
 * Returns the fields with each value field replaced by another one.
 *
 * @param isKept tells which fields stay unchanged, together with everything inside them
 */
export function mapFields(
  fields: Field[],
  change: (field: Field) => Field,
  isKept: (field: Field) => boolean = () => false,
): Field[] {
  const inside = (own: Field[]) => mapFields(own, change, isKept)
  return fields.map((field): Field => {
    if (isKept(field)) return field
    if (field.type === 'tabs') {
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: inside(tab.fields) })) }
    }
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({ ...block, fields: inside(block.fields) }))
      return { ...field, blocks }
    }
    return 'fields' in field ? { ...field, fields: inside(field.fields) } : change(field)
  })
}

interface Container {
  name?: string
  fields: Field[]
  flattenedFields?: FlattenedField[]
}

/** A group or tab without a name only arranges its fields in the form. */
function partOf(container: Container, values: Values): Part<AnyField> {
  const { name } = container
  const fields = fieldsIn(container)
  return name ? { fields, values: valuesOf(values[name]), name } : { fields, values }
}

function fieldsIn({ fields, flattenedFields }: Container): AnyField[] {
  return flattenedFields ?? fields
}
