import type { Media } from '@studio/shared/contracts/common'
import type { PageView } from '@studio/shared/contracts/page'
import { readVideoLink } from '@studio/shared/video-link'
import { env } from '@/env'
import { playerAddress } from '@/components/embeds/player-address'
import type { Address } from '@/lib/address'
import { canonicalUrl } from './alternates'
import type { JsonLdNode } from './json-ld'
import { organizationId } from './page-nodes'
import { plainText } from './rich-text'

/**
 * @returns the structured data of a video page, or null without a picture, which search engines
 * require
 */
export function videoObject(view: PageView, address: Address): JsonLdNode | null {
  const { subject, title, contentLocale } = view
  if (subject?.type !== 'video' || !subject.media) return null
  const reader = { country: address.country, locale: contentLocale }
  const file = fileOf(subject.embed, subject.media, contentLocale)
  if (!file) return null
  return {
    '@type': 'VideoObject',
    name: title,
    description: view.seo.description || plainText(subject.details, reader) || title,
    thumbnailUrl: env().SITE_URL + subject.media.src,
    uploadDate: subject.publishedAt,
    url: canonicalUrl(view, address),
    inLanguage: contentLocale,
    publisher: { '@id': organizationId() },
    ...(subject.category && { genre: subject.category.label }),
    ...(subject.year !== null && { dateCreated: String(subject.year) }),
    ...file,
  }
}

function fileOf(embed: string | null, { clip }: Media, locale: string): JsonLdNode | null {
  const link = embed ? readVideoLink(embed) : null
  if (link) return { embedUrl: playerAddress(link, locale) }
  if (!clip) return null
  return {
    contentUrl: env().SITE_URL + clip.src,
    encodingFormat: clip.mimeType,
    ...(clip.duration !== null && { duration: `PT${clip.duration}S` }),
  }
}
