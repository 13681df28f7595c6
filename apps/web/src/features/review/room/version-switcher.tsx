'use client'

import type { Version } from '@studio/shared/review/projects'
import { versionName } from '@studio/shared/review/version-name'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { useFitsInRow } from './use-fits-in-row'
import { VersionMenu } from './version-menu'
import { VersionPicture } from './version-picture'

interface Props {
  versions: readonly Version[]
  current: Version
  /** BCP 47 tag for dates. */
  format: string
  onVersion: (id: string) => void
  /** Renders the actions on a version, which the menu shows. */
  actionsOf?: (version: Version) => ReactNode
  /** Content below the list. */
  menuFooter?: ReactNode
}

/** All versions. They are always in a menu, and also in a row if they fit. */
export function VersionSwitcher(props: Props) {
  const t = useTranslations('review')
  const { versions, current, onVersion } = props
  const id = useId()
  const { fits, rowRef } = useFitsInRow(versions.length)
  return (
    <nav aria-label={t('room.versions')} className="room-versions" ref={rowRef}>
      {fits &&
        versions.map((version) => (
          <button
            key={version.id}
            type="button"
            className="room-version-button"
            aria-current={version.id === current.id ? 'true' : undefined}
            onClick={() => onVersion(version.id)}
          >
            <VersionLabel version={version} />
          </button>
        ))}
      <button
        type="button"
        className="room-versions-open"
        popoverTarget={id}
        aria-haspopup="true"
        {...(fits && { 'aria-label': t('room.allVersions'), title: t('room.allVersions') })}
      >
        {!fits && (
          <>
            <VersionPicture version={current} />
            <VersionLabel version={current} />
          </>
        )}
        <svg viewBox="0 0 24 24" className="room-versions-arrow" aria-hidden>
          <path d="M5 9l7 7 7-7" />
        </svg>
      </button>
      <VersionMenu {...props} id={id} />
    </nav>
  )
}

function VersionLabel({ version }: { version: Version }) {
  const t = useTranslations('review')
  return (
    <>
      <span className="slate">{t('room.shortVersion', { number: version.number })}</span>{' '}
      <bdi className="room-version-name">{versionName(version)}</bdi>
    </>
  )
}
