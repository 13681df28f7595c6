'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { languageWords } from './words'

/** The board's link in the admin's navigation, which all staff see. */
export function BoardLink() {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { config } = useConfig()
  return (
    <Link className="nav__link" href={`${config.routes.admin}/languages`} prefetch={false}>
      <span className="nav__link-label">{LANGUAGE_WORDS.heading}</span>
    </Link>
  )
}
