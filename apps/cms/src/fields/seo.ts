import type { Field } from 'payload'

/** What search engines and shared links say of a page. */
export function searchWords(): Field[] {
  return [
    { name: 'seoTitle', type: 'text', localized: true, maxLength: 70 },
    { name: 'seoDescription', type: 'textarea', localized: true, maxLength: 200 },
  ]
}

/** What search engines and people who share the address get to see. */
export function seoFields(): Field[] {
  return [
    ...searchWords(),
    { name: 'seoImage', label: 'Picture when shared', type: 'upload', relationTo: 'media' },
    {
      name: 'isHiddenFromSearch',
      label: 'Hide from search engines',
      type: 'checkbox',
      defaultValue: false,
    },
  ]
}
