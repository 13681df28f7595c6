import type { ReactNode } from 'react'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { readFilmLink } from '@studio/shared/video-link'
import { messagesFor } from '@/i18n/messages'
import { FilmDialog } from './film-dialog'

interface Options {
  opener: HTMLAnchorElement
  country: Country
  locale: Locale
  onClose: () => void
}

/** @throws where the link leads to no film, so that it is followed as any other */
export async function openFilm({ opener, country, locale, onClose }: Options): Promise<ReactNode> {
  const film = readFilmLink(opener.getAttribute('href') ?? '')
  if (!film) throw new Error('This link leads to no film.')
  const { media, ui } = await messagesFor(locale)
  // A menu's words may be followed by marks that say where it leads.
  const title = opener.getAttribute('aria-label') ?? opener.textContent.trim()
  return (
    <FilmDialog
      {...{ film, title, opener, country, locale, onClose }}
      words={{ ...media, close: ui.close }}
    />
  )
}
