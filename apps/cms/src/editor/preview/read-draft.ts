import type { PageView } from '@studio/shared/contracts/page'
import { caseStudyPath, jobPath, postPath, resultPath } from '@studio/shared/document-paths'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { HOME_SLUG, type PagePath } from '@studio/shared/paths'
import type { DocumentTicket, PreviewCollection } from '@studio/shared/preview'
import type { Payload } from 'payload'
import { buildPage } from '../../site/build-page'
import { buildCaseStudy, buildResult } from '../../site/case-studies/build-case-study'
import { buildJob } from '../../site/jobs'
import { buildPost } from '../../site/posts/build-post'
import type { PublishedReader } from '../../site/reader/reader'
import { buildVideo } from '../../site/videos/build-video'
import { UNCATEGORISED } from '../../platform/fields/video-rules'

/** The newest version of a document, with the function that builds its page. */
export interface Draft {
  document: Readonly<Record<string, unknown>>
  readyLocales: Locale[]
  /** Its main path first; a case study with a result has a second one. */
  paths: [PagePath, ...PagePath[]]
  build: (reader: PublishedReader, path: PagePath, readAt: number) => Promise<PageView>
}

/**
 * Reads the document in the requested locale, even if it is not ready. Missing texts fall back to
 * English.
 */
export async function readDraft(
  payload: Payload,
  { collection, id }: Pick<DocumentTicket, 'collection' | 'id'>,
  locale: Locale,
): Promise<Draft | null> {
  /**
   * Access is overridden: the caller has verified a ticket for this document, which grants access.
   */
  const find = <Collection extends PreviewCollection>(kind: Collection) =>
    payload.findByID({
      collection: kind,
      id,
      draft: true,
      locale,
      fallbackLocale: [...LOCALES],
      depth: 0,
      disableErrors: true,
    })
  switch (collection) {
    case 'pages': {
      const page = await find(collection)
      const path = page?.slug === HOME_SLUG ? '' : page?.slug
      return draftOf(page, [path], (reader, _, readAt) => page && buildPage(reader, page, readAt))
    }
    case 'posts': {
      const post = await find(collection)
      const path = post?.slug && postPath(post.slug)
      return draftOf(post, [path], (reader, _, readAt) => post && buildPost(reader, post, readAt))
    }
    case 'jobs': {
      const job = await find(collection)
      const path = job?.slug && jobPath(job.slug)
      return draftOf(job, [path], (reader, _, readAt) => job && buildJob(reader, job, readAt))
    }
    case 'case-studies': {
      const study = await find(collection)
      const own = study?.slug && caseStudyPath(study.slug)
      const result = study?.slug && study.hasResult && resultPath(study.slug)
      return draftOf(study, [own, ...(result ? [result] : [])], (reader, path, readAt) => {
        if (!study) return null
        return (path === result ? buildResult : buildCaseStudy)(reader, study, readAt)
      })
    }
    case 'videos': {
      const video = await find(collection)
      const path = video?.slug && (await videoPath(payload, video))
      return draftOf(video, [path], (reader, _, readAt) => {
        return video && buildVideo(reader, { ...video, path: path || null }, readAt)
      })
    }
  }
}

type Build = (
  reader: PublishedReader,
  path: PagePath,
  readAt: number,
) => Promise<PageView> | null | undefined

/** A document without a slug has no path yet, so it gets one that no other document can have. */
function draftOf(
  document: { readyLocales?: Locale[] | null } | null | undefined,
  [own, ...others]: (PagePath | null | undefined)[],
  build: Build,
): Draft | null {
  if (!document) return null
  return {
    document: { ...document },
    readyLocales: document.readyLocales ?? [],
    paths: [own ?? NOWHERE, ...others.filter((path) => path !== null && path !== undefined)],
    build: async (reader, path, readAt) => {
      const view = await build(reader, path, readAt)
      if (!view) throw new Error('The document is not there.')
      return view
    },
  }
}

/** The path that the database sets when the video is published. */
async function videoPath(
  payload: Payload,
  { slug, category }: { slug: string; category?: number | { id: number } | null },
): Promise<PagePath> {
  if (!category) return `${UNCATEGORISED}/${slug}`
  const id = typeof category === 'number' ? category : category.id
  const found = await payload.findByID({
    collection: 'categories',
    id,
    depth: 0,
    disableErrors: true,
  })
  return `${found?.slug ?? UNCATEGORISED}/${slug}`
}
