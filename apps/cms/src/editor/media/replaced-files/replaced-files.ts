import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type Field,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { isStaff } from '../../../platform/access/roles'
import { nobody } from '../../../platform/access/rules'
import { operationOf } from '../../../platform/api/operation-of'
import { copyWhole } from '../../../platform/lib/disk-files'
import { errorResponse, fail, json } from '../../../platform/lib/respond'
import { versionOf } from '../../../platform/pictures/version-of'
import { REPLACED_DIR } from '../../../platform/uploads/folders'

export const KEPT_DAYS = 30

const MAX_KEPT = 10

/**
 * Files that are younger than this are kept, because the transaction that refers to them may not be
 * committed yet.
 */
const UNCOMMITTED_MS = 3_600_000

const replacedSchema = z.object({
  /** A hash of the content. It is also the file's name in the folder of replaced files. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
  filename: z.string(),
  mimeType: z.string(),
  /** A time in the format of ISO 8601. */
  replacedAt: z.string(),
  /** The name or email address of the account, or null if no account replaced the file. */
  replacedBy: z.string().nullable(),
})

export type ReplacedFile = z.infer<typeof replacedSchema>

const documentSchema = z.looseObject({
  filename: z.string(),
  mimeType: z.string(),
  replacedFiles: z.array(replacedSchema).nullish().catch(null),
})

type UploadSlug = Extract<CollectionSlug, 'media' | 'downloads'>

/**
 * Lets editors restore a replaced file. The file is stored for 30 days, under the hash of its
 * content.
 *
 * @param folder the folder with the collection's files
 */
export function keepingReplacedFiles(
  folder: string,
  collection: CollectionConfig,
): CollectionConfig {
  const { hooks = {}, fields, endpoints } = collection
  const slug = collection.slug as UploadSlug
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), copyAside(folder, slug)],
      beforeChange: [...(hooks.beforeChange ?? []), rememberKept],
    },
    endpoints: [...(endpoints || []), putBack(slug)],
    fields: [...fields, replacedFilesField(), putBackField()],
  }
}

const KEPT = 'keptReplacedFile'

/**
 * Copies the current file before the update, because Payload deletes it before the other hooks run.
 * For updates without a user, such as those of the setup, nothing is copied.
 */
function copyAside(folder: string, collection: UploadSlug): CollectionBeforeOperationHook {
  return async (call) => {
    const { args, req } = call
    if (operationOf(call) !== 'update' || !req.file || !req.user || !('id' in args)) return args
    const before = await readDocument(req, collection, Number(args.id))
    if (!before) return args
    const stored = path.join(folder, path.basename(before.filename))
    const bytes = await readFile(stored).catch(() => null)
    if (!bytes) return args
    const version = versionOf(bytes)
    await copyWhole(stored, keptFile(collection, version))
    const kept: ReplacedFile = {
      version,
      filename: before.filename,
      mimeType: before.mimeType,
      replacedAt: new Date().toISOString(),
      replacedBy: req.user.name ?? req.user.email,
    }
    req.context[KEPT] = kept
    return args
  }
}

const rememberKept: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const kept = replacedSchema.safeParse(req.context[KEPT]).data
  if (!kept || !req.file) return data
  const next = versionOf(req.file.data)
  const former = documentSchema.safeParse(originalDoc).data?.replacedFiles ?? []
  const replacedFiles = [kept, ...former.filter(({ version }) => version !== kept.version)]
    // A file that an editor restores is the current file again, so it leaves the list of replaced
    // files.
    .filter(({ version }) => version !== next)
    .slice(0, MAX_KEPT)
  return { ...data, replacedFiles }
}

function putBack(collection: UploadSlug): Endpoint {
  return {
    path: '/:id/replaced-files/:version',
    method: 'post',
    handler: async (req) => {
      if (!isStaff(req.user)) return errorResponse(req.user ? 'forbidden' : 'unauthenticated')
      const { id, version } = req.routeParams ?? {}
      const document = await readDocument(req, collection, Number(id))
      const kept = document?.replacedFiles?.find((each) => each.version === version)
      if (!kept) return errorResponse('notFound')
      const data = await readFile(keptFile(collection, kept.version)).catch(() => null)
      if (!data) return fail(410, 'gone')
      const { filename: name, mimeType: mimetype } = kept
      await req.payload.update({
        collection,
        id: Number(id),
        data: {},
        file: { name, data, mimetype, size: data.length },
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      })
      return json({ id: Number(id) })
    },
  }
}

async function readDocument(req: PayloadRequest, collection: UploadSlug, id: number) {
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647) return undefined
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return documentSchema.safeParse(docs[0]).data
}

function replacedFilesField(): Field {
  return {
    name: 'replacedFiles',
    type: 'json',
    access: { read: ({ req }) => isStaff(req.user), create: nobody, update: nobody },
    admin: { hidden: true, disableBulkEdit: true },
  }
}

function putBackField(): Field {
  return {
    name: 'putBack',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: {
        Field: '/editor/media/replaced-files/admin/replaced-files-panel#ReplacedFilesPanel',
      },
    },
  }
}

function keptFolder(collection: UploadSlug): string {
  return path.join(REPLACED_DIR, collection)
}

function keptFile(collection: UploadSlug, version: string): string {
  return path.join(keptFolder(collection), version)
}

/**
 * Deletes a collection's replaced files after 30 days, and those without a document.
 *
 * @returns the number of deleted files
 */
export async function purgeReplacedFiles(pool: Pool, collection: UploadSlug): Promise<number> {
  const { rows } = await pool.query<{ version: string }>(
    `SELECT kept ->> 'version' AS version
     FROM ${collection}, jsonb_array_elements(
       CASE WHEN jsonb_typeof(replaced_files) = 'array' THEN replaced_files ELSE '[]' END
     ) AS kept
     WHERE (kept ->> 'replacedAt')::timestamptz > now() - make_interval(days => $1)`,
    [KEPT_DAYS],
  )
  const used = new Set(rows.map(({ version }) => version))
  let count = 0
  for (const name of await readdir(keptFolder(collection)).catch(() => [])) {
    const file = path.join(keptFolder(collection), name)
    const facts = await stat(file).catch(() => null)
    if (!facts || used.has(name) || Date.now() - facts.mtimeMs < UNCOMMITTED_MS) continue
    await rm(file, { force: true })
    count += 1
  }
  return count
}
