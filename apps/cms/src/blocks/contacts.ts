import { LEGAL_FACTS } from '@studio/shared/contracts/blocks'
import { PROJECT_TYPES } from '@studio/shared/inquiry/project-types'
import { heading, intro } from '../platform/fields/common-fields'
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

const LEGAL_FACT_LABELS: Record<(typeof LEGAL_FACTS)[number], string> = {
  notice: 'All details of the company',
  controller: 'Name and address of the company',
  storage: 'Cookies and browser storage',
  terms: 'Since when the terms are in effect',
}

/** Shows facts that legal texts need and nobody should have to type twice. */
export const legalFacts: PageBlock = {
  slug: 'legalFacts',
  labels: { singular: 'Legal facts', plural: 'Legal facts' },
  admin: { group: BLOCK_GROUPS.contact },
  fields: [
    heading(),
    intro(),
    {
      name: 'facts',
      label: 'Shows',
      type: 'select',
      required: true,
      defaultValue: 'notice',
      options: LEGAL_FACTS.map((value) => ({ value, label: LEGAL_FACT_LABELS[value] })),
      admin: { description: 'The details come from the site settings.' },
    },
  ],
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
