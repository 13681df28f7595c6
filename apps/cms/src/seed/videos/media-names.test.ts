import { describe, expect, it } from 'vitest'
import { clipName, posterName } from './media-names'

describe('the name of', () => {
  it.each([
    [{ shot: 'causeway', stage: 'final' }, 'library-causeway-final-clip'],
    [
      { shot: 'sphere-rooftop', stage: 'sphere', turn: { from: -90, to: 40 } },
      'library-sphere-rooftop-turn-270-040-final-clip',
    ],
  ])('a clip', (place, name) => {
    expect(clipName(place)).toBe(name)
  })

  it.each([
    [{ shot: 'causeway', stage: 'final' }, null],
    [{ shot: 'podcast', stage: 'animatic', frame: 40 }, 'library-set-stills-podcast-animatic-0040'],
    [
      { shot: 'sphere-interior', stage: 'sphere', view: { yaw: 10, fov: 100, planet: false } },
      'library-set-stills-sphere-interior-view-010-100',
    ],
    [
      { shot: 'sphere-rooftop', stage: 'sphere', view: { yaw: 0, fov: 230, planet: true } },
      'library-set-stills-sphere-rooftop-planet-000-230',
    ],
  ])('a poster', (place, name) => {
    expect(posterName(place)).toBe(name)
  })
})
