import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Media } from '@studio/shared/contracts/common'
import type { PageView } from '@studio/shared/contracts/page'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Locale } from '@studio/shared/locales'
import { figureText } from '@/components/price/figure-text'
import type { Address } from '@/features/routing/address'

/** All that a shared picture shows: what is not in here does not change its address. */
export interface PicturePlan {
  locale: Locale
  studioName: string
  /** What the page is about, in two or three words. */
  label: string
  headline: string
  /** What it costs, where the page leads with a price. */
  detail: string | null
  surface: 'ink' | 'paper'
  lead: Pick<Media, 'src' | 'focalPoint'> | null
}

export function planPicture(
  view: PageView,
  shell: ShellView,
  { country, path }: Address,
): PicturePlan {
  const locale = view.contentLocale
  const hero = view.blocks.find((block): block is BlockOf<'hero'> => block.type === 'hero')
  const isHome = path === ''
  const figure = hero?.figure
  return {
    locale,
    studioName: shell.studioName,
    label: isHome || !hero ? (hero?.eyebrow ?? '') : view.title,
    headline: hero?.title ?? view.title,
    detail: figure ? figureText(figure, country, locale) : null,
    surface: view.headerTheme === 'dark' ? 'ink' : 'paper',
    lead: leadPicture(view),
  }
}

/** The picture that the page opens with; drawings and clips cannot carry a title. */
function leadPicture({ blocks }: PageView): PicturePlan['lead'] {
  const media = blocks
    .map((block) => (block.type === 'hero' || block.type === 'mediaText' ? block.media : null))
    .find((found) => found && /^image\/(avif|jpeg|png|webp)$/.test(found.mimeType))
  return media ? { src: media.src, focalPoint: media.focalPoint } : null
}
