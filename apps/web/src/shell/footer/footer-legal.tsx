import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import { AnyLink } from '@/components/ui/any-link'
import { Tag } from '@/components/ui/tag'
import { PrivacyChoices } from '@/features/consent/privacy-choices'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'

interface Props {
  layoutData: LayoutData
  address: Address
}

const LINK = 'inline-flex min-h-11 items-center underline decoration-1 hover:text-fg'

/** The legal notice must be reachable from every page, whatever the menus contain. */
function LegalLinks({ pages, locale }: { pages: LayoutData['legalPages']; locale: Locale }) {
  const t = translator(locale, 'shell')
  const links = [
    { href: pages.notice, label: t('legalNotice') },
    { href: pages.accessibility, label: t('accessibility') },
  ]
  return (
    <nav aria-label={t('legal')} className="flex flex-wrap gap-x-6">
      {links.map(
        ({ href, label }) =>
          href && (
            <AnyLink key={href} href={href} className={LINK}>
              {label}
            </AnyLink>
          ),
      )}
    </nav>
  )
}

/** Copyright, legal pages, privacy settings and certifications. */
export function FooterLegal({ layoutData, address }: Props) {
  const t = translator(address.locale, 'shell')
  const { badges, foundedYear, studioName } = layoutData
  return (
    <div className="laid-out-late mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-small text-pencil">
      <p>
        <bdi>
          {t('copyright', {
            from: String(foundedYear),
            to: String(new Date().getUTCFullYear()),
            studio: studioName,
          })}
        </bdi>
      </p>
      <LegalLinks pages={layoutData.legalPages} locale={address.locale} />
      <PrivacyChoices
        services={layoutData.thirdParties}
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
  )
}
