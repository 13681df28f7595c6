import { formatTimecode } from '@studio/shared/review/timecode'
import { describe, expect, it } from 'vitest'
import { millisecondsOf, soundFacts, soundFrameAt } from './sound-facts'

describe('a sound as frames', () => {
  it('has a frame per hundredth of a second', () => {
    expect(soundFacts(61_234).frameCount).toBe(6_124)
    expect(soundFacts(0).frameCount).toBe(1)
  })

  it('shows its time in hundredths', () => {
    expect(formatTimecode(soundFrameAt(61_239), soundFacts(90_000))).toBe('00:01:01:23')
  })

  it('returns the start of the hundredth of a note', () => {
    expect(millisecondsOf(soundFrameAt(61_239))).toBe(61_230)
    expect(soundFrameAt(millisecondsOf(17))).toBe(17)
  })
})
