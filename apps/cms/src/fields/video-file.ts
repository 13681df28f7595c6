import type { UploadField, Where } from 'payload'

/** Clips with a poster: without one there is nothing to see until they play. */
const VIDEOS: Where = { and: [{ mimeType: { equals: 'video/mp4' } }, { poster: { exists: true } }] }

interface Options extends Pick<UploadField, 'name' | 'label'> {
  description: string
  isRequired?: boolean
  only?: Where
}

/** A clip of the library that plays by itself, without sound. */
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
