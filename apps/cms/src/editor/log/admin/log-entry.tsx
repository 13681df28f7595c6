import { Link } from '@payloadcms/ui'
import { LOCALES } from '@studio/shared/locales'
import { labelIn } from '../../../platform/admin-language/label-in'
import { Moment } from '../../../platform/admin-parts/moment'
import { changeLines } from '../../documents/differences'
import type { LoggedChange, LoggedValue, LogEntry } from '../entry'
import { isLoggedCollection } from '../logged'
import { textDifference } from '../text-difference'
import type { LogTexts } from './words'

/** The number of changes that are shown before the rest can be unfolded. */
const SHOWN = 6

interface Told {
  texts: LogTexts
  language: string
}

interface LogEntryItemProps extends Told {
  entry: LogEntry
  admin: string
  kindName: string
  hasVersion: boolean
}

export function LogEntryItem(props: LogEntryItemProps) {
  const { entry, admin, kindName, hasVersion, texts, language } = props
  const { action, actor_name: name, at, changes, document, kind, title, version } = entry
  const isCollection = isLoggedCollection(kind)
  const place = isCollection
    ? `${admin}/collections/${kind}/${document}`
    : `${admin}/globals/${kind}`
  const shownTitle = title || (isCollection ? texts.untitled : kindName)
  const isGone = action === 'trashed' || action === 'erased'
  const [first, rest] = [changes.slice(0, SHOWN), changes.slice(SHOWN)]
  return (
    <li className="change-log__entry">
      <div className="change-log__head">
        <p>
          <strong>{texts.actions[action]}</strong>
          {isCollection && ` · ${kindName}`}
          {' · '}
          {isGone ? (
            <bdi>{shownTitle}</bdi>
          ) : (
            <Link href={place} prefetch={false}>
              <bdi>{shownTitle}</bdi>
            </Link>
          )}
        </p>
        <p className="change-log__who">
          <bdi>{name ?? texts.erasedPerson}</bdi>
          {' · '}
          <Moment at={at} />
        </p>
      </div>
      <Changes changes={first} language={language} texts={texts} />
      {rest.length > 0 && (
        <details>
          <summary>{texts.more(rest.length)}</summary>
          <Changes changes={rest} language={language} texts={texts} />
        </details>
      )}
      <p className="change-log__links">
        {isCollection && (
          <Link href={`${admin}/changes?kind=${kind}&document=${document}`} prefetch={false}>
            {texts.ofDocument}
          </Link>
        )}
        {action === 'trashed' && (
          <Link href={`${admin}/trash?kind=${kind}`} prefetch={false}>
            {texts.inTrash}
          </Link>
        )}
        {hasVersion && !isGone && (
          <Link
            aria-label={texts.openVersionOf(shownTitle)}
            href={`${place}/versions/${version}`}
            prefetch={false}
          >
            {texts.openVersion}
          </Link>
        )}
      </p>
    </li>
  )
}

function Changes({ changes, texts, language }: Told & { changes: LoggedChange[] }) {
  if (changes.length === 0) return null
  return (
    <ul className="change-log__changes">
      {changes.map((change, index) => (
        // The index is a safe key, because the changes of an entry never change, and two of them
        // may have the same text.
        <li key={index}>
          <span className="change-log__field">{changeLines([change], language).join()}</span>
          {change.what === 'changed' && (
            <Difference change={change} language={language} texts={texts} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Difference({ change, texts, language }: Told & { change: LoggedChange }) {
  const { before, after, part } = change
  const own = LOCALES.find((locale) => locale === part)
  if (typeof before === 'string' && typeof after === 'string') {
    const { start, removed, added, end } = textDifference(before, after)
    return (
      <p className="change-log__text" dir="auto" lang={own}>
        {start}
        {removed && <del>{removed}</del>}
        {added && <ins>{added}</ins>}
        {end}
      </p>
    )
  }
  return (
    <p className="change-log__text" lang={own}>
      {before !== null && (
        <del>
          <bdi>{valueText(before, texts, language)}</bdi>
        </del>
      )}{' '}
      <ins>
        <bdi>{valueText(after, texts, language)}</bdi>
      </ins>
    </p>
  )
}

function valueText(value: LoggedValue, texts: LogTexts, language: string): string {
  if (value === null) return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if ('at' in value) {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    return format.format(new Date(value.at))
  }
  const names = value.names.map((name) => labelIn(name, language))
  return new Intl.ListFormat(language, { type: 'unit' }).format(names)
}
