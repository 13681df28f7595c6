import { translator } from '@/i18n/translator'
import { Actions } from '@/components/ui/actions'
import { Carousel } from '@/components/ui/carousel'
import { Section, SectionHeading } from '@/components/ui/section'
import { VideoGrid } from './work-list/video-grid'
import { VideoTile } from './work-list/video-tile'
import type { BlockProps } from '@/lib/block-context'

/** The width of a tile in `.strip`. */
const STRIP_SIZES = 'min(374px, 82vw)'

/** Videos that editors chose for this page and the visitor's country. */
export function Showreel({ block, context }: BlockProps<'showreel'>) {
  const { heading, intro, items, layout, actions } = block
  const t = translator(context.locale, 'ui')
  const works = translator(context.locale, 'works')
  if (items.length === 0) return null
  const count = String(items.length)
  return (
    <Section id={block.anchor}>
      {!heading && <h2 className="sr-only">{works('list')}</h2>}
      <SectionHeading heading={heading} intro={intro} />
      <div className="section-body mt-10">
        {layout === 'grid' ? (
          <VideoGrid items={items} columns="four" />
        ) : (
          <Carousel
            label={heading ?? t('carousel')}
            words={{
              previous: t('previousSlide'),
              next: t('nextSlide'),
              carousel: t('carousel'),
              slide: t('slide'),
            }}
            slides={items.map((item, index) => ({
              key: item.key,
              label: t('slideOf', { number: String(index + 1), total: count }),
              content: <VideoTile item={item} sizes={STRIP_SIZES} />,
            }))}
          />
        )}
      </div>
      {actions.length > 0 && (
        <div className="mt-10">
          <Actions actions={actions} />
        </div>
      )}
    </Section>
  )
}
