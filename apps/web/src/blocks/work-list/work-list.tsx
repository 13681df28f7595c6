import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/components/ui/section'
import { TextLink } from '@/components/ui/text-link'
import { Choices } from './choices'
import { VideoList } from './video-list'
import type { BlockProps } from '@/lib/block-context'

/** The default id that the filter's choices link to. Editors may choose another. */
export const WORK_LIST_PLACE = 'films'

/**
 * All videos or those of one category. Each choice of the filter is a page, so it needs no script.
 */
export function WorkList({ block, context }: BlockProps<'workList'>) {
  const { anchor = WORK_LIST_PLACE, heading, intro, everything, filters, about, videos } = block
  const t = translator(context.locale, 'works')
  const choices = [{ label: t('all'), ...everything }, ...filters]
  return (
    <Section id={anchor}>
      {!heading && <h2 className="sr-only">{t('list')}</h2>}
      <SectionHeading heading={heading} intro={intro} />
      <div className="no-reveal mt-8 mb-10">
        <Choices label={t('filter')} choices={choices} anchor={anchor} />
      </div>
      <div className="no-reveal">
        <VideoList videos={videos} locale={context.locale} />
      </div>
      {about && (
        <p className="mt-12">
          <TextLink kind="onward" href={about.href}>
            {t('about', { category: about.label })}
          </TextLink>
        </p>
      )}
    </Section>
  )
}
