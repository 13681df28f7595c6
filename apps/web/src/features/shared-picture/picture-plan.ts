import { figureText } from '@/components/price/figure-text'
import type { Address } from '@/lib/address'
import type { BlockOf } from '@studio/shared/contracts/blocks'
import type { Media } from '@studio/shared/contracts/common'
import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Subject } from '@studio/shared/contracts/subjects/index'
import type { Locale } from '@studio/shared/locales'

/** The whole content of a shared picture. Its digest is part of the address. */
export interface PicturePlan {
  locale: Locale
  studioName: string
  /** The topic of the page in two or three words. */
  label: string
  headline: string
  /** The price at the head of the page, or null if it has none. */
  detail: string | null
  surface: 'ink' | 'paper'
  lead: Pick<Media, 'src' | 'focalPoint'> | null
}

export function planPicture(
  view: PageView,
  layoutData: LayoutData,
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

/**
 * @returns the label of the page's subject, or the title of the list that the subject belongs to
 */
function labelOf(
  { title, subject, breadcrumbs }: PageView,
  hero: BlockOf<'hero'> | undefined,
  isHome: boolean,
): string {
  if (subject) return subjectLabel(subject) ?? breadcrumbs.at(-2)?.label ?? ''
  return isHome || !hero ? (hero?.eyebrow ?? '') : title
}

/**
 * @returns the first picture of the page in a suitable format. Drawings and clips are not suitable
 * as the background of a title
 */
function leadPicture({ subject, blocks }: PageView): PicturePlan['lead'] {
  const ofBlocks = blocks.map((block) =>
    block.type === 'hero' || block.type === 'mediaText' ? block.media : null,
  )
  const media = [subject && subjectPicture(subject), ...ofBlocks].find(
    (found) => found && /^image\/(avif|jpeg|png|webp)$/.test(found.mimeType),
  )
  return media ? { src: media.src, focalPoint: media.focalPoint } : null
}

/** The size of a shared picture in pixels, which the services that show it require. */
export const PICTURE = { width: 1200, height: 630 } as const

/** The part of the picture that a photo covers, in pixels. */
export const PHOTO = { width: 840, height: PICTURE.height } as const

export function subjectPicture(subject: Subject): Media | null {
  if (subject.type === 'caseStudy') return subject.pictures[0] ?? null
  if (subject.type === 'category') return subject.leadVideo?.media ?? null
  return subject.media
}

/** @returns the label of a subject. For a video, its subtitle */
export function subjectLabel(subject: Subject): string | null {
  return (subject.type === 'video' && subject.subtitle) || null
}
