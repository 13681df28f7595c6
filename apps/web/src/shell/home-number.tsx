import type { Contact } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

interface Props {
  home: NonNullable<Contact['home']>
  locale: Locale
  className: string
}

/**
 * The phone number in the country where the page's language is spoken, with the name of that
 * country.
 */
export function HomeNumber({ home: { country, phone, phoneHref }, locale, className }: Props) {
  return (
    <a href={phoneHref} className={className}>
      <span>
        {translator(locale, 'preferences')(`countries.${country}`)}{' '}
        <bdi className="whitespace-nowrap">{phone}</bdi>
      </span>
    </a>
  )
}
