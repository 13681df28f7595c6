'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { findWords } from './words'

/** A link in the admin's navigation to the screen “Every page that says …”, for all staff. */
export function SaysLink() {
  const { SAYS_TEXTS } = useWords(findWords)
  const { config } = useConfig()
  return (
    <Link className="nav__link" href={`${config.routes.admin}/says`} prefetch={false}>
      <span className="nav__link-label">{SAYS_TEXTS.heading}</span>
    </Link>
  )
}
