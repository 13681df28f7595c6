import { describe, expect, it } from 'vitest'
import type { Marker } from '../types'
import { nextMarker } from './markers'

const MARKERS = [40, 10, 25, 10].map((first, index): Marker => {
  const id = `${first}-${index}`
  return { id, first, last: first + 5, side: 'client', isResolved: false, label: id }
})

describe('nextMarker', () => {
  it.each([
    [0, 1, '10-1'],
    [10, 1, '25-2'],
    [39, 1, '40-0'],
    [41, -1, '40-0'],
    [40, -1, '25-2'],
    [12, -1, '10-1'],
  ] as const)('from frame %s in direction %s is %s', (frame, direction, id) => {
    expect(nextMarker(MARKERS, frame, direction)?.id).toBe(id)
  })

  it('is null before the first and after the last', () => {
    expect(nextMarker(MARKERS, 10, -1)).toBeUndefined()
    expect(nextMarker(MARKERS, 40, 1)).toBeUndefined()
  })
})
