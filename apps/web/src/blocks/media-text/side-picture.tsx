import type { Media } from '@studio/shared/contracts/common'
import { WRAP_WIDTH, sizesIn } from '@/components/media/frame-sizes'
import { Visual } from '@/components/visual'
import { VideoFacade } from '@/components/embeds/video-facade'
import type { BlockContext } from '@/lib/block-context'
import type { Video } from './take-video'

/** Two columns of the page's content, with a gap of 68 px between them. */
const framesOf = (aspect: number) => [
  { when: '(min-width: 64rem)', width: `(${WRAP_WIDTH} - 68px) / 2`, aspect },
  { width: WRAP_WIDTH, aspect },
]

/** The frame of a film with sound has the film's aspect ratio, so that no bars appear. */
const FILM = { aspect: 16 / 9, className: 'aspect-video' }
const PICTURE = { aspect: 16 / 10, className: 'aspect-[16/10]' }

interface Props {
  media: Media
  film: Video | null
  context: BlockContext
}

/** The visual beside the text: a picture, a clip, or the poster of a third-party video. */
export function SidePicture({ media, film, context }: Props) {
  const { aspect, className } = media.clip?.sound ? FILM : PICTURE
  const look = { sizes: sizesIn(framesOf(aspect), media), className }
  if (film) return <VideoFacade {...film} {...look} poster={media} context={context} />
  return <Visual {...look} media={media} locale={context.locale} />
}
