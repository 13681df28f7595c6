import type { BlockProps } from '@/components/block-context'
import { sizesIn, WRAP_WIDTH } from '@/components/media/frame-sizes'
import { Picture } from '@/components/media/picture'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'
import { DemoOpener } from './demo-opener'

const FRAMES = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]

/** A still of the shot and a button; behind the button the review room. */
export async function ReviewDemo({ block, context }: BlockProps<'reviewDemo'>) {
  const { heading, intro, buttonLabel, shot, versions } = block
  const poster = versions.at(-1)?.media
  if (!poster) return null
  const t = translator(context.locale, 'stages')
  const { review } = await messagesFor(context.locale)
  return (
    <section id={block.anchor} className="on-ink picture-band" data-slot="review-demo">
      <div className="wrap grid gap-7">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="title-2 max-w-[16.1em]">{heading}</h2>
          {intro && <p className="max-w-[30rem] text-pencil">{intro}</p>}
        </div>
        <div className="relative aspect-video overflow-hidden">
          <Picture
            media={poster}
            sizes={sizesIn(FRAMES, poster)}
            className="size-full object-cover"
          />
          <div className="absolute inset-0 grid place-items-center bg-ink/25">
            <DemoOpener
              label={buttonLabel}
              shot={shot}
              versions={versions.map(({ stage, media }) => ({
                stage,
                media,
                name: t(`names.${stage}`),
              }))}
              words={review}
              format={dateFormat(context)}
            />
          </div>
        </div>
      </div>
    </section>
  )
}
