'use client'

import type { Version } from '@studio/shared/review/projects'
import { versionName } from '@studio/shared/review/version-name'
import { Button } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { problemText } from '../notes/problem-text'
import { useCall } from '../notes/use-call'
import { fill, type RoomWords } from '../words'
import type { VersionChanges } from './version-changes'

interface Props {
  version: Version
  changes: VersionChanges
  words: RoomWords
  format: string
  onClose: () => void
}

/** Asks for confirmation before a version is moved to the trash. */
export function RemoveDialog({ version, changes, words, format, onClose }: Props) {
  const own = words.versions
  const { isBusy, problem, call } = useCall()
  const remove = async () => {
    if (await call(() => changes.remove(version.id))) onClose()
  }
  return (
    <ModalDialog
      title={fill(own.removeTitle, { number: version.number })}
      className="sheet on-ink"
      onClose={onClose}
    >
      <div className="version-form">
        <p>
          <bdi>{versionName(version)}</bdi>
        </p>
        <p>{own.removeText}</p>
        {problem && (
          <p role="alert" className="note-problem">
            {problem.code === 'conflict'
              ? own.mayNotGo
              : problemText(words.notes.problems, problem, format)}
          </p>
        )}
        <p className="version-buttons">
          <Button onClick={() => void remove()} {...(isBusy && { busyLabel: words.notes.sending })}>
            {own.remove}
          </Button>
          <Button emphasis="quiet" onClick={onClose}>
            {own.cancel}
          </Button>
        </p>
      </div>
    </ModalDialog>
  )
}
