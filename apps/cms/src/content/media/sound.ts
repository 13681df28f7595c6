import { readVtt, VttError } from '@studio/shared/captions/read-vtt'
import type { Condition, Field } from 'payload'

const isClip: Condition = ({ mimeType }) => String(mimeType).startsWith('video/')
const isFilmWithSound: Condition = ({ mimeType, hasSound }) =>
  hasSound === true && String(mimeType).startsWith('video/')

const REASONS: Record<VttError['reason'], string> = {
  noHeader: 'Captions begin with a line that says WEBVTT. SubRip files (.srt) must be converted.',
  noCues: 'There is no caption in it.',
  badTime: 'A caption’s times look like 00:01.000 --> 00:02.500.',
  endsTooEarly: 'The caption ends before it begins.',
  outOfOrder: 'The caption begins before the one above it.',
  noText: 'The caption has no words.',
}

export const checkCaptions = (value: string | null | undefined): string | true => {
  if (!value) return true
  try {
    readVtt(value)
    return true
  } catch (error) {
    if (!(error instanceof VttError)) throw error
    return `Line ${error.line}: ${REASONS[error.reason]}`
  }
}

/** Fields of films with sound. A silent loop has none of them. */
export function soundFields(): Field[] {
  return [
    {
      name: 'hasSound',
      label: 'Play with sound',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        condition: isClip,
        description:
          'Visitors get a player with a timeline, volume and captions. Unchecked, the clip plays by itself, silently, over and over.',
      },
    },
    {
      name: 'captions',
      type: 'textarea',
      localized: true,
      maxLength: 60_000,
      validate: (value: string | null | undefined) => checkCaptions(value),
      admin: {
        rows: 10,
        condition: isFilmWithSound,
        description:
          'As WebVTT, in the language chosen above: what is said, and in brackets what is heard.',
        components: { afterInput: ['/platform/fields/admin/captions-file#CaptionsFile'] },
      },
    },
    // The loudness of a sound over its duration, from which its waveform is drawn.
    { name: 'peaks', type: 'json', admin: { hidden: true } },
  ]
}
