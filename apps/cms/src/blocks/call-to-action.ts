import type { Block } from 'payload'
import { actions } from '../fields/actions'
import { heading } from '../fields/texts'

export const callToAction: Block = {
  slug: 'callToAction',
  fields: [
    heading({ isRequired: true }),
    { name: 'text', type: 'textarea', localized: true, maxLength: 400 },
    actions(),
  ],
}
