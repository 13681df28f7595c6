import type { Locale } from '@studio/shared/locales'
import { StyleGuide as Guide } from '@/features/style-guide/style-guide'

export function StyleGuide({ locale }: { locale: Locale }) {
  return <Guide context={{ country: 'us', locale, path: 'style-guide', theme: 'paper' }} />
}
