import type { Contact } from '@studio/shared/contracts/common'
import { publicPath } from '@studio/shared/paths'
import type { Address } from '@/features/routing/address'
import { translator } from '@/i18n/translator'
import { SiteForm } from './site-form'

interface Props {
  address: Address
  contact: Contact
}

/** At the foot of every page: hidden, and shown on request, with and without scripts. */
export function NewsletterSignUp({ address: { country, locale, path }, contact }: Props) {
  const t = translator(locale, 'forms')
  return (
    <details className="form-reveal" data-slot="newsletter">
      <summary>
        {t('newsletter.open')}
        <span className="cross" aria-hidden />
      </summary>
      <p className="mt-2 mb-5 max-w-[26rem] text-pencil">{t('newsletter.intro')}</p>
      <div className="max-w-[26rem]">
        <SiteForm
          form="newsletter"
          id="newsletter"
          from={publicPath(locale, path)}
          {...{ country, locale, contact }}
        />
      </div>
    </details>
  )
}
