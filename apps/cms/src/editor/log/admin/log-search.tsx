import type { LogFilter } from '../read-log'
import type { LoggedKind } from '../logged'
import { TimeZoneInput } from './time-zone-input'
import type { LogTexts } from './words'

interface LogSearchProps {
  filter: LogFilter
  path: string
  kinds: { kind: LoggedKind; name: string }[]
  people: { id: number; name: string }[]
  texts: LogTexts
}

/** The search form of the log. It puts the filter into the URL, so that a search can be shared. */
export function LogSearch({ filter, path, kinds, people, texts }: LogSearchProps) {
  const { words, person, kind, document, from, to } = filter
  const isFiltered = [words, person, kind, document, from, to].some(Boolean)
  return (
    <search aria-label={texts.search}>
      <form action={path} className="change-log__search" method="get">
        <label className="change-log__words">
          {texts.words}
          <input defaultValue={words} dir="auto" maxLength={200} name="words" type="search" />
          <small>{texts.wordsHint}</small>
        </label>
        <label>
          {texts.person}
          <select defaultValue={person ?? ''} name="person">
            <option value="">{texts.anyone}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.kind}
          <select defaultValue={kind ?? ''} name="kind">
            <option value="">{texts.anything}</option>
            {kinds.map((option) => (
              <option key={option.kind} value={option.kind}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {texts.from}
          <input defaultValue={from} name="from" type="date" />
        </label>
        <label>
          {texts.to}
          <input defaultValue={to} name="to" type="date" />
        </label>
        {document !== undefined && <input name="document" type="hidden" value={document} />}
        <TimeZoneInput />
        <button className="btn btn--style-primary btn--size-medium btn--withoutPopup" type="submit">
          {texts.show}
        </button>
        {isFiltered && <a href={path}>{texts.clear}</a>}
      </form>
    </search>
  )
}
