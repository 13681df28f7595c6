import { Link } from '@payloadcms/ui'
import { Moment } from '../../../platform/admin-parts/moment'
import type { DeskSection } from '../load-desk'
import type { DeskItem } from '../source'
import { MissedPathActions } from './missed-path-actions'
import { RoomButton } from './room-button'
import type { DeskTexts } from './words'

interface DeskSectionViewProps {
  section: DeskSection
  texts: DeskTexts
}

export function DeskSectionView({ section, texts }: DeskSectionViewProps) {
  const { key, title, empty, list } = section
  const headingId = `desk-${key}`
  return (
    <section aria-labelledby={headingId} className={`desk__section desk__section--${key}`}>
      <header>
        <h2 id={headingId}>{title}</h2>
        {list && list.total > 0 && (
          <span className="desk__total" title={texts.total(list.total)}>
            {list.total}
          </span>
        )}
        {list?.all && (
          <Link href={list.all.href} prefetch={false}>
            {list.all.label}
          </Link>
        )}
      </header>
      {!list && <p role="alert">{texts.failed}</p>}
      {list?.items.length === 0 && <p className="desk__empty">{empty}</p>}
      {list && list.items.length > 0 && (
        <ul>
          {list.items.map((item) => (
            <li
              className={item.isLate ? 'desk__item desk__item--late' : 'desk__item'}
              key={item.key}
            >
              <ItemView item={item} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ItemView({ item }: { item: DeskItem }) {
  const { title, facts, at, missedPath } = item
  return (
    <>
      <div className="desk__words">
        <Title item={item} />
        <span className="desk__facts">
          {facts.map((fact) => (
            <span key={fact}>
              <bdi>{fact}</bdi>
            </span>
          ))}
          {at && <Moment at={at} />}
        </span>
      </div>
      {missedPath && <MissedPathActions key={title} {...missedPath} />}
    </>
  )
}

function Title({ item: { title, target } }: { item: DeskItem }) {
  const words = <bdi>{title}</bdi>
  if (!target) return <strong>{words}</strong>
  if ('room' in target) return <RoomButton deliverable={target.room} title={title} />
  return (
    <Link href={target.href} prefetch={false}>
      {words}
    </Link>
  )
}
