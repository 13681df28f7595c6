import type { TextField, TextareaField } from 'payload'

export function heading({ isRequired = false } = {}): TextField {
  return { name: 'heading', type: 'text', localized: true, required: isRequired, maxLength: 140 }
}

export function intro(): TextareaField {
  return { name: 'intro', type: 'textarea', localized: true, maxLength: 600 }
}
