'use client'
import { useConfig, useLocale, useTranslation } from '@payloadcms/ui'
import { useId, useSyncExternalStore } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import type { ReleaseView } from '../types'
import { ownZone } from './when'
import { releaseWords } from './words'

const never = () => () => undefined

interface PlanLinkProps {
  /** Without it, the link shows all that is planned, at a time that is chosen on the website. */
  release?: ReleaseView
  isNamed?: boolean
}

/** Opens the website as it will be. The server redirects to a link that is valid for a minute. */
export function PlanLink({ release, isNamed = true }: PlanLinkProps) {
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const hint = useId()
  const zone = useSyncExternalStore(never, ownZone, () => 'UTC')
  const query = new URLSearchParams({
    zone: release?.zone ?? zone,
    locale: code || i18n.language,
    ...(release && { release: String(release.id) }),
  })
  const title = release?.name ?? release?.items[0]?.title ?? ''
  return (
    <p className="schedule-card__preview">
      <a
        aria-describedby={release ? undefined : hint}
        aria-label={release && isNamed ? SCHEDULE_WORDS.previewOf(title) : undefined}
        href={`${config.routes.api}/preview/planned?${query.toString()}`}
        rel="noreferrer"
        target="_blank"
      >
        {release ? SCHEDULE_WORDS.preview : SCHEDULE_WORDS.previewPlan}
      </a>
      {!release && <span id={hint}> {SCHEDULE_WORDS.previewHint}</span>}
    </p>
  )
}
