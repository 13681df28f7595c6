import { readBytes } from '@studio/shared/requests/bodies'
import {
  Forbidden,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { z } from 'zod'
import { isStaff } from '../access/roles'
import { nobody, staffOnly } from '../access/rules'
import { errorResponse, fail, notAllowed } from '../lib/respond'

type Rules = NonNullable<CollectionConfig['access']>

/**
 * Payload opens most of its built-in collections to all logged-in accounts, which include clients
 * here.
 */
const RULES: Record<string, Rules> = {
  // Document locks, which the browsers of staff renew and release. A client could lock editors out.
  'payload-locked-documents': {
    create: staffOnly,
    read: staffOnly,
    update: staffOnly,
    delete: staffOnly,
    readVersions: nobody,
  },
  // Settings of the admin's interface. Payload limits the operations that are not listed here to
  // the owner.
  'payload-preferences': { create: staffOnly, readVersions: nobody },
  'payload-migrations': {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  // Payload already closes everything except the versions.
  'payload-kv': { readVersions: nobody },
}

/** Needs the finished config, because plugins run before Payload adds its collections and endpoints. */
export function closeBuiltIns(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    Object.assign(collection.access, RULES[collection.slug])
    if (collection.slug === 'payload-locked-documents') {
      collection.hooks.beforeChange.push(refuseForeignLock)
    }
    collection.endpoints = closedEndpoints(collection)
  }
  for (const single of config.globals) {
    single.endpoints = (single.endpoints || []).map((endpoint) =>
      hasNoVersions(single, endpoint.path) ? closed(endpoint) : endpoint,
    )
  }
  return config
}

const lockSchema = z.object({ user: z.object({ value: z.union([z.number(), z.string()]) }) })

/** Browsers lock documents for their own user only. The site's own code is not limited. */
const refuseForeignLock: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.payloadAPI !== 'REST') return
  const owner = lockSchema.safeParse(data).data?.user.value
  if (owner !== undefined && String(owner) !== String(req.user?.id)) throw new Forbidden(req.t)
}

type Collection = SanitizedConfig['collections'][number]

/**
 * Payload adds endpoints to each collection and global, even those that it does not support, and then fails in
 * them; some failures reveal the server's internal address. These endpoints answer 404 instead.
 * They cannot be removed, because Payload would then read the last path segment as an id.
 */
function closedEndpoints(collection: Collection): Endpoint[] {
  return (collection.endpoints || []).map((endpoint) => {
    if (!isOpen(collection, endpoint.path)) return closed(endpoint)
    // A single call would overwrite or delete all documents that match its query.
    const isDeletion =
      endpoint.method === 'delete' && (collection.trash || collection.disableBulkDelete)
    const changesMany = endpoint.path === '/' && (endpoint.method === 'patch' || isDeletion)
    return changesMany ? { ...endpoint, handler: () => notAllowed(['GET', 'POST']) } : endpoint
  })
}

function closed(endpoint: Endpoint): Endpoint {
  return { ...endpoint, handler: () => errorResponse('notFound') }
}

function isOpen(collection: Collection, path: string): boolean {
  const { auth } = collection
  if (hasNoVersions(collection, path)) return false
  if (path === '/verify/:id') return Boolean(auth.verify)
  if (path === '/unlock') return auth.maxLoginAttempts > 0
  // The setup creates the first admin.
  return path !== '/first-register'
}

function hasNoVersions({ versions }: { versions?: unknown }, path: string): boolean {
  return path.startsWith('/versions') && !versions
}

/**
 * The maximum size of a preference in bytes. Real values, such as the shown columns and the open
 * groups, have some hundred bytes.
 */
const MAX_VALUE_BYTES = 64 * 1024

/**
 * Payload stores preferences of any length for all logged-in accounts. This limits them to staff
 * and to a maximum length. It needs the finished config, because plugins run before Payload adds
 * this collection.
 */
export function limitPreferences(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === 'payload-preferences')
  if (collection?.endpoints) {
    // The admin uses only the endpoints by key, so the others are removed.
    const byKey = collection.endpoints.filter(({ path }) => path === '/:key')
    collection.endpoints = byKey.map(guarded)
  }
  return config
}

function guarded(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      if (!req.user) return fail(401, 'unauthenticated')
      if (!isStaff(req.user)) return fail(403, 'forbidden')
      const body = await readBytes(req as Request, MAX_VALUE_BYTES)
      if (!body) return fail(413, 'tooLarge')
      // Payload's handlers read the body with this method.
      const json = () => Promise.resolve(JSON.parse(body.toString('utf8')) as unknown)
      return endpoint.handler(Object.assign(req, { json }))
    },
  }
}
