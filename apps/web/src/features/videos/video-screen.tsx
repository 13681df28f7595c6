import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import { readVideoLink } from '@studio/shared/video-link'
import type { BlockContext } from '@/lib/block-context'
import { Visual } from '@/components/visual'
import { PagePicture } from '@/components/media/view-transitions'
import { VideoFacade } from '@/components/embeds/video-facade'

/**
 * The video's width follows from the height that the screen leaves for it: see the class
 * `video-width`.
 */
const SIZES = '(min-width: 64rem) min(100vw, max(40rem, 178svh - 28rem)), min(100vw, 148svh)'

interface Props {
  subject: VideoSubject
  title: string
  context: BlockContext
}

/**
 * The video on a black background: a loop of the studio over its poster, or a third party's player
 * behind its poster.
 */
export function VideoScreen({ subject, title, context }: Props) {
  const { media, embed } = subject
  if (!media) return null
  const link = embed ? readVideoLink(embed) : null
  const look = { sizes: SIZES, className: 'aspect-video' }
  return (
    <section className="on-ink mt-6" data-slot="video-screen">
      <div className="video-width">
        <PagePicture path={context.path}>
          <div>
            {embed && link ? (
              <VideoFacade
                {...look}
                link={link}
                href={embed}
                title={title}
                poster={media}
                context={context}
              />
            ) : (
              <Visual {...look} media={media} locale={context.locale} isLead />
            )}
          </div>
        </PagePicture>
      </div>
    </section>
  )
}
