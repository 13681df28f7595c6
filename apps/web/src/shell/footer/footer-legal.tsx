import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { Tag } from '@/components/ui/tag'
import { PrivacyChoices } from '@/features/consent/privacy-choices'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { LegalLinks } from './legal-links'

interface Props {
  layoutData: LayoutData
  address: Address
}

function thisYear() {
  return String(new Date().getUTCFullYear())
}

/** Copyright, legal pages, privacy settings and certifications. */
export function FooterLegal({ layoutData, address }: Props) {
  const t = translator(address.locale, 'shell')
  const { badges, foundedYear, studioName } = layoutData
  // The statement on privacy is in the columns above.
  const { notice, accessibility } = layoutData.legalPages
  return (
    <div className="laid-out-late mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-4 text-small text-pencil">
      <p>
        <bdi>
          {t('copyright', {
            from: String(foundedYear),
            to: thisYear(),
            studio: studioName,
          })}
        </bdi>
      </p>
      <LegalLinks pages={{ notice, accessibility }} locale={address.locale} />
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
