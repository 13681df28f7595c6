import type { ReactNode } from 'react'
import { directionOf, toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { translator } from '@/i18n/translator'
import { AnnounceInteractive } from '@/features/interactive/announce-interactive'
import { BEFORE_STYLES } from '@/features/before-styles/before-styles'
import { ConnectionNotice } from '@/features/connection/connection-notice'
import { SharedScript } from '@/features/shared-script/shared-script-element'
import { LayOutWhenQuiet } from '@/features/lay-out-rest/lay-out-when-quiet'
import { NavigationProgress } from '@/features/navigation-progress/navigation-progress'
import { preloadFonts } from '@/components/layout/preload-fonts'
import '@/app/globals.css'

/** None at build: every page is made when it is first asked for. */
export function generateStaticParams(): [] {
  return []
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await rootLocale())
  preloadFonts(locale)
  const t = translator(locale, 'connection')
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: BEFORE_STYLES }} />
      </head>
      <body>
        <NavigationProgress />
        {children}
        <ConnectionNotice words={{ offline: t('offline'), online: t('online') }} />
        <SharedScript locale={locale} />
        <AnnounceInteractive />
        <LayOutWhenQuiet />
      </body>
    </html>
  )
}
