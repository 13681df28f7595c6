import { readVideoLink } from '@studio/shared/video-link'
import type { Field } from 'payload'
import { isType } from './is-type'

interface Siblings {
  siblingData: { type?: unknown; film?: unknown; filmUrl?: unknown }
}

/** A film that a link plays over the page: a clip of ours, or one that Vimeo or YouTube sends. */
export const filmLinkFields: Field[] = [
  {
    name: 'film',
    label: 'Clip',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { mimeType: { equals: 'video/mp4' } },
    admin: { condition: isType('video'), description: 'A clip of the media library (MP4).' },
  },
  {
    name: 'filmUrl',
    label: 'Or its address on Vimeo or YouTube',
    type: 'text',
    maxLength: 300,
    admin: {
      condition: isType('video'),
      description: 'Used where no clip is chosen. In some countries visitors are asked first.',
    },
    validate: (value: unknown, { siblingData }: Siblings) => {
      if (siblingData.type !== 'video') return true
      if (typeof value === 'string' && value !== '') {
        return readVideoLink(value) !== null || 'Write the address of one film on Vimeo or YouTube.'
      }
      return Boolean(siblingData.film) || 'Choose a clip, or write the address of a film.'
    },
  },
]
