import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'
import { definitionOf, type FormName } from './definitions'
import { FileField } from './file-field'
import { FormField } from './form-field'
import { FormNews } from './form-news'
import { LiveForm } from './live-form'
import type { FallbackContact, FormState } from './types'
import { ownFields } from './own-fields'
import { SendButton } from './send-button'
import { HoneypotField } from './honeypot-field'

interface Props {
  form: FormName
  /** The form's id, which must be unique on the page. */
  id: string
  country: Country
  locale: Locale
  contact: FallbackContact
  /** The public path of the page, to which the result links back. */
  from: string
  /** Values that the page fills in: a job, a page, a link's secret. */
  hidden?: Record<string, string>
  /** Initial values. */
  values?: Record<string, string>
  /** See `LiveForm`. */
  draftName?: string
  /** The state of a form that the server has refused and shows again. */
  state?: FormState | undefined
}

/** A plain HTML form that works without scripts. `LiveForm` adds behavior to it. */
export function SiteForm({
  form,
  id,
  country,
  locale,
  contact,
  from,
  hidden = {},
  draftName,
  ...given
}: Props) {
  const t = translator(locale, 'forms')
  const { fields, file, isGuarded, textField } = definitionOf(form)
  const { state } = given
  const values = { ...given.values, ...state?.values }
  const reach = { phone: contact.phone, phoneHref: contact.phoneHref, email: contact.email }
  const known = { ...hidden, country, ...ownFields({ locale, from, reach }) }
  return (
    <LiveForm
      id={id}
      form={form}
      locale={locale}
      contact={reach}
      action={`/api/form/${form}`}
      takesFile={file !== null}
      draftName={draftName}
      label={t(`names.${form}`)}
      className={form === 'newsletter' ? 'site-form site-form-line' : 'site-form'}
    >
      {Object.entries(known).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {isGuarded && <HoneypotField id={id} label={t('trap')} />}
      {fields.map((field) => (
        <FormField
          key={field.name}
          {...{ id, field, locale }}
          value={values[field.name]}
          error={state?.errors[field.name]}
        />
      ))}
      {file && <FileField {...{ id, file, locale }} error={state?.errors.file} />}
      <SendButton form={form} locale={locale} privacyHref={publicPath(locale, 'privacy-policy')} />
      <div className="sm:col-span-2" role="status">
        {state && (
          <div data-server-word>
            <FormNews
              kind={state.news}
              words={{ text: t(`news.${state.news}`), phone: t('phone'), mail: t('mail') }}
              contact={reach}
              draft={(textField !== null && values[textField]) || ''}
            />
          </div>
        )}
        <div data-form-news tabIndex={-1} className="outline-none" />
      </div>
    </LiveForm>
  )
}
