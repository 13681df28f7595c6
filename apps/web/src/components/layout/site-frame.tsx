import type { ReactNode } from 'react'
import type { ShellView } from '@studio/shared/contracts/shell'
import { getTranslations } from 'next-intl/server'
import { CookieNotice } from '@/features/consent/cookie-notice'
import { LinkDialogs } from '@/features/link-dialogs/link-dialogs'
import type { Address } from '@/features/routing/address'
import { usesServices } from '@/features/third-parties/uses-services'
import { ThirdPartyGate } from '@/features/third-parties/third-party-gate'
import { PrintHead } from './print-head'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

interface Props {
  shell: ShellView
  address: Address
  headerTheme: 'light' | 'dark'
  children: ReactNode
}

/**
 * Header and footer around a page. It belongs to the page, not to the layout:
 * the header's theme is the page's, and its menu closes when the page changes.
 */
export async function SiteFrame({ shell, address, headerTheme, children }: Props) {
  const { country, locale } = address
  const t = await getTranslations({ locale, namespace: 'shell' })
  return (
    <>
      <a
        href="#content"
        className="sr-only bg-signal px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-10"
      >
        {t('skipToContent')}
      </a>
      <CookieNotice shell={shell} address={address} />
      <SiteHeader shell={shell} address={address} theme={headerTheme} />
      <PrintHead shell={shell} address={address} />
      {children}
      <SiteFooter shell={shell} address={address} />
      <LinkDialogs storyboards={shell.storyboards} country={country} locale={locale} />
      {usesServices(shell.thirdParties) && (
        <ThirdPartyGate services={shell.thirdParties} country={country} />
      )}
    </>
  )
}
