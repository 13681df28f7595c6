import type { pictureDataSchema } from '@studio/shared/api/set-request'
import { setSceneSchema, type SetScene } from '@studio/shared/contracts/virtual-set'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { Attachment } from '../../../payload-types'
import { ATTACHMENTS_DIR } from '../../../platform/uploads/folders'
import { readSetTicket } from './set-ticket'

interface RequestedSet {
  scene: SetScene
  pictures: { key: string; file: Attachment }[]
}

/**
 * Finds the set that a ticket opens, with those of its pictures that still exist. The ticket
 * replaces a login.
 */
export async function findRequestedSet(
  req: PayloadRequest,
  ticket: string,
): Promise<RequestedSet | null> {
  const id = readSetTicket(ticket)
  if (id === null) return null
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { id: { equals: id } },
    select: { set: true, setPictures: true },
    depth: 1,
    limit: 1,
    pagination: false,
    req,
  })
  const scene = setSceneSchema.safeParse(docs[0]?.set)
  if (!scene.success) return null
  const pictures = (docs[0]?.setPictures ?? []).flatMap(({ key, file }) =>
    typeof file === 'object' ? [{ key, file }] : [],
  )
  return { scene: scene.data, pictures }
}

/** @returns null if the file no longer exists */
export async function readOwnPicture({
  filename,
  mimeType,
}: Attachment): Promise<z.input<typeof pictureDataSchema> | null> {
  if (!filename || !isPicture(mimeType)) return null
  const data = await readFile(path.join(ATTACHMENTS_DIR, path.basename(filename))).catch(() => null)
  return data && { type: mimeType, data: data.toString('base64') }
}

const PICTURES = ['image/jpeg', 'image/png', 'image/webp'] as const

function isPicture(type: string | null | undefined): type is (typeof PICTURES)[number] {
  return PICTURES.some((known) => known === type)
}
