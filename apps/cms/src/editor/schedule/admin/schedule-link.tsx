'use client'
import { Link, useConfig } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import { releaseWords } from './words'

/** A link of the admin's navigation. */
export function ScheduleLink() {
  const { config } = useConfig()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  return (
    <Link className="nav__link" href={`${config.routes.admin}/schedule`} prefetch={false}>
      <span className="nav__link-label">{SCHEDULE_WORDS.title}</span>
    </Link>
  )
}
