import type { UploadField, Where } from 'payload'

/** Only clips with a poster can be chosen, because the poster is shown until the clip plays. */
const VIDEOS: Where = { and: [{ mimeType: { equals: 'video/mp4' } }, { poster: { exists: true } }] }

interface Options extends Pick<UploadField, 'name' | 'label'> {
  description: string
  isRequired?: boolean
  only?: Where
}

/** A field for a clip of the media library, which plays automatically without sound. */
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
