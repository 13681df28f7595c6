import type { Contact } from '@studio/shared/contracts/common'
import { translator } from '@/i18n/translator'

/** Only visitors in Germany see this bar, so it is in German on pages of every language. */
const LOCALE = 'de'

/** The contact of the German office above the header, in German. */
export function ContactBar({ contact }: { contact: Contact }) {
  const t = translator(LOCALE, 'contactBar')
  const { phone, phoneHref, email } = contact
  const link =
    'inline-flex min-h-11 items-center gap-2 whitespace-nowrap no-underline hover:underline'
  return (
    <div
      role="group"
      className="on-blue text-(length:--text-small)"
      data-slot="contact-bar"
      aria-label={t('label')}
      lang={LOCALE}
      dir="ltr"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6">
        <p className="font-semibold max-md:sr-only">{t('invitation')}</p>
        <p className="flex flex-wrap gap-x-6 max-md:w-full max-md:justify-between">
          <a href={phoneHref} className={link}>
            <span className="text-pencil max-sm:sr-only">{t('phone')}</span>
            {phone}
          </a>
          <a href={`mailto:${email}`} className={link}>
            <span className="text-pencil max-sm:sr-only">{t('email')}</span>
            {email}
          </a>
        </p>
      </div>
    </div>
  )
}
