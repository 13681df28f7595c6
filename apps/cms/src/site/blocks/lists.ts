import { jobPath } from '@studio/shared/document-paths'
import { listPath } from '@studio/shared/list-path'
import { studyCards } from '../case-studies/build-case-study'
import { readJobs } from '../jobs'
import { hrefOf, resolveActions } from '../content/links'
import { pictureOf } from '../content/media'
import { postCard } from '../posts/build-post'
import { readPosts } from '../posts/read-posts'
import { quotePrice } from '../content/quote-price'
import { pageOfVideos, reelItemsOf } from '../videos/reel-items'
import {
  idsOf,
  isShownIn,
  readAllVideoIds,
  readCategories,
  readVideoIds,
  readVideos,
} from '../videos/read-videos'
import type { BlockBuilder } from './types'

export const caseStudyList: BlockBuilder<'caseStudyList'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  kind: block.kind,
  studies: await studyCards(reader, block.kind),
})

export const jobList: BlockBuilder<'jobList'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  jobs: (await readJobs(reader)).map(({ slug, title, summary, location, employmentType }) => ({
    href: hrefOf(reader, jobPath(slug)),
    title,
    summary,
    location,
    employmentType,
  })),
})

export const postList: BlockBuilder<'postList'> = async (block, { reader, list }) => {
  const { posts, pageCount } = await readPosts(reader, list.page)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    posts: posts.map((post) => postCard(reader, post)),
    current: list.page,
    pages: Array.from({ length: pageCount }, (_, index) =>
      hrefOf(reader, listPath({ ...list, filter: null, page: index + 1 })),
    ),
  }
}

export const serviceGrid: BlockBuilder<'serviceGrid'> = (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  services: block.services.flatMap((value) => {
    const service = reader.related('services', value)
    if (!service) return []
    const slug = reader.linked(service.page)
    return [
      {
        key: String(service.id),
        name: service.name,
        summary: service.summary,
        href: slug === null ? null : hrefOf(reader, slug),
        media: pictureOf(reader, service.media),
        figure: quotePrice(reader, service),
      },
    ]
  }),
})

/** Uses the showreel for the visitor's country if there is one, otherwise the default. */
export const showreel: BlockBuilder<'showreel'> = async (block, { reader, settings }) => {
  const chosen = reader.related('showreels', block.showreel)
  const edition = chosen?.editions?.find((one) => isShownIn(one, reader.viewer.country))
  const ids = idsOf((edition ?? chosen)?.videos)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    layout: block.layout,
    items: reelItemsOf(reader, await readVideos(reader, ids)),
    actions: resolveActions(reader, block.actions, settings),
  }
}

export const workList: BlockBuilder<'workList'> = async (block, { reader, list: view }) => {
  const filters = (await readCategories(reader)).filter(({ isWorkFilter }) => isWorkFilter)
  const current = filters.find(({ slug }) => slug === view.filter)
  const ids = current ? await readVideoIds(reader, current) : await readAllVideoIds(reader)
  const hrefTo = (filter: string | null) =>
    hrefOf(reader, listPath({ base: view.base, filter, page: 1 }))
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    everything: { href: hrefTo(null), isCurrent: !current },
    filters: filters.map(({ title, slug }) => ({
      label: title,
      href: hrefTo(slug),
      isCurrent: slug === view.filter,
    })),
    about: current ? { label: current.title, href: hrefOf(reader, current.slug) } : null,
    videos: await pageOfVideos(reader, ids, view),
  }
}
