import type { PageView } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import { getTranslations } from 'next-intl/server'
import { AnyLink } from '@/components/ui/any-link'

interface Props {
  trail: PageView['breadcrumbs']
  theme: 'light' | 'dark'
  locale: Locale
}

/** From the home page to here; a page right below it needs none. */
export async function Breadcrumbs({ trail, theme, locale }: Props) {
  if (trail.length < 3) return null
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    <nav aria-label={t('breadcrumbs')} className={theme === 'dark' ? 'on-ink' : 'on-paper'}>
      <ol className="wrap flex flex-wrap gap-x-3 pt-6 text-[0.9375rem] text-pencil">
        {trail.map(({ label, href }, index) => (
          <li key={href} className="not-first:before:me-3 not-first:before:content-['/']">
            {index === trail.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <AnyLink href={href}>{label}</AnyLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
