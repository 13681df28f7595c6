'use client'
import { Link, useAuth, useConfig } from '@payloadcms/ui'
import { hasRole } from '../../access/roles'
import { TRASH_TEXTS } from './texts'

/** The last entry of the admin's menu. Translators do not delete, and do not restore. */
export function TrashLink() {
  const { config } = useConfig()
  const { user } = useAuth()
  if (!hasRole(user, 'editor', 'admin')) return null
  return (
    <Link className="nav__link" href={`${config.routes.admin}/trash`} prefetch={false}>
      <span className="nav__link-label">{TRASH_TEXTS.heading}</span>
    </Link>
  )
}
