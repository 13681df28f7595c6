import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { VideoFacade } from '@/components/embeds/video-facade'
import { Audio } from '@/blocks/audio/audio'
import { SidePicture } from '@/blocks/media-text/side-picture'
import { Visual } from '@/components/visual'
import { LinkDialogs } from '@/features/link-dialogs/link-dialogs'
import {
  contextIn,
  layoutDataIn,
  libraryClip,
  libraryFilm,
  libraryPicture,
  librarySound,
} from '../samples'

interface Props {
  locale: Locale
  country?: Country
}

const VIMEO = 'https://vimeo.com/76979871'

/** A video from a third party. */
export function OthersVideo({ locale, country = 'us' }: Props) {
  return (
    <main className="on-paper wrap py-8">
      <h1 className="sr-only">Studio</h1>
      <VideoFacade
        link={{ provider: 'vimeo', id: '76979871' }}
        href={VIMEO}
        title="Our reel"
        poster={libraryPicture('causeway', 'final', 'A car on a causeway')}
        sizes="50vw"
        className="aspect-video w-full"
        context={{ country, locale }}
      />
    </main>
  )
}

/** A muted loop of the studio over its poster. */
export function OwnClip({ locale }: Props) {
  return (
    <main className="on-paper wrap py-8">
      <h1 className="sr-only">Studio</h1>
      <div className="relative aspect-video">
        <Visual
          media={libraryClip('causeway', 'final', 'Night drive')}
          sizes="100vw"
          className="size-full object-cover"
          locale={locale}
        />
      </div>
    </main>
  )
}

/** A film with its sound. */
export function FilmWithSound({ locale }: Props) {
  return (
    <main className="on-paper wrap py-8">
      <h1 className="sr-only">Studio</h1>
      <Visual
        media={libraryFilm('spot-amber', 'Amber')}
        sizes="100vw"
        className="aspect-video"
        locale={locale}
      />
    </main>
  )
}

/** A film with its sound beside a text. */
export function FilmBesideText({ locale }: Props) {
  const film = libraryFilm('spot-amber', 'Amber')
  return (
    <main className="on-paper wrap py-8">
      <h1 className="sr-only">Studio</h1>
      <SidePicture media={film} film={null} context={contextIn(locale)} />
    </main>
  )
}

const LAYOUTS = ['list', 'versions'] as const

/** Recordings as separate players, or as versions in one player. */
export function Recordings({ locale, layout }: Props & { layout?: string }) {
  const titles = ['foley-mix', 'foley-steps']
  return (
    <main className="on-paper">
      <h1 className="sr-only">Studio</h1>
      <Audio
        context={contextIn(locale)}
        block={{
          type: 'audio',
          id: 'recordings',
          heading: 'A duel',
          intro: 'Stem by stem.',
          layout: LAYOUTS.find((one) => one === layout) ?? 'list',
          tracks: titles.map((title, index) => ({
            title,
            sound: librarySound(title),
            transcript: index === 0 ? 'Steel rings.' : null,
            isDownloadable: index === 1,
          })),
        }}
      />
    </main>
  )
}

/** Links whose targets open over the page. */
export function Links({ locale, country = 'us' }: Props) {
  const { storyboards } = layoutDataIn(locale)
  return (
    <main className="on-paper wrap grid gap-4 py-8">
      <h1 className="sr-only">Studio</h1>
      {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a file, not a page */}
      <a href="/media/causeway~final/final.mp4#film">Night drive</a>
      <a href={`${VIMEO}#film`}>Our reel</a>
      <a href="https://storyboards.example/key-visuals">Key visuals</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <LinkDialogs {...{ storyboards, country, locale }} />
    </main>
  )
}
