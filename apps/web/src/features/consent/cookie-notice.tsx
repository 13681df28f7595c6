import type { LayoutData } from '@studio/shared/contracts/layout-data'
import { translator } from '@/i18n/translator'
import { AnyLink } from '@/components/ui/any-link'
import type { Address } from '@/lib/address'
import { kindsInUse } from './kinds-in-use'
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
  const words = { accept: t('accept'), decline: t('decline'), choose: t('choose') }
  return (
    <NoticeBox
      title={title ?? t('noticeTitle')}
      kinds={kindsInUse(layoutData.thirdParties)}
      {...{ words, country, locale }}
    >
      {text ?? t('noticeText')}
      {policy && (
        <>
          {' '}
          <AnyLink href={policy.href}>{policy.label}</AnyLink>
        </>
      )}
    </NoticeBox>
  )
}
