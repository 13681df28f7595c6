import { dropFromCopy } from './free-copy'
import type { DateField, Field, TextareaField, TextField } from 'payload'

export function heading({ isRequired = false } = {}): TextField {
  return { name: 'heading', type: 'text', localized: true, required: isRequired, maxLength: 140 }
}

export function intro(): TextareaField {
  return { name: 'intro', type: 'textarea', localized: true, maxLength: 600 }
}

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

/** Ties a document to the seed's entry of the same name, so that seeding again finds it. */
export function seedKey(): Field {
  return {
    name: 'seedKey',
    type: 'text',
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [dropFromCopy] },
    admin: { hidden: true },
  }
}

/** Shows on a document which pages are built from it and when its last change went live. */
export function whereUsed(): Field {
  return {
    name: 'whereUsed',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/publishing/admin/where-used-panel#WhereUsedPanel' },
    },
  }
}
