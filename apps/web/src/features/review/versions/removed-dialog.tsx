'use client'

import type { RemovedVersion } from '@studio/shared/review/version-changes'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import type { VersionChanges } from './version-changes'

interface Props {
  changes: VersionChanges
  format: string
  onClose: () => void
}

/** Versions in the trash, with the day of their final deletion. */
export function RemovedDialog({ changes, format, onClose }: Props) {
  const t = useTranslations('review')
  const [removed, setRemoved] = useState<readonly RemovedVersion[] | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    let isOver = false
    void changes.readRemoved().then((versions) => {
      if (isOver) return
      setRemoved(versions)
      setHasFailed(versions === null)
    })
    return () => {
      isOver = true
    }
  }, [changes])
  const forget = (id: string) =>
    setRemoved((known) => known?.filter((one) => one.id !== id) ?? null)
  return (
    <ModalDialog title={t('versions.removed')} className="sheet on-ink" onClose={onClose}>
      <div className="version-form">
        <p role="status">
          {hasFailed && t('notes.problems.other')}
          {!hasFailed && !removed && t('versions.reading')}
          {removed?.length === 0 && t('versions.noneRemoved')}
        </p>
        {removed && removed.length > 0 && (
          <ul className="removed-versions">
            {removed.map((version) => (
              <RemovedEntry
                key={version.id}
                {...{ version, changes, format }}
                onRestored={() => forget(version.id)}
              />
            ))}
          </ul>
        )}
        <p className="version-buttons">
          <Button emphasis="quiet" onClick={onClose}>
            {t('versions.close')}
          </Button>
        </p>
      </div>
    </ModalDialog>
  )
}

interface EntryProps extends Omit<Props, 'onClose'> {
  version: RemovedVersion
  onRestored: () => void
}

function RemovedEntry({ version, changes, format, onRestored }: EntryProps) {
  const t = useTranslations('review')
  const { isBusy, problem, call } = useCall()
  const day = new Intl.DateTimeFormat(format, { dateStyle: 'medium' })
  const { id, number, name, removedAt, removedBy, erasedAt } = version
  const restore = async () => {
    if (await call(() => changes.restore(id))) onRestored()
  }
  return (
    <li>
      <span>
        <span className="slate">{t('room.shortVersion', { number })}</span> <bdi>{name}</bdi>
        <span className="room-version-sent">
          {t('versions.removedOn', { day: day.format(new Date(removedAt)) })}
          {removedBy && (
            <>
              {' · '}
              <bdi>{removedBy.isYou ? t('notes.you') : removedBy.name}</bdi>
            </>
          )}
          {' · '}
          {t('versions.erasedOn', { day: day.format(new Date(erasedAt)) })}
        </span>
        {problem && (
          <span role="alert" className="note-problem">
            {problemText(t, problem)}
          </span>
        )}
      </span>
      <button
        type="button"
        className="room-chip"
        aria-label={t('versions.restoreOne', { number })}
        aria-disabled={isBusy}
        onClick={() => void restore()}
      >
        {isBusy ? t('notes.sending') : t('versions.restore')}
      </button>
    </li>
  )
}
