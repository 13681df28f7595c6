'use client'
import { useState } from 'react'
import { Question } from '../../../platform/admin-parts/question'
import type { FigureChange } from './figure-changes'
import { PricePages } from './price-pages'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface ConfirmPricesProps {
  changes: FigureChange[]
  /** Undefined if the list was never saved. */
  listId: string | number | undefined
  onConfirm: () => void
  onCancel: () => void
}

export function ConfirmPrices({ changes, listId, onConfirm, onCancel }: ConfirmPricesProps) {
  const { SAVE_TEXTS } = useWords(priceBookWords)
  const [isChecked, setIsChecked] = useState(false)
  const doubts = changes.filter(({ doubt }) => doubt).length
  return (
    <Question
      cancelLabel={SAVE_TEXTS.cancel}
      condition={
        doubts > 0 && (
          <label className="confirm-prices__check">
            <input
              checked={isChecked}
              onChange={(event) => setIsChecked(event.target.checked)}
              type="checkbox"
            />
            {SAVE_TEXTS.checked(doubts)}
          </label>
        )
      }
      confirmId="confirm-prices"
      confirmLabel={SAVE_TEXTS.save}
      heading={SAVE_TEXTS.heading(changes.length)}
      intro={SAVE_TEXTS.intro}
      isConfirmDisabled={doubts > 0 && !isChecked}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{SAVE_TEXTS.row}</th>
            <th scope="col">{SAVE_TEXTS.before}</th>
            <th scope="col">{SAVE_TEXTS.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <ChangeRow change={change} key={`${change.row} ${change.column}`} />
          ))}
        </tbody>
      </table>
      {listId !== undefined && <PricePages listId={listId} />}
    </Question>
  )
}

function ChangeRow({ change }: { change: FigureChange }) {
  const { TABLE_TEXTS, DOUBT_TEXTS, SAVE_TEXTS, HISTORY_TEXTS } = useWords(priceBookWords)
  const { row, column, before, after, doubt, percent } = change
  return (
    <tr className={doubt ? 'confirm-prices__doubt' : undefined}>
      <th scope="row">
        <bdi>{row}</bdi>, {TABLE_TEXTS.columns[column]}
        {doubt && <strong>{DOUBT_TEXTS[doubt](percent)}</strong>}
      </th>
      <td>
        <bdi>{before ?? SAVE_TEXTS.none}</bdi>
      </td>
      <td>
        <span
          aria-label={HISTORY_TEXTS.becomes}
          className="price-history__arrow confirm-prices__arrow"
          role="img"
        >
          →
        </span>{' '}
        <bdi>{after ?? SAVE_TEXTS.none}</bdi>
      </td>
    </tr>
  )
}
