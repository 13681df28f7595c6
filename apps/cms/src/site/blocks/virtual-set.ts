import { setOfAddress } from '@studio/shared/set-link'
import { pictureOf } from '../content/media'
import type { PublishedReader } from '../reader/reader'
import type { BlockBuilder, StoredBlockOf } from './types'

export const virtualSet: BlockBuilder<'virtualSet'> = (block, { reader }) => ({
  heading: block.heading,
  intro: block.intro ?? null,
  buttonLabel: block.buttonLabel,
  poster: pictureOf(reader, block.poster),
  example: block.exampleLink ? setOfAddress(block.exampleLink) : null,
  backgrounds: block.backgrounds.flatMap((part) => partOf(part, reader)),
  people: block.people.flatMap((person) =>
    partOf(person, reader).map((part) => ({ ...part, keying: keyingOf(person) })),
  ),
})

type StoredPart = StoredBlockOf<'virtualSet'>['backgrounds'][number]
type StoredPerson = StoredBlockOf<'virtualSet'>['people'][number]

function partOf({ key, name, media: value }: StoredPart, reader: PublishedReader) {
  const media = pictureOf(reader, value)
  return media ? [{ key, name, media }] : []
}

function keyingOf({ isOnGreen, tolerance, spill, edge }: StoredPerson) {
  if (!isOnGreen) return null
  return { tolerance: part(tolerance, 50), spill: part(spill, 75), edge: part(edge, 20) }
}

/** Editors enter percentages, but the view contains fractions. */
function part(percent: number | null | undefined, usual: number): number {
  return (percent ?? usual) / 100
}
