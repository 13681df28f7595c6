import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Where,
} from 'payload'
import { z } from 'zod'
import { hookEverywhere } from './hook-everywhere'

const NEGATED = ['not_equals', 'not_in'] as const

const conditionSchema = z.record(z.string(), z.unknown())

interface Read {
  where?: Where
  draft?: boolean
}

interface Asked {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  draft: boolean
  overrideAccess: boolean
}

/**
 * Makes the filter “is not” on a field with several values match only documents in which no value
 * equals the given one. Payload compares each value separately, so it also finds a document in
 * German and English when German is excluded. It needs the finished config, because every list of
 * the admin can be filtered.
 */
export function answerNegatedFilters(config: SanitizedConfig): SanitizedConfig {
  return hookEverywhere(config, 'readNegatedFilters', rewriteNegatedFilters)
}

export const rewriteNegatedFilters: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess = false,
  req,
}) => {
  const read = args as Read
  const { where, draft = false } = read
  // Payload continues with this object, so it is changed in place.
  if (where) read.where = await rewritten(where, { req, collection, draft, overrideAccess })
}

async function rewritten(where: Where, asked: Asked): Promise<Where> {
  const parts = await Promise.all(
    Object.entries(where).map(async ([name, value]) => {
      if (name.toLowerCase() === 'and' || name.toLowerCase() === 'or') {
        const list = Array.isArray(value) ? value : []
        return { [name]: await Promise.all(list.map((each) => rewritten(each, asked))) }
      }
      return rewriteCondition(name, value, asked)
    }),
  )
  const [only, ...more] = parts
  return only && more.length === 0 ? only : { and: parts }
}

async function rewriteCondition(name: string, value: unknown, asked: Asked): Promise<Where> {
  const field = asked.collection.flattenedFields.find((each) => each.name === name)
  const condition = conditionSchema.safeParse(value).data
  if (!field || !hasSeveral(field) || !condition) return { [name]: value } as Where
  const others = Object.entries(condition).filter(([operator]) => !isNegated(operator))
  const refused = Object.entries(condition).filter(([operator]) => isNegated(operator))
  if (refused.length === 0) return { [name]: value } as Where
  const excluded = await Promise.all(
    refused.map(([, values]) => idsWith(name, listOf(values), asked)),
  )
  return {
    and: [
      ...(others.length > 0 ? [{ [name]: Object.fromEntries(others) } as Where] : []),
      { id: { not_in: [...new Set(excluded.flat())] } },
    ],
  }
}

async function idsWith(
  name: string,
  values: unknown[],
  { req, collection, draft, overrideAccess }: Asked,
): Promise<(number | string)[]> {
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { [name]: { in: values } },
    draft,
    depth: 0,
    pagination: false,
    select: {},
    // Payload refuses filters by fields that the user may not read. Passing on `overrideAccess`
    // makes this query refuse them as well.
    overrideAccess,
    req,
  })
  return docs.map(({ id }) => id)
}

/** HTTP queries send several values as one text with commas, code sends an array. */
function listOf(values: unknown): unknown[] {
  if (Array.isArray(values)) return values
  return typeof values === 'string' ? values.split(',') : [values]
}

function isNegated(operator: string): boolean {
  return NEGATED.some((each) => each === operator)
}

function hasSeveral(field: FlattenedField): boolean {
  return field.type === 'select' && field.hasMany === true
}
