import type { Locale } from '@studio/shared/locales'
import { AnyLink } from '@/components/ui/any-link'
import { buttonVariants } from '@/components/ui/button'
import { translator } from '@/i18n/translator'
import type { FormName } from './definitions'

interface Props {
  form: FormName
  locale: Locale
  privacyHref: string
}

function asksForData(
  form: FormName,
): form is Exclude<FormName, 'newsletterConfirm' | 'newsletterEnd'> {
  return form !== 'newsletterConfirm' && form !== 'newsletterEnd'
}

/** A button that keeps its place and focus while the form is sent: see `forms.css`. */
export function SendButton({ form, locale, privacyHref }: Props) {
  const t = translator(locale, 'forms')
  return (
    <div className="form-foot">
      <button type="submit" className={buttonVariants()}>
        <span className="form-rest">{t(`send.${form}`)}</span>
        <span className="form-busy">
          {t('sending')}
          <span className="drawing" aria-hidden />
        </span>
      </button>
      {asksForData(form) && (
        <p className="max-w-[34rem] text-small text-pencil">
          {t(`purposes.${form}`)}{' '}
          {t.rich('privacy', {
            link: (words) => (
              <AnyLink href={privacyHref} className="underline hover:text-accent">
                {words}
              </AnyLink>
            ),
          })}
        </p>
      )}
    </div>
  )
}
