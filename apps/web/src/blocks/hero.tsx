import type { BlockProps } from '@/lib/block-context'
import { sizesIn, WRAP_WIDTH } from '@/components/media/frame-sizes'
import { PagePicture } from '@/components/media/view-transitions'
import { Visual } from '@/components/visual'
import { Figure } from '@/components/price/figure'
import { Actions } from '@/components/ui/actions'
import { FrameMarks } from '@/components/ui/marks'
import type { Media } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import type { PagePath } from '@studio/shared/paths'

/**
 * The head of a page: a sentence, a price, a picture. Without a picture the next block follows
 * more closely.
 */
export function Hero({ block, context }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, media, actions, figure } = block
  const surface = context.headerTheme === 'dark' ? 'on-ink' : 'on-paper'
  return (
    <section
      id={block.anchor}
      className={media ? `first-screen ${surface}` : surface}
      data-slot="hero"
    >
      <div className={`wrap hero-words ${media ? 'pt-10 pb-12 md:pt-14 md:pb-14' : 'pt-8 pb-4'}`}>
        <hgroup>
          {eyebrow && <p className="mb-4 text-lead font-semibold text-pencil">{eyebrow}</p>}
          <h1 className="hero-title title-1">{title}</h1>
        </hgroup>
        {(lead || figure || actions.length > 0) && (
          <div
            className={`grid grid-cols-1 items-end gap-8 lg:grid-cols-12 ${media ? 'mt-8 md:mt-10' : 'mt-6'}`}
          >
            {lead && <p className="lead max-w-[36rem] lg:col-span-6">{lead}</p>}
            <div className="flex flex-wrap items-center gap-x-8 gap-y-5 lg:col-span-6 lg:justify-end">
              {figure && (
                <p className="border-s-4 border-signal ps-4 text-pencil [&_.amount]:text-2xl [&_data]:flex [&_data]:flex-col [&_data]:items-start [&_.amount]:text-fg">
                  <Figure figure={figure} context={context} />
                </p>
              )}
              <Actions actions={actions} />
            </div>
          </div>
        )}
      </div>
      {media && <HeroPicture media={media} locale={context.locale} path={context.path} />}
    </section>
  )
}

const FRAMES = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 21 / 9 },
  { width: WRAP_WIDTH, aspect: 4 / 3 },
]

interface Props {
  media: Media
  locale: Locale
  path: PagePath
}

export function HeroPicture({ media, locale, path }: Props) {
  return (
    <div className="wrap pb-16" data-slot="hero-picture">
      <PagePicture path={path}>
        <div className="relative isolate">
          <Visual
            media={media}
            locale={locale}
            sizes={sizesIn(FRAMES, media)}
            isLead
            className="aspect-[4/3] bg-blue md:aspect-[21/9]"
          />
          <span className="text-white mix-blend-difference">
            <FrameMarks />
          </span>
        </div>
      </PagePicture>
    </div>
  )
}
