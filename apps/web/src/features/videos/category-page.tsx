import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { CategorySubject } from '@studio/shared/contracts/subjects/videos'
import { translator } from '@/i18n/translator'
import type { BlockContext } from '@/lib/block-context'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import { CategoryHead } from './category-head'
import { Choices } from '@/blocks/work-list/choices'
import { VideoList } from '@/blocks/work-list/video-list'
import { NextStep } from './next-step'

interface Props {
  subject: CategorySubject
  view: PageView
  layoutData: LayoutData
  context: BlockContext
}

/** A reel or a category: its main video, all its videos, and its text. */
export function CategoryPage({ subject, view, layoutData, context }: Props) {
  const { locale } = context
  const t = translator(locale, 'works')
  const { body, videos, siblings } = subject
  const hasOwnEnd = view.blocks.some(({ type }) => type === 'callToAction')
  return (
    <>
      <CategoryHead subject={subject} title={view.title} context={context} />
      <Section>
        <h2 className="title-2 mb-8">{t('list')}</h2>
        <VideoList videos={videos} locale={locale} />
      </Section>
      {body.length > 0 && (
        <Section>
          <Split aside={<p className="title-3">{view.title}</p>}>
            <RichText content={body} context={context} />
          </Split>
        </Section>
      )}
      {siblings.length > 1 && (
        <Section>
          <Split aside={<h2 className="title-3">{t('siblings')}</h2>}>
            <Choices label={t('siblings')} choices={siblings} />
          </Split>
        </Section>
      )}
      {!hasOwnEnd && <NextStep layoutData={layoutData} locale={locale} next={null} />}
    </>
  )
}
