import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Media } from '@studio/shared/contracts/common'
import type { PageView } from '@studio/shared/contracts/page'
import type { ShellView } from '@studio/shared/contracts/shell'
import type { Locale } from '@studio/shared/locales'
import { figureText } from '@/components/price/figure-text'
import type { Address } from '@/features/routing/address'
import { subjectLabel, subjectPicture } from './subject-picture'

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
  layoutData: ShellView,
  { country, path }: Address,
): PicturePlan {
  const locale = view.contentLocale
  const hero = view.blocks.find((block): block is BlockOf<'hero'> => block.type === 'hero')
  const isHome = path === ''
  const figure = hero?.figure
  return {
    locale,
    studioName: layoutData.studioName,
    label: labelOf(view, hero, isHome),
    headline: (view.subject ? null : hero?.title) ?? view.title,
    detail: figure ? figureText(figure, country, locale) : null,
    surface: view.headerTheme === 'dark' ? 'ink' : 'paper',
    lead: leadPicture(view),
  }
}

/** What has a layout of its own is labelled by what it says it is, or by the list that it belongs to. */
function labelOf(
  { title, subject, breadcrumbs }: PageView,
  hero: BlockOf<'hero'> | undefined,
  isHome: boolean,
): string {
  if (subject) return subjectLabel(subject) ?? breadcrumbs.at(-2)?.label ?? ''
  return isHome || !hero ? (hero?.eyebrow ?? '') : title
}

/** The picture that the page opens with; drawings and clips cannot carry a title. */
function leadPicture({ subject, blocks }: PageView): PicturePlan['lead'] {
  const ofBlocks = blocks.map((block) =>
    block.type === 'hero' || block.type === 'mediaText' ? block.media : null,
  )
  const media = [subject && subjectPicture(subject), ...ofBlocks].find(
    (found) => found && /^image\/(avif|jpeg|png|webp)$/.test(found.mimeType),
  )
  return media ? { src: media.src, focalPoint: media.focalPoint } : null
}
