import { formatTimecode } from '@studio/shared/review/timecode'
import { describe, expect, it } from 'vitest'
import { millisecondsOf, soundFacts, soundFrameAt } from './sound-facts'

describe('a sound as frames', () => {
  it('has as many as it has hundredths of a second', () => {
    expect(soundFacts(61_234).frameCount).toBe(6_124)
    expect(soundFacts(0).frameCount).toBe(1)
  })

  it('says its time in hundredths', () => {
    expect(formatTimecode(soundFrameAt(61_239), soundFacts(90_000))).toBe('00:01:01:23')
  })

  it('gives back the beginning of the hundredth in which a note stands', () => {
    expect(millisecondsOf(soundFrameAt(61_239))).toBe(61_230)
    expect(soundFrameAt(millisecondsOf(17))).toBe(17)
  })
})
