'use client'
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import { momentText } from '../../../../platform/admin-parts/moment'
import type { Conflict } from '../conflict'
import { type LeftPrice, undoChanges } from './call-changes'
import { Conflicts } from './conflicts'
import type { Recent } from './use-book'
import { bulkPriceWords } from './words'

interface RecentChangesProps {
  recent: Recent[]
  /** Called after an undo, and after one that failed because the screen is outdated. */
  onChange: () => void
}

/** Lists the changes of many prices of the last day, each with a button that undoes it. */
export function RecentChanges({ recent, onChange }: RecentChangesProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  if (recent.length === 0) return null
  return (
    <section aria-label={BULK_TEXTS.recent}>
      {recent.map((change) => (
        <RecentChange change={change} key={change.batch} onChange={onChange} />
      ))}
    </section>
  )
}

function RecentChange({ change, onChange }: { change: Recent; onChange: () => void }) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const [isBusy, setIsBusy] = useState(false)
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const { batch, lists, at, by, prices, undoable, left } = change

  const namesOf = (prices: LeftPrice[]) =>
    new Intl.ListFormat(i18n.language).format(
      prices.map(({ price, list }) => BULK_TEXTS.priceInList(price, list)),
    )

  async function undo(changesOpenLists: boolean) {
    setIsBusy(true)
    setConflicts([])
    const outcome = await undoChanges(config.routes.api, batch, { changesOpenLists })
    setIsBusy(false)
    if (outcome.kind === 'conflict') {
      setConflicts(outcome.conflicts)
      return
    }
    if (outcome.kind === 'done') {
      const { left: kept } = outcome
      toast.success(kept.length > 0 ? BULK_TEXTS.undoneExcept(namesOf(kept)) : BULK_TEXTS.undone)
    } else toast.error(outcome.kind === 'tooLate' ? BULK_TEXTS.undoTooLate : BULK_TEXTS.undoFailed)
    onChange()
  }

  const state = () => {
    if (undoable > 0) return BULK_TEXTS.undoPromise
    return left.length > 0 ? BULK_TEXTS.undoLost : BULK_TEXTS.isUndone
  }
  return (
    <div className="price-undo">
      <div>
        <p>{BULK_TEXTS.last(prices, lists.length, momentText(at, i18n.language), by)}</p>
        <p>{lists.map(({ title }) => title).join(' · ')}</p>
        {left.length > 0 && <p>{BULK_TEXTS.left(namesOf(left))}</p>}
        <p>{state()}</p>
      </div>
      {undoable > 0 && (
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
    </div>
  )
}
