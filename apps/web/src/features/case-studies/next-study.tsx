import type { CaseStudyCard } from '@studio/shared/contracts/subjects/case-study'
import { WRAP_WIDTH } from '@/components/media/frame-sizes'
import { TilePicture } from '@/components/media/tile-picture'
import { AnyLink } from '@/components/ui/any-link'
import { Arrow } from '@/components/ui/marks'
import { Section } from '@/components/ui/section'

/** Wide screens show two columns with a gap of 51 px, and the picture fills one of them. */
const FRAMES = [
  { when: '(min-width: 64rem)', width: `(${WRAP_WIDTH} - 51px) / 2`, aspect: 16 / 9 },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

interface Props {
  label: string
  study: CaseStudyCard
}

/** Links to the next case study at the end of a study. */
export function NextStudy({ label, study: { href, title, client, media } }: Props) {
  return (
    <Section surface="ink">
      <article className="tile relative grid items-center gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="lg:order-last">
          <TilePicture media={media} href={href} frames={FRAMES} className="aspect-video" />
        </div>
        <div>
          <p className="slate text-pencil">{label}</p>
          <h2 className="title-2 mt-3">
            <AnyLink href={href} className="whole-link hover:underline">
              {title}
            </AnyLink>
          </h2>
          <p className="mt-3 flex items-center gap-4 text-pencil">
            <bdi>{client}</bdi> <Arrow />
          </p>
        </div>
      </article>
    </Section>
  )
}
