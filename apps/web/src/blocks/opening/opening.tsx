import type { BlockProps } from '@/components/block-context'
import { filmFilesOf } from './film-files'
import { ScreenLayout } from './screen-layout'
import { SheetLayout } from './sheet-layout'
import { translator } from '@/i18n/translator'

/** Opens the site with a film, in the one of two compositions that an editor chose. */
export function Opening({ block, context }: BlockProps<'opening'>) {
  const t = translator(context.locale, 'opening')
  const smallFilm = block.smallFilm ?? block.film
  const large = filmFilesOf(block.film)
  const Layout = block.layout === 'screen' ? ScreenLayout : SheetLayout
  const name = context.studioName
  const reel =
    block.film && smallFilm && large
      ? {
          film: block.film,
          smallFilm,
          player: {
            large,
            small: filmFilesOf(smallFilm) ?? large,
            duration: block.film.clip?.duration ?? null,
            words: { play: t('play'), pause: t('pause') },
          },
        }
      : null
  return <Layout {...{ block, reel, name }} toContent={t('toContent', { studio: name })} />
}
