'use client'
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../admin-language/use-words'
import { momentText } from '../../../editing/admin/moment'
import type { Conflict } from '../conflict'
import { undoChanges } from './call-changes'
import { Conflicts } from './conflicts'
import type { Latest } from './use-book'
import { bulkPriceWords } from './words'

interface LastChangeProps {
  latest: Latest
  /** Called after an undo, and after one that failed because the screen is outdated. */
  onChange: () => void
}

/** Shows the last change of many prices, with a button that undoes it. */
export function LastChange({ latest, onChange }: LastChangeProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const [isBusy, setIsBusy] = useState(false)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const { batch, lists, at, by, isNewest } = latest

  async function undo(changesOpenLists: boolean) {
    setIsBusy(true)
    setConflicts([])
    const outcome = await undoChanges(config.routes.api, batch, { changesOpenLists })
    setIsBusy(false)
    if (outcome.kind === 'conflict') {
      setConflicts(outcome.conflicts)
      return
    }
    if (outcome.kind === 'done') toast.success(BULK_TEXTS.undone(lists.length))
    else toast.error(outcome.kind === 'tooLate' ? BULK_TEXTS.undoTooLate : BULK_TEXTS.undoFailed)
    onChange()
  }

  return (
    <section className="price-undo">
      <div>
        <p>{BULK_TEXTS.last(lists.length, momentText(at, i18n.language), by)}</p>
        <p>{isNewest ? BULK_TEXTS.undoPromise : BULK_TEXTS.undoLost}</p>
      </div>
      {isNewest && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => void undo(false)}
          size="small"
        >
          {BULK_TEXTS.undo}
        </Button>
      )}
      <Conflicts
        conflicts={conflicts}
        onChangeAnyway={() => void undo(true)}
        onReadAgain={() => {
          setConflicts([])
          onChange()
        }}
      />
    </section>
  )
}
