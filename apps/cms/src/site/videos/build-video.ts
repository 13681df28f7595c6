import type { PageView } from '@studio/shared/contracts/page'
import type { VideoSubject } from '@studio/shared/contracts/subjects/videos'
import { headerThemeOf } from '@studio/shared/routes/appearance'
import type { Video } from '../../payload-types'
import { hrefOf } from '../content/links'
import type { PublishedReader } from '../reader/reader'
import { richTextFor } from '../content/rich-text'
import { seoOf } from '../content/seo'
import { readNeighbours, readStages } from './related-videos'
import { mediaOf, stageOf } from './reel-items'
import { trailTo } from '../subject-view'

export async function buildVideo(
  reader: PublishedReader,
  video: Video,
  readAt: number,
): Promise<PageView> {
  const path = video.path ?? video.slug
  const category = reader.related('categories', video.category)
  return {
    kind: 'page',
    readAt,
    path,
    title: video.title,
    seo: seoOf(reader, video),
    contentLocale: reader.contentLocale,
    readyLocales: video.readyLocales,
    headerTheme: video.headerTheme ?? headerThemeOf(path),
    layout: 'default',
    breadcrumbs: await trailTo(reader, [
      ...(category ? [category] : []),
      { slug: path, title: video.title },
    ]),
    service: null,
    subject: await subjectOf(reader, video),
    blocks: [],
  }
}

async function subjectOf(reader: PublishedReader, video: Video): Promise<VideoSubject> {
  const settings = await reader.settings()
  const category = reader.related('categories', video.category)
  const stages = await readStages(reader, video)
  const { similar, next } = await readNeighbours(reader, video, stages)
  return {
    type: 'video',
    subtitle: video.subtitle ?? null,
    media: mediaOf(reader, video),
    embed: video.embed || null,
    category: category && { label: category.title, href: hrefOf(reader, category.slug) },
    stage: stageOf(reader, video),
    year: video.year ?? null,
    role: video.role || null,
    credits: (video.credits ?? []).map(({ label, names }) => ({ label, names })),
    details: richTextFor(reader, video.details, settings),
    stages,
    similar,
    next,
    publishedAt: video.createdAt,
  }
}
