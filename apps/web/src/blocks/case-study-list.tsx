import type { BlockProps } from '@/lib/block-context'
import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import { TilePicture } from '@/components/media/tile-picture'
import { AnyLink } from '@/components/ui/any-link'
import { Section, SectionHeading } from '@/components/ui/section'
import { translator } from '@/i18n/translator'
import type { CaseStudyCard } from '@studio/shared/contracts/subjects/case-study'

/** Case studies or their results in two columns, with every third one across both. */
export function CaseStudyList({ block, context }: BlockProps<'caseStudyList'>) {
  const t = translator(context.locale, 'caseStudies')
  const { heading, intro, studies } = block
  return (
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      {studies.length === 0 && <p className="lead">{t('empty')}</p>}
      <div className="grid gap-x-8 gap-y-16 md:grid-cols-2 [*:not(:empty)+&]:mt-12">
        {studies.map((study, index) => (
          <StudyTile
            key={study.href}
            study={study}
            level={heading ? 3 : 2}
            isWide={index % 3 === 0 && index < studies.length - 1}
          />
        ))}
      </div>
    </Section>
  )
}

const WIDE = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 21 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 10 },
]
/** Two columns of the page's content, with a gap of 34 px between them. */
const HALF = [
  { when: '(min-width: 48rem)', width: `(${WRAP_WIDTH} - 34px) / 2`, aspect: 16 / 10 },
  { width: WRAP_WIDTH, aspect: 16 / 10 },
]

interface Props {
  study: CaseStudyCard
  level: 2 | 3
  isWide: boolean
}

export function StudyTile({ study: { href, title, client, lead, media }, level, isWide }: Props) {
  const Heading = `h${level}` as const
  return (
    <article className={`tile relative ${isWide ? 'md:col-span-2' : ''}`}>
      <TilePicture
        media={media}
        href={href}
        frames={isWide ? WIDE : HALF}
        className={isWide ? 'aspect-[16/10] md:aspect-[21/9]' : 'aspect-[16/10]'}
      />
      <div className={isWide ? 'mt-5 grid gap-x-12 gap-y-3 md:grid-cols-2' : 'mt-5 grid gap-3'}>
        <div>
          <p className="slate text-pencil">
            <bdi>{client}</bdi>
          </p>
          <Heading className="title-3 mt-1">
            <AnyLink href={href} className="whole-link hover:underline">
              {title}
            </AnyLink>
          </Heading>
        </div>
        <p className="max-w-[38rem] text-pencil">{lead}</p>
      </div>
    </article>
  )
}
