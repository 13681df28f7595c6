import { playerAddress } from '@/components/embeds/player-address'
import { env } from '@/env'
import type { SitemapVideo, SitePaths } from '@studio/shared/contracts/listings'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { isIndexedPath } from '@studio/shared/routes/indexing'
import { readVideoLink } from '@studio/shared/video-link'
import { absoluteUrl, alternatesOf } from './alternates'
import { escapeMarkup } from './rich-text'

type SitemapPage = SitePaths['pages'][number]

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ' +
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">\n'

/**
 * The sitemap lists each indexed page in each ready language, with links to the other languages.
 */
export function sitemap(pages: SitemapPage[]): string {
  const entries = pages
    .filter(({ path }) => isIndexedPath(path))
    .flatMap((page) => page.readyLocales.map((locale) => entry(page, locale)))
  return `${HEAD}${entries.join('\n')}\n</urlset>\n`
}

function entry(page: SitemapPage, locale: SitemapPage['readyLocales'][number]): string {
  const links = Object.entries(alternatesOf(page, page)).map(
    ([language, url]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`,
  )
  const location = `<loc>${escapeMarkup(absoluteUrl(locale, page.path))}</loc>`
  return `<url>${location}<lastmod>${escapeMarkup(page.updatedAt)}</lastmod>${links.join('')}${mediaOf(page, locale)}</url>`
}

/** @returns a page's pictures and video in Google's sitemap extensions */
export function mediaOf({ images, video }: SitemapPage, locale: Locale): string {
  const pictures = images.map(
    (src) => `<image:image>${tag('image:loc', absolute(src))}</image:image>`,
  )
  return pictures.join('') + (video ? videoOf(video, locale) : '')
}

/** Makes a video of the sitemap. The format prescribes the order of the elements. */
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
