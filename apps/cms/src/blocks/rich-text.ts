import type { Block } from 'payload'
import { heading } from '../fields/texts'

export const richText: Block = {
  slug: 'richText',
  fields: [heading(), { name: 'body', type: 'richText', localized: true, required: true }],
}
