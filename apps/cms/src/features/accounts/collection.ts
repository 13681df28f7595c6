import type { CollectionConfig } from 'payload'
import {
  adminsOnly,
  nobody,
  selfOrColleagues,
  staffSelfOrAdmins,
} from '../../platform/access/rules'
import { hasRole, isStaff, ROLE_NAMES, ROLES } from '../../platform/access/roles'
import { adminLoginEndpoints } from './admin-login'
import { userSessionEndpoints } from './sessions/endpoints'
import {
  dropEndedSessions,
  endSessionsOfChangedPassword,
  recordAdminLogin,
  noteAdminLogout,
  detectPasswordChange,
  refuseForeignRefresh,
} from './sessions/hooks'
import { emailField } from '../../platform/lib/email-field'
import { staffAccountEndpoints } from './staff-endpoints'
import { deleteAccount } from './erase-account'
import { afterAccountChange, guardAccountChange, detectPerson } from './guard-account-change'
import { lockChangedAccount, lockLoggedOutAccount, normalizeCredentials } from './users'
import { invitationEndpoints } from './invitations/endpoints'
import { inviteNewPerson, setUnusablePassword } from './invitations/invitations'
import { secondFactorStaffEndpoints } from './second-factor/staff-endpoints'
import { STAFF_LIMITS } from './sessions/session-limits'
import {
  accessFields,
  clientFields,
  currentPasswordField,
  sessionPanel,
  staffFields,
} from './user-fields'
import { sessionStrategy } from './sessions/session-strategy'
import { env } from '../../platform/env'
import {
  detectNewPassword,
  recordAccountChange,
  recordAccountDeletion,
} from '../../platform/security-log/hooks'

/** Staff and clients are in one collection, so that both use the same login. */
export const users: CollectionConfig = {
  slug: 'users',
  auth: {
    tokenExpiration: STAFF_LIMITS.idle / 1000,
    // This limit is disabled, because anyone could lock an account by guessing passwords (see
    // try-password.ts).
    maxLoginAttempts: 0,
    strategies: [sessionStrategy],
    cookies: { sameSite: 'Lax', secure: env.CMS_URL.startsWith('https:') },
  },
  disableBulkDelete: true,
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'roles'],
    group: 'Studio',
    components: {
      views: {
        edit: { default: { Component: '/features/accounts/invitations/admin/user-view#UserView' } },
      },
    },
  },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: adminsOnly,
    read: selfOrColleagues,
    update: staffSelfOrAdmins,
    // Admins erase an account through an endpoint that asks for their password.
    delete: nobody,
    unlock: adminsOnly,
    readVersions: nobody,
  },
  endpoints: [
    ...staffAccountEndpoints,
    ...adminLoginEndpoints,
    ...invitationEndpoints,
    ...secondFactorStaffEndpoints,
    ...userSessionEndpoints,
  ],
  hooks: {
    beforeOperation: [normalizeCredentials, refuseForeignRefresh, lockChangedAccount, detectPerson],
    beforeValidate: [setUnusablePassword],
    beforeChange: [guardAccountChange, detectPasswordChange, detectNewPassword],
    afterChange: [
      afterAccountChange,
      endSessionsOfChangedPassword,
      inviteNewPerson,
      recordAccountChange,
    ],
    afterRead: [dropEndedSessions],
    afterLogin: [recordAdminLogin],
    afterLogout: [lockLoggedOutAccount, noteAdminLogout],
    beforeDelete: [deleteAccount, recordAccountDeletion],
  },
  fields: [
    currentPasswordField,
    // Replaces the field that Payload adds for accounts.
    emailField({ name: 'email', required: true, unique: true }),
    { name: 'name', type: 'text', maxLength: 120 },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['client'],
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
      access: {
        create: ({ req }) => hasRole(req.user, 'admin'),
        update: ({ req }) => hasRole(req.user, 'admin'),
      },
    },
    ...clientFields,
    ...staffFields,
    ...accessFields,
    sessionPanel,
  ],
}
