import type { UploadField, Where } from 'payload'

/** Clips need a poster, which is shown until they play. */
const VIDEOS: Where = { and: [{ mimeType: { equals: 'video/mp4' } }, { poster: { exists: true } }] }

interface Options extends Pick<UploadField, 'name' | 'label'> {
  description: string
  isRequired?: boolean
  only?: Where
}

/** A clip of the media library that plays automatically without sound. */
export function film({ name, label, description, isRequired = false, only }: Options): UploadField {
  return {
    name,
    ...(label !== undefined && { label }),
    type: 'upload',
    relationTo: 'media',
    required: isRequired,
    filterOptions: only ? { and: [VIDEOS, only] } : VIDEOS,
    admin: { description },
  }
}
