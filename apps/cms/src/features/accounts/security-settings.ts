import type { GlobalConfig } from 'payload'
import { adminsOnly } from '../../platform/access/rules'
import { endSessionsWithoutFactor, refuseLockingOneselfOut } from './second-factor/studio-settings'

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
      label: 'Require two-step login for staff',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'An authenticator app or a passkey in addition to the password. Staff without one are logged out of the admin and have to set it up on the website before they can log in again. Clients decide for themselves.',
      },
    },
  ],
}
