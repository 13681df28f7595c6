import type { Condition, Field, Where } from 'payload'

const isClip: Condition = (data) => String(data.mimeType).startsWith('video/')

const isPlayed: Condition = (data) => /^(?:audio|video)\//.test(String(data.mimeType))

const pictures: Where = { mimeType: { like: 'image/' } }
const av1Clips: Where = { mimeType: { equals: 'video/webm' } }

export function clipFields(): Field[] {
  return [
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      filterOptions: pictures,
      admin: {
        condition: isClip,
        description: 'The picture shown until the clip plays, and to visitors who want no motion.',
      },
    },
    {
      name: 'av1File',
      label: 'The same clip as AV1',
      type: 'upload',
      relationTo: 'media',
      filterOptions: av1Clips,
      admin: {
        condition: isClip,
        description: 'Optional. Newer browsers use it instead; it looks better at the same size.',
      },
    },
    {
      name: 'duration',
      label: 'Length in seconds',
      type: 'number',
      min: 0,
      admin: { condition: isPlayed },
    },
  ]
}
