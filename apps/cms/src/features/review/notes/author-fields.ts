import type { Field } from 'payload'

/**
 * The fields store the author's name in addition to the account, so that the name stays when the
 * account is deleted.
 */
export function authorFields(): Field[] {
  return [
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorVisit', type: 'relationship', relationTo: 'guest-visits', index: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'authorSide', type: 'select', required: true, options: ['client', 'studio', 'guest'] },
  ]
}

/** A field that hides the document from clients and guests if it is true. */
export function studioOnlyField(): Field {
  return { name: 'isStudioOnly', type: 'checkbox', required: true, defaultValue: false }
}
