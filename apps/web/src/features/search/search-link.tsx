import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { buttonVariants } from '@/components/ui/button'
import { searchHref } from './search-path'

interface Props {
  locale: Locale
  className?: string
  /** In a list of links the word is seen as well. */
  hasWord?: boolean
}

/** Leads to the page of the search; where scripts run, the search opens over this page instead. */
export function SearchLink({ locale, className = '', hasWord = false }: Props) {
  const t = translator(locale, 'search')
  return (
    <a
      href={searchHref(locale)}
      data-search
      className={hasWord ? className : `${buttonVariants({ emphasis: 'quiet' })} ${className}`}
      {...(!hasWord && { title: t('open') })}
    >
      {!hasWord && <Lens />}
      <span className={hasWord ? '' : 'sr-only'}>{t('open')}</span>
    </a>
  )
}

function Lens() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="flex-none rtl:-scale-x-100"
      aria-hidden
    >
      <circle cx="7.5" cy="7.5" r="5.5" />
      <path d="m12 12 5 5" />
    </svg>
  )
}
