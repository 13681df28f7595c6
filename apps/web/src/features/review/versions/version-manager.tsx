'use client'

import type { Version } from '@studio/shared/review/projects'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { DescribeDialog } from './describe-dialog'
import { RemoveDialog } from './remove-dialog'
import { RemovedDialog } from './removed-dialog'
import type { VersionChanges } from './version-changes'
import './versions.css'

interface Props {
  changes: VersionChanges
  /** BCP 47 tag for days. */
  format: string
}

type Opened = { kind: 'describe' | 'remove'; version: Version } | { kind: 'removed' }

/** Buttons of the menu that name, delete and restore versions, and their dialogs. */
export function useVersionManager({ changes, format }: Props) {
  const t = useTranslations('review')
  const [opened, setOpened] = useState<Opened | null>(null)
  const shared = { changes, onClose: () => setOpened(null) }
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
          aria-label={t('versions.renameOne', values)}
          onClick={() => open({ kind: 'describe', version })}
        >
          {t('versions.rename')}
        </button>
        <button
          type="button"
          className="room-button"
          aria-label={t('versions.removeOne', values)}
          onClick={() => open({ kind: 'remove', version })}
        >
          {t('versions.remove')}
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
      {t('versions.removed')}
    </button>
  )
  return {
    actionsOf,
    footer,
    dialog: (
      <>
        {opened?.kind === 'describe' && <DescribeDialog {...shared} version={opened.version} />}
        {opened?.kind === 'remove' && <RemoveDialog {...shared} version={opened.version} />}
        {opened?.kind === 'removed' && <RemovedDialog {...shared} format={format} />}
      </>
    ),
  }
}
