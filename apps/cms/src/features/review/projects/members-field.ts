import { MEMBER_ROLES, type MemberRole } from '@studio/shared/review/projects'
import type { Field } from 'payload'
import { nobody } from '../../../platform/access/rules'

const ROLE_NAMES: Record<MemberRole, string> = {
  viewer: 'Viewer: view only',
  reviewer: 'Reviewer: writes notes',
  clientAdmin: 'Client admin: also signs off',
}

/** A field with the people on the client's side who can see the project. */
export function membersField(): Field {
  return {
    name: 'members',
    type: 'array',
    labels: { singular: 'Member', plural: 'Members' },
    admin: { initCollapsed: false },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'user',
            label: 'Account',
            type: 'relationship',
            relationTo: 'users',
            required: true,
            index: true,
            admin: { allowCreate: false, allowEdit: false },
          },
          {
            name: 'email',
            label: 'Email',
            type: 'text',
            access: { create: nobody, update: nobody },
            admin: { readOnly: true },
          },
          {
            name: 'role',
            type: 'select',
            required: true,
            defaultValue: 'reviewer' satisfies MemberRole,
            options: MEMBER_ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
          },
        ],
      },
    ],
  }
}
