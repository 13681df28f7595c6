import type { Place } from '@studio/shared/review/carry-anchor'
import type { Rate } from '@studio/shared/review/media'
import type { Anchor } from '@studio/shared/review/notes'
import { expect, it } from 'vitest'
import { sameTime } from './same-time'

const slow24 = { numerator: 24_000, denominator: 1_001 }
const at25 = { numerator: 25, denominator: 1 }
const fast60 = { numerator: 60_000, denominator: 1_001 }

let ids = 0

function shown(place: Partial<Place>) {
  ids += 1
  return {
    id: String(ids),
    kind: 'video' as const,
    video: null,
    milliseconds: null,
    pages: [],
    ...place,
  }
}

function film(rate: Rate, frameCount = 10_000) {
  const video = {
    rate,
    frameCount,
    startFrame: 0,
    isDropFrame: false,
    isVariableRate: false,
    width: 1_920,
    height: 1_080,
    hasSound: true,
  }
  return shown({ video })
}

const at = (first: number, last = first): Anchor => ({ kind: 'frames', first, last })

it.each([
  [at25, slow24, 150, 144],
  [at25, fast60, 150, 360],
  [fast60, at25, 360, 150],
  [at25, at25, 150, 150],
  [at25, fast60, 0, 0],
])('a film opens at the same time, not at the same number: %j to %j', (from, to, frame, there) => {
  expect(sameTime({ anchor: at(frame), version: film(from) }, film(to))).toEqual(at(there))
})

it('a shorter film opens at its end', () => {
  expect(sameTime({ anchor: at(500), version: film(at25) }, film(at25, 100))).toEqual(at(99))
})

it('the same version opens at the same place, with its range', () => {
  const version = film(at25)
  expect(sameTime({ anchor: at(5, 9), version }, version)).toEqual(at(5, 9))
})

it('a sound opens at the time of the film, and a board at the same page', () => {
  const sound = shown({ kind: 'audio', milliseconds: 60_000 })
  const heard = { kind: 'time', milliseconds: 2_000 } as const
  expect(sameTime({ anchor: at(50), version: film(at25) }, sound)).toEqual(heard)
  expect(sameTime({ anchor: heard, version: sound }, film(at25))).toEqual(at(50))
  const place = { kind: 'place', page: 3, at: null } as const
  const board = shown({ kind: 'pages' })
  expect(sameTime({ anchor: place, version: board }, shown({ kind: 'pages' }))).toEqual(place)
})
