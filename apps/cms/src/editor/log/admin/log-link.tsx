'use client'
import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { hasRole } from '../../../platform/access/roles'
import { useWords } from '../../../platform/admin-language/use-words'
import { changeLogWords } from './words'

/**
 * The log's link in the admin's navigation. Translators do not see it, because they cannot read the
 * log.
 */
export function LogLink() {
  const { LOG_TEXTS } = useWords(changeLogWords)
  const { config } = useConfig()
  const { user } = useAuth()
  if (!hasRole(user, 'editor', 'admin')) return null
  return (
    <Link className="nav__link" href={`${config.routes.admin}/changes`} prefetch={false}>
      <span className="nav__link-label">{LOG_TEXTS.heading}</span>
    </Link>
  )
}
