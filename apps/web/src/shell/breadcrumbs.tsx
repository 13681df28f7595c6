import type { PageView } from '@studio/shared/contracts/page'
import type { Locale } from '@studio/shared/locales'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { translator } from '@/i18n/translator'

interface Props {
  trail: PageView['breadcrumbs']
  theme: 'light' | 'dark'
  locale: Locale
}

/** Pages directly below the home page have no breadcrumbs. */
export function hasBreadcrumbs(trail: PageView['breadcrumbs']): boolean {
  return trail.length > 2
}

/** Path from the home page to this one. */
export function Breadcrumbs({ trail, theme, locale }: Props) {
  if (!hasBreadcrumbs(trail)) return null
  const t = translator(locale, 'shell')
  return (
    <div className={theme === 'dark' ? 'on-ink' : 'on-paper'}>
      <Breadcrumb label={t('breadcrumbs')} trail={trail} className="wrap pt-6" />
    </div>
  )
}
