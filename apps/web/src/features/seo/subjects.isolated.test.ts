import type { PageView } from '@studio/shared/contracts/page'
import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Job } from '@studio/shared/contracts/subjects/job'
import type { Post } from '@studio/shared/contracts/subjects/post'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { blogPosting } from './blog-posting'
import { jobPosting } from './job-posting'

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.test')
  vi.stubEnv('SITE_URL', 'https://studio.test')
  vi.stubEnv('PUBLISH_SECRET', 'a-secret-that-is-long-enough-for-this')
})

const layoutData = { studioName: 'Studio' } as LayoutData
const inline = (text: string) => ({ type: 'text' as const, text, marks: [] })
const words = (text: string) => [{ type: 'paragraph' as const, children: [inline(text)] }]

function viewOf(subject: PageView['subject']): PageView {
  const seo = { title: 'T', description: 'What it is.', image: null, isIndexed: true }
  return { title: 'A title', contentLocale: 'de', seo, subject } as PageView
}

const post: Post = {
  type: 'post',
  lead: 'Lead',
  publishedOn: '2026-11-01',
  updatedAt: '2026-11-03T08:00:00.000Z',
  readingMinutes: 2,
  media: null,
  body: [],
  next: [],
  index: null,
}

describe('a post’s structured data', () => {
  const address = { country: 'us', locale: 'de', path: 'a-post' } as const

  it('It has the fields of an article', () => {
    expect(blogPosting(viewOf(post), layoutData, address)).toEqual({
      '@type': 'BlogPosting',
      '@id': 'https://studio.test/de/a-post#post',
      mainEntityOfPage: 'https://studio.test/de/a-post',
      url: 'https://studio.test/de/a-post',
      headline: 'A title',
      description: 'What it is.',
      datePublished: '2026-11-01',
      dateModified: '2026-11-03T08:00:00.000Z',
      inLanguage: 'de',
      author: {
        '@type': 'Organization',
        '@id': 'https://studio.test/#organization',
        name: 'Studio',
        url: 'https://studio.test/',
      },
      publisher: { '@id': 'https://studio.test/#organization' },
    })
  })

  it('Its date of change is not before its publication', () => {
    const early = { ...post, updatedAt: '2026-10-01T08:00:00.000Z' }
    expect(blogPosting(viewOf(early), layoutData, address)?.dateModified).toBe('2026-11-01')
  })

  it('Other pages have none', () => {
    expect(blogPosting(viewOf(null), layoutData, address)).toBeNull()
    expect(jobPosting(viewOf(post), layoutData, address)).toBeNull()
  })
})

const job: Job = {
  type: 'job',
  role: 'animator',
  summary: 'Moves <things>.',
  location: 'South Florida',
  employmentType: 'FULL_TIME',
  postedOn: '2026-11-01',
  closesOn: null,
  place: { locality: null, region: 'FL', country: 'US', isRemote: false },
  media: null,
  about: words('About.'),
  tasks: [
    {
      type: 'list',
      isOrdered: false,
      start: 1,
      items: [{ children: [inline('Draw & time')], lists: [] }],
    },
  ],
  profile: words('Patience.'),
  offer: [],
  test: null,
  index: null,
}

describe('a job’s structured data', () => {
  const address = { country: 'us', locale: 'de', path: 'careers/animator' } as const
  const postingOf = (change: Partial<Job> = {}) =>
    jobPosting(viewOf({ ...job, ...change }), layoutData, address)

  it('It has the required fields of job searches, and no salary', () => {
    const posting = postingOf()
    expect(posting).toMatchObject({
      title: 'A title',
      datePosted: '2026-11-01',
      employmentType: 'FULL_TIME',
      hiringOrganization: { '@type': 'Organization', name: 'Studio' },
      jobLocation: { address: { addressRegion: 'FL', addressCountry: 'US' } },
      identifier: { value: 'animator' },
    })
    expect(posting?.description).toBe(
      '<p>Moves &lt;things&gt;.</p><p>About.</p><ul><li>Draw &amp; time</li></ul><p>Patience.</p>',
    )
    for (const name of ['baseSalary', 'validThrough', 'jobLocationType']) {
      expect(posting).not.toHaveProperty(name)
    }
  })

  it('The job is open until the end of its last day', () => {
    expect(postingOf({ closesOn: '2026-12-01' })?.validThrough).toBe('2026-12-01T23:59:59Z')
  })

  it('It says where the work may be done', () => {
    const place = { ...job.place, isRemote: true }
    expect(postingOf({ place })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
    })
  })
})
