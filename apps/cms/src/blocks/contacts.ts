import { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import { heading, intro } from '../fields/common-fields'
import { BLOCK_GROUPS, type PageBlock } from './cards/groups'

/**
 * Shows the phone number, email address and postal address for the visitor's country, from the site
 * settings.
 */
export const contactDetails: PageBlock = {
  slug: 'contactDetails',
  admin: { group: BLOCK_GROUPS.contact },
  fields: [heading(), intro()],
}

const PROJECT_TYPE_LABELS: Record<(typeof PROJECT_TYPES)[number], string> = {
  animatics: 'Animatics and Pre-Visualization',
  virtualProduction: 'Virtual Production',
  animation: 'Animation (2D/3D)',
  storyboards: 'Storyboards',
  aiContent: 'AI-Enhanced Content',
  customSolutions: 'Custom Solutions',
  studioRental: 'Studio Rental',
  other: 'Other',
}

export const form: PageBlock = {
  slug: 'form',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: { group: BLOCK_GROUPS.contact },
  fields: [
    heading(),
    intro(),
    {
      name: 'form',
      type: 'select',
      required: true,
      defaultValue: 'inquiry',
      options: [
        { value: 'contact', label: 'Contact: all questions' },
        { value: 'inquiry', label: 'Short inquiry' },
        { value: 'virtualSet', label: 'Request for a virtual set' },
        { value: 'feedback', label: 'Feedback on a project or a session' },
        { value: 'visit', label: 'A day for a visit' },
      ],
      admin: { description: 'What visitors send arrives in the inbox.' },
    },
    {
      name: 'projectType',
      label: 'Preselected topic',
      type: 'select',
      options: PROJECT_TYPES.map((value) => ({ value, label: PROJECT_TYPE_LABELS[value] })),
      admin: {
        condition: (_, { form: chosen }) => chosen === 'contact' || chosen === 'inquiry',
        description:
          'Optional. On a page about one service: that service’s entry in the form’s list.',
      },
    },
  ],
}
