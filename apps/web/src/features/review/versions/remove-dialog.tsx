'use client'

import type { Version } from '@studio/shared/review/projects'
import { versionName } from '@studio/shared/review/version-name'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import type { VersionChanges } from './version-changes'

interface Props {
  version: Version
  changes: VersionChanges
  onClose: () => void
}

/** Asks for confirmation before a version is moved to the trash. */
export function RemoveDialog({ version, changes, onClose }: Props) {
  const t = useTranslations('review')
  const { isBusy, problem, call } = useCall()
  const remove = async () => {
    if (await call(() => changes.remove(version.id))) onClose()
  }
  return (
    <ModalDialog
      title={t('versions.removeTitle', { number: version.number })}
      className="sheet on-ink"
      onClose={onClose}
    >
      <div className="version-form">
        <p>
          <bdi>{versionName(version)}</bdi>
        </p>
        <p>{t('versions.removeText')}</p>
        {problem && (
          <p role="alert" className="note-problem">
            {problem.code === 'conflict' ? t('versions.mayNotGo') : problemText(t, problem)}
          </p>
        )}
        <p className="version-buttons">
          <Button onClick={() => void remove()} {...(isBusy && { busyLabel: t('notes.sending') })}>
            {t('versions.remove')}
          </Button>
          <Button emphasis="quiet" onClick={onClose}>
            {t('versions.cancel')}
          </Button>
        </p>
      </div>
    </ModalDialog>
  )
}
