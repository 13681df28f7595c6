import type { Field } from 'payload'

export function searchWords(): Field[] {
  return [
    {
      name: 'seoTitle',
      label: 'Title in search results',
      type: 'text',
      localized: true,
      maxLength: 70,
    },
    {
      name: 'seoDescription',
      label: 'Description in search results',
      type: 'textarea',
      localized: true,
      maxLength: 200,
    },
  ]
}

export function seoFields(): Field[] {
  return [
    ...searchWords(),
    {
      name: 'searchPreview',
      type: 'ui',
      admin: { components: { Field: '/platform/fields/admin/search-preview#SearchPreview' } },
    },
    { name: 'seoImage', label: 'Picture when shared', type: 'upload', relationTo: 'media' },
    {
      name: 'isHiddenFromSearch',
      label: 'Hide from search engines',
      type: 'checkbox',
      defaultValue: false,
    },
  ]
}
