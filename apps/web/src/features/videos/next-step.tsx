import type { ReelItem } from '@studio/shared/contracts/reel'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import { translator } from '@/i18n/translator'
import { Actions } from '@/components/ui/actions'
import { FrameMarks } from '@/components/ui/marks'
import { TextLink } from '@/components/ui/text-link'

interface Props {
  layoutData: LayoutData
  locale: Locale
  next: ReelItem | null
}

/** The links after the videos: one to start a project, and one to the next video. */
export function NextStep({ layoutData, locale, next }: Props) {
  const t = translator(locale, 'works')
  const { callToAction, language } = layoutData.header
  return (
    <section className="on-blue relative" data-slot="section">
      <FrameMarks />
      <div className="wrap band grid items-end gap-10 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h2 className="title-2 max-w-[12.1em]">{t('nextStepTitle')}</h2>
          <p className="lead mt-5 max-w-[34rem]">{t('nextStepText')}</p>
        </div>
        <div className="grid gap-6 lg:col-span-4 lg:justify-self-end">
          {callToAction && (
            <div lang={language}>
              <Actions actions={[callToAction]} />
            </div>
          )}
          {next && (
            <p>
              <span className="slate block">{t('next')}</span>
              <TextLink kind="onward" href={next.href}>
                {next.title}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
