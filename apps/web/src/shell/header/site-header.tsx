import type { HeaderVersion } from '@studio/shared/contracts/menus'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { hasCallButton, type HeaderTheme } from '@studio/shared/routes/appearance'
import { inquiryLink } from '@studio/shared/inquiry/inquiry-link'
import { topicOfPage } from '@studio/shared/inquiry/topics'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { AccountLink } from '@/features/account/account-link'
import { SearchLink } from '@/features/search/search-link'
import type { Address } from '@/lib/address'
import { Wordmark } from '@/components/ui/wordmark'
import { accountWords } from './account-words'
import { CallButton } from './call-button'
import { ContactBar } from './contact-bar'
import { MenuIcon } from './icons'
import { MenuWatch } from './menu-watch'
import { NAV_ID, SiteNav } from './site-nav'
import { LOCALE_NAMES, LOCALE_SIGNS } from '@studio/shared/locales'
import { LanguageChoice } from '@/features/preferences/language-choice'

const PANEL_ID = 'language-menu'

/** The language menu of wide screens. On others, the languages are in the main menu. */
function LanguageMenu({ address }: { address: Address }) {
  const t = translator(address.locale, 'preferences')
  const name = LOCALE_NAMES[address.locale]
  return (
    <div className="max-desk:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="language-menu-opener"
        title={t('language')}
        aria-label={`${t('language')}: ${name}`}
      >
        {LOCALE_SIGNS[address.locale]}
      </button>
      <div id={PANEL_ID} popover="auto" className="language-panel">
        <LanguageChoice address={address} />
      </div>
    </div>
  )
}

interface Props {
  layoutData: LayoutData
  address: Address
  theme: HeaderTheme
  version: HeaderVersion
  /** Whether the header covers the opening video. */
  isOver: boolean
}

const HEADER_ID = 'site-header'

export function SiteHeader({ layoutData, address, theme, version, isOver }: Props) {
  const t = translator(address.locale, 'shell')
  const { header, studioName, loginHref } = layoutData
  const { callToAction } = header
  return (
    <header
      id={HEADER_ID}
      className={`${theme === 'dark' ? 'on-ink' : 'on-paper'} site-header border-b border-rule ${isOver ? 'site-header-over' : ''}`}
      data-slot="header"
      data-theme={theme}
      data-version={version}
    >
      {address.country === 'gr' && <ContactBar contact={layoutData.contact} />}
      <div className="wrap flex min-h-20 items-center justify-between gap-x-[clamp(1rem,1.7vw,2.25rem)]">
        <AnyLink
          href={publicPath(address.locale, '')}
          className="site-header-home text-fg no-underline"
          aria-label={t('homeLink', { studio: studioName })}
        >
          <Wordmark name={studioName} />
        </AnyLink>
        <SiteNav layoutData={layoutData} address={address} version={version} />
        <div className="flex items-center gap-3 desk:gap-4">
          <SearchLink locale={address.locale} className="site-header-search max-sm:hidden" />
          <LanguageMenu address={address} />
          {loginHref && (
            <AccountLink
              href={loginHref}
              words={accountWords(address.locale)}
              className="site-nav-name site-nav-login"
            />
          )}
          {hasCallButton(address.path) && (
            <CallButton contact={layoutData.contact} locale={address.locale} />
          )}
          {callToAction && (
            <AnyLink
              href={inquiryLink(callToAction.href, topicOfPage(address.path))}
              isExternal={callToAction.isExternal}
              lang={header.language}
              className={`${buttonVariants({ emphasis: 'primary' })} whitespace-nowrap max-[100rem]:px-4 max-sm:hidden`}
            >
              {callToAction.label}
            </AnyLink>
          )}
          <button
            type="button"
            popoverTarget={NAV_ID}
            className={`${buttonVariants({ emphasis: 'secondary' })} site-header-menu desk:hidden`}
          >
            <span>{t('menu')}</span>
            <MenuIcon />
          </button>
        </div>
      </div>
      <MenuWatch headerId={HEADER_ID} />
    </header>
  )
}
