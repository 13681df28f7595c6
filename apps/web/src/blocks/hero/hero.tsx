import { Figure } from '@/components/price/figure'
import { Actions } from '@/components/ui/actions'
import type { BlockProps } from '@/components/block-context'
import { HeroPicture } from './hero-picture'

/** Opens a page: one sentence, one price, one picture. Without the picture what follows comes close. */
export function Hero({ block, context }: BlockProps<'hero'>) {
  const { eyebrow, title, lead, media, actions, figure } = block
  const surface = context.headerTheme === 'dark' ? 'on-ink' : 'on-paper'
  return (
    <section
      id={block.anchor}
      className={media ? `first-screen ${surface}` : surface}
      data-slot="hero"
    >
      <div className={`wrap ${media ? 'pt-10 pb-12 md:pt-14 md:pb-14' : 'pt-8 pb-4'}`}>
        {eyebrow && <p className="slate mb-5 text-pencil">{eyebrow}</p>}
        <h1 className="title-1 max-w-[10.8em]">{title}</h1>
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
