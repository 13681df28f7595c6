import type { BlockOf } from '@studio/shared/contracts/blocks'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Picture } from '@/components/media/picture'
import type { BlockProps } from '@/lib/block-context'
import { Scrubber } from './scrubber'
import { translator } from '@/i18n/translator'

/**
 * The frame's aspect ratios: see `stages.css`. The frame contains four pictures at once, so on
 * phones the declared width is 5 % too small, which makes browsers load the next smaller file of
 * many pictures.
 */
const FRAMES = [
  { when: '(min-width: 48rem)', width: WRAP_WIDTH, aspect: 16 / 9 },
  { width: `(${WRAP_WIDTH}) * 0.95`, aspect: 4 / 3 },
]

type Stage = BlockOf<'stages'>['stages'][number]

/** One shot in its stages of production with a cut that the visitor moves. */
export function Stages({ block, context }: BlockProps<'stages'>) {
  const t = translator(context.locale, 'stages')
  const { heading, intro, stages } = block
  if (stages.length < 2) return null
  const names = stages.map(({ stage }) => t(`names.${stage}`))
  const states = names.flatMap((first, index) => {
    const second = names[index + 1]
    return second === undefined ? [first] : [first, t('cut', { first, second })]
  })
  const words = { play: t('play'), pause: t('pause'), slider: t('slider'), hint: t('hint') }
  return (
    <section id={block.anchor} className="on-ink picture-band" data-slot="stages">
      <div className="wrap grid gap-7">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
          <h2 className="title-2 max-w-[16.1em]">{heading}</h2>
          {intro && <p className="max-w-[30rem] text-pencil">{intro}</p>}
        </div>
        <Scrubber
          clips={stages.flatMap(({ media }) => media.clip?.src ?? [])}
          states={states}
          duration={stages[0]?.media.clip?.duration ?? null}
          words={words}
          names={<Names names={names} />}
        >
          {stages.map((stage, index) => (
            <Layer key={stage.stage} stage={stage} edge={index / stages.length} />
          ))}
        </Scrubber>
      </div>
    </section>
  )
}

function Names({ names }: { names: string[] }) {
  return (
    <ol className="stages-names slate">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  )
}

/**
 * A stage's picture, which is visible from its edge onwards. Without scripts all stages share the
 * frame evenly.
 */
function Layer({ stage, edge }: { stage: Stage; edge: number }) {
  const backgroundColor = stage.media.dominantColor ?? undefined
  return (
    <div className="stages-layer" style={{ '--edge': edge, backgroundColor }}>
      <div>
        <Picture media={stage.media} sizes={sizesIn(FRAMES, stage.media)} />
      </div>
    </div>
  )
}
