import { useState } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { readFilmLink, VideoLink } from '@studio/shared/video-link'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { allow, mayLoad } from '@/lib/may-load'
import { consentLabels } from '@/components/embeds/consent-labels'
import { ConsentQuestion } from '@/components/embeds/consent-question'
import { playerAddress } from '@/components/embeds/player-address'
import { PlayerFrame } from '@/components/embeds/player-frame'
import type { Messages } from '@/i18n/messages'

interface Props {
  film: NonNullable<ReturnType<typeof readFilmLink>>
  title: string
  words: Messages['media'] & { close: string }
  opener: HTMLAnchorElement
  country: Country
  locale: Locale
  onClose: () => void
}

/** One film over the whole page, until Escape or its button closes it. */
export function FilmDialog({ film, title, words, opener, country, locale, onClose }: Props) {
  return (
    <ModalDialog className="film-screen on-ink" hasHeading={false} {...{ title, opener, onClose }}>
      <form method="dialog" className="film-screen-bar">
        <p className="slate min-w-0 truncate" aria-hidden>
          {title}
        </p>
        <button type="submit" className="film-screen-close" aria-label={words.close}>
          <span className="cross rotate-45" aria-hidden />
        </button>
      </form>
      <div className="film-screen-frame">
        {film.type === 'own' ? (
          // eslint-disable-next-line jsx-a11y/media-has-caption -- the studio's clips are without sound
          <video src={film.src} title={title} controls autoPlay playsInline />
        ) : (
          <OthersFilm {...{ title, words, country, locale }} link={film.link} />
        )}
      </div>
    </ModalDialog>
  )
}

interface OthersProps extends Pick<Props, 'title' | 'words' | 'country' | 'locale'> {
  link: VideoLink
}

/** By way of the same question as films in pages. */
function OthersFilm({ link, title, words, country, locale }: OthersProps) {
  const [isAllowed, setIsAllowed] = useState(() => mayLoad('video', country))
  if (isAllowed) return <PlayerFrame src={playerAddress(link, locale)} title={title} />
  const accept = () => {
    allow('video')
    setIsAllowed(true)
  }
  return (
    <ConsentQuestion
      labels={consentLabels(words, link.provider)}
      onAccept={accept}
      onDecline={() => document.querySelector<HTMLDialogElement>('dialog.film-screen')?.close()}
    />
  )
}
