import type { Field } from 'payload'

const SHOWREEL_LENGTH = 8

export function eightVideos(description: string): Field {
  return {
    name: 'videos',
    label: 'Films',
    type: 'relationship',
    relationTo: 'videos',
    hasMany: true,
    required: true,
    minRows: 1,
    maxRows: SHOWREEL_LENGTH,
    admin: { isSortable: true, description },
  }
}
