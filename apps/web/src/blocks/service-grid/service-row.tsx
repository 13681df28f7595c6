import type { BlockOf } from '@studio/shared/contracts/blocks'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/media/visual'
import { PagePicture, pathOfLink } from '@/components/motion/page-picture'
import { Figure } from '@/components/price/figure'
import { AnyLink } from '@/components/ui/any-link'
import type { BlockContext } from '../context'

interface Props {
  service: BlockOf<'serviceGrid'>['services'][number]
  context: BlockContext
}

/** Two of twelve columns, with eleven gaps of 34 px; on tablets 6 rem of 17 px. */
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

/** The whole row is the link's area; its words are the service's name. */
export function ServiceRow({ service, context }: Props) {
  const { key, name, summary, href, media, figure } = service
  return (
    <li className="group relative grid gap-x-8 gap-y-2 border-t border-rule py-6 transition-colors hover:bg-blue hover:text-ink md:grid-cols-[11rem_1fr_9rem_6rem] md:items-center md:gap-x-4 md:py-7 lg:grid-cols-12 lg:gap-x-8">
      <h3 className="title-3 transition-transform group-hover:translate-x-3 lg:col-span-4 rtl:group-hover:-translate-x-3">
        {href ? (
          <AnyLink href={href} className="no-underline after:absolute after:inset-0">
            {name}
          </AnyLink>
        ) : (
          name
        )}
      </h3>
      <p className="max-w-[34rem] text-pencil group-hover:text-ink lg:col-span-4">{summary}</p>
      <p
        className={`${media ? 'lg:col-span-2' : 'md:col-span-2 lg:col-span-4'} text-[0.9375rem] text-pencil group-hover:text-ink md:text-end [&_.amount]:text-lg [&_.amount]:text-fg [&_[data-slot=unit]]:md:block`}
      >
        {figure && <Figure figure={figure} context={context} />}
      </p>
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
