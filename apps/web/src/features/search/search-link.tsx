import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { buttonVariants } from '@/components/ui/button'
import { searchHref } from './search-path'

interface Props {
  locale: Locale
  className?: string
  /** Whether the label is visible, as in a list of links. */
  hasWord?: boolean
}

/** A link to the search page. With scripts, it opens the dialog instead. */
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
