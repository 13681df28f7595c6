import type { Clip } from '@studio/shared/contracts/common'
import type { Locale } from '@studio/shared/locales'
import { filmSources } from '@/components/media/clip-sources'
import { FilmPlayer } from './film-player'
import { playerWords } from './player-words'

interface Props {
  film: Clip
  locale: Locale
}

/** A film with sound. Until it is loaded, its poster fills the same frame. */
export function Film({ film, locale }: Props) {
  return (
    <FilmPlayer
      sources={filmSources(film)}
      captions={film.sound?.captions ?? []}
      locale={locale}
      duration={film.duration}
      words={playerWords(locale, film.title)}
    />
  )
}
