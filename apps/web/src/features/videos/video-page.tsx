import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import { translator } from '@/i18n/translator'
import type { BlockContext } from '@/lib/block-context'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import { Credits } from './credits'
import { VideoGrid } from '@/blocks/work-list/video-grid'
import { NextStep } from './next-step'
import { OpenAtSimilar } from './open-at-similar'
import { SIMILAR_ID } from './similar-id'
import { VideoHead } from './video-head'

interface Props {
  subject: VideoSubject
  view: PageView
  layoutData: LayoutData
  context: BlockContext
}

/**
 * A video's page: first the video, then its facts, the same shot at other stages, and similar work.
 */
export function VideoPage({ subject, view, layoutData, context }: Props) {
  const { locale } = context
  const t = translator(locale, 'works')
  const { details, credits, stages, similar, next } = subject
  return (
    <>
      <VideoHead subject={subject} title={view.title} context={context} />
      {(details.length > 0 || credits.length > 0) && (
        <Section>
          <Split aside={<h2 className="title-3">{t('details')}</h2>}>
            <div className="grid gap-10">
              {details.length > 0 && <RichText content={details} context={context} />}
              <Credits credits={credits} locale={locale} />
            </div>
          </Split>
        </Section>
      )}
      {stages.length > 0 && (
        <Section>
          <h2 className="title-2 mb-8">{t('stages')}</h2>
          <VideoGrid items={stages} columns="four" />
        </Section>
      )}
      {similar.length > 0 && (
        <Section>
          <h2 id={SIMILAR_ID} tabIndex={-1} className="title-2 mb-8 scroll-mt-8 outline-none">
            {t('similar')}
          </h2>
          <VideoGrid items={similar} columns="four" />
          <OpenAtSimilar />
        </Section>
      )}
      <NextStep layoutData={layoutData} locale={locale} next={next} />
    </>
  )
}
