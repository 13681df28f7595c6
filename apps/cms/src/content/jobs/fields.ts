import { EMPLOYMENT_TYPES, type EmploymentType } from '@studio/shared/contracts/subjects/job'
import type { Field, RichTextField } from 'payload'

export function jobText(name: string, label: string): RichTextField {
  return { name, label, type: 'richText', localized: true, required: true }
}

const EMPLOYMENT_LABELS: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACTOR: 'Freelance',
  TEMPORARY: 'Fixed term',
  INTERN: 'Internship',
}

export function employment(): Field[] {
  return [
    {
      name: 'location',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 120,
      admin: { description: 'As visitors read it, for example South Florida or remote.' },
    },
    {
      name: 'employmentType',
      type: 'select',
      required: true,
      defaultValue: 'FULL_TIME',
      options: EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] })),
    },
  ]
}

/** The location for search engines, which list no job without a country. */
export function jobPlace(): Field[] {
  return [
    {
      type: 'row',
      fields: [
        { name: 'locality', label: 'City (for search engines)', type: 'text', maxLength: 80 },
        { name: 'region', label: 'State or region', type: 'text', maxLength: 80 },
        {
          name: 'country',
          type: 'select',
          required: true,
          defaultValue: 'US',
          options: [
            { value: 'US', label: 'United States' },
            { value: 'GB', label: 'United Kingdom' },
            { value: 'DE', label: 'Germany' },
          ],
        },
      ],
    },
    {
      name: 'isRemote',
      label: 'Can be done from anywhere in this country',
      type: 'checkbox',
      defaultValue: false,
    },
  ]
}

export function jobTest(): Field {
  return {
    name: 'test',
    type: 'group',
    admin: {
      description: 'Shown when there is a file. Applicants download it and email the result.',
    },
    fields: [
      { name: 'body', label: 'What it asks for', type: 'richText', localized: true },
      { name: 'download', label: 'File', type: 'upload', relationTo: 'downloads' },
    ],
  }
}
