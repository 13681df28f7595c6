import type { BlockProps } from '@/lib/block-context'
import { videoFilesOf } from './video-files'
import { ScreenLayout } from './screen-layout'
import { SheetLayout } from './sheet-layout'
import { translator } from '@/i18n/translator'

/** The home page's head with a video, in one of two layouts. */
export function Opening({ block, context }: BlockProps<'opening'>) {
  const t = translator(context.locale, 'opening')
  const smallFilm = block.smallFilm ?? block.film
  const large = videoFilesOf(block.film)
  const Layout = block.layout === 'screen' ? ScreenLayout : SheetLayout
  const name = context.studioName
  const reel =
    block.film && smallFilm && large
      ? {
          film: block.film,
          smallFilm,
          player: {
            large,
            small: videoFilesOf(smallFilm) ?? large,
            duration: block.film.clip?.duration ?? null,
            words: { play: t('play'), pause: t('pause') },
          },
        }
      : null
  return <Layout {...{ block, reel, name }} toContent={t('toContent', { studio: name })} />
}
