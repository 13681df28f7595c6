import { COUNTRIES, COUNTRY_QUERY } from '@studio/shared/countries'
import { LOCALES, LOCALE_NAMES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { LeaveButton } from './leave-button'
import type { BlockPlaces } from './block-places'
import { LiveRefresh } from './live-refresh'
import { PlanDate, PlanWords } from './plan-bar'
import type { PreviewState } from './load-visible-page'
import { PointAtBlocks } from './point-at-blocks'
import { PreviewChoices } from './preview-choices'

interface Props {
  preview: PreviewState
  address: Address
  places: BlockPlaces
}

/**
 * The bar at the foot of every page during a preview: the state, choices of country and language,
 * and the button to leave.
 */
export function PreviewBar({ preview, address, places }: Props) {
  const { country, locale, path } = address
  const { document, paths, isDocument, isOver, plan, readyLocales, admin } = preview
  const t = translator(locale, 'preview')
  const countries = translator(locale, 'preferences')
  const isNotReady = isDocument && !readyLocales.includes(locale)
  const from = publicPath(locale, path)
  const addresses = Object.fromEntries(
    Object.entries(paths).map(([key, one]) => [
      key,
      `${publicPath(locale, one)}?${COUNTRY_QUERY}=${country}`,
    ]),
  )
  return (
    <aside aria-label={t('title')} className="preview-bar" data-preview>
      {plan ? (
        <PlanWords address={address} plan={plan} />
      ) : (
        <p className="preview-bar__words" role="status">
          <strong>{t('title')}</strong> {t(isOver ? 'over' : isDocument ? 'draft' : 'published')}
          {isNotReady && ` ${t('notReady', { language: LOCALE_NAMES[locale] })}`}
        </p>
      )}
      <PreviewChoices
        label={countries('country')}
        choices={COUNTRIES.map((value) => ({
          href: `${from}?${COUNTRY_QUERY}=${value}`,
          text: countries(`countries.${value}`),
          isCurrent: value === country,
        }))}
      />
      <PreviewChoices
        label={countries('language')}
        choices={LOCALES.map((value) => ({
          href: `${publicPath(value, path)}?${COUNTRY_QUERY}=${country}`,
          text: LOCALE_NAMES[value],
          lang: value,
          isCurrent: value === locale,
        }))}
      />
      {plan && <PlanDate address={address} plan={plan} />}
      <LeaveButton from={from} label={t('leave')} />
      {admin && isDocument && <PointAtBlocks admin={admin} label={t('edit')} places={places} />}
      {admin && (
        <LiveRefresh addresses={addresses} admin={admin} document={isDocument ? document : null} />
      )}
    </aside>
  )
}
