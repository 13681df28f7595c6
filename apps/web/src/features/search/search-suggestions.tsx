import type { createTranslator } from 'next-intl'
import type { Messages } from '@/i18n/messages'

interface Props {
  t: ReturnType<typeof createTranslator<Messages, 'search'>>
  onChoose: (words: string) => void
}

/** Suggested queries, which are shown before anything is typed. */
export function SearchSuggestions({ t, onChoose }: Props) {
  return (
    <div className="search-suggestions">
      <p className="slate text-pencil">{t('suggestions')}</p>
      <ul>
        {(['one', 'two', 'three', 'four'] as const).map((key) => (
          <li key={key}>
            <button
              type="button"
              className="search-suggestion"
              onClick={() => onChoose(t(`suggested.${key}`))}
            >
              {t(`suggested.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
