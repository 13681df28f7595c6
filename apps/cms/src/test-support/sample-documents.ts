import type { CaseStudy, Job, Post } from '../payload-types'

type New<Doc> = Omit<Doc, 'id' | 'createdAt' | 'updatedAt'>

/** A paragraph of rich text in the editor's format. */
export function richText(text: string) {
  const base = { direction: null, format: '' as const, indent: 0, version: 1 }
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}

const PUBLISHED = { readyLocales: ['en' as const], _status: 'published' as const }

export function samplePost(slug: string, publishedOn: string): New<Post> {
  return {
    ...PUBLISHED,
    slug,
    title: `Post ${slug}`,
    lead: 'What it is about.',
    publishedOn: `${publishedOn}T12:00:00.000Z`,
    body: richText('Words.'),
  }
}

export function sampleJob(slug: string): New<Job> {
  const words = richText('Words.')
  return {
    ...PUBLISHED,
    slug,
    title: `Job ${slug}`,
    summary: 'What one does.',
    location: 'South Florida',
    employmentType: 'FULL_TIME',
    country: 'US',
    headerTheme: 'light',
    about: words,
    tasks: words,
    profile: words,
    offer: words,
  }
}

export function sampleStudy(slug: string): New<CaseStudy> {
  const words = richText('Words.')
  return {
    ...PUBLISHED,
    slug,
    title: `Study ${slug}`,
    client: 'A client',
    lead: 'What it was about.',
    headerTheme: 'light',
    challenge: words,
    approach: words,
    outcome: words,
  }
}
