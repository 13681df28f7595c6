import type { DateField } from 'payload'

interface Options {
  name: string
  label: string
  description: string
  isRequired?: boolean
}

/** A day without a time: it is the same everywhere on earth. */
export function day({ name, label, description, isRequired = false }: Options): DateField {
  return {
    name,
    label,
    type: 'date',
    required: isRequired,
    index: true,
    admin: {
      position: 'sidebar',
      description,
      date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' },
    },
  }
}
