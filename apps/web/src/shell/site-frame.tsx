import type { ReactNode } from 'react'
import type { HeaderVersion } from '@studio/shared/contracts/menus'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { HeaderTheme } from '@studio/shared/routes/appearance'
import type { Layout } from '@studio/shared/routes/layout'
import { CookieNotice } from '@/features/consent/cookie-notice'
import { LinkDialogs } from '@/features/link-dialogs/link-dialogs'
import { LanguageOffer } from '@/features/preferences/language-offer'
import type { Address } from '@/lib/address'
import { ThirdPartyGate } from '@/features/consent/third-party-gate'
import { usesServices } from '@/features/consent/kinds-in-use'
import { translator } from '@/i18n/translator'
import { SearchOpener } from '@/features/search/search-opener'
import { searchHref } from '@/features/search/search-path'
import { LegalLinks } from './footer/legal-links'
import { SiteFooter } from './footer/site-footer'
import { SiteHeader } from './header/site-header'
import { absoluteUrl } from '@/features/seo/alternates'

interface Props {
  layoutData: LayoutData
  address: Address
  headerTheme: HeaderTheme
  /** Whether the page begins with a full-screen video under the header. */
  hasHeaderOver?: boolean
  layout?: Layout
  /** The page's choice of a header. The default is the site's. */
  headerVersion?: HeaderVersion | undefined
  children: ReactNode
}

/**
 * The header and footer of a page. They are part of the page and not of the layout, because the
 * header's theme depends on the page, and its menu closes on navigation.
 */
export function SiteFrame({
  layoutData,
  address,
  headerTheme,
  hasHeaderOver = false,
  layout = 'default',
  headerVersion = layoutData.header.version,
  children,
}: Props) {
  const { country, locale } = address
  if (layout === 'bare') {
    return (
      <>
        {children}
        <div className="on-paper">
          <div className="wrap py-3 text-small text-pencil">
            <LegalLinks pages={layoutData.legalPages} locale={locale} />
          </div>
        </div>
      </>
    )
  }
  const t = translator(locale, 'shell')
  // In the German market, the header of every page has such a bar already.
  const hasTopBar = layout === 'topBar' && country !== 'gr'
  return (
    <>
      <a
        href="#content"
        className="sr-only bg-signal px-5 py-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-10"
      >
        {t('skipToContent')}
      </a>
      <LanguageOffer address={address} />
      <CookieNotice layoutData={layoutData} address={address} />
      {hasTopBar && <TopBar contact={layoutData.contact} label={t('directContact')} />}
      <SiteHeader
        layoutData={layoutData}
        address={address}
        theme={headerTheme}
        version={headerVersion}
        isOver={hasHeaderOver}
      />
      <PrintHead layoutData={layoutData} address={address} />
      {children}
      <SiteFooter layoutData={layoutData} address={address} />
      <SearchOpener country={country} locale={locale} href={searchHref(locale)} />
      <LinkDialogs storyboards={layoutData.storyboards} country={country} locale={locale} />
      {usesServices(layoutData.thirdParties) && (
        <ThirdPartyGate services={layoutData.thirdParties} country={country} />
      )}
    </>
  )
}

interface PrintHeadProps {
  layoutData: LayoutData
  address: Address
}

/** Replaces the header and footer in print. It contains the studio's name, address and contact. */
function PrintHead({
  layoutData: { studioName, contact },
  address: { locale, path },
}: PrintHeadProps) {
  return (
    <p className="print-head" aria-hidden>
      <strong>{studioName}</strong>
      <bdi>{absoluteUrl(locale, path)}</bdi>
      <bdi>{contact.phone}</bdi>
      <bdi>{contact.email}</bdi>
    </p>
  )
}

interface TopBarProps {
  contact: LayoutData['contact']
  label: string
}

/** A bar with phone and email above the header. */
function TopBar({ contact: { phone, phoneHref, email }, label }: TopBarProps) {
  const link = 'inline-flex min-h-11 items-center no-underline hover:underline'
  return (
    <aside aria-label={label} className="on-blue" data-slot="top-bar">
      <p className="wrap flex flex-wrap justify-end gap-x-8 text-small font-semibold">
        <a href={phoneHref} className={link}>
          <bdi>{phone}</bdi>
        </a>
        <a href={`mailto:${email}`} className={link}>
          <bdi>{email}</bdi>
        </a>
      </p>
    </aside>
  )
}
