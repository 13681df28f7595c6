import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { Media } from '@studio/shared/contracts/common'
import { translator } from '@/i18n/translator'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Picture } from '@/components/media/picture'
import { CompareSlider } from '@/components/ui/compare-slider'
import { Section, SectionHeading } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'

const FRAMES = [{ width: WRAP_WIDTH, aspect: 16 / 9 }]

export function Compare({ block, context }: BlockProps<'compare'>) {
  const { heading, intro, before, after } = block
  if (!before || !after) return null
  const t = translator(context.locale, 'compare')
  return (
    <Section id={block.anchor} surface="ink">
      <div className="grid gap-10">
        <SectionHeading heading={heading} intro={intro} />
        <CompareSlider
          label={t('label', { before: before.label, after: after.label })}
          before={{ name: before.label, picture: pictureOf(before.media) }}
          after={{ name: after.label, picture: pictureOf(after.media) }}
          format={COUNTRY_FACTS[context.country].formats[context.locale]}
        />
      </div>
    </Section>
  )
}

function pictureOf(media: Media) {
  return <Picture media={media} sizes={sizesIn(FRAMES, media)} className="size-full object-cover" />
}
