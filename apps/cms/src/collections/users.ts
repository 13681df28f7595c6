import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../access/admins-only'
import { hasRole, isStaff, ROLES } from '../access/roles'
import { selfOrAdmins } from '../access/self-or-admins'
import { nobody } from '../access/nobody'
import { env } from '../env'

/** One collection for staff and clients, so that one login serves both. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: 8 * 60 * 60,
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    cookies: { sameSite: 'Lax', secure: env.CMS_URL.startsWith('https:') },
  },
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'roles'], group: 'Studio' },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: adminsOnly,
    read: selfOrAdmins,
    update: selfOrAdmins,
    delete: adminsOnly,
    unlock: adminsOnly,
    readVersions: nobody,
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
  ],
}
