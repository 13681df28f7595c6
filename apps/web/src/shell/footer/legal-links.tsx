import { AnyLink } from '@/components/ui/any-link'
import { translator } from '@/i18n/translator'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'

interface Props {
  pages: Partial<LayoutData['legalPages']>
  locale: Locale
  className?: string
}

/** Links to the published pages that the law wants to be reachable from every page. */
export function LegalLinks({ pages, locale, className = '' }: Props) {
  const t = translator(locale, 'shell')
  const links = [
    { href: pages.notice, label: t('legalNotice') },
    { href: pages.privacy, label: t('privacyStatement') },
    { href: pages.accessibility, label: t('accessibility') },
  ]
  return (
    <nav aria-label={t('legal')} className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(
        ({ href, label }) =>
          href && (
            <AnyLink
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center underline decoration-1 hover:text-fg"
            >
              {label}
            </AnyLink>
          ),
      )}
    </nav>
  )
}
