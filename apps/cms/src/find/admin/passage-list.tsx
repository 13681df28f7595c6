import { Link } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import type { Passage, Passages } from '../says'
import { SAYS_WORDS } from '../says-words'
import { FIND_WORDS } from '../words'

export function PassageList({ passages: found, text }: { passages: Passages; text: string }) {
  const { passages, total, documents, isComplete } = found
  return (
    <section>
      <p role="status">
        {total === 0 ? SAYS_WORDS.none(text) : SAYS_WORDS.found(total, documents)}{' '}
        {total > passages.length && SAYS_WORDS.more(passages.length)}{' '}
        {!isComplete && SAYS_WORDS.incomplete}
      </p>
      <ul className="says__list">
        {passages.map((passage) => (
          <li key={`${passage.document} ${passage.locale} ${passage.place} ${passage.stands}`}>
            <p className="says__sentence" dir="auto" lang={passage.locale ?? undefined}>
              {passage.before}
              <mark>{passage.match}</mark>
              {passage.after}
            </p>
            <p className="says__facts">
              <Link href={passage.href} prefetch={false}>
                <bdi>{passage.title}</bdi>
              </Link>
              {factsOf(passage).map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf({
  kind,
  locale,
  label,
  status,
  stands,
  address,
  title,
  times,
}: Passage): string[] {
  return [
    kind,
    locale ? LOCALE_NAMES[locale] : SAYS_WORDS.shared,
    label,
    ...(address && address !== title ? [address] : []),
    FIND_WORDS.status[status],
    FIND_WORDS.stands[stands],
    ...(times > 1 ? [SAYS_WORDS.times(times)] : []),
  ].filter(Boolean)
}
