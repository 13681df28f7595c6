import { publicPath } from '@studio/shared/paths'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Pagination } from '@/components/ui/pagination'
import { Preferences } from '@/features/preferences/preferences'
import { THEME_PATHS, type SectionProps } from '../guide-context'
import { GuideSection } from '../guide-section'
import { translator } from '@/i18n/translator'

export function Wayfinding({ context }: SectionProps) {
  const { locale, theme } = context
  const t = translator(locale, 'styleGuide')
  const shell = translator(locale, 'shell')
  const here = publicPath(locale, THEME_PATHS[theme])
  return (
    <GuideSection name="wayfinding" context={context}>
      <Breadcrumb
        label={shell('breadcrumbs')}
        trail={[
          { label: t('trail.home'), href: publicPath(locale, '') },
          { label: t('title'), href: here },
          { label: t('trail.here'), href: `${here}#wayfinding` },
        ]}
      />
      <Pagination
        label={t('pages')}
        current={6}
        count={12}
        hrefOf={() => '#wayfinding'}
        locale={locale}
      />
      <Preferences address={context} />
    </GuideSection>
  )
}
