import { z } from 'zod'
import type { Checks, Remark } from './media'

/** What is wrong with a playable copy, as far as a client needs to know it. */
export const plainCheckField = z.enum([
  'picturesMissing',
  'picturesLate',
  'soundCut',
  'soundPart',
  'soundNone',
  'onePicture',
  'onGray',
])

type PlainCheck = z.infer<typeof plainCheckField>

const PLAIN: Partial<Record<Remark['kind'], PlainCheck>> = {
  soundBeyond: 'soundCut',
  soundBefore: 'soundCut',
  firstTrack: 'soundPart',
  firstTracks: 'soundPart',
  defaultTrack: 'soundPart',
  firstChannels: 'soundPart',
  soundUnreadable: 'soundNone',
  firstPicture: 'onePicture',
  transparent: 'onGray',
}

/**
 * Picks from the comparison of a copy with its original what clients and guests have to know, each
 * only once. Everything else is for the studio.
 */
export function plainChecks({ frames, remarks }: Checks): PlainCheck[] {
  const pictures = frames && frames.shown < frames.original ? 'picturesMissing' : undefined
  const times = frames && !frames.areTimesEqual ? 'picturesLate' : undefined
  const found: (PlainCheck | undefined)[] = [
    pictures ?? times,
    ...remarks.map(({ kind }) => PLAIN[kind]),
  ]
  return [...new Set(found.filter((one) => one !== undefined))]
}
