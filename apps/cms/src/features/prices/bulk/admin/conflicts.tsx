'use client'
import { Button } from '@payloadcms/ui'
import { useWords } from '../../../../platform/admin-language/use-words'
import type { Conflict } from '../conflict'
import { bulkPriceWords } from './words'

interface ConflictsProps {
  conflicts: Conflict[]
  /**
   * Called if the editor decides to change lists that somebody else has open. It is offered only if
   * no list was saved in between, so that no newer edit is overwritten.
   */
  onChangeAnyway: () => void
  onReadAgain: () => void
}

/** Explains which lists somebody else has changed, deleted, or has open. */
export function Conflicts({ conflicts, onChangeAnyway, onReadAgain }: ConflictsProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  if (conflicts.length === 0) return null
  return (
    <div className="price-conflicts" role="alert">
      <h2>{BULK_TEXTS.conflictHeading}</h2>
      <ul>
        {conflicts.map((conflict) => (
          <li key={conflict.list}>{BULK_TEXTS.conflict(conflict)}</li>
        ))}
      </ul>
      <div>
        <Button margin={false} onClick={onReadAgain} size="small">
          {BULK_TEXTS.readAgain}
        </Button>
        {conflicts.every(({ reason }) => reason === 'open') && (
          <Button buttonStyle="secondary" margin={false} onClick={onChangeAnyway} size="small">
            {BULK_TEXTS.changeAnyway}
          </Button>
        )}
      </div>
    </div>
  )
}
