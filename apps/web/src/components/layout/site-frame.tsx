import type { ReactNode } from 'react'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Address } from '@/features/routing/address'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { translator } from '@/i18n/translator'

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
export function SiteFrame({ shell, address, headerTheme, children }: Props) {
  const t = translator(address.locale, 'shell')
  return (
    <>
      <a
        href="#content"
        className="sr-only bg-signal px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-10"
      >
        {t('skipToContent')}
      </a>
      <SiteHeader shell={shell} address={address} theme={headerTheme} />
      {children}
      <SiteFooter shell={shell} address={address} />
    </>
  )
}
