import { readBytes } from '@studio/shared/requests/bodies'
import type { CollectionConfig, Endpoint, PayloadRequest, SanitizedConfig } from 'payload'
import { isStaff } from '../access/roles'
import { nobody, staffOnly } from '../access/rules'
import { errorResponse, fail, notAllowed } from './respond'

type Rules = NonNullable<CollectionConfig['access']>

/** Payload leaves most of its own collections to everyone who is logged in: here clients are, too. */
const RULES: Record<string, Rules> = {
  // Who is editing what: staff's browsers renew and drop these. A client could shut editors out.
  'payload-locked-documents': {
    create: staffOnly,
    read: staffOnly,
    update: staffOnly,
    delete: staffOnly,
    readVersions: nobody,
  },
  // How the admin looks, which clients never see. The rest is limited to one's own by Payload.
  'payload-preferences': { create: staffOnly, readVersions: nobody },
  'payload-migrations': {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  // Closed by Payload but for its versions.
  'payload-kv': { readVersions: nobody },
}

/** For the finished config: plugins run before Payload adds these collections. */
export function closeBuiltIns(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    Object.assign(collection.access, RULES[collection.slug])
    collection.endpoints = closedEndpoints(collection)
  }
  return config
}

type Collection = SanitizedConfig['collections'][number]

/**
 * Payload gives each collection addresses for what it may not have, and fails at them; for a
 * collection without any it tells how the server is reached from inside. They answer that nothing is
 * there: left out, their last part would be taken for a document's number.
 */
function closedEndpoints(collection: Collection): Endpoint[] {
  return (collection.endpoints || []).map((endpoint) => {
    if (!isOpen(collection, endpoint.path)) {
      return { ...endpoint, handler: () => errorResponse('notFound') }
    }
    // One call would overwrite or delete every document that its query matches.
    const isDeletion = endpoint.method === 'delete' && collection.trash
    const changesMany = endpoint.path === '/' && (endpoint.method === 'patch' || isDeletion)
    return changesMany ? { ...endpoint, handler: () => notAllowed(['GET', 'POST']) } : endpoint
  })
}

function isOpen({ versions, auth }: Collection, path: string): boolean {
  if (path.startsWith('/versions')) return Boolean(versions)
  if (path === '/verify/:id') return Boolean(auth.verify)
  if (path === '/unlock') return auth.maxLoginAttempts > 0
  // The set-up makes the first admin.
  return path !== '/first-register'
}

/** In bytes: columns, open groups and the like are some hundred. */
const LONGEST_VALUE = 64 * 1024

/**
 * Payload keeps preferences for everybody who is logged in, of any length. They are how
 * the admin looks to its staff. For the finished config: plugins run before Payload adds
 * this collection.
 */
export function limitPreferences(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === 'payload-preferences')
  if (collection?.endpoints) {
    // The admin asks by their key; there is no second way.
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
      const body = await readBytes(req as Request, LONGEST_VALUE)
      if (!body) return fail(413, 'tooLarge')
      // Payload's handlers read it by this.
      const json = () => Promise.resolve(JSON.parse(body.toString('utf8')) as unknown)
      return endpoint.handler(Object.assign(req, { json }))
    },
  }
}
