import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { VideoFacade } from '@/components/embeds/video-facade'
import { Visual } from '@/components/media/visual'
import { LinkDialogs } from '@/features/link-dialogs/link-dialogs'
import { layoutDataIn, libraryClip, libraryPicture } from '../samples'

interface Props {
  locale: Locale
  country?: Country
}

const VIMEO = 'https://vimeo.com/76979871'

/** A video that others send. */
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

/** A loop of the studio's own over its poster. */
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

/** Links that open over the page. */
export function Links({ locale, country = 'us' }: Props) {
  const { storyboards } = layoutDataIn(locale)
  return (
    <main className="on-paper wrap grid gap-4 py-8">
      <h1 className="sr-only">Studio</h1>
      <a href="/media/causeway~final/final.mp4#film">Night drive</a>
      <a href={`${VIMEO}#film`}>Our reel</a>
      <a href="https://storyboards.example/key-visuals">Key visuals</a>
      <a href="https://elsewhere.example/">Elsewhere</a>
      <LinkDialogs {...{ storyboards, country, locale }} />
    </main>
  )
}
