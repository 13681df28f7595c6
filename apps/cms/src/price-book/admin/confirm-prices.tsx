'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import type { FigureChange } from './figure-changes'
import { PricePages } from './price-pages'
import { DOUBT_TEXTS, SAVE_TEXTS } from './save-texts'
import { HISTORY_TEXTS, TABLE_TEXTS } from './texts'

interface ConfirmPricesProps {
  changes: FigureChange[]
  /** Missing for a list that was never saved. */
  listId: string | number | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Old and new of each amount, before visitors read it. What looks like a slip has to be confirmed. */
export function ConfirmPrices({ changes, listId, onConfirm, onCancel }: ConfirmPricesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isChecked, setIsChecked] = useState(false)
  const headingId = useId()
  const doubts = changes.filter(({ doubt }) => doubt).length

  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Gives the focus back to where it was.
    return () => shown?.close()
  }, [])

  return (
    <dialog
      aria-labelledby={headingId}
      className="confirm-prices"
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
      ref={dialog}
    >
      <h1 id={headingId}>{SAVE_TEXTS.heading(changes.length)}</h1>
      <p>{SAVE_TEXTS.intro}</p>
      <div className="confirm-prices__body">
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
      </div>
      {doubts > 0 && (
        <label className="confirm-prices__check">
          <input
            checked={isChecked}
            onChange={(event) => setIsChecked(event.target.checked)}
            type="checkbox"
          />
          {SAVE_TEXTS.checked(doubts)}
        </label>
      )}
      <div className="confirm-prices__controls">
        <Button buttonStyle="secondary" margin={false} onClick={onCancel} size="large">
          {SAVE_TEXTS.cancel}
        </Button>
        <Button
          disabled={doubts > 0 && !isChecked}
          id="confirm-prices"
          margin={false}
          onClick={onConfirm}
          size="large"
        >
          {SAVE_TEXTS.save}
        </Button>
      </div>
    </dialog>
  )
}

function ChangeRow({ change }: { change: FigureChange }) {
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
