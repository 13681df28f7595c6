import { openRequestedSet, readRequestedPicture } from '@studio/shared/api/set-request'
import type { pictureDataSchema } from '@studio/shared/api/set-request'
import type { SetScene } from '@studio/shared/contracts/virtual-set'
import type { z } from 'zod'
import { callApi } from '@/api/client/call-api'

interface RequestedSet {
  scene: SetScene
  /** The sender's own pictures, by their keys in the scene. */
  pictures: Map<string, Blob>
}

/**
 * Loads a requested set by the ticket in the admin's link. Pictures that were deleted are left out.
 * @returns `gone` for an invalid ticket, `failed` if a retry may help
 */
export async function loadRequestedSet(ticket: string): Promise<RequestedSet | 'gone' | 'failed'> {
  const opened = await callApi(openRequestedSet, { body: { ticket } })
  if (!opened.isDone) return opened.status === 404 ? 'gone' : 'failed'
  const pictures = new Map<string, Blob>()
  for (const key of opened.value.pictures) {
    const read = await callApi(readRequestedPicture, { body: { ticket, key } })
    if (read.isDone) pictures.set(key, toBlob(read.value))
    else if (read.status !== 404) return 'failed'
  }
  return { scene: opened.value.scene, pictures }
}

function toBlob({ type, data }: z.output<typeof pictureDataSchema>): Blob {
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
}
