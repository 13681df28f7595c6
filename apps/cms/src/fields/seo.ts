import type { Field } from 'payload'

export function searchWords(): Field[] {
  return [
    {
      name: 'seoTitle',
      label: 'Title for search engines',
      type: 'text',
      localized: true,
      maxLength: 70,
      admin: { description: 'If empty, the title of the document.' },
    },
    {
      name: 'seoDescription',
      label: 'Description for search engines',
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
      admin: { components: { Field: '/fields/admin/search-preview#SearchPreview' } },
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
