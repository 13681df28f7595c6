import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { translator } from '@/i18n/translator'
import { NewsletterSignUp } from '@/features/forms/newsletter'
import { Preferences } from '@/features/preferences/preferences'
import type { Address } from '@/lib/address'
import { FooterContact, FooterGroups, FooterSocial } from './footer-columns'
import { FooterLegal } from './footer-legal'

interface Props {
  layoutData: LayoutData
  address: Address
}

export function SiteFooter({ layoutData, address }: Props) {
  const t = translator(address.locale, 'shell')
  const { mission, footer, contact, social, loginHref } = layoutData
  const portal = publicPath(address.locale, ACCOUNT_PATHS.portal)
  const clients = loginHref === null ? null : { label: t('clientPortal'), login: loginHref, portal }
  return (
    <footer className="on-ink site-footer" data-slot="footer">
      <div className="wrap py-16 md:py-24">
        <p className="title-3 max-w-[19em] text-balance">{mission}</p>
        <div className="mt-14 flex flex-wrap gap-x-16 gap-y-12">
          <nav aria-label={t('footerNavigation')} className="laid-out-late flex-[3_1_28rem]">
            <FooterGroups footer={footer} clients={clients} />
          </nav>
          <div className="grid flex-[2_1_20rem] gap-x-10 gap-y-12 sm:grid-cols-2">
            <FooterContact contact={contact} heading={t('contact')} locale={address.locale} />
            <FooterSocial social={social} heading={t('social')} />
            <div className="sm:col-span-2">
              <NewsletterSignUp address={address} contact={contact} />
            </div>
          </div>
        </div>
        <Preferences address={address} />
        <FooterLegal layoutData={layoutData} address={address} />
      </div>
    </footer>
  )
}
