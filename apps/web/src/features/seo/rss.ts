import type { Feed } from '@studio/shared/contracts/listings'
import type { Locale } from '@studio/shared/locales'
import { env } from '@/env'
import { absoluteUrl, feedPath } from './alternates'
import { escapeMarkup } from './rich-text'

/** @returns the blog as RSS 2.0, newest first */
export function rss(feed: Feed, locale: Locale): string {
  const own = env().SITE_URL + feedPath(locale)
  const latest = feed.posts
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', titleOf(feed)),
    element('link', absoluteUrl(locale, feed.path)),
    element('description', feed.description),
    element('language', locale),
    ...(latest ? [element('lastBuildDate', new Date(latest).toUTCString())] : []),
    `<atom:link href="${escapeMarkup(own)}" rel="self" type="application/rss+xml"/>`,
    ...feed.posts.map((post) => item(post, locale)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function titleOf({ title, studioName }: Feed): string {
  return title.includes(studioName) ? title : `${studioName}: ${title}`
}

/**
 * Makes an item of the feed. The address is also the guid, so that feed readers recognize known
 * posts.
 */
function item({ path, title, lead, publishedOn }: Feed['posts'][number], locale: Locale): string {
  const url = absoluteUrl(locale, path)
  const parts = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeMarkup(url)}</guid>`,
    element('description', lead),
    element('pubDate', new Date(`${publishedOn}T12:00:00Z`).toUTCString()),
  ]
  return `<item>${parts.join('')}</item>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`
}
