import type { ShownPlan } from '@studio/shared/contracts/preview'
import { LOCALE_NAMES } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { wallTimeOf } from '@studio/shared/wall-time'
import type { Address } from '@/lib/address'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'

interface Props {
  plan: ShownPlan
  address: Address
}

/**
 * Names the release, country, language and time for which the page is shown, and what the preview
 * leaves out.
 */
export function PlanWords({ plan, address: { country, locale } }: Props) {
  const t = translator(locale, 'preview.plan')
  const countries = translator(locale, 'preferences.countries')
  const { release, changes, skipped, asked } = plan
  const format = dateFormat({ country, locale })
  const place = {
    country: countries(country),
    language: LOCALE_NAMES[locale],
    when: new Intl.DateTimeFormat(format, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: plan.zone,
    }).format(new Date(plan.at)),
  }
  const list = (titles: string[]) => ({ titles: new Intl.ListFormat(format).format(titles) })
  const notes = [
    ...(release && release.state !== 'shown' ? [t(release.state)] : []),
    t('changes', { count: changes }),
    ...(skipped.length > 0 ? [t('skipped', list(skipped))] : []),
    ...(asked.length > 0 ? [t('asked', list(asked))] : []),
    t('limits'),
  ]
  return (
    <div className="preview-bar__words" role="status">
      <strong>{release ? t('release', { name: release.name, ...place }) : t('site', place)}</strong>{' '}
      {notes.join(' ')}
    </div>
  )
}

/**
 * Chooses another time by a plain form, because the time is in the viewer's ticket, which only the
 * server can replace.
 */
export function PlanDate({ plan, address: { country, locale, path } }: Props) {
  const t = translator(locale, 'preview.plan')
  return (
    <form action="/api/preview/date" className="preview-bar__date" method="post">
      <label>
        {t('time', { zone: plan.zone })}
        <input
          defaultValue={wallTimeOf(plan.at, plan.zone)}
          key={plan.at}
          name="wallTime"
          required
          type="datetime-local"
        />
      </label>
      <input name="zone" type="hidden" value={plan.zone} />
      <input name="country" type="hidden" value={country} />
      <input name="from" type="hidden" value={publicPath(locale, path)} />
      <button type="submit">{t('show')}</button>
    </form>
  )
}
