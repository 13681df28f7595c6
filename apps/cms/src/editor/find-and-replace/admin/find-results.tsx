import { Link } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import type { Hit, HitGroup } from '../hit'

interface FindResultsProps {
  groups: HitGroup[]
  /** The index of the selected hit, counted over all groups. */
  active: number
  /** The prefix of the hits' HTML ids. */
  id: string
}

export function FindResults({ groups, active, id }: FindResultsProps) {
  const firstOf = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  return groups.map(({ key, title, hits, total }, groupIndex) => (
    <div aria-labelledby={`${id}-${key}`} className="find__group" key={key} role="group">
      <p id={`${id}-${key}`} role="presentation">
        {title}
        {total > hits.length && ` (${hits.length} / ${total})`}
      </p>
      {hits.map((hit, index) => {
        const position = (firstOf[groupIndex] ?? 0) + index
        return (
          <Link
            aria-selected={position === active}
            className="find__hit"
            href={hit.href}
            id={`${id}-${position}`}
            key={hit.key}
            prefetch={false}
            role="option"
            tabIndex={-1}
          >
            <HitLines hit={hit} />
          </Link>
        )
      })}
    </div>
  ))
}

function HitLines({ hit: { title, facts, excerpt, locale } }: { hit: Hit }) {
  const shown = locale ? [LOCALE_NAMES[locale], ...facts] : facts
  return (
    <>
      <strong>
        <bdi>{title}</bdi>
      </strong>
      {excerpt && (
        <span className="find__excerpt" dir="auto" lang={locale ?? undefined}>
          {excerpt}
        </span>
      )}
      {shown.length > 0 && (
        <span className="find__facts">
          {shown.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      )}
    </>
  )
}
