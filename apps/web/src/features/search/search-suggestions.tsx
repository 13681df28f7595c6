import { useTranslations } from 'next-intl'

interface Props {
  onChoose: (words: string) => void
}

/** Suggested queries, which are shown before anything is typed. */
export function SearchSuggestions({ onChoose }: Props) {
  const t = useTranslations('search')
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
