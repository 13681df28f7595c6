import { describe, expect, it, vi } from 'vitest'
import { mediaOf, sitemap } from './sitemap'

vi.mock('@/env', () => ({ env: () => ({ SITE_URL: 'https://studio.example' }) }))

const page = {
  path: 'beauty-reel/amber',
  updatedAt: '2026-11-21T10:00:00.000Z',
  readyLocales: ['en' as const, 'ar' as const],
  images: ['/media/1/amber.webp'],
  video: {
    title: { en: 'Amber & co', ar: 'عنبر' },
    description: { en: 'A <pour>' },
    thumbnail: '/media/1/amber.webp',
    address: '/media/1/amber.mp4',
    duration: 6.4,
    publishedAt: '2026-11-21T10:00:00.000Z',
  },
}

describe('a video in the sitemap', () => {
  it('It has its texts in the page’s language or in English, with escaped characters', () => {
    expect(mediaOf(page, 'en')).toContain('<video:title>Amber &amp; co</video:title>')
    expect(mediaOf(page, 'ar')).toContain('<video:title>عنبر</video:title>')
    expect(mediaOf(page, 'ar')).toContain('<video:description>A &lt;pour&gt;</video:description>')
  })

  it('It has its file, picture and duration', () => {
    const xml = mediaOf(page, 'en')
    expect(xml).toContain('<image:loc>https://studio.example/media/1/amber.webp</image:loc>')
    expect(xml).toContain(
      '<video:content_loc>https://studio.example/media/1/amber.mp4</video:content_loc>',
    )
    expect(xml).toContain('<video:duration>6</video:duration>')
  })

  it('A third-party video has its player', () => {
    const video = { ...page.video, address: 'https://youtu.be/aqz-KE-bpKQ', duration: null }
    const xml = mediaOf({ ...page, video }, 'en')
    expect(xml).toMatch(/<video:player_loc>https:\/\/www\.youtube-nocookie\.com[^<]*&amp;/)
    expect(xml).not.toMatch(/content_loc|duration/)
  })

  it('A page without a video has no entry for one', () => {
    expect(mediaOf({ ...page, images: [], video: null }, 'en')).toBe('')
  })

  it('The video is in the entry of each language of its page', () => {
    const xml = sitemap([page])
    expect(xml.match(/<video:video>/g)).toHaveLength(2)
    expect(xml).toContain('xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"')
  })
})
