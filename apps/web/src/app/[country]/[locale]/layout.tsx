import type { ReactNode } from 'react'
import { directionOf, toLocale } from '@studio/shared/locales'
import { locale as rootLocale } from 'next/root-params'
import { translator } from '@/i18n/translator'
import { AnnounceInteractive } from '@/delivery/deferred-scripts/announce-interactive'
import { ConnectionNotice } from '@/shell/connection-notice'
import { HEAD_SCRIPT } from '@/shell/head-script'
import { NavigationProgress } from '@/shell/navigation-progress'
import { preloadFont } from '@/shell/preload-font'
import '@/app/globals.css'

/** No page is built in advance; each is rendered on its first request. */
export function generateStaticParams(): [] {
  return []
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await rootLocale())
  preloadFont(locale)
  const t = translator(locale, 'connection')
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
        <NavigationProgress />
        {children}
        <ConnectionNotice words={{ offline: t('offline'), online: t('online') }} />
        <AnnounceInteractive />
      </body>
    </html>
  )
}
