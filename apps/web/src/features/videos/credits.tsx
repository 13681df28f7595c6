import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'

interface Props {
  credits: VideoSubject['credits']
  locale: Locale
}

/** The people behind a video. Their names keep the script in which they were entered. */
export function Credits({ credits, locale }: Props) {
  if (credits.length === 0) return null
  const t = translator(locale, 'works')
  return (
    <section aria-labelledby="credits">
      <h3 id="credits" className="slate mb-3 text-pencil">
        {t('credits')}
      </h3>
      <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr]">
        {credits.map(({ label, names }) => (
          <div key={`${label} ${names}`} className="contents">
            <dt className="text-pencil">{label}</dt>
            <dd className="mb-2 font-semibold sm:mb-0">
              <bdi>{names}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
