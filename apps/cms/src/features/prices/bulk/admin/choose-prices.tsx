'use client'
import { useEffect, useRef } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import { figuresLabel } from '../../admin/item-label'
import { priceBookWords } from '../../admin/words'
import type { BookList } from '../book'
import { isChosen, rowsWithFigures, withLists, withRow, type Choice } from './choice'
import { bulkPriceWords } from './words'

interface ChoosePricesProps {
  lists: BookList[]
  choice: Choice
  onChange: (choice: Choice) => void
}

/** Checkboxes for whole lists. An opened list also has a checkbox for each price. */
export function ChoosePrices({ lists, choice, onChange }: ChoosePricesProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  // Lists with the prices of other studios are left out.
  const own = lists.filter((list) => !list.isComparison && rowsWithFigures(list).length > 0)
  const count = own.filter(
    (list) => (choice.get(list.id)?.size ?? 0) === rowsWithFigures(list).length,
  ).length
  return (
    <fieldset className="choose-prices">
      <legend>{BULK_TEXTS.which}</legend>
      <Check
        isChecked={count === own.length}
        isPartly={count > 0}
        onChange={(chosen) => onChange(withLists(choice, own, chosen))}
      >
        {BULK_TEXTS.allLists}
      </Check>
      <ul>
        {lists.map((list) => (
          <ListChoice choice={choice} key={list.id} list={list} onChange={onChange} />
        ))}
      </ul>
    </fieldset>
  )
}

interface ListChoiceProps {
  list: BookList
  choice: Choice
  onChange: (choice: Choice) => void
}

function ListChoice({ list, choice, onChange }: ListChoiceProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const priceWords = useWords(priceBookWords)
  const rows = rowsWithFigures(list)
  const count = choice.get(list.id)?.size ?? 0
  if (rows.length === 0) {
    return (
      <li className="choose-prices__none">
        <bdi>{list.title}</bdi> <span>· {BULK_TEXTS.noMoney}</span>
      </li>
    )
  }
  return (
    <li>
      <Check
        isChecked={count === rows.length}
        isPartly={count > 0}
        onChange={(chosen) => onChange(withLists(choice, [list], chosen))}
      >
        <bdi>{list.title}</bdi> {list.isComparison && <span>· {BULK_TEXTS.comparison}</span>}
      </Check>
      <details>
        <summary aria-label={BULK_TEXTS.rowsOf(list.title)}>
          {BULK_TEXTS.chosenOf(count, rows.length)}
        </summary>
        <ul>
          {rows.map((row) => (
            <li key={row.key}>
              <Check
                isChecked={isChosen(choice, list.id, row.key)}
                onChange={(chosen) => onChange(withRow(choice, list.id, row.key, chosen))}
              >
                <bdi>{row.label || row.key}</bdi> <bdi>{figuresLabel(row, priceWords)}</bdi>
              </Check>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}

interface CheckProps {
  isChecked: boolean
  /** Whether a part of the prices of this checkbox is selected, but not all. */
  isPartly?: boolean
  onChange: (chosen: boolean) => void
  children: React.ReactNode
}

function Check({ isChecked, isPartly = false, onChange, children }: CheckProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly && !isChecked
  }, [isPartly, isChecked])
  return (
    <label>
      <input
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        ref={box}
        type="checkbox"
      />
      <span>{children}</span>
    </label>
  )
}
