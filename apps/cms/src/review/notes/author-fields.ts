import type { Field } from 'payload'

/** Who wrote it: the name stays when the account is gone. */
export function authorFields(): Field[] {
  return [
    { name: 'author', type: 'relationship', relationTo: 'users', index: true },
    { name: 'authorVisit', type: 'relationship', relationTo: 'guest-visits', index: true },
    { name: 'authorName', type: 'text', required: true },
    { name: 'authorSide', type: 'select', required: true, options: ['client', 'studio', 'guest'] },
  ]
}

/** Whether clients and guests must never hear of it. */
export function studioOnlyField(): Field {
  return { name: 'isStudioOnly', type: 'checkbox', required: true, defaultValue: false }
}
