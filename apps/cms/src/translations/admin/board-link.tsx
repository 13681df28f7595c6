'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { LANGUAGE_WORDS } from './words'

/** In the admin's navigation, for all staff. */
export function BoardLink() {
  const { config } = useConfig()
  return (
    <Link className="nav__link" href={`${config.routes.admin}/languages`} prefetch={false}>
      <span className="nav__link-label">{LANGUAGE_WORDS.heading}</span>
    </Link>
  )
}
