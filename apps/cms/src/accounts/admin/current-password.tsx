'use client'

import { useEffect } from 'react'
import { PasswordField, useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useWords } from '../../admin-language/use-words'
import { hasRole } from '../../access/roles'
import { accountWords } from './words'

const PATH = 'currentPassword'

/**
 * The field for the user's own password, shown on their own account and to admins on other
 * accounts.
 */
export function CurrentPassword() {
  const { CURRENT_PASSWORD_TEXTS: texts } = useWords(accountWords)
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
          label: isOwn ? texts.label : texts.labelForOthers,
          required: false,
        }}
        path={PATH}
        schemaPath="users.currentPassword"
        parentPath=""
        parentSchemaPath="users"
        indexPath=""
        validate={() => true}
      />
      <p className="field-description">{isOwn ? texts.help : texts.helpForOthers}</p>
    </div>
  )
}

function useEmptyOnceSaved(savedAt: unknown): void {
  const { setValue } = useField<string>({ path: PATH })
  useEffect(() => setValue('', true), [savedAt, setValue])
}
