import { randomBytes } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import * as calls from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { endpoint } from '../../../../platform/api/endpoint'
import { answer, errorResponse } from '../../../../platform/lib/respond'
import { inTransaction } from '../../../../platform/database/in-transaction'
import { queryWithin } from '../../../../platform/database/query-within'
import { limit } from '../../../../platform/rate-limits/limit'
import { privateStorage, UPLOADS_DIR } from '../../../../platform/storage/private-storage'
import { PICTURE_ARCHIVE, writePictureArchive } from '../media/picture-archive'
import { checkMember } from './begin-upload'
import { addVersion } from './finish-upload'

const call = calls.makePictureVersion

const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number().nullable(),
})

type Row = z.infer<typeof rowSchema>

interface Wanted {
  account: number
  deliverable: number
  /** The ids of the uploads in the order of the pages. */
  uploads: readonly string[]
}

/** Combines uploaded pictures into one version with a page for each. */
export const makePictureVersion = endpoint(call, async ({ req, account, parameters, body }) => {
  const deliverable = Number(parameters.deliverable)
  const refusal =
    (await checkMember(req, account, deliverable, 'page')) ??
    (await limit(req, 'upload', [`account ${account.id}`]))
  if (refusal) return refusal
  const wanted = { account: account.id, deliverable, uploads: body.uploads }
  const found = await findPictures(req, wanted)
  if (!found) return errorResponse('conflict')
  if (isMade(found)) return answer(call, null)
  const folder = randomBytes(16).toString('hex')
  const packed = path.join(UPLOADS_DIR, folder)
  try {
    await writePictureArchive(
      packed,
      found.map(({ id, name }) => ({ name, open: () => privateStorage.read(`${id}/original`) })),
    )
    const { size } = await stat(packed)
    const storageKey = `${folder}/original`
    await privateStorage.put(storageKey, packed)
    const isDone = await inTransaction(req, () => takePictures(req, wanted, { storageKey, size }))
    return isDone ? answer(call, null) : errorResponse('conflict')
  } finally {
    await rm(packed, { force: true })
  }
})

/** @returns false if the pictures were used for another version in the meantime */
async function takePictures(
  req: PayloadRequest,
  wanted: Wanted,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<boolean> {
  const pictures = await findPictures(req, wanted)
  if (!pictures) return false
  if (isMade(pictures)) return true
  const version = await addVersion(req, {
    deliverable: wanted.deliverable,
    fileName: archiveName(pictures),
    size,
    uploadedBy: wanted.account,
    kind: 'pages',
    mimeType: PICTURE_ARCHIVE,
    storageKey,
  })
  await queryWithin(
    req,
    sql`UPDATE review_uploads SET version_id = ${version} WHERE id IN ${[...wanted.uploads]}`,
  )
  return true
}

/**
 * Finds the pictures in the requested order.
 *
 * @returns null if one is missing, or if they are used by a version that does not consist of
 * exactly these pictures
 */
async function findPictures(
  req: PayloadRequest,
  { account, deliverable, uploads }: Wanted,
): Promise<Row[] | null> {
  const found = await queryWithin(
    req,
    sql`SELECT id, file_name AS name, version_id AS version FROM review_uploads
        WHERE id IN ${[...uploads]} AND account_id = ${account}
          AND deliverable_id = ${deliverable} AND purpose = 'page' AND finished_at IS NOT NULL
        FOR UPDATE`,
  )
  const rows = new Map(
    z
      .array(rowSchema)
      .parse(found)
      .map((row) => [row.id, row]),
  )
  const pictures = uploads.flatMap((id) => rows.get(id) ?? [])
  const [version, ...others] = new Set(pictures.map((picture) => picture.version))
  if (pictures.length !== uploads.length || version === undefined || others.length) return null
  if (version === null) return pictures
  const [used] = await queryWithin<{ count: number }>(
    req,
    sql`SELECT count(*)::int AS count FROM review_uploads WHERE version_id = ${version}`,
  )
  return used?.count === uploads.length ? pictures : null
}

function isMade([first]: readonly Row[]): boolean {
  return first?.version !== null
}

/** The name of the first picture, followed by the number of the others. */
function archiveName([first, ...others]: readonly Row[]): string {
  const stem = path.parse(first?.name ?? '').name.slice(0, 150)
  return `${stem} +${others.length}.zip`
}
