'use client'
import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { hasRole } from '../../../platform/access/roles'
import { useWords } from '../../../platform/admin-language/use-words'
import { trashWords } from './words'

/**
 * The last link of the admin's navigation. Translators do not see it, because they may neither
 * delete nor restore.
 */
export function TrashLink() {
  const { TRASH_TEXTS } = useWords(trashWords)
  const { config } = useConfig()
  const { user } = useAuth()
  if (!hasRole(user, 'editor', 'admin')) return null
  return (
    <Link className="nav__link" href={`${config.routes.admin}/trash`} prefetch={false}>
      <span className="nav__link-label">{TRASH_TEXTS.heading}</span>
    </Link>
  )
}
