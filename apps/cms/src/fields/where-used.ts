import type { Field } from 'payload'

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
