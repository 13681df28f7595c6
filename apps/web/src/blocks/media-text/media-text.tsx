import { Actions } from '@/components/ui/actions'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import type { BlockProps } from '@/lib/block-context'
import { SidePicture } from './side-picture'
import { takeVideo } from './take-video'

export function MediaText({ block, context }: BlockProps<'mediaText'>) {
  const { heading, body, media, mediaSide } = block
  const { film, others } = takeVideo(media, block.actions)
  const title = heading && <h2 className="title-2">{heading}</h2>
  const words = (
    <div className="grid gap-7">
      <RichText content={body} context={context} />
      <Actions actions={others} />
    </div>
  )
  if (!media) {
    return (
      <Section id={block.anchor}>
        <Split aside={title}>{words}</Split>
      </Section>
    )
  }
  return (
    <Section id={block.anchor}>
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <div className={mediaSide === 'end' ? 'lg:order-last' : ''}>
          <SidePicture media={media} film={film} context={context} />
        </div>
        <div className="grid gap-6">
          {title}
          {words}
        </div>
      </div>
    </Section>
  )
}
