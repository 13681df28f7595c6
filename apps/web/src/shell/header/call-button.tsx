import type { Contact } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { buttonVariants } from '@/components/ui/button'

interface Props {
  contact: Contact
  locale: Locale
}

/**
 * A link that calls the country's office. On phones, and beside the menus in the header, it is only
 * an icon. Tablets show a label, and the widest screens show the number.
 */
export function CallButton({ contact, locale }: Props) {
  const t = translator(locale, 'shell')
  return (
    <a
      href={contact.phoneHref}
      className={`${buttonVariants({ emphasis: 'secondary' })} whitespace-nowrap max-[120rem]:px-4 max-sm:min-w-12 max-sm:gap-0 max-sm:px-0 min-[85.375rem]:max-[120rem]:min-w-12 min-[85.375rem]:max-[120rem]:gap-0 min-[85.375rem]:max-[120rem]:px-0`}
      data-slot="call-button"
    >
      <PhoneIcon />
      <span className="max-sm:sr-only min-[85.375rem]:sr-only">{t('call')}</span>
      {/* The menus' German names need the whole line, so the number is hidden. */}
      <bdi className={locale === 'de' ? 'sr-only' : 'max-[120rem]:sr-only'}>{contact.phone}</bdi>
    </a>
  )
}

function PhoneIcon() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="flex-none"
      aria-hidden
    >
      <path d="M5.5 1.5h-3C2 9 7 14 14.5 14v-3.5L11 9l-1.8 1.8C7.5 10 6 8.5 5.2 6.8L7 5Z" />
    </svg>
  )
}
