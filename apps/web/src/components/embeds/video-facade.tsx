import type { ReactNode } from 'react'
import type { Media } from '@studio/shared/contracts/common'
import type { VideoLink } from '@studio/shared/video-link'
import type { BlockContext } from '@/lib/block-context'
import { Picture } from '@/components/media/picture'
import { consentLabels, PROVIDERS } from './consent-labels'
import { playerAddress } from './player-address'
import { VideoPlayer } from './video-player'
import { translator } from '@/i18n/translator'

interface Props {
  link: VideoLink
  /** The video's address as the editor entered it. Visitors without scripts follow it. */
  href: string
  title: string
  poster: Media
  sizes: string
  className: string
  context: Pick<BlockContext, 'country' | 'locale'>
}

/** A third-party video. It shows a poster from this site until the visitor plays it. */
export function VideoFacade({ poster, sizes, ...video }: Props) {
  return (
    <VideoBehind {...video}>
      <Picture media={poster} sizes={sizes} className="absolute inset-0 size-full object-cover" />
    </VideoBehind>
  )
}

type BehindProps = Omit<Props, 'poster' | 'sizes'> & { children: ReactNode }

export function VideoBehind({ link, href, title, context, className, children }: BehindProps) {
  const { country, locale } = context
  const t = translator(locale, 'media')
  return (
    <div className={`relative grid overflow-clip bg-ink ${className}`} data-slot="video-facade">
      {children}
      <VideoPlayer
        href={href}
        src={playerAddress(link, locale)}
        title={title}
        country={country}
        labels={{
          play: t('playVideo', { title }),
          source: t('videoSource', PROVIDERS[link.provider]),
          ...consentLabels(t, link.provider),
        }}
      />
    </div>
  )
}
