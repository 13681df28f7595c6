import { useState } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { readDialogVideo, VideoLink } from '@studio/shared/video-link'
import { useTranslations } from 'next-intl'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { allow, mayLoad } from '@/lib/may-load'
import { consentLabels } from '@/components/embeds/consent-labels'
import { ConsentQuestion } from '@/components/embeds/consent-question'
import { playerAddress } from '@/components/embeds/player-address'
import { PlayerFrame } from '@/components/embeds/player-frame'

interface Props {
  video: NonNullable<ReturnType<typeof readDialogVideo>>
  title: string
  opener: HTMLAnchorElement
  country: Country
  locale: Locale
  onClose: () => void
}

/** A video over the whole page, until Escape or its button closes it. */
export function VideoDialog({ video, title, opener, country, locale, onClose }: Props) {
  const ui = useTranslations('ui')
  return (
    <ModalDialog className="video-screen on-ink" hasHeading={false} {...{ title, opener, onClose }}>
      <form method="dialog" className="video-screen-bar">
        <p className="slate min-w-0 truncate" aria-hidden>
          {title}
        </p>
        <button type="submit" className="video-screen-close" aria-label={ui('close')}>
          <span className="cross rotate-45" aria-hidden />
        </button>
      </form>
      <div className="video-screen-frame">
        {video.type === 'own' ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the studio's clips are without sound
          <video src={video.src} title={title} controls autoPlay playsInline />
        ) : (
          <OthersVideo {...{ title, country, locale }} link={video.link} />
        )}
      </div>
    </ModalDialog>
  )
}

interface OthersProps extends Pick<Props, 'title' | 'country' | 'locale'> {
  link: VideoLink
}

/** A third party's video, which asks for consent first, as in pages. */
function OthersVideo({ link, title, country, locale }: OthersProps) {
  const t = useTranslations('media')
  const [isAllowed, setIsAllowed] = useState(() => mayLoad('video', country))
  if (isAllowed) return <PlayerFrame src={playerAddress(link, locale)} title={title} />
  const accept = () => {
    allow('video')
    setIsAllowed(true)
  }
  return (
    <ConsentQuestion
      labels={consentLabels(t, link.provider)}
      onAccept={accept}
      onDecline={() => document.querySelector<HTMLDialogElement>('dialog.video-screen')?.close()}
    />
  )
}
