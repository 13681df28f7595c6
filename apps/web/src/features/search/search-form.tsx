import { MAX_QUESTION } from '@studio/shared/contracts/search'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { TextInput } from '@/components/ui/text-input'
import { buttonVariants } from '@/components/ui/button'
import { searchHref } from './search-path'

interface Props {
  locale: Locale
  q: string
}

/** A search form that works without scripts, because the query is in the address. */
export function SearchForm({ locale, q }: Props) {
  const t = translator(locale, 'search')
  return (
    <form role="search" action={searchHref(locale)} className="flex max-w-[44rem] flex-wrap gap-3">
      <TextInput
        type="search"
        name="q"
        defaultValue={q}
        maxLength={MAX_QUESTION}
        placeholder={t('placeholder')}
        aria-label={t('label')}
        enterKeyHint="search"
        className="control min-w-0 flex-1 basis-60"
      />
      <button type="submit" className={buttonVariants()}>
        {t('submit')}
      </button>
    </form>
  )
}
