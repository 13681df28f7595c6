import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { hasRole, isStaff, ROLES } from '../access/roles'
import { selfOrAdmins } from '../access/self-or-admins'
import { staffSelfOrAdmins } from '../access/staff-self-or-admins'
import { nobody } from '../access/nobody'
import { adminLoginEndpoints } from '../accounts/admin-login'
import {
  endSessionsOfChangedPassword,
  notePasswordChange,
} from '../accounts/end-sessions-of-changed-password'
import { forgetAccount } from '../accounts/forget-account'
import { refuseForeignRefresh } from '../accounts/refuse-foreign-refresh'
import { sessionStrategy } from '../accounts/session-strategy'
import { clientFields } from '../accounts/user-fields'
import { env } from '../env'

/** One collection for staff and clients, so that one login serves both. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    strategies: [sessionStrategy],
    cookies: { sameSite: 'Lax', secure: env.CMS_URL.startsWith('https:') },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'roles'], group: 'Studio' },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: adminsOnly,
    read: selfOrAdmins,
    update: staffSelfOrAdmins,
    delete: adminsOnly,
    unlock: adminsOnly,
    readVersions: nobody,
  },
  endpoints: adminLoginEndpoints,
  hooks: {
    beforeOperation: [refuseForeignRefresh],
    beforeChange: [notePasswordChange],
    afterChange: [endSessionsOfChangedPassword],
    beforeDelete: [forgetAccount],
  },
  fields: [
    { name: 'name', type: 'text', maxLength: 120 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['client'],
      saveToJWT: true,
      options: [...ROLES],
      access: {
        create: ({ req }) => hasRole(req.user, 'admin'),
        update: ({ req }) => hasRole(req.user, 'admin'),
      },
    },
    ...clientFields,
  ],
}
