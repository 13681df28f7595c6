import { Link } from '@payloadcms/ui'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { useWords } from '../../../platform/admin-language/use-words'
import type { Passage, Passages } from '../says'
import { findWords, type FindTexts, type SaysTexts } from './words'

export function PassageList({ passages: found, text }: { passages: Passages; text: string }) {
  const { FIND_TEXTS, SAYS_TEXTS } = useWords(findWords)
  const { passages, total, documents, isComplete } = found
  return (
    <section>
      <p role="status">
        {total === 0 ? SAYS_TEXTS.none(text) : SAYS_TEXTS.found(total, documents)}{' '}
        {total > passages.length && SAYS_TEXTS.more(passages.length)}{' '}
        {!isComplete && SAYS_TEXTS.incomplete}
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
              {factsOf(passage, FIND_TEXTS, SAYS_TEXTS).map((fact) => (
                <bdi key={fact}>{fact}</bdi>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function factsOf(passage: Passage, findTexts: FindTexts, saysTexts: SaysTexts): string[] {
  const { kind, locale, label, status, stands, address, title, times } = passage
  return [
    kind,
    locale ? LOCALE_NAMES[locale] : saysTexts.shared,
    label,
    ...(address && address !== title ? [address] : []),
    findTexts.status[status],
    ...(stands === 'both' ? [] : [findTexts.stands[stands]]),
    ...(times > 1 ? [saysTexts.times(times)] : []),
  ].filter(Boolean)
}
