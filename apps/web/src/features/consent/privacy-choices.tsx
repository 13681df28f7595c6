import type { ThirdParties } from '@studio/shared/contracts/layout-data'
import { translator } from '@/i18n/translator'
import type { Address } from '@/lib/address'
import { ChoicesButton } from './choices-button'
import { kindsInUse } from './kinds-in-use'

interface Props {
  services: ThirdParties
  address: Pick<Address, 'country' | 'locale'>
  className: string
}

/**
 * The button at the foot of every page in every country. It needs scripts, and without them no
 * service loads.
 */
export function PrivacyChoices({ services, address: { country, locale }, ...look }: Props) {
  const t = translator(locale, 'privacy')
  return (
    <ChoicesButton
      kinds={kindsInUse(services)}
      className={`needs-scripts ${look.className}`}
      {...{ country, locale }}
    >
      {t('choices')}
    </ChoicesButton>
  )
}
