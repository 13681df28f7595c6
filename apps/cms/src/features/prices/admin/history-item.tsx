'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import type { Change } from '../change'
import type { HistoryEntry } from '../history'
import { momentText } from '../../../platform/admin-parts/moment'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface HistoryItemProps {
  entry: HistoryEntry
  /** Undefined if this account cannot restore the version, or if it is the current one. */
  onRestore?: () => void
}

export function HistoryItem({ entry, onRestore }: HistoryItemProps) {
  const { HISTORY_TEXTS } = useWords(priceBookWords)
  const { i18n } = useTranslation()
  const when = momentText(entry.savedAt, i18n.language)
  return (
    <li className="price-history__entry">
      <div className="price-history__head">
        <p>
          <time dateTime={entry.savedAt}>{when}</time>
          <bdi>{entry.savedBy ?? HISTORY_TEXTS.setUp}</bdi>
        </p>
        {entry.isCurrent && <span className="price-history__current">{HISTORY_TEXTS.current}</span>}
        {onRestore && (
          <Button
            aria-label={HISTORY_TEXTS.restoreOf(when)}
            buttonStyle="secondary"
            margin={false}
            onClick={onRestore}
            size="small"
          >
            {HISTORY_TEXTS.restore}
          </Button>
        )}
      </div>
      {entry.changes === null && <p>{HISTORY_TEXTS.first(entry.rowCount)}</p>}
      {entry.changes?.length === 0 && <p>{HISTORY_TEXTS.unchanged}</p>}
      {entry.changes && entry.changes.length > 0 && (
        <ul>
          {entry.changes.map((change) => (
            <li key={`${change.row ?? ''} ${change.what}`}>
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

export function ChangeLine({ change: { row, what, before, after } }: { change: Change }) {
  const { HISTORY_TEXTS } = useWords(priceBookWords)
  return (
    <>
      {row && (
        <>
          <bdi>{row}</bdi>
          {' · '}
        </>
      )}
      {what}
      {before !== undefined && (
        <>
          {' '}
          {before === null ? (
            HISTORY_TEXTS.nothing
          ) : (
            <del>
              <bdi>{before}</bdi>
            </del>
          )}{' '}
          <span aria-label={HISTORY_TEXTS.becomes} className="price-history__arrow" role="img">
            →
          </span>{' '}
          <ins>
            <bdi>{after ?? HISTORY_TEXTS.nothing}</bdi>
          </ins>
        </>
      )}
    </>
  )
}
