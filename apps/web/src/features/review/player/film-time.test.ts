import { describe, expect, it } from 'vitest'
import { lengthOf, readFrame } from './film-time'
import { soundFacts } from './sound/sound-facts'

const FILM = {
  rate: { numerator: 24, denominator: 1 },
  startFrame: 86_400,
  isDropFrame: false,
  frameCount: 240,
}

describe('lengthOf', () => {
  it('counts from zero, whatever the first frame’s timecode', () => {
    expect(lengthOf(FILM)).toBe('00:00:10:00')
  })

  it('of a sound is what the sound lasts', () => {
    expect(lengthOf(soundFacts(30_000))).toBe('00:00:30:00')
  })
})

describe('readFrame', () => {
  it.each([
    ['01:00:02:12', 60],
    ['2:12', 60],
    ['01:00:09:23', 239],
    ['+10', 110],
    ['-100', 0],
  ])('%s is frame %s', (text, frame) => {
    expect(readFrame(text, FILM, 100)).toBe(frame)
  })

  it.each(['01:00:10:00', '00:59:59:23', '02:00:00:00', '+140', '-101', 'now', ''])(
    '“%s” is not a frame of the film',
    (text) => {
      expect(readFrame(text, FILM, 100)).toBeNull()
    },
  )
})
