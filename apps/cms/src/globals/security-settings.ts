import type { GlobalConfig } from 'payload'
import { adminsOnly } from '../access/rules'
import {
  endSessionsWithoutFactor,
  refuseLockingOneselfOut,
} from '../accounts/second-factor/studio-settings'

/** What the studio asks of everybody who works here. */
export const securitySettings: GlobalConfig = {
  slug: 'security-settings',
  label: 'Security',
  admin: { group: 'Studio' },
  access: { read: adminsOnly, update: adminsOnly },
  hooks: {
    beforeChange: [refuseLockingOneselfOut],
    afterChange: [endSessionsWithoutFactor],
  },
  fields: [
    {
      name: 'requiresSecondFactor',
      label: 'Staff log in with a second step',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'An authenticator app or a passkey besides the password. Whoever has none is logged out of the admin and sets it up on the website before they get in again. Clients decide for themselves.',
      },
    },
  ],
}
