import { Link } from '@payloadcms/ui'
import { LOCALES } from '@studio/shared/locales'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { languageName } from '../../../platform/admin-language/language-name'
import { BOARD_SORTS, CELL_FILTERS, type BoardQuery } from '../read-board'
import { languageWords } from './words'

interface BoardFiltersProps {
  address: string
  /** The names of collections and globals by slug. */
  kinds: Record<string, string>
  query: BoardQuery
  i18n: { language: string }
}

/** The filters are a plain form, so that they are part of the URL and a view can be bookmarked. */
export function BoardFilters({ address, kinds, query, i18n }: BoardFiltersProps) {
  const { LANGUAGE_WORDS } = wordsIn(languageWords, i18n)
  const { kind, language, state, q, sort } = query
  return (
    <search>
      <form
        action={address}
        aria-label={LANGUAGE_WORDS.filters}
        className="languages-board__filters"
        // The fields are uncontrolled, so they have to be created again for another URL.
        key={JSON.stringify(query)}
      >
        <label>
          {LANGUAGE_WORDS.search}
          <input defaultValue={q} maxLength={120} name="q" type="search" />
        </label>
        <Choice
          label={LANGUAGE_WORDS.language}
          name="language"
          none={LANGUAGE_WORDS.anyLanguage}
          options={LOCALES.map((locale) => [locale, languageName(locale, i18n.language)])}
          value={language}
        />
        <Choice
          label={LANGUAGE_WORDS.state}
          name="state"
          none={LANGUAGE_WORDS.anyState}
          options={CELL_FILTERS.map((each) => [each, LANGUAGE_WORDS.states[each]])}
          value={state}
        />
        <Choice
          label={LANGUAGE_WORDS.kind}
          name="kind"
          none={LANGUAGE_WORDS.anyKind}
          options={Object.entries(kinds)}
          value={kind}
        />
        <Choice
          label={LANGUAGE_WORDS.sort}
          name="sort"
          options={BOARD_SORTS.map((each) => [each, LANGUAGE_WORDS.sorts[each]])}
          value={sort}
        />
        <button className="languages-board__show" type="submit">
          {LANGUAGE_WORDS.show}
        </button>
        <Link href={address} prefetch={false}>
          {LANGUAGE_WORDS.reset}
        </Link>
      </form>
    </search>
  )
}

interface ChoiceProps {
  label: string
  name: string
  /** The label of the first option, which turns the filter off. */
  none?: string
  options: [value: string, label: string][]
  value: string | undefined
}

function Choice({ label, name, none, options, value = '' }: ChoiceProps) {
  return (
    <label>
      {label}
      <select defaultValue={value} name={name}>
        {none && <option value="">{none}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
