'use client'

import type { Version } from '@studio/shared/review/projects'
import { versionName } from '@studio/shared/review/version-name'
import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { focusSoon } from '../drawing/focus'
import { VersionPicture } from './version-picture'

interface Props {
  id: string
  versions: readonly Version[]
  current: Version
  format: string
  onVersion: (id: string) => void
  actionsOf?: (version: Version) => ReactNode
  menuFooter?: ReactNode
}

/** The menu of all versions, newest first, each with its picture, upload day and sender. */
export function VersionMenu(props: Props) {
  const t = useTranslations('review')
  const { id, versions, current, format, onVersion, actionsOf, menuFooter } = props
  const menu = useRef<HTMLDivElement>(null)
  const choose = (version: Version) => {
    menu.current?.hidePopover()
    onVersion(version.id)
    focusSoon('.room-versions-open')
  }
  return (
    <div
      ref={menu}
      id={id}
      popover="auto"
      className="menu room-version-menu"
      onToggle={({ newState }) => newState === 'open' && showCurrent(menu.current)}
    >
      <ul aria-label={t('room.versions')}>
        {versions.toReversed().map((version) => (
          <li key={version.id}>
            <button
              type="button"
              className="room-version-row"
              aria-current={version.id === current.id ? 'true' : undefined}
              onClick={() => choose(version)}
            >
              <VersionPicture version={version} />
              <span className="room-version-facts">
                <span>
                  <span className="slate">
                    {t('room.shortVersion', { number: version.number })}
                  </span>{' '}
                  <bdi>{versionName(version)}</bdi>
                </span>
                <SentBy version={version} format={format} />
                {version.description && (
                  <bdi className="room-version-about">{version.description}</bdi>
                )}
              </span>
            </button>
            {actionsOf?.(version)}
          </li>
        ))}
      </ul>
      {menuFooter}
    </div>
  )
}

interface SentProps {
  version: Version
  format: string
}

/** The upload time and the sender of a version. */
function SentBy({ version: { uploadedAt, uploadedBy }, format }: SentProps) {
  const t = useTranslations('review')
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <span className="room-version-sent">
      <time dateTime={uploadedAt}>{day.format(new Date(uploadedAt))}</time>
      {uploadedBy && (
        <>
          {' · '}
          <bdi>{uploadedBy.isYou ? t('notes.you') : uploadedBy.name}</bdi>
        </>
      )}
    </span>
  )
}

function showCurrent(menu: HTMLElement | null): void {
  menu?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
}
