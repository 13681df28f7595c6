import type { ReactNode } from 'react'
import type { ShellView } from '@studio/shared/contracts/shell'
import { getTranslations } from 'next-intl/server'
import type { Address } from '@/features/routing/address'
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
  const t = await getTranslations({ locale: address.locale, namespace: 'shell' })
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-0 z-10 -translate-y-full bg-signal px-5 py-3 font-semibold text-ink focus:translate-y-4"
      >
        {t('skipToContent')}
      </a>
      <SiteHeader shell={shell} address={address} theme={headerTheme} />
      {children}
      <SiteFooter shell={shell} address={address} />
    </>
  )
}
