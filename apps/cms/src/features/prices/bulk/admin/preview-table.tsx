'use client'
import { useWords } from '../../../../platform/admin-language/use-words'
import { priceBookWords } from '../../admin/words'
import type { BookList } from '../book'
import type { PreviewLine } from '../plan'
import { bulkPriceWords } from './words'

interface PreviewTableProps {
  lists: BookList[]
  lines: PreviewLine[]
}

/** Old and new amounts in one table for each list. On a narrow screen each row is a card. */
export function PreviewTable({ lists, lines }: PreviewTableProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  return lists.map((list) => {
    const own = lines.filter((line) => line.list === list.id)
    return (
      own.length > 0 && (
        <table className="price-preview" key={list.id}>
          <caption>
            <bdi>{list.title}</bdi>
          </caption>
          <thead>
            <tr>
              <th scope="col">{BULK_TEXTS.price}</th>
              <th scope="col">{BULK_TEXTS.before}</th>
              <th scope="col">{BULK_TEXTS.after}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((line) => (
              <PreviewRow key={`${line.key} ${line.column}`} line={line} />
            ))}
          </tbody>
        </table>
      )
    )
  })
}

function PreviewRow({ line }: { line: PreviewLine }) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { DOUBT_TEXTS, TABLE_TEXTS } = useWords(priceBookWords)
  const { row, column, before, after, doubt, percent, problem } = line
  const mark = problem ? 'price-preview__problem' : doubt ? 'price-preview__doubt' : undefined
  return (
    <tr className={mark}>
      <th scope="row">
        <bdi>{row}</bdi> · {TABLE_TEXTS.columns[column]}
        {problem && <strong>{problem}</strong>}
        {!problem && doubt && <strong>{DOUBT_TEXTS[doubt](percent)}</strong>}
      </th>
      <td>
        <bdi>{before ?? BULK_TEXTS.none}</bdi>
      </td>
      <td>
        <span aria-label={BULK_TEXTS.becomes} className="price-preview__arrow" role="img">
          →
        </span>{' '}
        <bdi>{after ?? BULK_TEXTS.none}</bdi>
      </td>
    </tr>
  )
}
