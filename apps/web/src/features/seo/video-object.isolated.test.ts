import type { Media } from '@studio/shared/contracts/common'
import type { PageView } from '@studio/shared/contracts/page'
import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import { describe, expect, it, vi } from 'vitest'
import { videoObject } from './video-object'

vi.mock('@/env', () => ({ env: () => ({ SITE_URL: 'https://studio.example' }) }))

const media: Media = {
  src: '/media/1/poster.webp',
  alt: 'A coupé',
  width: 1280,
  height: 720,
  mimeType: 'image/webp',
  focalPoint: { x: 50, y: 50 },
  dominantColor: null,
  clip: {
    title: null,
    src: '/media/1/film.mp4',
    mimeType: 'video/mp4',
    av1Src: null,
    duration: 6,
    sound: null,
  },
}

const subject: VideoSubject = {
  type: 'video',
  subtitle: null,
  media,
  embed: null,
  category: { label: 'Automotive', href: '/automotive-reel' },
  stage: 'final',
  year: 2026,
  role: null,
  credits: [],
  details: [
    { type: 'paragraph', children: [{ type: 'text', text: 'One take at dusk.', marks: [] }] },
  ],
  stages: [],
  similar: [],
  next: null,
  publishedAt: '2026-11-21T10:00:00.000Z',
}

function nodeOf(change: Partial<VideoSubject>, description = 'A road at dusk.') {
  const view = {
    kind: 'page',
    title: 'Causeway',
    contentLocale: 'en',
    seo: { description },
    subject: { ...subject, ...change },
  } as PageView
  return videoObject(view, { country: 'us', locale: 'en', path: 'automotive-reel/causeway' })
}

describe('a video’s structured data', () => {
  it('It has the fields that search engines require, with absolute addresses', () => {
    expect(nodeOf({})).toMatchObject({
      '@type': 'VideoObject',
      name: 'Causeway',
      description: 'A road at dusk.',
      thumbnailUrl: 'https://studio.example/media/1/poster.webp',
      uploadDate: '2026-11-21T10:00:00.000Z',
      contentUrl: 'https://studio.example/media/1/film.mp4',
      duration: 'PT6S',
      url: 'https://studio.example/automotive-reel/causeway',
    })
  })

  it('A third-party video has its player, and not the clip beside it', () => {
    const node = nodeOf({ embed: 'https://vimeo.com/76979871' })
    expect(node?.embedUrl).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871/)
    expect(node).not.toHaveProperty('contentUrl')
  })

  it('The details replace a missing description', () => {
    expect(nodeOf({}, '')?.description).toBe('One take at dusk.')
    expect(nodeOf({ details: [] }, '')?.description).toBe('Causeway')
  })

  it.each([{ media: null }, { media: { ...media, clip: null } }])(
    'A page without a video has none: %#',
    (change) => {
      expect(nodeOf(change)).toBeNull()
    },
  )
})
