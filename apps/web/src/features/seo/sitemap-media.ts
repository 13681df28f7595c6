import type { SitemapVideo, SitePaths } from '@studio/shared/contracts/listings'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { readVideoLink } from '@studio/shared/video-link'
import { env } from '@/env'
import { playerAddress } from '@/components/embeds/player-address'
import { escapeMarkup } from './escape-markup'

type SitemapPage = SitePaths['pages'][number]

/** The pictures and the film of a page, as Google's extensions of the sitemap have them. */
export function mediaOf({ images, video }: SitemapPage, locale: Locale): string {
  const pictures = images.map(
    (src) => `<image:image>${tag('image:loc', absolute(src))}</image:image>`,
  )
  return pictures.join('') + (video ? videoOf(video, locale) : '')
}

/** The order of the elements is part of the format. */
function videoOf(video: SitemapVideo, locale: Locale): string {
  const title = video.title[locale] ?? video.title[DEFAULT_LOCALE]
  if (!title) return ''
  const description = video.description[locale] ?? video.description[DEFAULT_LOCALE]
  return [
    '<video:video>',
    tag('video:thumbnail_loc', absolute(video.thumbnail)),
    tag('video:title', title),
    tag('video:description', description || title),
    placeOf(video, locale),
    video.duration === null ? '' : tag('video:duration', String(Math.round(video.duration))),
    tag('video:publication_date', video.publishedAt),
    '</video:video>',
  ].join('')
}

function placeOf({ address }: SitemapVideo, locale: Locale): string {
  const link = readVideoLink(address)
  if (link) return tag('video:player_loc', playerAddress(link, locale))
  return tag('video:content_loc', absolute(address))
}

function absolute(address: string): string {
  return address.startsWith('/') ? env().SITE_URL + address : address
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
