import type { Contact } from '@studio/shared/contracts/common'
import { publicPath } from '@studio/shared/paths'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { SiteForm } from './site-form'

interface SignUpProps {
  address: Address
  contact: Contact
}

/**
 * The newsletter form in the footer. It is collapsed, and can be opened with or without scripts.
 */
export function NewsletterSignUp({ address: { country, locale, path }, contact }: SignUpProps) {
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

type StepForm = 'newsletterConfirm' | 'newsletterEnd'

/** @returns the form for the step in a mail's link, or null for an unknown step */
export function stepNamed(step: string): StepForm | null {
  if (step === 'confirm') return 'newsletterConfirm'
  return step === 'end' ? 'newsletterEnd' : null
}

interface StepProps {
  form: StepForm
  /** The secret of the mail's link. */
  id: string
  address: Address
  contact: Contact
}

export function NewsletterStep({ form, id, address: { country, locale }, contact }: StepProps) {
  const t = translator(locale, 'forms')
  return (
    <main id="content" tabIndex={-1} className="on-paper min-h-[60svh] outline-none">
      <div className="wrap band">
        <h1 className="title-2 max-w-[13.4em]">{t(`confirm.${form}.title`)}</h1>
        <p className="lead mt-5 mb-9 max-w-[36rem] text-pencil">{t(`confirm.${form}.text`)}</p>
        <SiteForm
          {...{ form, country, locale, contact }}
          id="step"
          from={publicPath(locale, '')}
          hidden={{ id }}
        />
      </div>
    </main>
  )
}
