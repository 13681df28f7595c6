'use client'

import type { Version } from '@studio/shared/review/projects'
import { useState } from 'react'
import { fill, type RoomWords } from '../words'
import { DescribeDialog } from './describe-dialog'
import { RemoveDialog } from './remove-dialog'
import { RemovedDialog } from './removed-dialog'
import type { VersionChanges } from './version-changes'
import './versions.css'

interface Props {
  changes: VersionChanges
  words: RoomWords
  /** BCP 47 tag for days. */
  format: string
}

type Opened = { kind: 'describe' | 'remove'; version: Version } | { kind: 'removed' }

/** Buttons of the menu that name, delete and restore versions, and their dialogs. */
export function useVersionManager({ changes, words, format }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const own = words.versions
  const shared = { changes, words, format, onClose: () => setOpened(null) }
  const open = (next: Opened) => {
    document.querySelector<HTMLElement>('.room-version-menu:popover-open')?.hidePopover()
    setOpened(next)
  }
  const actionsOf = (version: Version) => {
    const values = { number: version.number }
    return (
      <span className="room-version-actions">
        <button
          type="button"
          className="room-button"
          aria-label={fill(own.renameOne, values)}
          onClick={() => open({ kind: 'describe', version })}
        >
          {own.rename}
        </button>
        <button
          type="button"
          className="room-button"
          aria-label={fill(own.removeOne, values)}
          onClick={() => open({ kind: 'remove', version })}
        >
          {own.remove}
        </button>
      </span>
    )
  }
  const footer = (
    <button
      type="button"
      className="room-button room-version-footer"
      onClick={() => open({ kind: 'removed' })}
    >
      {own.removed}
    </button>
  )
  return {
    actionsOf,
    footer,
    dialog: (
      <>
        {opened?.kind === 'describe' && <DescribeDialog {...shared} version={opened.version} />}
        {opened?.kind === 'remove' && <RemoveDialog {...shared} version={opened.version} />}
        {opened?.kind === 'removed' && <RemovedDialog {...shared} />}
      </>
    ),
  }
}
