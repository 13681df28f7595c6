import type { Field } from 'payload'

/** Shows on an account where it is logged in. */
export const sessionPanel: Field = {
  name: 'sessionPanel',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/accounts/admin-sessions/admin/session-panel#SessionPanel' },
  },
}
