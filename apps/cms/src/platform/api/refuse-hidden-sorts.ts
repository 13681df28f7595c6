import {
  QueryError,
  type CollectionBeforeOperationHook,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { hookEverywhere } from './hook-everywhere'

interface Listed {
  sort?: unknown
  joins?: unknown
}

/**
 * Refuses to sort by fields that the user may not read, because the order reveals their values. It
 * covers lists and joined lists; Payload checks neither.
 */
export function refuseHiddenSorts(config: SanitizedConfig): SanitizedConfig {
  return hookEverywhere(config, 'refuseHiddenSorts', checkSorts)
}

export const checkSorts: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess) return
  const { sort, joins } = args as Listed
  await check(req, collection, sort)
  for (const [name, join] of Object.entries(isRecord(joins) ? joins : {})) {
    const target = joinedBy(req, collection, name)
    if (target && isRecord(join)) await check(req, target, join.sort)
  }
}

async function check(req: PayloadRequest, collection: SanitizedCollectionConfig, sort: unknown) {
  const names = (Array.isArray(sort) ? sort : [sort]).filter((name) => typeof name === 'string')
  for (const name of names.flatMap((each) => each.split(','))) {
    const path = name.trim().replace(/^-/, '')
    if (path !== '' && !(await mayBeSortedBy(req, collection, path))) {
      throw new QueryError([{ path }])
    }
  }
}

/** Fields that a version has in addition to the fields of its document. */
const VERSION_FIELDS = ['parent', 'latest', 'autosave', 'publishedLocale', 'snapshot']
const DOCUMENT_FIELDS = ['id', 'createdAt', 'updatedAt', '_status', 'deletedAt']

async function mayBeSortedBy(
  req: PayloadRequest,
  { flattenedFields, versions }: SanitizedCollectionConfig,
  path: string,
): Promise<boolean> {
  const isOfVersion = Boolean(versions) && path.startsWith('version.')
  const segments = path.split('.').slice(isOfVersion ? 1 : 0)
  const [first = ''] = segments
  if (segments.length === 1 && DOCUMENT_FIELDS.includes(first)) return true
  if (segments.length === 1 && versions && VERSION_FIELDS.includes(first)) return true
  let fields: FlattenedField[] = flattenedFields
  for (const [index, segment] of segments.entries()) {
    const field = fields.find(({ name }) => name === segment)
    if (!field || !(await mayBeRead(req, field))) return false
    const isLast = index === segments.length - 1
    const isPart = field.type === 'group' || field.type === 'tab'
    // Sorting through a relation would skip the access rules of the other collection.
    if (isLast !== !isPart) return false
    if (isPart) fields = field.flattenedFields
  }
  return true
}

async function mayBeRead(req: PayloadRequest, field: FlattenedField): Promise<boolean> {
  if ('hidden' in field && field.hidden) return false
  const read = 'access' in field ? field.access?.read : undefined
  return read ? await read({ req }) : true
}

function joinedBy(req: PayloadRequest, { joins }: SanitizedCollectionConfig, name: string) {
  for (const [slug, own] of Object.entries(joins)) {
    const isIt = own.some(({ joinPath }) => joinPath === name)
    if (isIt) return req.payload.collections[slug as keyof typeof req.payload.collections].config
  }
  return undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
