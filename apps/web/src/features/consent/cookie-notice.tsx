import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { AnyLink } from '@/components/ui/any-link'
import type { Address } from '@/lib/address'
import { kindsInUse } from './kinds-in-use'
import type { Kind } from '@/lib/consent-choice'
import { mustAsk } from '@/lib/may-load'
import { NoticeBox } from './notice-box'

interface Props {
  layoutData: LayoutData
  address: Address
}

/**
 * Asks for consent in countries that require it. The notice covers the foot of the page until it
 * is answered.
 */
export function CookieNotice({ layoutData, address: { country, locale } }: Props) {
  if (!mustAsk(country)) return null
  const t = translator(locale, 'privacy')
  const { title, text, policy } = layoutData.cookieNotice
  const kinds = kindsInUse(layoutData.thirdParties)
  const words = { accept: t('accept'), decline: t('decline'), choose: t('choose') }
  return (
    <NoticeBox title={title ?? t('noticeTitle')} {...{ words, kinds, country, locale }}>
      {text ?? t('noticeText', { kinds: namesOf(kinds, locale) })}
      {policy && (
        <>
          {' '}
          <AnyLink href={policy.href} className="underline">
            {policy.label}
          </AnyLink>
        </>
      )}
    </NoticeBox>
  )
}

/** Names the kinds in use, because the notice must not speak of services that the site lacks. */
function namesOf(kinds: readonly Kind[], locale: Locale): string {
  const t = translator(locale, 'privacy')
  const names = kinds.map((kind) => t(`kinds.${kind}.noticeName`))
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
}
