import type { Field } from 'payload'

/** What search engines and shared links show. */
export function searchWords(): Field[] {
  return [
    { name: 'seoTitle', type: 'text', localized: true, maxLength: 70 },
    { name: 'seoDescription', type: 'textarea', localized: true, maxLength: 200 },
  ]
}

export function hiddenFromSearch(): Field {
  return {
    name: 'isHiddenFromSearch',
    label: 'Hide from search engines',
    type: 'checkbox',
    defaultValue: false,
  }
}
