import {
  ValidationError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { inOrder } from '../../editor/saving/save-steps'
import { blockOf, fieldsOfRow, rowsOf, valuesOf } from './walk'

const NO_TEXT = 'This is not a text.'
const OTHER_SHAPE = 'This value does not have the shape of the field.'
const NO_FIELD = 'There is no such field.'
const NO_BLOCK = 'There is no such block here.'

const TEXTS = ['text', 'textarea', 'email', 'code', 'date', 'select', 'radio']
/** Payload reads these texts as an empty relation. */
const NO_RELATION = ['', 'none', 'null']

interface Problem {
  path: string
  message: string
}

/**
 * Refuses documents whose values have another shape than their fields, before any hook reads them.
 * Payload validates the values later, and texts of drafts not at all. It needs the finished config,
 * because plugins add fields.
 */
export function refuseShapesInGlobals(config: SanitizedConfig): SanitizedConfig {
  for (const single of config.globals) {
    const hook: GlobalBeforeOperationHook = ({ args, overrideAccess, req }) => {
      const call = args as object
      if (!overrideAccess) check(single.flattenedFields, call, req, { global: single.slug })
    }
    single.hooks = inOrder(single.hooks, { beforeOperation: { refuseShapes: hook } })
  }
  return config
}

/** The same for the documents of a collection. */
export const refuseShapes: CollectionBeforeOperationHook = ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return
  check(collection.flattenedFields, args, req, { collection: collection.slug })
}

function check(
  fields: FlattenedField[],
  args: object,
  req: PayloadRequest,
  owner: { collection: string } | { global: string },
): void {
  if (!('data' in args)) return
  const errors = shapeProblems(fields, valuesOf(args.data), req.locale === 'all')
  if (errors.length > 0) throw new ValidationError({ ...owner, errors }, req.t)
}

/** @param inAll true if a translated value is an object with a value for each language */
export function shapeProblems(
  fields: FlattenedField[],
  values: Record<string, unknown>,
  inAll = false,
  parent = '',
): Problem[] {
  // Payload reads such a name as the path of a field in a field.
  const names = Object.keys(values).filter((name) => name.includes('.'))
  return [
    ...names.map((name) => ({ path: parent + name, message: NO_FIELD })),
    ...fields.flatMap((field) => {
      const path = parent + field.name
      const value = values[field.name]
      // Payload converts the ids of rows.
      if (value === undefined || field.name === 'id') return []
      if (value === null) return emptied(field, values, path)
      const isByLanguage = inAll && 'localized' in field && field.localized === true
      const each = isByLanguage && isObject(value) ? Object.values(value) : [value]
      return each.flatMap((one) => problemsOf(field, one, path, inAll))
    }),
  ]
}

/** Hooks read rows and groups, so rows that are null become an empty list. */
function emptied(field: FlattenedField, values: Record<string, unknown>, path: string): Problem[] {
  if (field.type === 'array' || field.type === 'blocks') values[field.name] = []
  const isGroup = field.type === 'group' || field.type === 'tab'
  return isGroup ? [{ path, message: OTHER_SHAPE }] : []
}

function problemsOf(
  field: FlattenedField,
  value: unknown,
  path: string,
  inAll: boolean,
): Problem[] {
  if (value === undefined || value === null) return []
  if (field.type === 'group' || field.type === 'tab') {
    return isObject(value)
      ? shapeProblems(field.flattenedFields, value, inAll, `${path}.`)
      : [{ path, message: OTHER_SHAPE }]
  }
  if (field.type === 'array' || field.type === 'blocks') {
    // Forms send the number of rows if there is none.
    if (value === 0 || value === '0') return []
    if (!Array.isArray(value) || !value.every((row) => row === null || isObject(row))) {
      return [{ path, message: OTHER_SHAPE }]
    }
    return rowsOf(value).flatMap((row, index) => {
      const own = `${path}.${index}`
      if (field.type === 'blocks' && !blockOf(field, row)) {
        return [{ path: `${own}.blockType`, message: NO_BLOCK }]
      }
      return shapeProblems(fieldsOfRow(field, row), row, inAll, `${own}.`)
    })
  }
  if (fits(field, value)) return []
  return [{ path, message: TEXTS.includes(field.type) ? NO_TEXT : OTHER_SHAPE }]
}

function fits(field: FlattenedField, value: unknown): boolean {
  if ('hasMany' in field && field.hasMany) {
    if (Array.isArray(value)) return value.every((one) => fitsOne(field, one))
    return NO_RELATION.some((text) => text === value) && 'relationTo' in field
  }
  return fitsOne(field, value)
}

function fitsOne(field: FlattenedField, value: unknown): boolean {
  const { type } = field
  if (TEXTS.includes(type)) return typeof value === 'string'
  if (type === 'number') return typeof value === 'number' || typeof value === 'string'
  if (type === 'checkbox') {
    return typeof value === 'boolean' || ['true', 'false', ''].some((text) => text === value)
  }
  if (type === 'richText') return isObject(value) && isObject(value.root)
  if (type === 'relationship' || type === 'upload') {
    return isRelation(value, Array.isArray(field.relationTo))
  }
  return true
}

/** An id or a document; in a relation to several collections, with the name of its collection. */
function isRelation(value: unknown, hasSeveral: boolean): boolean {
  if (hasSeveral) {
    return isObject(value)
      ? typeof value.relationTo === 'string' && isId(value.value)
      : NO_RELATION.some((text) => text === value)
  }
  return isId(value)
}

function isId(value: unknown): boolean {
  const id = isObject(value) ? value.id : value
  return typeof id === 'string' || typeof id === 'number'
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
