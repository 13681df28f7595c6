import type { Feed } from '@studio/shared/contracts/listings'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { rss } from './rss'

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.test')
  vi.stubEnv('SITE_URL', 'https://studio.test')
  vi.stubEnv('PUBLISH_SECRET', 'a-secret-that-is-long-enough-for-this')
})

const feed: Feed = {
  studioName: 'Studio',
  title: 'Blog',
  description: 'On pictures & <time>.',
  path: 'blog',
  posts: [
    {
      path: 'first',
      title: 'Cut & "run"',
      lead: 'One \u0007thing.',
      publishedOn: '2026-11-01',
      updatedAt: '2026-11-03T08:00:00.000Z',
    },
  ],
}

describe('rss', () => {
  it('Each post has its date and a permanent address', () => {
    const text = rss(feed, 'ar')
    expect(text).toContain('<link>https://studio.test/ar/first</link>')
    expect(text).toContain('<guid isPermaLink="true">https://studio.test/ar/first</guid>')
    expect(text).toContain('<pubDate>Sun, 01 Nov 2026 12:00:00 GMT</pubDate>')
    expect(text).toContain('<lastBuildDate>Tue, 03 Nov 2026 08:00:00 GMT</lastBuildDate>')
    expect(text).toContain('<language>ar</language>')
    expect(text).toContain('href="https://studio.test/ar/feed.xml" rel="self"')
  })

  it('It is valid XML for any text', () => {
    const text = rss(feed, 'en')
    expect(text).toContain('<title>Cut &amp; &quot;run&quot;</title>')
    expect(text).toContain('<description>One thing.</description>')
    expect(text).toContain('<description>On pictures &amp; &lt;time&gt;.</description>')
  })

  it('It has no date of change without posts', () => {
    const text = rss({ ...feed, posts: [] }, 'de')
    expect(text).not.toContain('lastBuildDate')
    expect(text).toContain('<title>Studio: Blog</title>')
  })
})
