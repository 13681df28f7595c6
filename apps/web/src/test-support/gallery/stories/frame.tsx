import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { ContactDetails } from '@/blocks/contact-details'
import { CookieNotice } from '@/features/consent/cookie-notice'
import { PrivacyChoices } from '@/features/consent/privacy-choices'
import { FooterContact } from '@/shell/footer/footer-columns'
import { SiteHeader } from '@/shell/header/site-header'
import { LanguageOffer } from '@/features/preferences/language-offer'
import { Preferences } from '@/features/preferences/preferences'
import { contextIn, layoutDataIn } from '../samples'

interface Props {
  locale: Locale
  country?: Country
  version?: 'mega' | 'dropdowns'
}

/** The header of every page. */
export function Header({ locale, country = 'us', version = 'mega' }: Props) {
  return (
    <>
      <SiteHeader
        layoutData={layoutDataIn(locale)}
        address={{ country, locale, path: '2d-animatics' }}
        theme="light"
        version={version}
        isOver={false}
      />
      <main id="content" tabIndex={-1} className="on-paper min-h-svh">
        <h1>Page</h1>
      </main>
    </>
  )
}

/** The consent notice, and the button that opens it again. */
export function Consent({ locale, country = 'gr' }: Props) {
  const layoutData = layoutDataIn(locale)
  const address = { country, locale, path: 'faq' }
  return (
    <>
      <CookieNotice {...{ layoutData, address }} />
      <main id="content" tabIndex={-1} className="on-paper min-h-svh">
        <h1>Page</h1>
      </main>
      <footer className="on-ink">
        <PrivacyChoices services={layoutData.thirdParties} address={address} className="py-3" />
      </footer>
    </>
  )
}

const BERLIN = {
  country: 'gr',
  phone: '+49 30 23125 142',
  phoneHref: 'tel:+493023125142',
} as const

/**
 * Contacts on a page and in its footer, with the phone number in the country where the page's
 * language is spoken.
 */
export function Contacts({ locale }: Props) {
  const context = contextIn(locale)
  const contact = { ...context.contact, home: BERLIN }
  return (
    <>
      <main className="on-paper">
        <h1 className="sr-only">Studio</h1>
        <ContactDetails
          context={{ ...context, contact }}
          block={{ type: 'contactDetails', id: 'contact', heading: null, intro: null, cities: [] }}
        />
      </main>
      <footer className="on-ink wrap py-8">
        <FooterContact contact={contact} heading="Studio" locale={locale} />
      </footer>
    </>
  )
}

/** Language and country at the foot of the page. */
export function Selectors({ locale, country = 'us' }: Props) {
  return (
    <footer className="on-ink wrap">
      <Preferences address={{ country, locale, path: 'pricing' }} />
    </footer>
  )
}

/** The offers of other languages, of which the page's first script shows one. */
export function Offer({ locale, country = 'us' }: Props) {
  return (
    <>
      <LanguageOffer address={{ country, locale, path: 'pricing' }} />
      <Header locale={locale} country={country} />
    </>
  )
}
