'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { useWords } from '../../admin-language/use-words'
import { languageWords } from './words'

/** In the admin's navigation, for all staff. */
export function BoardLink() {
  const { LANGUAGE_WORDS } = useWords(languageWords)
  const { config } = useConfig()
  return (
    <Link className="nav__link" href={`${config.routes.admin}/languages`} prefetch={false}>
      <span className="nav__link-label">{LANGUAGE_WORDS.heading}</span>
    </Link>
  )
}
