import { TimecodeMark, framesOf } from '@/components/ui/facts'
import type { ReactNode } from 'react'
import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { AnyLink } from '@/components/ui/any-link'

interface Props {
  subject: VideoSubject
  locale: Locale
}

/** The facts of a video, in the form of a film slate. */
export function Slate({ subject, locale }: Props) {
  const t = translator(locale, 'works.facts')
  const stages = translator(locale, 'stages.names')
  const { category, stage, media, embed, year, role } = subject
  const frames = embed ? null : framesOf(media)
  return (
    <dl className="border-b border-rule">
      {category && (
        <Fact name={t('category')}>
          <AnyLink
            href={category.href}
            className="inline-flex min-h-11 items-center font-semibold text-accent"
          >
            {category.label}
          </AnyLink>
        </Fact>
      )}
      {stage && <Fact name={t('stage')}>{stages(stage)}</Fact>}
      {frames !== null && (
        <Fact name={t('length')}>
          <TimecodeMark frames={frames} />
        </Fact>
      )}
      {year !== null && (
        <Fact name={t('year')}>
          <bdi className="tabular-nums">{String(year)}</bdi>
        </Fact>
      )}
      {role && <Fact name={t('role')}>{role}</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-6 border-t border-rule py-1">
      <dt className="slate flex-none text-pencil">{name}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  )
}
