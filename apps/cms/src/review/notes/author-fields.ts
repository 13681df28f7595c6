import type { Field } from 'payload'

/** The author's name is stored beside the account, and stays when the account is deleted. */
export function authorFields(): Field[] {
  return [
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorVisit', type: 'relationship', relationTo: 'guest-visits', index: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'authorSide', type: 'select', required: true, options: ['client', 'studio', 'guest'] },
  ]
}

/** Hidden from clients and guests if true. */
export function studioOnlyField(): Field {
  return { name: 'isStudioOnly', type: 'checkbox', required: true, defaultValue: false }
}
