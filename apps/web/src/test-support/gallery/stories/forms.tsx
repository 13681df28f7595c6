import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import type { FormName } from '@/features/forms/definitions'
import { NewsletterSignUp } from '@/features/forms/newsletter'
import { SiteForm } from '@/features/forms/site-form'
import { CONTACT } from '../samples'

interface Props {
  locale: Locale
  country?: Country
  form?: FormName
}

export function Form({ locale, country = 'us', form = 'contact' }: Props) {
  const from = publicPath(locale, 'contact')
  return (
    <main className="on-paper wrap py-8">
      <h1 className="title-2 mb-8">Studio</h1>
      <SiteForm
        id="sample"
        draftName={`form ${form}`}
        contact={CONTACT}
        {...{ form, country, locale, from }}
      />
    </main>
  )
}

export function Newsletter({ locale, country = 'us' }: Props) {
  return (
    <footer className="on-ink wrap py-8">
      <NewsletterSignUp address={{ country, locale, path: 'faq' }} contact={CONTACT} />
    </footer>
  )
}
