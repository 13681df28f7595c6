'use client'

import { useEffect } from 'react'
import { PasswordField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { hasRole } from '../../access/roles'

const PATH = 'currentPassword'

const LABEL = 'Current password (to change email or password)'
const LABEL_FOR_OTHERS = 'Your own current password (to change email or roles)'
const HELP_FOR_OTHERS =
  'Needed when you change this person’s email or roles and logged in more than ten minutes ago.'
const HELP =
  'Needed when you change your own email or password. A new email takes effect once you open the link we send to it; until then the old one stays here.'

/**
 * The field for the user's own password, shown on their own account and to admins on other
 * accounts.
 */
export function CurrentPassword() {
  const { id, data } = useDocumentInfo()
  const { user } = useAuth()
  useEmptyOnceSaved(data?.updatedAt)
  if (!user || id === undefined) return null
  const isOwn = id === user.id
  if (!isOwn && !hasRole(user, 'admin')) return null
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{
          name: 'currentPassword',
          label: isOwn ? LABEL : LABEL_FOR_OTHERS,
          required: false,
        }}
        path={PATH}
        schemaPath="users.currentPassword"
        parentPath=""
        parentSchemaPath="users"
        indexPath=""
        validate={() => true}
      />
      <p className="field-description">{isOwn ? HELP : HELP_FOR_OTHERS}</p>
    </div>
  )
}

function useEmptyOnceSaved(savedAt: unknown): void {
  const { setValue } = useField<string>({ path: PATH })
  useEffect(() => setValue('', true), [savedAt, setValue])
}
