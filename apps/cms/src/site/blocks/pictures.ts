import type { GuideMood } from '@studio/shared/contracts/picture-blocks'
import { resolveActions } from '../content/links'
import { pictureOf } from '../content/media'
import { quotePrice } from '../content/quote-price'
import { richTextFor } from '../content/rich-text'
import type { Media } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import type { BlockBuilder, StoredBlockOf } from './types'

export const gallery: BlockBuilder<'gallery'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  layout: block.layout,
  items: block.items.flatMap(({ media: value, caption }) => {
    const media = pictureOf(reader, value)
    return media ? [{ media, caption: caption ?? null }] : []
  }),
})

export const hero: BlockBuilder<'hero'> = (block, { reader, settings }) => ({
  eyebrow: block.eyebrow ?? null,
  title: block.title,
  lead: block.lead ?? null,
  media: pictureOf(reader, block.media),
  actions: resolveActions(reader, block.actions, settings),
  figure: quotePrice(reader, block),
})

export const mediaText: BlockBuilder<'mediaText'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  body: richTextFor(reader, block.body, settings),
  media: pictureInLanguage(block, reader),
  mediaSide: block.mediaSide,
  actions: resolveActions(reader, block.actions, settings),
})

export const opening: BlockBuilder<'opening'> = (block, { reader, settings }) => ({
  layout: block.layout,
  film: pictureOf(reader, block.film),
  smallFilm: pictureOf(reader, block.smallFilm),
  title: block.title,
  lead: block.lead ?? null,
  actions: resolveActions(reader, block.actions, settings),
})

export const panorama: BlockBuilder<'panorama'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  media: pictureOf(reader, block.media),
  poster: pictureOf(reader, block.poster),
  yaw: block.yaw ?? 0,
})

export const reviewDemo: BlockBuilder<'reviewDemo'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  buttonLabel: block.buttonLabel,
  shot: reader.related('media', block.clips[0]?.media)?.shot ?? null,
  versions: stagesOf(block.clips, reader),
})

export const guide: BlockBuilder<'guide'> = (block, { reader }) => {
  const moodOf = (mood: GuideMood) =>
    pictureOf(reader, block.clips.find((clip) => clip.mood === mood)?.media)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    layout: block.layout,
    buttonLabel: block.buttonLabel,
    suggestions: (block.suggestions ?? []).map(({ text }) => text),
    moods: {
      idle: moodOf('idle'),
      listening: moodOf('listening'),
      thinking: moodOf('thinking'),
      talking: moodOf('talking'),
    },
  }
}

export const stages: BlockBuilder<'stages'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  stages: stagesOf(block.clips, reader),
})

function pictureInLanguage(
  { media, localMedia }: StoredBlockOf<'mediaText'>,
  reader: PublishedReader,
) {
  const own = localMedia?.find(({ locale }) => locale === reader.contentLocale)
  return pictureOf(reader, own?.media) ?? pictureOf(reader, media)
}

function stagesOf(clips: { media: number | Media }[], reader: PublishedReader) {
  return clips.flatMap(({ media: value }) => {
    const media = pictureOf(reader, value)
    const stage = reader.related('media', value)?.stage
    return media?.clip && stage ? [{ stage, media }] : []
  })
}
