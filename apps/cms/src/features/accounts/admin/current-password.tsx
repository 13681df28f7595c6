'use client'

import { useEffect } from 'react'
import { useAuth, useDocumentInfo, useField } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { hasRole } from '../../../platform/access/roles'
import { OWN_PASSWORD, OwnPassword } from './own-password'
import { accountWords } from './words'

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
  if (id === user.id) return <OwnPassword label={texts.label} help={texts.help} />
  if (!hasRole(user, 'admin')) return null
  return <OwnPassword label={texts.labelForOthers} help={texts.helpForOthers} />
}

function useEmptyOnceSaved(savedAt: unknown): void {
  const { setValue } = useField<string>({ path: OWN_PASSWORD })
  useEffect(() => setValue('', true), [savedAt, setValue])
}
