import type { BlockContext, BlockProps } from '@/lib/block-context'
import { sizesIn, WRAP_WIDTH } from '@/components/media/frame-sizes'
import { PagePicture, pathOfLink } from '@/components/media/view-transitions'
import { Visual } from '@/components/visual'
import { Figure } from '@/components/price/figure'
import { AnyLink } from '@/components/ui/any-link'
import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockOf } from '@studio/shared/contracts/blocks'

export function ServiceGrid({ block, context }: BlockProps<'serviceGrid'>) {
  const { heading, intro, services } = block
  return (
    <Section id={block.anchor}>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-12 border-b border-rule">
        {services.map((service) => (
          <ServiceRow key={service.key} service={service} context={context} />
        ))}
      </ul>
    </Section>
  )
}

interface Props {
  service: BlockOf<'serviceGrid'>['services'][number]
  context: BlockContext
}

/**
 * On large screens the picture has two of twelve columns, with gaps of 34 px. On tablets it is 102
 * px wide.
 */
const FRAMES = [
  {
    when: '(min-width: 64rem)',
    width: `(${WRAP_WIDTH} - 374px) / 6 + 34px`,
    aspect: 16 / 9,
  },
  {
    when: '(min-width: 48rem)',
    width: '102px',
    aspect: 16 / 9,
  },
  { width: WRAP_WIDTH, aspect: 16 / 9 },
]

/** The link covers the whole row, and its text is the service's name. */
export function ServiceRow({ service, context }: Props) {
  const { key, name, summary, href, media, figure } = service
  return (
    <li className="service-row">
      <h3 className="title-3">
        {href ? (
          <AnyLink href={href} className="whole-link">
            {name}
          </AnyLink>
        ) : (
          name
        )}
      </h3>
      <p>{summary}</p>
      <p className="service-price">{figure && <Figure figure={figure} context={context} />}</p>
      {media && (
        <PagePicture path={pathOfLink(href) ?? `service-${key}`}>
          <div className="push-in lg:col-span-2">
            <Visual
              media={media}
              locale={context.locale}
              sizes={sizesIn(FRAMES, media)}
              className="aspect-video bg-blue"
            />
          </div>
        </PagePicture>
      )}
    </li>
  )
}
