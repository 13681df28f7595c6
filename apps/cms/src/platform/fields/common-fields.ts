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
  /** True if the field of a new document contains the present day. */
  isToday?: boolean
}

/** Returns today at noon, because the admin's calendar also stores days as their noon. */
function today(): string {
  return `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`
}

/** A day without a time, which is the same in every time zone. */
export function day({
  name,
  label,
  description,
  isRequired = false,
  isToday = false,
}: Options): DateField {
  return {
    name,
    label,
    type: 'date',
    required: isRequired,
    index: true,
    ...(isToday && { defaultValue: today }),
    admin: {
      position: 'sidebar',
      description,
      date: { pickerAppearance: 'dayOnly' },
    },
  }
}

/**
 * A field that links a document to its entry in the seed data, so that running the seed again
 * updates the document instead of creating another one.
 */
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

/** The panel that lists the pages of a document and shows when its last change went live. */
export function whereUsed(): Field {
  return {
    name: 'whereUsed',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/editor/publishing/admin/where-used-panel#WhereUsedPanel' },
    },
  }
}
