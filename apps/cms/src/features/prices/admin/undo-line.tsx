'use client'
import { Button, toast, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { momentText } from '../../../platform/admin-parts/moment'
import type { HistoryEntry } from '../history'
import { UNDO_HOURS } from '../undo-hours'
import { ChangeLine } from './history-item'
import { leaveRestoredNote } from './restore-version'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import { useHistory } from './use-history'
import { reloadForm } from '../../../editor/documents/admin/reload-form'

const MAX_CHANGES = 3

export function UndoLine({ mayUndo }: { mayUndo: boolean }) {
  const { id, lastUpdateTime } = useDocumentInfo()
  if (id === undefined || !mayUndo) return null
  // The key changes with each save, so the history is loaded again.
  return <LastChange groupId={id} key={lastUpdateTime} />
}

function LastChange({ groupId }: { groupId: string | number }) {
  const { UNDO_TEXTS } = useWords(priceBookWords)
  const { entries } = useHistory(groupId)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const { setModified } = useForm()
  const [isBusy, setIsBusy] = useState(false)
  const [current] = entries
  const changes = current && changesToUndo(current)
  if (!current || !changes) return null

  async function undo(version: string) {
    setIsBusy(true)
    const answer = await fetch(`${config.routes.api}/price-book/undo/${groupId}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version }),
    }).catch(() => null)
    setIsBusy(false)
    if (!answer?.ok) {
      toast.error(answer?.status === 409 ? UNDO_TEXTS.changedSince : UNDO_TEXTS.failed)
      return
    }
    leaveRestoredNote()
    reloadForm(setModified)
  }

  return (
    <div className="price-undo">
      <div>
        <p>{UNDO_TEXTS.changed(momentText(current.savedAt, i18n.language), current.savedBy)}</p>
        <ul>
          {changes.slice(0, MAX_CHANGES).map((change) => (
            <li key={`${change.row ?? ''} ${change.what}`}>
              <ChangeLine change={change} />
            </li>
          ))}
          {changes.length > MAX_CHANGES && <li>{UNDO_TEXTS.more(changes.length - MAX_CHANGES)}</li>}
        </ul>
        {current.isPartOfMany && <p>{UNDO_TEXTS.onlyHere}</p>}
        <p>{UNDO_TEXTS.promise}</p>
      </div>
      <Button
        buttonStyle="secondary"
        disabled={isBusy}
        margin={false}
        onClick={() => void undo(current.id)}
        size="small"
      >
        {UNDO_TEXTS.undo}
      </Button>
    </div>
  )
}

/**
 * @returns the newest version's changes; undefined if it is too late to undo them, or if no
 * account is known, as after the setup
 */
function changesToUndo({ changes, savedAt, savedBy }: HistoryEntry) {
  if (savedBy === null) return undefined
  const isRecent = Date.now() - Date.parse(savedAt) < UNDO_HOURS * 3_600_000
  return isRecent && changes && changes.length > 0 ? changes : undefined
}
