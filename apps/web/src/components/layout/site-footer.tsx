import type { ShellView } from '@studio/shared/contracts/shell'
import { getTranslations } from 'next-intl/server'
import { AnyLink } from '@/components/ui/any-link'
import { Tag } from '@/components/ui/tag'
import { PrivacyChoices } from '@/features/consent/privacy-choices'
import { Preferences } from '@/features/preferences/preferences'
import type { Address } from '@/features/routing/address'
import { FooterContact } from './footer-contact'

interface Props {
  shell: ShellView
  address: Address
}

export async function SiteFooter({ shell, address }: Props) {
  const t = await getTranslations({ locale: address.locale, namespace: 'shell' })
  const { mission, footerNavigation, contact, badges, social, foundedYear, studioName } = shell
  const heading = 'mb-4 text-pencil'
  const link = 'inline-block py-1 no-underline hover:underline'
  return (
    <footer className="on-ink" data-slot="footer">
      <div className="wrap py-16 md:py-24">
        <p className="title-3 max-w-[30ch] text-balance">{mission}</p>
        <div className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          <nav aria-label={t('footerNavigation')} className="lg:col-span-2">
            <h2 className={heading}>{t('footerNavigation')}</h2>
            <ul className="gap-x-10 lg:columns-2">
              {footerNavigation.map(({ label, href, isExternal }) => (
                <li key={href}>
                  <AnyLink href={href} isExternal={isExternal} className={link}>
                    {label}
                  </AnyLink>
                </li>
              ))}
            </ul>
          </nav>
          <FooterContact contact={contact} heading={t('contact')} headingClass={heading} />
          <div>
            <h2 className={heading}>{t('social')}</h2>
            <ul>
              {social.map(({ network, href }) => (
                <li key={href}>
                  <a href={href} rel="noopener me" className={link}>
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <Preferences address={address} />
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-[0.9375rem] text-pencil">
          <p>
            <bdi>
              {t('copyright', {
                from: String(foundedYear),
                to: String(new Date().getUTCFullYear()),
                studio: studioName,
              })}
            </bdi>
          </p>
          <PrivacyChoices
            services={shell.thirdParties}
            address={address}
            className="min-h-11 underline decoration-1 hover:text-fg"
          />
          <ul className="flex flex-wrap gap-x-3 gap-y-2" aria-label={t('badges')}>
            {badges.map((badge) => (
              <li key={badge}>
                <Tag>{badge}</Tag>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
